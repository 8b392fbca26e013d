import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { daysAgo } from '../fixtures/api-user.ts';
import { sample } from '../tracking/weight-import-screen.ts';
import { type Journey, journey, ONE_WIDTH } from './journey.ts';
import { screensOf } from './screens.ts';

const SHEET = fileURLToPath(
  new URL('../../packages/file-import/src/samples/migration/pokii.csv', import.meta.url),
);

/** The readers of files need expressions that the WebKit of 2022 lacks: ours begins with Safari 16.4. */
const NEWER = { engines: ['firefox', 'webkitgtk'] } as const;

journey('weights of a scale come in by CSV', NEWER, async (its) => {
  const { chooseFile, unfold } = screensOf(its);
  const { window } = its;
  const user = await its.newUser();
  await its.open('/weight', user);
  await unfold('Import from CSV');
  await chooseFile(sample('withings'));
  await window.part('region', 'Preview').expectShown();
  await window.button('Import').press();
  await window.text(/^Import successful: \d+ inserted, 0 updated\.$/).expectShown();
  expect((await user.weights()).length).toBeGreaterThan(1);
});

journey(
  'doses of another tracker come in, and go again',
  { ...NEWER, ...ONE_WIDTH },
  async (its) => {
    const { chooseFile } = screensOf(its);
    const { window } = its;
    const user = await its.newUser();
    await its.open('/import', user);
    await chooseFile(SHEET);
    await window.button(/^Import\b.*\d/).press();
    await window.text(/^Added: /).expectShown();
    expect((await user.doses()).length).toBe(11);
    await window.button('Import another file').press();
    await window.button(/^Undo the import/).press();
    await window.button('Undo import').press();
    await window.text(/^Removed \d+\.$/).expectShown();
    expect(await user.doses()).toEqual([]);
  },
);

journey('the records go out as a table', ONE_WIDTH, async (its) => {
  const { download } = screensOf(its);
  const user = await its.newUser();
  await user.addWeight();
  await its.open('/export', user);
  const saved = await its.watchDownloads();
  await download('weights.csv').press();
  await its.window.text('weights.csv downloaded.').expectShown();
  expect(await saved()).toEqual([['weights.csv', expect.stringContaining('date,weightKg,note')]]);
});

const withRecords = async (its: Journey) => {
  const user = await its.newUser();
  const pen = await user.addPen();
  await user.logDose(pen, { clicks: 23, date: daysAgo(9) });
  await user.addWeight({ date: daysAgo(8), weightKg: 100 });
  return user;
};

journey('the report shows its period, and comes as a PDF', ONE_WIDTH, async (its) => {
  const { window } = its;
  await its.open('/report', await withRecords(its));
  await window.text(/3\.83 mg/).expectShown();
  await window.text(/100\.0 kg/).expectShown();
  const saved = await its.watchDownloads();
  await window.button('Download PDF').press();
  await expect
    .poll(saved)
    .toEqual([[expect.stringMatching(/\.pdf$/), expect.stringMatching(/^%PDF/)]]);
});

journey('a report is shared by a link with a passcode', async (its) => {
  const { dialog, field, heading } = screensOf(its);
  const { window } = its;
  const user = await withRecords(its);
  await its.open('/report', user);
  await window.button('Share a link').press();
  const form = dialog('Share this report');
  await form.part('field', /^Passcode/).type('sesame');
  await form.button('Create link').press();
  const link = await form.part('field', 'Link to your report').value();
  await form.button('Done').press();
  await form.expectGone();
  await window.run(() => localStorage.clear());
  await its.goto(new URL(link).pathname);
  await field('Passcode').type('sesame');
  await window.button('Open the report').press();
  await heading('Shared report').expectShown();
  await window.text(/3\.83 mg/).expectShown();
});
