// Shows 32.1.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstCases } from '../../apps/server/src/testing/long-run.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';
import * as weightPage from '../tracking/weight-import-screen.ts';
import { importScreen, written } from './import-screen.ts';

const app = useApp();
const SAMPLES = new URL('../../packages/file-import/src/samples/', import.meta.url);
const pathOf = (name: string) => fileURLToPath(new URL(`${name}.csv`, SAMPLES));

type Answer = readonly [question: string, subject: string | null, answer: string];
const KG: Answer = ['Which unit are the weights in?', null, 'Kilograms (kg)'];

interface Reported {
  readonly name: string;
  readonly zone: string;
  readonly answers?: readonly Answer[];
  /** The sentence about its rows. */
  readonly account: string;
  /** Instant, mg and medicine of each dose, oldest first. */
  readonly doses?: readonly string[];
  /** Instant and kg of each weigh-in. */
  readonly weights?: readonly string[];
  readonly measurements?: readonly string[];
}

/** The weigh-ins of the daily notes, days in Chicago. */
const DAILY_WEIGHTS = readFileSync(new URL('reports/06-daily-dose-level.csv', SAMPLES), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, day, lb] = /^(2026-\d\d-\d\d),[\d.]+,([\d.]+),/.exec(line) ?? [];
    const kg = Number((Number(lb) * 0.45359237).toFixed(3));
    return day === undefined ? [] : [`${day}T05:00Z ${kg}`];
  });

const REPORTED: readonly Reported[] = [
  {
    name: 'reports/01-medtimer-events',
    zone: 'America/Chicago',
    account: 'Of 4 rows: 2 to import, 2 marked as not taken',
    doses: ['2026-08-02T14:40Z 5 Mounjaro', '2026-08-16T13:05Z 5 Mounjaro'],
  },
  {
    name: 'reports/02-status-and-taken-at',
    zone: 'Europe/London',
    account: 'Of 5 rows: 2 to import, 3 marked as not taken',
    doses: ['2026-09-13T19:10Z 5 Mounjaro', '2026-09-28T06:15Z 5 Mounjaro'],
  },
  {
    name: 'reports/03-status-snoozed',
    zone: 'America/Chicago',
    account: 'Of 5 rows: 2 to import, 3 marked as not taken',
    doses: ['2026-09-06T14:00Z 0.5 Ozempic', '2026-09-13T16:30Z 0.5 Ozempic'],
  },
  {
    name: 'reports/04-status-words',
    zone: 'Europe/London',
    account: 'Of 9 rows: 2 to import, 7 marked as not taken',
    doses: ['2026-08-02T08:00Z 5 Mounjaro', '2026-09-27T08:00Z 5 Mounjaro'],
  },
  {
    name: 'reports/05-shotsy-taken-pending',
    zone: 'America/New_York',
    account: 'Of 3 rows: 3 to import',
    doses: ['2026-09-06T22:00Z 5 Zepbound'],
    weights: ['2026-09-06T04:00Z 81.873', '2026-09-13T04:00Z 81.692', '2026-09-20T04:00Z 81.42'],
  },
  {
    name: 'reports/07-track-and-graph',
    zone: 'Europe/London',
    answers: [KG],
    account: 'Of 7 rows: 4 to import, 3 left out',
    weights: ['2026-09-14T06:30:41.432Z 82.5', '2026-09-15T06:31:05.120Z 82.1'],
    measurements: ['resting_pulse 61', 'resting_pulse 64'],
  },
  {
    name: 'reports/08-hash-dates',
    zone: 'Europe/Berlin',
    account: 'Of 3 rows: 1 to import, 2 not understood',
    doses: ['2026-08-16T10:00Z 2.5 Mounjaro'],
    weights: ['2026-08-15T22:00Z 97.1'],
  },
  {
    name: 'reports/09-amount-in-pieces',
    zone: 'Europe/London',
    answers: [['injection: How many mg are in one pen, tablet or injection?', null, '5']],
    account: 'Of 3 rows: 2 to import, 1 marked as not taken',
    doses: ['2026-09-06T08:00Z 5 Mounjaro', '2026-09-20T08:00Z 5 Mounjaro'],
  },
  {
    name: 'reports/11-days-as-utc-midnight',
    zone: 'America/New_York',
    account: 'Of 3 rows: 3 to import',
    weights: ['2026-08-24T04:00Z 82.3', '2026-08-25T04:00Z 82.1', '2026-08-26T04:00Z 81.7'],
    measurements: ['body_fat 28', 'body_fat 28', 'body_fat 28.1'],
  },
  {
    name: 'reports/06-daily-dose-level',
    zone: 'America/Chicago',
    answers: [
      ['Which medicine is it?', null, 'Mounjaro'],
      [
        'There is a dose on almost every day. What does it mean?',
        null,
        'My dose level at the time. Import none of these.',
      ],
    ],
    account: 'Of 27 rows: 26 to import, 1 marked as not taken',
    weights: DAILY_WEIGHTS,
  },
  {
    name: 'hosting/04-garmin-body-fat',
    zone: 'Europe/London',
    account: 'Of 5 rows: 3 to import, 2 left out',
    weights: ['2026-07-17T07:01Z 79.9', '2026-07-17T18:05Z 80.5', '2026-07-18T07:28Z 80'],
    measurements: ['body_fat 18', 'body_fat 18.1'],
  },
  {
    name: 'hosting/05-home-assistant-sensors',
    zone: 'Europe/London',
    answers: [KG],
    account: 'Of 6 rows: 4 to import, 1 left out, 1 not understood',
    weights: ['2026-11-20T06:12:40.512Z 81.5', '2026-11-21T06:13:05.101Z 81.25'],
    measurements: ['body_fat 24.2', 'body_fat 24.3'],
  },
  {
    name: 'hosting/06-fastnfitness-body',
    zone: 'Europe/London',
    answers: [KG, ['Which unit are waist and hips in?', null, 'Centimetres (cm)']],
    account: 'Of 4 rows: 3 to import, 1 left out',
    weights: ['2026-11-20T00:00Z 81.5', '2026-11-21T00:00Z 81.2'],
    measurements: ['waist 94.5'],
  },
  {
    name: 'hosting/07-openscale-zero-lengths',
    zone: 'Europe/London',
    answers: [KG],
    account: 'Of 2 rows: 2 to import',
    weights: ['2026-10-13T05:29Z 69.3', '2026-11-07T06:31Z 69.1'],
    measurements: ['body_fat 17.5', 'body_fat 17.6'],
  },
];

const instant = (date: string) => date.replace(/(?::00)?\.000Z$/, 'Z');
const byDate = (one: { date: string }, other: { date: string }) =>
  Date.parse(one.date) - Date.parse(other.date);
const storedDoses = async (user: ApiUser) =>
  (await user.doses())
    .toSorted(byDate)
    .map(({ date, doseAmount, medicine }) => `${instant(date)} ${doseAmount} ${medicine}`);
const storedWeights = async (user: ApiUser) =>
  (await user.weights())
    .toSorted(byDate)
    .map(({ date, weightKg }) => `${instant(date)} ${Number(weightKg.toFixed(3))}`);
const storedMeasurements = async (user: ApiUser) =>
  (await user.measurements()).map(({ kind, value }) => `${kind} ${value}`).sort();

const openImport = async (zone: string) => {
  const user = await app.newUser();
  await user.setTimeZone(zone);
  const page = await app.open('/import', { user });
  return { user, page, screen: importScreen(page) };
};

const accountOf = (page: Page, sentence: string) => page.getByText(sentence, { exact: true });

describe('a file from a report', () => {
  it.each(firstCases(REPORTED, 3))(
    '$name comes in as it is right, and goes again',
    async (given) => {
      const { name, zone, answers = [], account, doses = [] } = given;
      const { user, page, screen } = await openImport(zone);
      await screen.choose(pathOf(name));
      for (const one of answers) await screen.answer(...one);
      await expectVisible(accountOf(page, account));
      expect(await user.doses()).toEqual([]);
      await expect.poll(() => screen.import.isEnabled()).toBe(true);
      await screen.import.click();
      await expectVisible(page.getByText(/^Added: /).first());
      expect(await storedDoses(user)).toEqual(doses);
      expect(await storedWeights(user)).toEqual(given.weights ?? []);
      expect(await storedMeasurements(user)).toEqual(given.measurements ?? []);

      await screen.button('Import another file').click();
      await page.getByRole('button', { name: /^Undo the import/ }).click();
      await screen.button('Undo import').click();
      await expectVisible(page.getByText(/^Removed \d+\.$/));
      const kept = [user.doses(), user.weights(), user.measurements()];
      expect(await Promise.all<unknown>(kept)).toEqual([[], [], []]);
    },
  );
});

const JUMP = '12 Nov 2026 220.46 kg';
const HONEST = ['100.2', '99.8', '99.9', '99.4'];
const kilograms = (stored: readonly string[]) => stored.map((line) => line.split(' ')[1]);

describe('weights that jump', () => {
  it('are listed on the Import page, and left out with one press', async () => {
    const { user, page, screen } = await openImport('Europe/London');
    await screen.choose(pathOf('reports/10-unit-slip-in-import'));
    await expectVisible(page.getByRole('listitem').filter({ hasText: JUMP }));
    expect(await screen.import.isEnabled()).toBe(true);
    await screen.button('Leave these out').click();
    await expectVisible(accountOf(page, 'Of 5 rows: 4 to import, 1 left out'));
    await screen.button('Import them').click();
    await expectVisible(accountOf(page, 'Of 5 rows: 5 to import'));
    await screen.button('Leave these out').click();
    await screen.button('Import 4 weights').click();
    await expectVisible(page.getByText('Added: 4 weights.').first());
    expect(kilograms(await storedWeights(user))).toEqual(HONEST);
  });

  it('are listed on the page of weights, and left out with one press', async () => {
    const { user, screen } = await weightPage.openImport(app);
    await screen.choose(pathOf('reports/10-unit-slip-in-import'));
    expect(await screen.previewed()).toMatchObject({ 'To import': 5 });
    await expectVisible(screen.card.getByRole('listitem').filter({ hasText: JUMP }));
    await screen.button('Leave these out').click();
    await screen.button('Import them').waitFor();
    expect(await screen.previewed()).toMatchObject({ 'To import': 4, Skipped: 1 });
    await screen.send(4, 0);
    expect(kilograms(await storedWeights(user))).toEqual(HONEST);
  });
});

describe('readings of several kinds on the page of weights', () => {
  it('07: a pulse is no weight', async () => {
    const { user, screen } = await weightPage.openImport(app);
    await screen.choose(pathOf('reports/07-track-and-graph'));
    await screen.field(weightPage.UNIT).selectOption('Kilograms (kg)');
    await screen.button('Continue').click();
    expect(await screen.previewed()).toMatchObject({ 'Rows read': 7, 'To import': 2, Skipped: 5 });
    await screen.send(2, 0);
    expect(kilograms(await storedWeights(user))).toEqual(['82.5', '82.1']);
  });

  it('are asked about by their words where none says weight', async () => {
    const { user, screen } = await weightPage.openImport(app);
    const rows = ['Morgens,2026-09-14,82.5', 'Puls,2026-09-14,64', 'Morgens,2026-09-15,82.1'];
    await screen.choose(weightPage.csv(['FeatureName,Timestamp,Value', ...rows].join('\n')));
    await expectVisible(screen.card.getByRole('group', { name: 'What does it measure?' }));
    expect(await screen.button('Continue').isDisabled()).toBe(true);
    await screen.field('Morgens').selectOption('Weight');
    await screen.field('Puls').selectOption('Leave out');
    await screen.button('Continue').click();
    await screen.field(weightPage.UNIT).selectOption('Kilograms (kg)');
    expect(await screen.field('Morgens').inputValue()).toBe('weight');
    await screen.button('Continue').click();
    expect(await screen.previewed()).toMatchObject({ 'To import': 2, Skipped: 1 });
    await screen.send(2, 0);
    expect(kilograms(await storedWeights(user))).toEqual(['82.5', '82.1']);
  });
});

const STATUSES = [
  'date,time,medicine,dose (mg),status',
  '2026-09-06,09:00,Mounjaro,5,Gespritzt bei Oma',
  '2026-09-13,09:00,Mounjaro,5,Hm',
  '2026-09-20,09:00,Mounjaro,5,Gespritzt bei Oma',
  '2026-09-27,09:00,Mounjaro,5,Hm',
  'Total,,,,',
].join('\n');
const TAKEN = 'Was the dose taken?';

describe('words for a status that no one knows', () => {
  it('are asked about once each, and can be changed until Import is pressed', async () => {
    const { user, page, screen } = await openImport('Europe/London');
    await screen.choose(written(STATUSES));
    const words = page.getByRole('group', { name: TAKEN });
    await expectVisible(words);
    expect(await words.getByRole('combobox').count()).toBe(2);
    await expectVisible(page.getByText('So far, 0 of 5 rows can be imported'));

    // Both lead to the first one without an answer.
    const open = page.getByRole('button', { name: 'Answer the questions above first.' });
    const first = words.getByLabel('Gespritzt bei Oma');
    const second = words.getByLabel('Hm');
    await open.click();
    expect(await first.evaluate((field) => field === document.activeElement)).toBe(true);
    await screen.answer(TAKEN, 'Gespritzt bei Oma', 'Taken');
    await screen.button('Import 2 doses').waitFor();
    await screen.button('Import 2 doses').press('Enter');
    expect(await second.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await user.doses()).toEqual([]);

    await screen.answer(TAKEN, 'Hm', 'Not taken');
    await expectVisible(
      accountOf(page, 'Of 5 rows: 2 to import, 2 marked as not taken, 1 left out'),
    );
    await screen.answer(TAKEN, 'Gespritzt bei Oma', 'Not taken');
    await screen.answer(TAKEN, 'Hm', 'Taken');
    await accountOf(page, 'Of 5 rows: 2 to import, 2 marked as not taken, 1 left out').click();
    await expectVisible(page.getByText('Not taken: 2', { exact: true }));
    await expectVisible(page.getByText(/^row 5: .*Total/));
    await expect.poll(() => open.count()).toBe(0);
    await screen.button('Import 2 doses').click();
    await expectVisible(page.getByText('Added: 2 doses.').first());
    expect(await storedDoses(user)).toEqual([
      '2026-09-13T08:00Z 5 Mounjaro',
      '2026-09-27T08:00Z 5 Mounjaro',
    ]);
  });
});
