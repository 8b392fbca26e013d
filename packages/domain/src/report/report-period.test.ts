// Shows 31.1.
import { expect, it } from 'vitest';
import { MAX_REPORT_DAYS, reportDays } from './report-period.ts';

it.each([
  ['2026-11-21', '2026-11-21', 1],
  ['2026-11-01', '2026-11-21', 21],
  ['2024-02-28', '2024-03-01', 3],
  ['2026-11-21', '2026-11-20', 0],
  ['2021-11-21', '2026-11-21', MAX_REPORT_DAYS],
])('from %s to %s are %d days, both counted', (from, to, days) => {
  expect(reportDays(from, to)).toBe(days);
});
