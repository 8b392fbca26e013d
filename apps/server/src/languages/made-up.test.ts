// Shows 65.1.
import {
  type Ahead,
  addMeasurement,
  addSymptom,
  addWeight,
  exportCalendar,
  getReminders,
  getReport,
  getReportPdf,
  setHeight,
  setPlan,
  setReminders,
} from '@dosewise/contract';
import { zoneClock } from '@dosewise/domain';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AccountNotice,
  composeAccountNotice,
} from '../outgoing/channels/email/compose/account-notice-mail.ts';
import {
  composeSubscribed,
  mailIdentity,
  prepareTemplate,
} from '../outgoing/channels/email/compose/compose-message.ts';
import { composeLinkMail, type LinkMail } from '../outgoing/channels/email/compose/link-mail.ts';
import { composeReminder } from '../outgoing/channels/email/compose/reminder-mail.ts';
import { texts as mailTexts } from '../outgoing/channels/email/compose/texts.ts';
import type { MailMessage } from '../outgoing/channels/email/transport/mail-message.ts';
import { buildNotification } from '../outgoing/channels/notification.ts';
import { sayOutcome } from '../outgoing/channels/send-outcome.ts';
import { texts as channelTexts } from '../outgoing/channels/texts.ts';
import { type WordFacts, wordsFor } from '../outgoing/planner/reminder-words.ts';
import { createDose, createPen, createUser, standardDose } from '../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app.ts';
import type { Spoken } from './locales.ts';
import { voiceFor } from './speak.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({
    MADE_UP_LANGUAGE: 'on',
    PUBLIC_URL: 'https://x.y',
    MAIL_FROM: 'Dosewise <mail@x.y>',
  });
});
afterAll(() => test.close());

const ID = '01890000-0000-7000-8000-000000000000';
const READER = { language: 'en-XA' as Spoken, country: 'Spain' };

/** Words that someone typed, or that are written alike in every language. */
const ALIKE = /Dosewise|Europe\/London|PEN|doses\.csv|CSV|UTC|Firefox|Linux|someone@q\.r/g;

/** The runs of plain letters in what a person reads, besides names and addresses. */
const plainIn = (words: string) =>
  words
    .replace(/https?:\/\/[^\s"'<>]+/g, '')
    .replace(ALIKE, '')
    .match(/[A-Za-z]{3,}/g) ?? [];

const wordsOfHtml = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ');

function expectMadeUp(mail: MailMessage, name: string): void {
  expect(plainIn(mail.subject), `${name}, subject`).toEqual([]);
  expect(plainIn(mail.text), `${name}, text`).toEqual([]);
  expect(plainIn(wordsOfHtml(mail.html)), `${name}, HTML`).toEqual([]);
}

it('finds English that was left', () => {
  expect(plainIn('Dosewise: something at https://x.y/page, 5 mg')).toEqual(['something']);
});

it('leaves no English in a mail', () => {
  const identity = mailIdentity(test.context.config, 'secret');
  const voice = voiceFor(READER);
  const words = voice.words['outgoing/channels/email/compose'];
  const to = { userId: ID, deliveryId: ID, email: 'someone@q.r' };
  for (const kind of Object.keys(mailTexts.links) as LinkMail[]) {
    for (const role of ['sees', 'logs'] as const) {
      const care = {
        person_email: 'someone@q.r',
        person_name: null,
        role,
        last_day: '2026-12-01',
      } as const;
      const mail = composeLinkMail(identity, kind, { ...to, token: 'token' }, words, care);
      expectMadeUp(mail, kind);
    }
  }
  const device = 'Firefox on Linux';
  const notices: AccountNotice[] = [
    { kind: 'new_device', detail: device, at: TEST_NOW },
    { kind: 'new_device', detail: null, at: TEST_NOW },
    { kind: 'second_factor_removed', detail: null, at: TEST_NOW },
    { kind: 'address_changed', detail: null, at: TEST_NOW },
    ...(['owner', 'carer'] as const).map((told) => ({
      kind: 'person_ended' as const,
      detail: JSON.stringify({ told, email: 'someone@q.r' }),
      at: TEST_NOW,
    })),
    ...Object.keys(mailTexts.doors).flatMap((door) =>
      [device, mailTexts.notices.commandLine, 'Firefox on a Mac', null].map((device) => ({
        kind: 'door_opened' as const,
        detail: JSON.stringify({ door, device, about: door === 'share' ? '2026-12-05' : 'PEN' }),
        at: TEST_NOW,
      })),
    ),
  ];
  for (const notice of notices) {
    const mail = composeAccountNotice(identity, to, notice, voice);
    expectMadeUp(mail, `${notice.kind} ${notice.detail}`);
  }
  for (const caresFor of [null, 'someone@q.r']) {
    const reminder = { title: 'PEN', body: 'PEN', about: TEST_NOW, medicine: 'tirzepatide' };
    const mail = composeReminder(
      identity,
      { ...to, caresFor },
      reminder,
      { actSecret: 'secret', now: TEST_NOW },
      words,
    );
    expectMadeUp(mail, 'reminder');
  }
  const template = prepareTemplate(
    identity,
    { subject: 'PEN', html: '<p>PEN</p>', text: null },
    true,
  );
  expectMadeUp(
    composeSubscribed(identity, template, { ...to, country: 'Spain' }, words),
    'campaign',
  );
});

const AT = new Date(TEST_NOW + 3_600_000).toISOString();

const WEEK = { doses: 2, doseMg: 12.5, weighIns: 1, symptoms: 3, weightChangeKg: -1.25 };

function factsWith(
  kind: 'click_pen' | 'vial' | 'single_pen' | 'tablet',
  penId: string | null,
): WordFacts {
  const dose = { at: AT, doseMg: 7.5, penId, clicks: 2, state: 'due' };
  const otherMedicine = { medicine: 'semaglutide', at: new Date(-3 * 3_600_000).toISOString() };
  const plan = {
    medicine: 'tirzepatide',
    next: { ...dose, otherMedicine },
    doses: [dose],
    dosesLeft: 3,
    runsOutOn: '2026-11-30',
  };
  // A cast: what is not read is left out.
  const ahead = {
    plans: [plan, { ...plan, medicine: 'semaglutide' }],
    pens: [],
  } as unknown as Ahead;
  return {
    ahead,
    pens: new Map([['pen', { name: 'PEN', kind, steps_per_dose: 60 }]]),
    clock: zoneClock('Europe/London'),
    discreet: false,
    weeks: new Map([
      [1, { ...WEEK, ofMedicines: [] }],
      [
        2,
        {
          ...WEEK,
          ofMedicines: [
            { medicine: 'semaglutide', mg: 2.5 },
            { medicine: 'tirzepatide', mg: 10 },
          ],
        },
      ],
    ]),
    weightUnit: 'kg',
    voice: voiceFor(READER),
  };
}

it('leaves no English in a notification', () => {
  const about = Date.parse(AT);
  const kinds = ['click_pen', 'vial', 'single_pen', 'tablet'] as const;
  for (const facts of kinds.flatMap((kind) => [factsWith(kind, 'pen'), factsWith(kind, null)])) {
    for (const kind of ['dose', 'later', 'stock', 'discard', 'weighIn', 'weeklySummary'] as const) {
      for (const penIds of [['pen'], ['pen', 'gone']]) {
        for (const [discreet, instant] of [
          [true, 1],
          [false, 1],
          [false, 2],
        ] as const) {
          const medicine = 'tirzepatide';
          const reminder = { kind, about, medicine, instant, validUntil: 3, penIds };
          const { title, body } = wordsFor(reminder, 'push', { ...facts, discreet });
          expect(title).not.toBe('');
          expect([...plainIn(title), ...plainIn(body)], `${kind}: ${title} ${body}`).toEqual([]);
        }
      }
    }
  }
  const dose = { kind: 'dose', about, medicine: 'tirzepatide', instant: about };
  const delivery = { ...READER, ...dose, title: 'PEN', body: '' };
  const tools = { config: test.context.config, actSecret: 'secret', now: () => TEST_NOW };
  const { actions } = buildNotification(tools, { ...delivery, user_id: ID } as never);
  expect(actions.map(({ title }) => plainIn(title))).toEqual([[], []]);
  const { answers, replies } = channelTexts;
  const codes = Object.keys(answers);
  for (const code of [...codes, ...Object.keys(replies).map((reply) => `404 ${reply}`)]) {
    expect(plainIn(sayOutcome(code, 'en-XA')), code).toEqual([]);
  }
});

/** Someone with a bit of everything. */
async function createPatient() {
  const user = await createUser(test);
  const day = (date: string) => `${date}T08:30:00.000Z`;
  await test.call(setHeight, { body: { heightCm: 175 } }, user);
  const pen = await createPen(test, user.token, { name: 'PEN', startDate: '2026-11-01' });
  await createDose(test, user.token, standardDose(pen._id, { date: day('2026-11-02') }));
  for (const [date, weightKg] of [
    ['2026-11-01', 90.5],
    ['2026-11-20', 88],
  ] as const) {
    await test.call(addWeight, { body: { weightKg, date: day(date) } }, user);
    await test.call(
      addMeasurement,
      { body: { kind: 'body_fat', value: weightKg / 3, date: day(date) } },
      user,
    );
  }
  for (const category of ['nausea', 'no_symptoms'] as const) {
    await test.call(addSymptom, { body: { category, severity: 3, date: day('2026-11-05') } }, user);
  }
  const step = { startDate: '2026-11-08', time: '08:30', everyDays: 7, doseMg: 10, doses: null };
  const body = { medicine: 'tirzepatide', anchor: 'weekday', steps: [step] };
  await test.call(setPlan, { body }, user);
  const { body: wanted } = await test.call(getReminders, {}, user);
  await test.call(setReminders, { body: { ...wanted, discreet: false } }, user);
  return user;
}

const PERIOD = { from: '2026-11-01', to: '2026-11-21' };

it('leaves no English in a report, on paper too, nor in a calendar', async () => {
  const { token } = await createPatient();
  const headers = { 'accept-language': 'en-XA', authorization: `Bearer ${token}` };
  const report = await test.call(getReport, { query: PERIOD }, { token, headers });
  const { statement, sources } = report.body;
  for (const sentence of [statement, ...Object.values(sources)]) {
    expect(plainIn(sentence), sentence).toEqual([]);
  }
  const file = await test.app.inject({ url: `/api${getReportPdf.path}`, query: PERIOD, headers });
  const pdf = await getDocumentProxy(new Uint8Array(file.rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).not.toContain('tirzepatide');
  expect(plainIn(text)).toEqual([]);
  const calendar = await test.app.inject({ url: `/api${exportCalendar.path}`, headers });
  const lines = calendar.body
    .replace(/\r\n /g, '')
    .match(/^(SUMMARY|DESCRIPTION|X-WR-CALNAME)[^\r\n]*/gm);
  const shown = (lines ?? []).map((line) => line.replace(/^[^:]*:/, ''));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.some((words) => words.includes('PEN'))).toBe(true);
  for (const words of shown) expect(plainIn(words), words).toEqual([]);
});
