// Shows 31.15.
import { CSV_BOM, csvRow, spreadsheetRows, zoneClock } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { readCsv } from './tables/read-csv.ts';
import { readFile } from './testing/read-file.ts';

const NOTES = ['00123', '=1+1', '="00123"', '3-4', 'Mai 5', 'a; b, "c"', "'quoted'", '', '–'];

it.each([
  [';', ','],
  [',', '.'],
] as const)('a table for a spreadsheet with %s and %s comes back as it was', (separator, mark) => {
  const rows = NOTES.map((note, index) => {
    const date = new Date(Date.UTC(2026, 9, 20 + index, 6, 30, index)).toISOString();
    return [date, 80.25 + index, note, 'Scale'] as const;
  });
  const table = [['date', 'weightKg', 'note', 'source'], ...rows].map(csvRow).join('');
  const cells = readCsv(table, ',').rows.map((row) => row.cells);
  const written = spreadsheetRows(cells, {
    separator,
    decimalMark: mark,
    wallOf: zoneClock('Europe/Berlin').wallOf,
    beginsWithMonth: (text) => text.startsWith('Mai'),
  });
  const now = Date.UTC(2026, 10, 21);
  const options = { timeZone: 'Europe/Berlin', now, answers: {} };
  const { weights, skipped } = readFile(CSV_BOM + written.join(''), options);
  expect(skipped).toEqual([]);
  expect(
    weights.map(({ date, weightKg, note }) => [new Date(date).toISOString(), weightKg, note]),
  ).toEqual(rows.map(([date, kg, note]) => [date, kg, note]));
});
