import { csvRow } from '@dosewise/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWeightCsv } from '../../testing/read-weights.ts';

/** Far above what it takes, far below what a quadratic reader would: machines are noisy. */
const MAX_MS = 5000;
const SLOW = { timeout: 30_000 };

/** The end of the years that are kept: no date lies ahead of it. */
const NOW = Date.UTC(2199, 11, 31);

const FRAGMENTS = [
  ...'date|weight|weightKg|value|type|unit|time|note|kg|lb|80|80,5|1.234,5|12 st 8 lb|BodyMass|NaN'.split(
    '|',
  ),
  ...'2026-01-05|05/04/2026|31.12.99|Jan 5, 2026|8:28 AM|2026-02-30|99999999999999|+02:00'.split(
    '|',
  ),
  ...'--|#|#Units: kg|sep=;|"|""|,|;|\t| |\n|\r\n|\r|\uFEFF|\u0000|\uD800|=1|\'|\u202F'.split('|'),
];

it('never throws or loses a row, whatever it is given', SLOW, () => {
  const anything = fc.oneof(
    fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 80 }).map((parts) => parts.join('')),
    fc
      .array(fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 4 }), { maxLength: 20 })
      .map((rows) => `date,weight,note,time\n${rows.map((cells) => csvRow(cells)).join('')}`),
    fc.string({ unit: 'binary', maxLength: 400 }),
  );
  const options = fc.record(
    {
      unit: fc.constantFrom('kg' as const, 'lb' as const, 'st' as const),
      dateOrder: fc.constantFrom('day-first' as const, 'month-first' as const),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anything, options, (text, answers) => {
      const started = process.cpuUsage();
      const result = readWeightCsv(text, { timeZone: 'Europe/London', now: NOW, ...answers });
      expect(process.cpuUsage(started).user / 1000).toBeLessThan(MAX_MS);
      if (result.kind !== 'ready') return;
      const { entries, issues, skipped } = result;
      expect(entries.length + issues.length + skipped.length).toBe(result.rowsRead);
      const rows = [...entries, ...issues, ...skipped].map(({ row }) => row);
      expect(new Set(rows).size).toBe(rows.length);
      expect(new Set(entries.map(({ date }) => date)).size).toBe(entries.length);
      for (const { date, weightKg, note, source } of entries) {
        expect(Number.isInteger(date)).toBe(true);
        expect(weightKg >= 20 && weightKg <= 700).toBe(true);
        expect(note === undefined || note.length <= 500).toBe(true);
        expect(source === undefined || (source.length > 0 && source.length <= 120)).toBe(true);
      }
    }),
    { numRuns: 1500 },
  );
});
