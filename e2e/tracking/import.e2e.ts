// Shows 32.1, 32.2, 32.3, 32.4, 32.5, 32.6.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ApiUser } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useApp, type Visit } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { answer, loseReply } from '../fixtures/replies.ts';

const app = useApp();
const SAMPLES = new URL('../../packages/domain/src/history/samples/', import.meta.url);

interface Timed {
  readonly instant: string | null;
  readonly day?: string;
  readonly instant_alt?: readonly string[];
}
interface Expected {
  readonly account: { readonly zone: string; readonly weight_unit: 'kg' | 'lb' | 'st' };
  readonly doses: readonly (Timed & {
    readonly mg: number;
    readonly medicine: string;
    readonly pain: number | null;
    readonly note: string | null;
  })[];
  readonly weights: readonly (Timed & { readonly kg: number })[];
  readonly symptoms: readonly (Timed & { readonly category: string })[];
}
const { files } = JSON.parse(readFileSync(new URL('expected.json', SAMPLES), 'utf8')) as {
  files: Readonly<Record<string, Expected>>;
};
const expectedOf = (name: string): Expected => {
  const expected = files[name];
  if (expected === undefined) throw new Error(name);
  return expected;
};
const pathOf = (name: string) => fileURLToPath(new URL(name, SAMPLES));
const written = (content: string, name = 'sheet.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

const SHEET = 'date,time,medicine,dose (mg),site\n2026-01-05,09:00,Mounjaro,2.5,left thigh\n';

const screenOf = (page: Page) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  return {
    button,
    choose: async (file: string | ReturnType<typeof written>) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        button('Choose a file').click(),
      ]);
      await chooser.setFiles(file);
    },
    import: button(/^Import\b.*\d/),
  };
};

const openImport = async (visit: Omit<Visit, 'user'> = {}, name?: string) => {
  const user = await app.newUser();
  const account = name === undefined ? null : expectedOf(name).account;
  await user.setTimeZone(account?.zone ?? 'Europe/London');
  if (account) {
    const { units } = await user.profile();
    await user.setUnits({ ...units, weight: account.weight_unit });
  }
  const page = await app.open('/import', { user, ...visit });
  return { user, page, screen: screenOf(page) };
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

const expectStored = async (user: ApiUser, name: string) => {
  const expected = expectedOf(name);
  const { zone } = expected.account;
  const doses = oldestFirst(await user.doses());
  const its = inOrder(expected.doses);
  expectTimes(zone, doses, its);
  for (const [index, { mg, medicine, pain, note }] of its.entries()) {
    const dose = doses[index];
    expect(dose).toMatchObject({ painLevel: pain });
    expect(dose?.doseAmount).toBeCloseTo(mg, 6);
    expect(dose?.medicine.toLowerCase()).toContain(medicine.toLowerCase());
    if (note !== null) expect(dose?.note).toContain(note);
  }
  const weights = oldestFirst(await user.weights());
  expectTimes(zone, weights, inOrder(expected.weights));
  for (const [index, { kg }] of inOrder(expected.weights).entries()) {
    expect(weights[index]?.weightKg).toBeCloseTo(kg, 2);
  }
  const symptoms = await user.symptoms();
  expect(symptoms.map(({ category }) => category).toSorted()).toEqual(
    expected.symptoms.map(({ category }) => category).toSorted(),
  );
};

describe('a file of another tracker', () => {
  it.each([
    'shotsy-us.csv',
    'pokii.csv',
    'sheet-uk.csv',
    'sheet-de-cp1252.csv',
    'shotsy-v2-london.shotsyjson',
    'health-connect-webhook.json',
    'apple-health-us.zip',
  ])('%s comes in as it is meant, and goes again', async (name) => {
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
    expect([await user.doses(), await user.weights(), await user.symptoms()]).toEqual([[], [], []]);
    await expectVisible(page.getByText('Nothing was imported yet.'));
  });

  it.each([
    ['empty.csv', 'This file is empty.'],
    ['truncated.shotsyjson', /^This /],
    ['apple-health-us.zip.txt', /^This /],
  ])('%s that holds nothing ends in a sentence', async (name, sentence) => {
    const { user, page, screen } = await openImport();
    const junk = written('\u0000\u0001 nothing of use', name);
    await screen.choose(name.endsWith('.txt') ? junk : pathOf(name));
    await expectVisible(page.getByRole('alert').getByText(sentence));
    await expectVisible(screen.button('Choose a file'));
    expect(await user.doses()).toEqual([]);
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

  it('looks right on a phone', async () => {
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
