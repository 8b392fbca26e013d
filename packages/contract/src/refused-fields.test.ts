// Shows 3.33, 5.45, 10.10, 11.7.
import { expect, it } from 'vitest';
import { ALL_ROUTES, type RouteId } from './routes.ts';
import { readSentenceKey, sentenceOfKey } from './sentences.ts';
import { CONTRACT_SENTENCES } from './texts.ts';

const ID = '019a0000-0000-7000-8000-000000000000';
const date = '2026-11-20T08:00:00Z';
const LONG_NOTE = { note: 'x'.repeat(501) };
const NOTE_LENGTH = 'Note must be text of at most 500 characters.';
const STEP = { startDate: '2026-11-23', time: '08:00', everyDays: 7, doseMg: 5, doses: 4 };
const LAST_STEP = { ...STEP, startDate: '2026-12-21', doses: null };
const LEFT_THIGH = { location: 'thigh', subLocation: 'left' };
const WEBHOOK = { url: 'https://example.com/hook', events: ['dose.due'], template: 'json' };
const LANGUAGES = 'Language must be one of en, de, fr, es, it, pt-BR, pl, nl.';

const zones = (value: unknown) => ({ zones: value });
const steps = (...value: object[]) => ({ steps: value });
const all = <T>(values: readonly T[], change: (value: T) => object, field: string, sentence = '') =>
  values.map((value): Refusal => [change(value), field, sentence]);

/** A change of a right body or query, the field that is refused, and the sentence when it is fixed. */
type Refusal = readonly [change: object, field: string, sentence?: string];

/**
 * Values that a schema refuses, each within a body or query that is right without it. The test of every route on the
 * server (`every-route.test.ts`) shows that it answers a refusal of its schema with the field.
 */
const REFUSALS: readonly (readonly [RouteId, right: object, readonly Refusal[]])[] = [
  [
    'register',
    { email: 'new@example.com', password: 'correct horse battery' },
    [
      [{ password: 'short' }, 'password'],
      [{ password: 'x'.repeat(129) }, 'password'],
      [{ email: 'nobody' }, 'email'],
      [{ email: '' }, 'email'],
      [{ currency: 'JPY' }, 'currency'],
      [{ news: 'yes' }, 'news'],
    ],
  ],
  [
    'addPen',
    { name: 'Pen', strength: 5, startDate: '2026-11-01' },
    [
      [{ strength: 3 }, 'strength'],
      [{ strength: '5' }, 'strength'],
      [{ costPerPen: -0.01 }, 'costPerPen'],
      [{ costPerPen: '133' }, 'costPerPen'],
      [{ startDate: '2026-02-30' }, 'startDate'],
      [{ startDate: '03/11/2026' }, 'startDate'],
      [{ purchaseDate: '2026-13-01' }, 'purchaseDate'],
      [{ name: 'x'.repeat(81) }, 'name'],
      [{ name: 'null\u0000' }, 'name'],
      [{ enableFifthDose: 'yes' }, 'enableFifthDose'],
    ],
  ],
  [
    'discardPen',
    { on: '2026-11-21', reason: 'empty' },
    [
      [{ on: undefined }, 'on'],
      [{ reason: undefined }, 'reason'],
      [{ reason: 'bored' }, 'reason'],
    ],
  ],
  [
    'logDose',
    { penId: ID, clicks: 1, date },
    [
      ...all([0, 1.5, -1, null], (clicks) => ({ clicks }), 'clicks'),
      ...all([LONG_NOTE.note, 7, null], (note) => ({ note }), 'note', NOTE_LENGTH),
    ],
  ],
  ['editDose', {}, all([LONG_NOTE.note, 7, null], (note) => ({ note }), 'note', NOTE_LENGTH)],
  [
    'addWeight',
    { date, weightKg: 80 },
    all([0, 8, 19.9, 700.1, -80, '80', null], (weightKg) => ({ weightKg }), 'weightKg'),
  ],
  [
    'editWeight',
    {},
    [
      [{ weightKg: 19.9 }, 'weightKg'],
      [{ weightKg: null }, 'weightKg'],
      [{ date: 'today' }, 'date'],
      [LONG_NOTE, 'note'],
    ],
  ],
  [
    'addSymptom',
    { date, category: 'nausea', severity: 1 },
    [
      [{ severity: 11 }, 'severity'],
      [{ severity: 2.5 }, 'severity'],
      [{ category: 'sneezing' }, 'category'],
      [{ date: 'today' }, 'date'],
    ],
  ],
  [
    'addMeasurement',
    { kind: 'waist', value: 94, date },
    [
      [{ kind: 'height' }, 'kind'],
      [{ date: 'today' }, 'date'],
      [LONG_NOTE, 'note'],
    ],
  ],
  [
    'setGoal',
    { targetKg: null, targetDate: null, keep: null },
    [
      ...all([19.9, 700.1, '80'], (targetKg) => ({ targetKg }), 'targetKg'),
      ...all(['2027-02-30', '1899-12-31'], (targetDate) => ({ targetDate }), 'targetDate'),
      [{ keep: { lowKg: 19, highKg: 80 } }, 'keep'],
      [{ keep: { lowKg: 80, highKg: 701 } }, 'keep'],
      [{ keep: { lowKg: 80, highKg: 80 } }, 'keep'],
      [{ keep: { lowKg: 81, highKg: 80 } }, 'keep'],
      [{ keep: { lowKg: 80 } }, 'keep'],
      [{ keep: 80 }, 'keep'],
    ],
  ],
  [
    'setUnits',
    { weight: 'kg', height: 'cm' },
    [
      [{ height: undefined }, 'height'],
      [{ height: 'in' }, 'height'],
      [{ weight: undefined }, 'weight'],
      [{ weight: 'g' }, 'weight'],
    ],
  ],
  [
    'setDisplayName',
    { displayName: 'Anna' },
    all(
      ['x'.repeat(61), 'An\u0000na', 'An\nna', 'An\u202ena', 3, undefined],
      (displayName) => ({ displayName }),
      'displayName',
      'Name must be text of at most 60 characters.',
    ),
  ],
  [
    'setLanguage',
    { language: 'de' },
    all(
      ['xx', 'de-AT', 'en-XA', '', 3, undefined],
      (language) => ({ language }),
      'language',
      LANGUAGES,
    ),
  ],
  [
    'setHeight',
    { heightCm: 170 },
    all([49.9, 260.1, '170', null], (heightCm) => ({ heightCm }), 'heightCm'),
  ],
  [
    'setPlan',
    { medicine: 'tirzepatide', anchor: 'weekday', ...steps(STEP, LAST_STEP) },
    [
      [steps(), 'steps'],
      [steps(STEP, STEP), 'steps'],
      [steps({ ...STEP, doses: null }, LAST_STEP), 'steps'],
      [steps({ ...STEP, time: '24:00' }), 'steps'],
      [steps({ ...STEP, doseMg: 0 }), 'steps'],
      [steps({ ...STEP, everyDays: 0 }), 'steps'],
      [{ anchor: 'moon' }, 'anchor'],
      [{ medicine: '' }, 'medicine'],
    ],
  ],
  ['planAhead', { days: '7' }, all(['0', '367', '1.5', 'soon'], (days) => ({ days }), 'days')],
  [
    'setSites',
    zones([LEFT_THIGH]),
    [
      [zones([{ location: 'thigh', subLocation: 'left_lower' }]), 'zones'],
      [zones([{ location: 'abdomen', subLocation: 'left' }]), 'zones'],
      [zones([{ location: 'other', subLocation: 'left' }]), 'zones'],
      [zones([{ location: 'thigh' }]), 'zones'],
      [zones([LEFT_THIGH, { ...LEFT_THIGH, subLocation: 'right' }, LEFT_THIGH]), 'zones'],
      [zones('thigh'), 'zones'],
      [zones(undefined), 'zones'],
    ],
  ],
  [
    'createShare',
    { days: 7, passcode: null, from: '2026-11-01', to: '2026-11-21' },
    [
      ...all([0, 91, 1.5], (days) => ({ days }), 'days'),
      ...all(['abc', 'x'.repeat(65)], (passcode) => ({ passcode }), 'passcode'),
      ...all(['2026-11-22', '2020-01-01'], (from) => ({ from }), 'to'),
    ],
  ],
  [
    'createApiToken',
    { name: 'Scale', scope: 'log' },
    [
      [{ scope: 'admin' }, 'scope'],
      [{ scope: undefined }, 'scope'],
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(61) }, 'name'],
      [{ expiresOn: '2026-02-30' }, 'expiresOn'],
      [{ expiresOn: 7 }, 'expiresOn'],
    ],
  ],
  ...(['createWebhook', 'editWebhook'] as const).map((id) => {
    const refusals: Refusal[] = [
      [{ events: [] }, 'events'],
      [{ events: ['dose.due', 'dose.due'] }, 'events'],
      [{ events: ['dose.taken'] }, 'events'],
      [{ template: 'slack' }, 'template'],
      [{ url: 'hook' }, 'url'],
      [{ url: 'ftp://example.com/' }, 'url'],
      [{ url: 'https://ann:secret@example.com/' }, 'url'],
      [{ url: 'https://example.com/#here' }, 'url'],
      [{ url: `https://example.com/${'a'.repeat(1000)}` }, 'url'],
    ];
    return [id, WEBHOOK, refusals] as const;
  }),
  [
    'createEmailCampaign',
    { name: 'A', subject: 'A', templateId: ID },
    [
      [{ templateId: 'nothing' }, 'templateId'],
      [{ subject: 'two\nlines' }, 'subject'],
      [{ targetSegment: 'everybody' }, 'targetSegment'],
    ],
  ],
  ['changeEmailCampaign', {}, [[{ scheduledAt: 'tomorrow' }, 'scheduledAt']]],
];

it.each(REFUSALS)('%s refuses wrong values, each at its field', (id, right, refusals) => {
  const route = ALL_ROUTES.find((one) => one.id === id);
  const schema = route?.body ?? route?.query ?? expect.fail();
  expect(schema.safeParse(right).error).toBeUndefined();
  for (const [change, field, sentence = ''] of refusals) {
    const issues = schema.safeParse({ ...right, ...change }).error?.issues ?? [];
    const fields = new Set(issues.map(({ path }) => path[0]));
    expect([change, ...fields]).toEqual([change, field]);
    const key = readSentenceKey(issues[0]?.message ?? '');
    const said = key && sentenceOfKey(CONTRACT_SENTENCES, key, key.what);
    if (sentence !== '') expect(said).toBe(sentence);
  }
});
