// Shows 32.1.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Dose } from '@dosewise/contract';
import { describe, expect, it } from 'vitest';
import { firstCases, itAtLength } from '../../apps/server/src/testing/long-run.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useApp, type Visit } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { answer, loseReply } from '../fixtures/replies.ts';
import { importScreen, SHEET, written } from './import-screen.ts';

const app = useApp();
const SAMPLES = new URL('../../packages/file-import/src/samples/migration/', import.meta.url);

interface Timed {
  readonly instant: string | null;
  readonly day?: string;
  readonly instant_alt?: readonly string[];
}
interface Expected {
  readonly account: { readonly zone: string; readonly weight_unit: 'kg' | 'lb' | 'st' };
  readonly doses: readonly (Timed & {
    readonly mg: number;
    readonly medicine: string | null;
    readonly site: string | null;
    readonly site_text?: string;
    readonly pain: number | null;
    readonly note: string | null;
  })[];
  readonly weights: readonly (Timed & { readonly kg: number })[];
  readonly measurements?: readonly { readonly kind: string; readonly value: number }[];
  readonly symptoms: readonly (Timed & {
    readonly category: string;
    readonly severity: number | null;
    readonly severity_range?: readonly [number, number];
  })[];
}
const { now, files } = JSON.parse(readFileSync(new URL('expected.json', SAMPLES), 'utf8')) as {
  now: string;
  files: Readonly<Record<string, Expected>>;
};
const expectedOf = (name: string): Expected => {
  const expected = files[name];
  if (expected === undefined) throw new Error(name);
  return expected;
};
const pathOf = (name: string) => fileURLToPath(new URL(name, SAMPLES));

const openImport = async (visit: Omit<Visit, 'user'> = {}, name?: string) => {
  const user = await app.newUser();
  const account = name === undefined ? null : expectedOf(name).account;
  await user.setTimeZone(account?.zone ?? 'Europe/London');
  if (account) {
    const { units } = await user.profile();
    await user.setUnits({ ...units, weight: account.weight_unit });
  }
  const page = await app.open('/import', { user, ...visit });
  // What lies ahead in a sample stays ahead.
  if (name !== undefined) await page.clock.setFixedTime(now);
  return { user, page, screen: importScreen(page) };
};

const dayIn = (timeZone: string, instant: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(instant));

/** Every record at the instant, or on the day, that is expected of it. */
const expectTimes = (
  zone: string,
  own: readonly { readonly date: string }[],
  its: readonly Timed[],
) => {
  expect(own).toHaveLength(its.length);
  for (const [index, { instant, day, instant_alt: others = [] }] of its.entries()) {
    const date = own[index]?.date ?? '';
    if (instant === null) expect(dayIn(zone, date)).toBe(day);
    else expect([instant, ...others].map((at) => Date.parse(at))).toContain(Date.parse(date));
  }
};
const startOf = ({ instant, day }: Timed) => Date.parse(instant ?? `${day}T12:00:00Z`);
const inOrder = <Its extends Timed>(its: readonly Its[]) =>
  its.toSorted((one, other) => startOf(one) - startOf(other));
const oldestFirst = <Own extends { readonly date: string }>(own: readonly Own[]) =>
  own.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));

const byCategory = (one: { category: string }, other: { category: string }) =>
  one.category < other.category ? -1 : 1;

/** By HL7 v2 table 0163, with LG and RG for the buttocks; null without a part of the body. */
const siteCode = (dose: Dose | undefined): string | null => {
  if (!dose?.injectionSubLocation || dose.injectionLocation === null) return null;
  const [side = '', half = ''] = dose.injectionSubLocation.toUpperCase().split('_');
  if (dose.injectionLocation === 'abdomen') return `${side[0]}${half[0]}AQ`;
  const part = { thigh: 'T', arm: 'UA', buttock: 'G', other: '' }[dose.injectionLocation];
  return `${side[0]}${part}`;
};

const expectStored = async (user: ApiUser, name: string) => {
  const expected = expectedOf(name);
  const { zone } = expected.account;
  const doses = oldestFirst(await user.doses());
  const its = inOrder(expected.doses);
  expectTimes(zone, doses, its);
  for (const [index, one] of its.entries()) {
    const dose = doses[index];
    // Words for a site that is none of ours stand in the note.
    const words = one.site_text === undefined ? [] : [`Site: ${one.site_text}`];
    const note = [...(one.note === null ? [] : [one.note]), ...words].join('\n');
    expect(dose).toMatchObject({ painLevel: one.pain, note });
    expect(dose?.doseAmount).toBeCloseTo(one.mg, 6);
    expect(dose?.medicine.toLowerCase()).toContain((one.medicine ?? 'unknown').toLowerCase());
    expect(siteCode(dose)).toBe(one.site);
  }
  const weights = oldestFirst(await user.weights());
  expectTimes(zone, weights, inOrder(expected.weights));
  for (const [index, { kg }] of inOrder(expected.weights).entries()) {
    expect(weights[index]?.weightKg).toBeCloseTo(kg, 2);
  }
  // Of several at one time, by their names.
  const symptoms = oldestFirst((await user.symptoms()).toSorted(byCategory));
  const expectedSymptoms = inOrder(expected.symptoms.toSorted(byCategory));
  expectTimes(zone, symptoms, expectedSymptoms);
  for (const [index, one] of expectedSymptoms.entries()) {
    const [least, most] = one.severity_range ?? [one.severity ?? 0, one.severity ?? 0];
    const symptom = symptoms[index];
    expect(symptom?.category).toBe(one.category);
    expect(symptom?.severity).toBeGreaterThanOrEqual(Math.round(least));
    expect(symptom?.severity).toBeLessThanOrEqual(Math.round(most));
  }
  const measurements = await user.measurements();
  expect(measurements.map(({ kind, value }) => `${kind} ${value}`).sort()).toEqual(
    (expected.measurements ?? []).map(({ kind, value }) => `${kind} ${value}`).sort(),
  );
};

describe('a file of another tracker', () => {
  it.each(
    firstCases(
      [
        'shotsy-us.csv',
        'pokii.csv',
        'sheet-uk.csv',
        'sheet-de-cp1252.csv',
        'shotsy-v2-london.shotsyjson',
        'health-connect-webhook.json',
        'apple-health-us.zip',
      ],
      3,
    ),
  )('%s comes in as it is meant, and goes again', async (name) => {
    const { user, page, screen } = await openImport({}, name);
    await screen.choose(pathOf(name));
    if (name === 'sheet-uk.csv') {
      await expectVisible(page.getByText('Answer the questions above first.'));
      await page.getByLabel('Which unit are the weights in?').selectOption('Leave out');
    }
    await expect.poll(() => screen.import.isEnabled()).toBe(true);
    expect(await user.doses()).toEqual([]);
    await screen.import.click();
    await expectVisible(page.getByText(/^Added: /).first());
    await expectStored(user, name);

    await screen.button('Import another file').click();
    await page.getByRole('button', { name: /^Undo the import/ }).click();
    await screen.button('Undo import').click();
    await expectVisible(page.getByText(/^Removed \d+\.$/));
    const kept = [user.doses(), user.weights(), user.symptoms(), user.measurements()];
    expect(await Promise.all<unknown>(kept)).toEqual([[], [], [], []]);
    await expectVisible(page.getByText('Nothing imported yet.'));
  });

  it.each(
    firstCases([
      ['empty.csv', 'This file is empty.'],
      ['truncated.shotsyjson', /^This /],
      ['apple-health-us.zip.txt', /^This /],
    ]),
  )('%s that holds nothing ends in a sentence', async (name, sentence) => {
    const { user, page, screen } = await openImport();
    const junk = written('\u0000\u0001 nothing of use', name);
    await screen.choose(name.endsWith('.txt') ? junk : pathOf(name));
    await expectVisible(page.getByRole('alert').getByText(sentence));
    await expectVisible(screen.button('Choose a file'));
    expect(await user.doses()).toEqual([]);
  });
});

/** Each answer with its question, one after the other: some are asked because of others. */
type Answers = readonly (readonly [question: string, subject: string | null, answer: string])[];
const CHOOSE = 'Which medicines do you want to import?';
const COUNT = 'How many mg are in one pen, tablet or injection?';
const KWIKPENS: Answers = [
  [CHOOSE, 'Mounjaro 2,5 mg KwikPen', 'Import'],
  [CHOOSE, 'Mounjaro 5 mg KwikPen', 'Import'],
  [CHOOSE, 'Semaglutid', 'Import'],
  [CHOOSE, 'Metformin', 'Leave out'],
  [COUNT, 'Mounjaro 2,5 mg KwikPen', '2.5'],
  [COUNT, 'Mounjaro 5 mg KwikPen', '5'],
  ['Some doses were marked as taken automatically. Import them?', null, 'Leave out'],
  ['Which of these people are you?', null, 'Ben'],
];

describe('a file that leaves things open', () => {
  it.each<readonly [string, Answers]>(
    firstCases([
      [
        'health-auto-export-counts.json',
        [
          [CHOOSE, 'Zepbound', 'Import'],
          [CHOOSE, 'Tirzepatide', 'Import'],
          [CHOOSE, 'Metformin', 'Leave out'],
          [COUNT, 'Zepbound 2.5 mg', 'Use 2.5'],
          [COUNT, 'Zepbound 5 mg', 'Use 5'],
          ['Tirzepatide: What is the concentration?', null, 'Leave out'],
        ],
      ],
      [
        'sparkyfitness-api.json',
        [
          [CHOOSE, 'Mounjaro', 'Import'],
          [CHOOSE, 'Vitamin B12', 'Leave out'],
          [CHOOSE, 'unknown', 'Import'],
        ],
      ],
      ['medassist-ng-1.9.json', KWIKPENS],
    ]),
  )('%s comes in as it is meant, once it is answered', async (name, answers) => {
    const { user, page, screen } = await openImport({}, name);
    await screen.choose(pathOf(name));
    await expectVisible(page.getByText('Answer the questions above first.'));
    for (const one of answers) await screen.answer(...one);
    await expect.poll(() => screen.import.isEnabled()).toBe(true);
    await screen.import.click();
    await expectVisible(page.getByText(/^Added: /).first());
    await expectStored(user, name);
  });

  it('of the documented dialect of Health Auto Export is asked for unit and time', async () => {
    const { user, page, screen } = await openImport();
    const medications = [4, 5].map((month) => ({
      displayText: 'Zepbound',
      status: 'Taken',
      dosage: 5,
      start: '2026-01-01 08:00:00 +0000',
      end: null,
      scheduledDate: `2026-0${month}-01 07:30:00 PM +0100`,
      form: 'Injection',
    }));
    await screen.choose(written(JSON.stringify({ data: { medications } }), 'health.json'));
    await screen.answer('Which unit are the doses in?', null, 'Milligrams (mg)');
    await screen.answer('Which time should we use?', null, 'When it was planned');
    await screen.button('Import 2 doses').click();
    await expectVisible(page.getByText('Added: 2 doses.').first());
    expect((await user.doses()).map(({ date, doseAmount }) => [date, doseAmount])).toEqual([
      ['2026-05-01T18:30:00.000Z', 5],
      ['2026-04-01T18:30:00.000Z', 5],
    ]);
  });
});

describe('an import', () => {
  it('whose reply was lost adds nothing twice', async () => {
    const { user, page, screen } = await openImport({ tolerates: FAILED_LOAD });
    await screen.choose(written(SHEET));
    await screen.import.waitFor();
    await answer(page, 'POST', '**/api/imports', loseReply);
    await screen.import.click();
    await expectVisible(page.getByText('The import failed.'));
    expect(await user.doses()).toHaveLength(1);
    await page.unroute('**/api/imports');
    await screen.import.click();
    await expectVisible(page.getByText('Added: 1 dose.').first());
    expect(await user.doses()).toHaveLength(1);
  });

  it('is pasted, discarded with the text kept, and given up while it is sent', async () => {
    const { user, page, screen } = await openImport({ tolerates: FAILED_LOAD });
    await page.getByText('Paste a table instead').click();
    await screen.button('Read the table').click();
    await expectVisible(page.getByText('Paste a table first.'));
    await page.getByLabel('Table with its heading row').fill(SHEET);
    await screen.button('Read the table').click();
    await screen.import.waitFor();
    await screen.button('Discard').click();
    expect(await page.getByLabel('Table with its heading row').inputValue()).toBe(SHEET);
    await screen.button('Read the table').click();
    await page.route('**/api/imports', () => {});
    await screen.import.click();
    await screen.button('Cancel').click();
    await expectVisible(page.getByText(/^Import cancelled\. Nothing was added before that\./));
    expect(await user.doses()).toEqual([]);
  });

  itAtLength('looks right on a phone', async () => {
    const { page, screen } = await openImport({ device: PHONE }, 'shotsy-us.csv');
    await expectGood(page, PHONE);
    await screen.choose(pathOf('shotsy-us.csv'));
    await screen.import.waitFor();
    await expectGood(page, PHONE);
    await screen.import.click();
    await screen.button('Import another file').waitFor();
    await expectGood(page, PHONE);
  });
});
