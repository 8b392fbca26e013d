// Shows 31.1, 50.1.
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { dayAgo, daysAgo } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, PHONE, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';

const app = useApp();

/** Somebody with two doses, three weigh-ins and a symptom in the last three months. */
const personWithRecords = async () => {
  const user = await app.newUser();
  await user.setTimeZone('Europe/London');
  const pen = await user.addPen({ strength: 10, startDate: dayAgo(30) });
  const place = { injectionLocation: 'thigh', injectionSubLocation: 'left', painLevel: 3 };
  await user.logDose(pen, { clicks: 30, date: daysAgo(9), ...place });
  await user.logDose(pen, { clicks: 60, date: daysAgo(2) });
  await user.addWeight({ date: daysAgo(200), weightKg: 120 });
  await user.addWeight({ date: daysAgo(20), weightKg: 100 });
  await user.addWeight({ date: daysAgo(1), weightKg: 96.5 });
  await user.addSymptom({ date: daysAgo(1), category: 'nausea', severity: 6 });
  await user.addMeasurement({ date: daysAgo(20), value: 98 });
  await user.addMeasurement({ date: daysAgo(1), value: 94.5 });
  return user;
};

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const cells = (page: Page, name: string) => table(page, name).getByRole('row').nth(1).innerText();

describe.each(DEVICES)('on a $name', (device) => {
  it('the report says what was logged in its period', async () => {
    const user = await personWithRecords();
    const page = await app.open('/report', { user, device });
    await expectVisible(
      page
        .getByText(
          'Self-reported, or logged by people and apps with access. Not checked by a clinician.',
        )
        .first(),
    );
    expect(await table(page, 'Doses').getByRole('row').count()).toBe(3);
    expect(await cells(page, 'Doses')).toMatch(/Tirzepatide\W+5\smg\s+Left thigh\s+3 out of 10/);
    expect(await cells(page, 'Measurements')).toMatch(/Waist\s+98 cm on .+94\.5 cm on .+−3\.5 cm/s);
    expect(await cells(page, 'Symptoms')).toMatch(/Nausea\s+1\s+6\s+6/);
    await expectVisible(page.getByText('100.0 kg').first());
    await expectVisible(page.getByText('96.5 kg').first());
    await expectVisible(page.getByText('−3.5%').first());
    await page.getByRole('radio', { name: '1 year', exact: true }).click();
    await expectVisible(page.getByText('120.0 kg').first());
    await expectGood(page, device);
    await page.getByLabel('To', { exact: true }).fill('2001-01-01');
    await expectVisible(page.getByText('Choose a first and a last day'));
  });
});

it('an injection from two pens is one line with its sum', async () => {
  const user = await app.newUser();
  await user.setTimeZone('UTC');
  const first = await user.addPen({ name: 'Pen 15', strength: 10, wastedClicks: 220 });
  const second = await user.addPen({ name: 'Pen 16', strength: 5 });
  const place = { injectionLocation: 'thigh', injectionSubLocation: 'left', painLevel: 2 };
  const begun = await user.logDose(first, { clicks: 20, date: daysAgo(2), ...place });
  const at = new Date(Date.parse(begun.date) + 60_000).toISOString();
  await user.logDose(second, { clicks: 20, date: at, partOf: begun._id, ...place });
  const page = await app.open('/report', { user, device: PHONE });
  expect(await cells(page, 'Doses')).toMatch(
    /Tirzepatide\W+5\smg \(3\.33\smg and 1\.67\smg\)\s+Left thigh\s+2 out of 10/,
  );
  expect(await table(page, 'Doses').getByRole('row').count()).toBe(2);
});

/** The words of each page as the browser prints it. */
async function printed(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map((words) => words.replaceAll(/\s+/g, ' '));
}

it('three months fit on one page, with a name and a date of birth that nothing keeps', async () => {
  const user = await app.newUser();
  await user.setTimeZone('Europe/London');
  const site = { injectionLocation: 'abdomen', injectionSubLocation: 'left_upper', painLevel: 1 };
  let pen = await user.addPen({ strength: 5, startDate: dayAgo(89) });
  for (let week = 12; week >= 0; week -= 1) {
    if (week % 4 === 0) pen = await user.addPen({ strength: 5, startDate: dayAgo(89) });
    await user.logDose(pen, { clicks: 60, date: daysAgo(7 * week + 2), ...site });
    await user.addWeight({ date: daysAgo(7 * week + 1), weightKg: 90 + week });
  }
  await user.addSymptom({ date: daysAgo(1), category: 'nausea', severity: 6 });
  const page = await app.open('/report', { user, device: PHONE });
  await expectVisible(table(page, 'Doses'));
  await page.getByText('Name on the printout').click();
  await page.getByLabel('Name').fill('Ada Smith');
  await page.getByLabel('Date of birth').fill('1970-12-10');
  await expectVisible(page.getByText('Date of birth: 10 Dec 1970'));
  const [first = '', ...others] = await printed(page);
  for (const words of [
    'Report',
    'Name: Ada Smith',
    'Date of birth: 10 Dec 1970',
    'Summary',
    'Last dose',
  ])
    expect(first).toContain(words);
  expect(first.match(/5 mg/g)?.length).toBeGreaterThan(13);
  expect(first).not.toContain('Share a link');
  expect(others.length).toBeLessThan(2);
  for (const words of others) expect(words.trim()).not.toBe('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Ada');
  await page.reload();
  await expectValue(page.getByLabel('Name'), '');
});

it('a period without records says so once, on one page', async () => {
  const page = await app.open('/report', { user: await app.newUser(), device: PHONE });
  await expectVisible(page.getByText('Nothing was logged in this period.'));
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await printed(page)).toHaveLength(1);
});

it('the report comes as a PDF', async () => {
  const user = await personWithRecords();
  const page = await app.open('/report', { user });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^dosewise-report-.*\.pdf$/);
});

it('a link opens it without an account, with its passcode, until it is revoked', async () => {
  const user = await personWithRecords();
  const page = await app.open('/report', { user, tolerates: FAILED_LOAD });
  await page.getByRole('button', { name: 'Share a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await dialog.getByLabel('Days the link works').fill('91');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expectVisible(dialog.getByText('Enter a whole number of days from 1 to 90.').first());
  await dialog.getByLabel('Days the link works').fill('7');
  await dialog.getByLabel('Passcode (optional)').fill('sesame');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = await dialog.getByLabel('Link to your report').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectVisible(page.getByText('With a passcode.'));

  const path = new URL(url).pathname;
  const reader = await app.open(path, { device: PHONE, tolerates: FAILED_LOAD });
  await reader.getByLabel('Passcode').fill('wrong one');
  await reader.getByRole('button', { name: 'Open the report' }).click();
  await expectVisible(reader.getByText('That passcode is wrong.'));
  await reader.getByLabel('Passcode').fill('sesame');
  await reader.getByRole('button', { name: 'Open the report' }).click();
  await expectVisible(reader.getByRole('heading', { level: 1, name: 'Shared report' }));
  expect(await cells(reader, 'Doses')).toMatch(/Tirzepatide\W+5\smg\s+Left thigh/);
  await expectGood(reader, PHONE);
  // Nothing of it stays in the browser.
  expect(await reader.evaluate(() => JSON.stringify(localStorage))).not.toContain('irzepatide');

  await page.reload();
  await expectVisible(page.getByText(/^Opened 1 time/));
  await page.getByRole('button', { name: /^Revoke the link/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expectVisible(page.getByText('No active links.'));
  await reader.reload();
  await expectVisible(reader.getByText('This link isn’t valid'));
  await expectGone(reader.getByLabel('Passcode'));
});
