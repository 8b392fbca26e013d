import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ApiUser } from './api-user.ts';
import { expectGone, expectVisible } from './expectations.ts';
import { DESKTOP, type Device, PHONE, useApp } from './fixtures.ts';

const app = useApp();
/** The browser itself reports what it could not load. */
const FAILED_LOAD = /Failed to load resource/;

const NO_DATA = 'No data found in CSV. Include a header row and at least one data row.';
const NO_COLUMNS =
  'Missing required headers. Include date and a weight column (e.g., weightKg, weight, or Value).';
const IMPORT_FAILED = 'Import failed. Please check your file format.';

const sample = (name: string) =>
  fileURLToPath(new URL(`../packages/domain/src/csv/samples/${name}.csv`, import.meta.url));
const csv = (content: string | Buffer, name = 'weights.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});
type ChosenFile = string | ReturnType<typeof csv>;

/** The import's card, by what a person calls its parts. */
const importScreen = (page: Page) => {
  const heading = page.getByRole('heading', { name: 'Import from CSV' });
  const card = page.locator('section').filter({ has: heading });
  const button = (name: string) => card.getByRole('button', { name, exact: true });
  return {
    card,
    button,
    field: (name: string) => card.getByLabel(name),
    preview: card.getByRole('region', { name: 'Preview' }),
    progress: card.getByRole('progressbar'),
    alert: card.getByRole('alert'),
    result: card.getByRole('status'),
    choose: async (file: ChosenFile) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        button('Choose a file').click(),
      ]);
      await chooser.setFiles(file);
    },
    previewed: async function () {
      await expectVisible(this.preview);
      return countsIn(card);
    },
    /** Presses Import and waits for its sentence. */
    send: async (inserted: number, updated: number) => {
      await button('Import').click();
      const sentence = `Import successful: ${inserted} inserted, ${updated} updated.`;
      await expectVisible(card.getByText(sentence, { exact: true }));
      const counts = await countsIn(card);
      const { Inserted = 0, Updated = 0, Unchanged = 0, Skipped = 0, Rejected = 0 } = counts;
      expect([Inserted, Updated]).toEqual([inserted, updated]);
      expect(Inserted + Updated + Unchanged + Skipped + Rejected).toBe(counts['Rows read']);
      return counts;
    },
  };
};

/** The figures on the card by their names. */
const countsIn = async (card: Locator): Promise<Record<string, number>> => {
  const names = await card.getByRole('term').allTextContents();
  const figures = await card.getByRole('definition').allTextContents();
  return Object.fromEntries(
    names.map((name, index) => [name, Number(figures[index]?.replaceAll(',', ''))]),
  );
};

interface Opened {
  readonly device?: Device;
  readonly timeZone?: string;
  readonly tolerates?: RegExp;
}

const openImport = async (visit: Opened = {}) => {
  const user = await app.newUser();
  const page = await app.open('/weight', { user, ...visit });
  return { user, page, screen: importScreen(page) };
};

/** Instant, kg to a milligram, note and source of what the server keeps, newest first. */
const stored = async (user: ApiUser) =>
  (await user.weights()).map(({ date, weightKg, note, source }) => [
    date,
    Number(weightKg.toFixed(6)),
    note,
    source,
  ]);

type Row = readonly [date: string, kg: number, note: string, source: string];
/** What the file does not say: the question, the answer offered first, and the one given. */
type Question = readonly [label: string, offered: string, answer: string];
interface SampleCase {
  readonly name: string;
  readonly rows: number;
  readonly skipped: number;
  readonly question?: Question;
  readonly kept: readonly Row[];
}

const UNIT = 'Which unit are the weights in?';

/** In London: UTC in winter, an hour ahead from 29 March 2026 on. 1 lb = 0.45359237 kg. */
const IN_LONDON: readonly SampleCase[] = [
  {
    name: 'european-decimals',
    rows: 3,
    skipped: 0,
    kept: [
      ['2026-05-12T23:00:00.000Z', 79.4, 'mit; Semikolon', 'import'],
      ['2026-04-25T23:00:00.000Z', 79.95, '', 'import'],
      ['2026-04-24T23:00:00.000Z', 80.2, 'nach Urlaub', 'import'],
    ],
  },
  {
    name: 'garmin',
    rows: 5,
    skipped: 2,
    kept: [
      ['2026-07-18T07:28:00.000Z', 80, '', 'import'],
      ['2026-07-17T18:05:00.000Z', 80.5, '', 'import'],
      ['2026-07-17T07:01:00.000Z', 79.9, '', 'import'],
    ],
  },
  {
    name: 'libra-v6',
    rows: 2,
    skipped: 0,
    kept: [
      ['2026-01-20T06:40:00.000Z', 61.2, 'slept badly', 'import'],
      ['2026-01-19T17:53:00.000Z', 61.5, '', 'import'],
    ],
  },
  {
    name: 'myfitnesspal',
    rows: 2,
    skipped: 0,
    question: [UNIT, 'Pounds (lb)', 'Pounds (lb)'],
    kept: [
      // 174.2 × 0.45359237 and 175 × 0.45359237.
      ['2026-01-22T00:00:00.000Z', 79.015791, '', 'import'],
      ['2026-01-15T00:00:00.000Z', 79.378665, '', 'import'],
    ],
  },
  {
    name: 'renpho-old',
    rows: 2,
    skipped: 0,
    kept: [
      ['2026-01-02T09:11:00.000Z', 75.95, '', 'import'],
      ['2026-01-01T10:20:30.000Z', 76.15, '', 'import'],
    ],
  },
  {
    name: 'samsung-health',
    rows: 2,
    skipped: 0,
    question: [UNIT, 'Kilograms (kg)', 'Kilograms (kg)'],
    kept: [
      // Its own column says UTC+0200.
      ['2026-09-01T04:31:02.120Z', 65.4, '', 'import'],
      ['2026-08-31T04:29:10.346Z', 65.6, '', 'import'],
    ],
  },
  {
    name: 'shotsy',
    rows: 3,
    skipped: 1,
    kept: [
      // 178.9 × 0.45359237 and 180.5 × 0.45359237.
      ['2026-02-24T00:00:00.000Z', 81.147675, '', 'import'],
      ['2026-02-17T00:00:00.000Z', 81.873423, 'Feeling good today', 'import'],
    ],
  },
  {
    name: 'simple-health-export',
    rows: 2,
    skipped: 0,
    kept: [
      ['2026-03-26T06:40:00.000Z', 84.1, '', 'Smart Scale'],
      ['2026-03-25T08:42:57.000Z', 84.3, '', 'Health'],
    ],
  },
  {
    name: 'withings',
    rows: 3,
    skipped: 0,
    kept: [
      ['2026-04-25T07:11:51.000Z', 80.9, '', 'import'],
      ['2026-04-24T07:02:10.000Z', 81.15, 'after travel', 'import'],
      ['2026-04-23T06:58:44.000Z', 81.4, '', 'import'],
    ],
  },
];

/** In Sydney: 11 hours ahead in January, 10 in July. Answered against what is offered. */
const IN_SYDNEY: readonly SampleCase[] = [
  {
    name: 'garmin',
    rows: 5,
    skipped: 2,
    kept: [
      ['2026-07-17T22:28:00.000Z', 80, '', 'import'],
      ['2026-07-17T09:05:00.000Z', 80.5, '', 'import'],
      ['2026-07-16T22:01:00.000Z', 79.9, '', 'import'],
    ],
  },
  {
    name: 'myfitnesspal',
    rows: 2,
    skipped: 0,
    question: [UNIT, 'Pounds (lb)', 'Kilograms (kg)'],
    kept: [
      ['2026-01-21T13:00:00.000Z', 174.2, '', 'import'],
      ['2026-01-14T13:00:00.000Z', 175, '', 'import'],
    ],
  },
];

const importSample = async (visit: Opened, { name, rows, skipped, question, kept }: SampleCase) => {
  const { user, screen } = await openImport(visit);
  await screen.choose(sample(name));
  if (question !== undefined) {
    const [label, offered, answer] = question;
    const field = screen.field(label);
    await expectVisible(field);
    expect(await field.locator('option:checked').textContent()).toBe(offered);
    await field.selectOption(answer);
    await screen.button('Continue').click();
  }
  expect(await screen.previewed()).toEqual({
    'Rows read': rows,
    'To import': kept.length,
    Skipped: skipped,
    Rejected: 0,
  });
  expect(await user.weights()).toEqual([]);
  await screen.send(kept.length, 0);
  expect(await stored(user)).toEqual(kept);
};

describe('a file of', () => {
  it.each(IN_LONDON)('$name, in London', (given) =>
    importSample({ device: given.name === 'garmin' ? PHONE : DESKTOP }, given),
  );
  it.each(IN_SYDNEY)('$name, in Sydney', (given) =>
    importSample({ timeZone: 'Australia/Sydney' }, given),
  );
});

describe('what is imported', () => {
  it('is on the page at once, is not doubled by the same file, and follows a mended one', async () => {
    const { user, page, screen } = await openImport();
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
    const { user, screen } = await openImport();
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

  it('keeps the later of two rows at the same instant', async () => {
    const { user, screen } = await openImport();
    await screen.choose(csv('date,weight (kg)\n2026-03-01,80\n2026-03-01,81\n'));
    await screen.button('Import').click();
    await expectVisible(screen.card.getByText('Import successful: 1 inserted, 0 updated.'));
    expect(await countsIn(screen.card)).toMatchObject({ 'Rows read': 2, Inserted: 1, Skipped: 1 });
    expect(await stored(user)).toEqual([['2026-03-01T00:00:00.000Z', 81, '', 'import']]);
  });
});

describe('what the file does not say', () => {
  it('is how to read 03/04: as the person answers', async () => {
    const { user, screen } = await openImport();
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
    const { user, screen } = await openImport();
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
    const { user, screen } = await openImport({ device: PHONE });
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
    const { user, page, screen } = await openImport();
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
    await expectVisible(screen.card.getByText('Row 69: a date without a weight'));
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

  it('alone leave nothing to import', async () => {
    const { screen } = await openImport();
    await screen.choose(csv('date,weight (kg)\nsoon,80\n'));
    await expectVisible(screen.card.getByText("Row 2: invalid date 'soon'"));
    await expectVisible(screen.card.getByText('There is no row to import in this file.'));
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
    const { user, screen } = await openImport();
    await screen.choose(file);
    await expectVisible(screen.alert.getByText(sentence));
    await screen.choose(sample('withings'));
    await screen.previewed();
    await expectGone(screen.alert);
    expect(await user.weights()).toEqual([]);
  });
});

/** A line for every minute, from 1 March 2024 on. */
const twentyThousandRows = () => {
  const start = Date.UTC(2024, 2, 1);
  const lines = Array.from(
    { length: 20_000 },
    (_, row) =>
      `${new Date(start + row * 60_000).toISOString()},${(80 + (row % 50) / 10).toFixed(1)}`,
  );
  return csv(`date,weight (kg)\n${lines.join('\n')}\n`);
};

describe('a large file', () => {
  it('shows how far it is and imports', async () => {
    const { user, page, screen } = await openImport();
    const progress = await recordProgress(page);
    await screen.choose(twentyThousandRows());
    expect(await screen.previewed()).toMatchObject({ 'Rows read': 20_000, 'To import': 20_000 });
    expect((await progress()).filter((percent) => percent > 0 && percent < 100)).not.toEqual([]);
    expect(await screen.preview.getByRole('row').count()).toBe(51);
    await screen.send(20_000, 0);
    // A header, and the end of the last line.
    expect((await user.exported('weights.csv')).split('\r\n')).toHaveLength(20_002);
    await expectVisible(page.getByText(/^2000 entries, latest /));
  });

  it('can be given up while it is read and while it is sent', async () => {
    const { user, page, screen } = await openImport({ tolerates: FAILED_LOAD });
    const released = Promise.withResolvers<void>();
    await page.route('**/*worker*', async (route) => {
      await released.promise;
      await route.continue();
    });
    await screen.choose(sample('withings'));
    await expectVisible(screen.card.getByText('Reading the file'));
    expect(await screen.progress.getAttribute('value')).toBe('0');
    await screen.button('Cancel').click();
    released.resolve();
    await screen.choose(sample('libra-v6'));
    expect(await screen.previewed()).toMatchObject({ 'Rows read': 2 });

    await page.route('**/api/weights/bulk', () => {});
    await screen.button('Import').click();
    await expectVisible(screen.card.getByText('Importing', { exact: true }));
    await screen.button('Cancel').click();
    await expectVisible(screen.button('Choose a file'));
    await expectGone(screen.alert);
    expect(await user.weights()).toEqual([]);
  });
});

/** Notes every state of the progress bar from now on. */
const recordProgress = async (page: Page): Promise<() => Promise<number[]>> => {
  const seen: number[] = [];
  await page.exposeFunction('noteProgress', (value: number) => seen.push(value));
  await page.evaluate(() => {
    const note = (window as unknown as { noteProgress: (value: number) => void }).noteProgress;
    new MutationObserver(() => {
      const bar = document.querySelector('progress');
      if (bar) note(bar.value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return async () => {
    // What was noted before this has arrived by now.
    await page.evaluate(() => undefined);
    return seen;
  };
};

describe('when the server fails', () => {
  it('says so and keeps the preview; the second try works without doubles', async () => {
    const { user, page, screen } = await openImport({ tolerates: FAILED_LOAD });
    await screen.choose(sample('withings'));
    await page.route(
      '**/api/weights/bulk',
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Oh</h1>' }),
      { times: 1 },
    );
    await screen.button('Import').click();
    await expectVisible(screen.alert.getByText(IMPORT_FAILED, { exact: true }));
    expect(await user.weights()).toEqual([]);
    await screen.send(3, 0);
    await expectGone(screen.alert);
    expect(await user.weights()).toHaveLength(3);
  });

  it('and the reply was lost after it had stored all, the second try tells what was inserted', async () => {
    const { user, page, screen } = await openImport({ tolerates: FAILED_LOAD });
    await screen.choose(sample('withings'));
    await page.route(
      '**/api/weights/bulk',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await screen.button('Import').click();
    await expectVisible(screen.alert.getByText(IMPORT_FAILED));
    expect(await user.weights()).toHaveLength(3);
    await screen.send(3, 0);
    expect(await user.weights()).toHaveLength(3);
  });
});
