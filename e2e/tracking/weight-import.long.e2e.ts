// Shows 1.3, 2.3, 2.95, 4.32, 5.33, 5.38, 5.43, 7.27, 7.32, 8.53.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useApp } from '../fixtures/fixtures.ts';
import {
  countsIn,
  csv,
  importScreen,
  openImport,
  sample,
  stored,
  UNIT,
} from './weight-import-screen.ts';

const app = useApp();

const NO_DATA = 'No data found in CSV. Include a header row and at least one data row.';
const NO_COLUMNS =
  'Missing required headers. Include date and a weight column (e.g., weightKg, weight, or Value).';

describe('what is imported', () => {
  it('is on the page at once, is not doubled by the same file, and follows a mended one', async () => {
    const { user, page, screen } = await openImport(app);
    await screen.choose(sample('withings'));
    await screen.send(3, 0);
    await expectVisible(page.getByRole('listitem').getByText('81.15 kg'));
    await expectVisible(page.getByText('3 entries, latest 80.9 kg on 25 Apr 2026.'));
    await screen.button('Done').click();

    await screen.choose(sample('withings'));
    expect(await screen.send(0, 0)).toMatchObject({ Unchanged: 3 });
    await screen.button('Done').click();

    const mended = (await readFile(sample('withings'), 'utf8')).replace('81.15', '81.25');
    await screen.choose(csv(`${mended}"2026-04-22 08:00:00",81.7,,,,,\n`));
    expect(await screen.send(1, 1)).toMatchObject({ Unchanged: 2 });
    expect(await user.weights()).toHaveLength(4);
    await expectVisible(page.getByRole('listitem').getByText('81.25 kg'));
  });

  it('by hand and with awkward notes comes back from the export unchanged', async () => {
    const { user, screen } = await openImport(app);
    const notes = ['=1+1', "'quoted", 'two\nlines, "and" a comma', 'Größe; ½', '-', '+44 20', ''];
    for (const [index, note] of notes.entries()) {
      await user.addWeight({ date: `2026-10-0${index + 1}T06:07:08.009Z`, weightKg: 80.123, note });
    }
    await user.importWeights([
      { date: '2026-10-09T00:00:00Z', weightKg: 79.37866475, source: 'Smart Scale' },
    ]);
    const before = await user.weights();
    await screen.choose(csv(await user.exported('weights.csv')));
    expect(await screen.send(0, 0)).toMatchObject({ Unchanged: 8, Rejected: 0, Skipped: 0 });
    expect(await user.weights()).toEqual(before);
  });

  it('leaves the note and the source of a weigh-in where the file has no such columns', async () => {
    const { user, screen } = await openImport(app);
    const given = { date: '2026-10-01T06:00:00.000Z', note: 'after a run', source: 'Scale' };
    await user.importWeights([{ ...given, weightKg: 81 }]);
    await screen.choose(csv('date,weightKg\n2026-10-01T06:00:00Z,80.5\n'));
    await screen.send(0, 1);
    expect(await user.weights()).toMatchObject([{ ...given, weightKg: 80.5 }]);
  });

  it('is of the time zone of the account, wherever the device is, and the preview says so', async () => {
    const { user, screen } = await openImport(app);
    const file = csv('date,weight (kg)\n2026-07-01,80\n2026-07-02 08:00,79.9\n');
    await screen.choose(file);
    await screen.send(2, 0);
    const abroad = await app.open('/weight', { user, timeZone: 'America/New_York' });
    const again = importScreen(abroad);
    await again.choose(file);
    await expectVisible(again.card.getByText(/ read as times in Europe\/London, /));
    await expectVisible(again.preview.getByText('Wed, 1 Jul 2026, 00:00'));
    expect(await again.send(0, 0)).toMatchObject({ Unchanged: 2 });
    expect(await stored(user)).toEqual([
      ['2026-07-02T07:00:00.000Z', 79.9, '', 'import'],
      ['2026-06-30T23:00:00.000Z', 80, '', 'import'],
    ]);
  });

  it('leaves out the doses of another app, and says how many', async () => {
    const { user, screen } = await openImport(app, { device: PHONE });
    await screen.choose(sample('shotsy'));
    await screen.previewed();
    const doses = screen.card.getByText('2 doses are left out: only weights are imported here.');
    await expectVisible(doses);
    await screen.card.getByText('11 other columns are left out', { exact: true }).click();
    await expectVisible(screen.card.getByText('Shot Notes', { exact: true }));
    await screen.send(2, 0);
    await expectVisible(doses);
    expect(await user.doses()).toEqual([]);
  });

  it('keeps the later of two rows at the same instant', async () => {
    const { user, screen } = await openImport(app);
    await screen.choose(csv('date,weight (kg)\n2026-03-01,80\n2026-03-01,81\n'));
    await screen.button('Import').click();
    await expectVisible(screen.card.getByText('Import successful: 1 inserted, 0 updated.'));
    expect(await countsIn(screen.card)).toMatchObject({ 'Rows read': 2, Inserted: 1, Skipped: 1 });
    expect(await stored(user)).toEqual([['2026-03-01T00:00:00.000Z', 81, '', 'import']]);
  });
});

describe('what the file does not say', () => {
  it('is how to read 03/04: as the person answers', async () => {
    const { user, screen } = await openImport(app);
    const file = csv('Date,Weight (kg)\n03/04/2026,80.4\n05/04/2026,80.2\n');
    const order = screen.field('How are the dates written?');
    await screen.choose(file);
    await order.selectOption('Month first: 03/04 is 4 March');
    await screen.button('Continue').click();
    await expectVisible(screen.preview.getByText('Wed, 4 Mar 2026, 00:00'));
    await screen.button('Discard').click();

    await screen.choose(file);
    await order.selectOption('Day first: 03/04 is 3 April');
    await screen.button('Continue').click();
    await expectVisible(screen.preview.getByText('Fri, 3 Apr 2026, 00:00'));
    await screen.send(2, 0);
    expect(await stored(user)).toEqual([
      ['2026-04-04T23:00:00.000Z', 80.2, '', 'import'],
      ['2026-04-02T23:00:00.000Z', 80.4, '', 'import'],
    ]);
  });

  it('is what its columns are: the person maps them', async () => {
    const { user, screen } = await openImport(app);
    await screen.choose(csv('Foo,Bar,Baz,Qux\n80.4,2026-01-05,Ada,fasted\n80.1,2026-01-06,Ada,\n'));
    await expectVisible(screen.card.getByText(NO_COLUMNS));
    const cont = screen.button('Continue');
    expect(await cont.isDisabled()).toBe(true);
    await screen.field('Date column').selectOption('Bar (2026-01-05)');
    expect(await cont.isDisabled()).toBe(true);
    await screen.field('Weight column').selectOption('Foo (80.4)');
    await screen.field('Note column').selectOption('Qux (fasted)');
    await cont.click();
    await screen.field(UNIT).selectOption('Kilograms (kg)');
    await cont.click();
    await screen.send(2, 0);
    expect(await stored(user)).toEqual([
      ['2026-01-06T00:00:00.000Z', 80.1, '', 'import'],
      ['2026-01-05T00:00:00.000Z', 80.4, 'fasted', 'import'],
    ]);
  });
});

describe('Discard', () => {
  it('stores nothing, from the questions and from the preview', async () => {
    const { user, screen } = await openImport(app, { device: PHONE });
    await screen.choose(sample('myfitnesspal'));
    await expectVisible(screen.field(UNIT));
    await screen.button('Discard').click();
    await screen.choose(sample('withings'));
    await screen.previewed();
    await screen.button('Discard').click();
    await expectVisible(screen.button('Choose a file'));
    await expectGone(screen.preview);
    expect(await user.weights()).toEqual([]);
  });
});

/** 60 good rows, 7 bad ones among them, and 2 without a weight. */
const MIXED = [
  'Date,Weight (kg),Note',
  ...Array.from({ length: 60 }, (_, day) => {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    return `${date},${(90 - day / 10).toFixed(1)},`;
  }),
  'yesterday,80,said so',
  '2026-02-30,80,',
  '2026-03-05,heavy,',
  '2026-03-06,-3,',
  '2026-03-07,0,',
  '2026-03-08,8000,',
  '13/13/2026,80,"with, comma"',
  '2026-03-09,,',
  ',80,',
].join('\n');

describe('rows that are not good', () => {
  it('are listed, counted and can be downloaded with reasons; the others are imported', async () => {
    const { user, page, screen } = await openImport(app);
    await screen.choose(csv(MIXED));
    expect(await screen.previewed()).toEqual({
      'Rows read': 69,
      'To import': 60,
      Skipped: 2,
      Rejected: 7,
    });
    // A header and the first 50.
    expect(await screen.preview.getByRole('row').count()).toBe(51);
    await expectVisible(screen.card.getByText('The first 50 of 60 rows.'));
    expect(await screen.card.getByText(/^Row \d+: invalid/).allTextContents()).toEqual([
      "Row 62: invalid date 'yesterday'",
      "Row 63: invalid date '2026-02-30'",
      "Row 64: invalid weight 'heavy'",
      "Row 65: invalid weight '-3'",
      "Row 66: invalid weight '0'",
    ]);
    await expectVisible(screen.card.getByText('7 issues', { exact: true }));
    await expectVisible(screen.card.getByText('and 2 more', { exact: true }));
    await screen.card.getByText('2 skipped', { exact: true }).click();
    await expectVisible(screen.card.getByText('Row 69: no weight'));
    await expectVisible(screen.card.getByText('Row 70: no date'));

    const download = page.waitForEvent('download');
    await screen.button('Download rejected rows').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('rejected-rows.csv');
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines).toHaveLength(9);
    expect(lines[0]).toBe('\uFEFFDate,Weight (kg),Note,reason');
    expect(lines[1]).toBe("yesterday,80,said so,Row 62: invalid date 'yesterday'");
    expect(lines[7]).toBe('13/13/2026,80,"with, comma",Row 68: invalid date \'13/13/2026\'');

    expect(await screen.send(60, 0)).toMatchObject({ Skipped: 2, Rejected: 7, 'Rows read': 69 });
    expect(await user.weights()).toHaveLength(60);
    await expectVisible(screen.button('Download rejected rows'));
  });

  it('are those ahead of the present, too', async () => {
    const { screen } = await openImport(app);
    await screen.choose(csv('date,weight (kg)\n2026-03-01,80\n2199-01-01,60\n'));
    await expectVisible(screen.card.getByText("Row 3: invalid date '2199-01-01'"));
    expect(await screen.previewed()).toMatchObject({ 'To import': 1, Rejected: 1 });
  });

  it('alone leave nothing to import', async () => {
    const { screen } = await openImport(app);
    await screen.choose(csv('date,weight (kg)\nsoon,80\n'));
    await expectVisible(screen.card.getByText("Row 2: invalid date 'soon'"));
    await expectVisible(screen.card.getByText('This file has no rows to import.'));
    expect(await screen.button('Import').isDisabled()).toBe(true);
    await screen.button('Discard').click();
    await expectVisible(screen.button('Choose a file'));
  });
});

/** The beginning of a picture, then every byte there is. */
const BINARY = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 167) % 256)),
]);

describe('a file that is none', () => {
  it.each([
    ['that is empty', csv(''), NO_DATA],
    ['of a header alone', csv('date,weight\r\n'), NO_DATA],
    ['of a single column', csv('diary\nmonday\ntuesday\n'), NO_COLUMNS],
    ['that is a picture', csv(BINARY, 'photo.png'), /^(No data found in CSV\.|Missing required)/],
  ])('%s gets a sentence, and the next one is read', async (_, file, sentence) => {
    const { user, screen } = await openImport(app);
    await screen.choose(file);
    await expectVisible(screen.alert.getByText(sentence));
    await screen.choose(sample('withings'));
    await screen.previewed();
    await expectGone(screen.alert);
    expect(await user.weights()).toEqual([]);
  });
});
