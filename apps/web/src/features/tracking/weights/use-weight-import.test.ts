// Shows 7.27.
import { kg } from '@dosewise/domain';
import type { WeightCsvEntry } from '@dosewise/file-import';
import { expect, it } from 'vitest';
import { splitImport } from './use-weight-import.ts';

const entries: WeightCsvEntry[] = [1, 2, 3, 4, 5].map((row) => ({
  row,
  date: Date.UTC(2026, 0, row),
  weightKg: kg(80 + row),
  note: 'n',
  source: 'import',
}));

it('sends a usual file in one piece, in its order', () => {
  expect(splitImport(entries)).toEqual([
    entries.map(({ weightKg, note, source, date }) => ({
      date: new Date(date).toISOString(),
      weightKg,
      note,
      source,
    })),
  ]);
});

it('does not name what the file does not say', () => {
  const entry = { row: 2, date: Date.UTC(2026, 0, 5), weightKg: kg(80) };
  expect(splitImport([entry])).toEqual([[{ date: '2026-01-05T00:00:00.000Z', weightKg: 80 }]]);
  expect(Object.keys(splitImport([entry])[0]?.[0] ?? {})).toEqual(['date', 'weightKg']);
});

it('cuts by number and by size, and loses none', () => {
  expect(splitImport(entries, 2).map((batch) => batch.length)).toEqual([2, 2, 1]);
  const one = JSON.stringify(splitImport(entries)[0]?.[0]).length + 1;
  expect(splitImport(entries, 100, one * 2).map((batch) => batch.length)).toEqual([2, 2, 1]);
  // An entry larger than a whole piece still goes.
  expect(splitImport(entries, 100, 1).map((batch) => batch.length)).toEqual([1, 1, 1, 1, 1]);
});

it('sends nothing for nothing', () => {
  expect(splitImport([])).toEqual([]);
});
