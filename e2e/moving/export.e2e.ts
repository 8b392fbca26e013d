// Shows 1.3, 6.1, 7.32, 31.15.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstCases } from '../../apps/server/src/testing/long-run.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, useApp } from '../fixtures/fixtures.ts';

const app = useApp();

/** Its name is read out in full on a phone, too. */
const downloadButton = (page: Page, file: string) =>
  page.getByRole('button', { name: `Download ${file}`, exact: true });

/** Presses the button of a file and gives what the browser was handed. */
const download = async (page: Page, file: string): Promise<string> => {
  const [handed] = await Promise.all([
    page.waitForEvent('download'),
    downloadButton(page, file).click(),
  ]);
  expect(handed.suggestedFilename()).toBe(file);
  return readFile(await handed.path(), 'utf8');
};

const linesOf = (text: string) => {
  // A byte order mark, by which spreadsheets know UTF-8, and an end to every line.
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  return text.slice(1, -2).split('\r\n');
};

const fill = async (user: ApiUser) => {
  const pen = await user.addPen({ name: 'Pen, "blue"', startDate: '2026-10-01', strength: 7.5 });
  await user.logDose(pen, {
    date: '2026-10-05T07:00:00Z',
    clicks: 20,
    injectionLocation: 'abdomen',
    injectionSubLocation: 'right_upper',
    painLevel: 3,
  });
  await user.logDose(pen, { date: '2026-10-12T07:30:00Z', injectionLocation: 'thigh' });
  await user.addWeight({ date: '2026-10-06T06:00:00Z', weightKg: 82.45, note: '=SUM(A1)' });
  await user.addSymptom({
    date: '2026-10-07T18:00:00Z',
    category: 'appetite_suppression',
    severity: 6,
    note: 'Größe',
  });
  await user.addMeasurement({ date: '2026-10-08T06:00:00Z', value: 94.5 });
};

describe.each(DEVICES)('on a $name', (device) => {
  it('the files have their names and all that was logged', async () => {
    const user = await app.newUser();
    await fill(user);
    const page = await app.open('/export', { device, user });
    expect(linesOf(await download(page, 'doses.csv'))).toEqual([
      'date,pen,strengthMg,doseType,extractionMethod,clicks,volumeMl,doseAmountMg,injectionLocation,injectionSubLocation,painLevel,medicine,note,partOf',
      '2026-10-12T07:30:00.000Z,"Pen, ""blue""",7.5,standard,pen_click,60,,7.5,thigh,,0,tirzepatide,,',
      '2026-10-05T07:00:00.000Z,"Pen, ""blue""",7.5,standard,pen_click,20,,2.5,abdomen,right_upper,3,tirzepatide,,',
    ]);
    expect(linesOf(await download(page, 'weights.csv'))).toEqual([
      'date,weightKg,note,source',
      // An apostrophe keeps spreadsheets from running it.
      `2026-10-06T06:00:00.000Z,82.45,"'=SUM(A1)",manual`,
    ]);
    expect(linesOf(await download(page, 'symptoms.csv'))).toEqual([
      'date,category,severity,note',
      '2026-10-07T18:00:00.000Z,appetite_suppression,6,Größe',
    ]);
    expect(linesOf(await download(page, 'measurements.csv'))).toEqual([
      'date,kind,value,unit,note',
      '2026-10-08T06:00:00.000Z,waist,94.5,cm,',
    ]);
    const everything = JSON.parse(await download(page, 'dosewise-export.json'));
    expect(everything).toMatchObject({
      profile: { email: user.email, country: 'Australia' },
      pens: [{ name: 'Pen, "blue"' }],
      doses: [{ clicks: 60 }, { clicks: 20, painLevel: 3 }],
      weights: [{ weightKg: 82.45, note: '=SUM(A1)' }],
      symptoms: [{ category: 'appetite_suppression', note: 'Größe' }],
      measurements: [{ kind: 'waist', value: 94.5 }],
    });
    expect(JSON.stringify(everything)).not.toMatch(/password/i);
    await expectVisible(page.getByRole('status').getByText('dosewise-export.json downloaded.'));
  });
});

it('a newcomer gets tables with a header alone', async () => {
  const page = await app.open('/export', { user: await app.newUser() });
  expect(linesOf(await download(page, 'weights.csv'))).toEqual(['date,weightKg,note,source']);
});

it('a visitor is asked to log in', async () => {
  const page = await app.open('/export');
  await expectVisible(page.getByRole('heading', { name: 'Please log in to export your data.' }));
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expectPath(page, '/login?next=%2Fexport');
});

const FILES = [
  ['doses.csv', 'doses.csv'],
  ['weights.csv', 'weights.csv'],
  ['symptoms.csv', 'symptoms.csv'],
  ['measurements.csv', 'measurements.csv'],
  ['all.json', 'dosewise-export.json'],
  ['fhir.json', 'dosewise-fhir.json'],
] as const;
it.each(firstCases(FILES, 2))(
  'of /export/%s that fails, it says so beside its button alone',
  async (path, file) => {
    const user = await app.newUser();
    const page = await app.open('/export', { user, tolerates: FAILED_LOAD });
    const row = page.getByRole('listitem').filter({ has: downloadButton(page, file) });
    const sentence = 'We couldn’t download the file.';
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    for (const answer of [
      { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
      // A page of somebody else's in the file's place is not the file.
      { status: 200, contentType: 'text/html', body: '<h1>Please log in to the Wi-Fi</h1>' },
    ]) {
      await page.reload();
      await page.route(`**/api/export/${path}`, (route) => route.fulfill(answer), { times: 1 });
      await downloadButton(page, file).click();
      await expectVisible(row.getByText(sentence));
      expect(await page.getByText(sentence).count()).toBe(1);
      expect(downloads).toBe(0);
    }
    expect(await download(page, file)).not.toBe('');
    await expectGone(row.getByText(sentence, { exact: true }));
  },
);

it('without a connection the sentence says that', async () => {
  const page = await app.open('/export', { user: await app.newUser(), tolerates: FAILED_LOAD });
  await expectVisible(downloadButton(page, 'doses.csv'));
  await page.context().setOffline(true);
  await downloadButton(page, 'doses.csv').click();
  await expectVisible(
    page.getByText(/^We couldn’t download the file\. We couldn’t reach the server\./),
  );
  await page.context().setOffline(false);
});

const TABLES = [
  {
    locale: 'en-GB',
    excel: 'For Excel in your language',
    weights: ['date,weightKg,note,source', `2026-10-06 07:00:00,82.45,"'=SUM(A1)",manual`],
    dose: '2026-10-12 08:30:00,"Pen, ""blue""",7.5,',
  },
  {
    locale: 'de-DE',
    excel: 'Für Excel in deiner Sprache',
    weights: ['date;weightKg;note;source', `2026-10-06 07:00:00;82,45;"'=SUM(A1)";manual`],
    dose: '2026-10-12 08:30:00;"Pen, ""blue""";7,5;',
  },
];
it.each(firstCases(TABLES))(
  'tables are written for Excel in $locale, which is asked once',
  async (each) => {
    const user = await app.newUser();
    await user.setTimeZone('Europe/London');
    await fill(user);
    const stored = { ...(each.locale === 'de-DE' && { language: 'de' }) };
    const page = await app.open('/export', { user, locale: each.locale, stored });
    const take = async (file: RegExp) => {
      const [handed] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: file }).click(),
      ]);
      return linesOf(await readFile(await handed.path(), 'utf8'));
    };
    await page.getByRole('radio', { name: each.excel }).check();
    expect(await take(/weights\.csv/)).toEqual(each.weights);
    await page.reload();
    expect(await page.getByRole('radio', { name: each.excel }).isChecked()).toBe(true);
    expect((await take(/doses\.csv/))[1]).toContain(each.dose);
  },
);
