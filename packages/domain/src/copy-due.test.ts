// Shows 47.1.
import { expect, it } from 'vitest';
import { isCopyDue, type RecordsHere } from './copy-due.ts';
import { DAY_MS } from './time/calendar-day.ts';

const NOW = Date.UTC(2026, 10, 25);
const ago = (days: number) => NOW - days * DAY_MS;
const BEGUN: RecordsHere = {
  records: 1,
  doses: 0,
  lastCopyAt: null,
  copiedRecords: 0,
  startedAt: ago(0),
  putOffAt: null,
};
const COPIED: RecordsHere = { ...BEGUN, records: 31, doses: 4, copiedRecords: 30 };

it.each<[string, RecordsHere, boolean]>([
  ['nothing at all', { ...BEGUN, records: 0, startedAt: ago(90) }, false],
  ['a pen', BEGUN, false],
  ['weights of a month', { ...BEGUN, startedAt: ago(30) }, true],
  ['weights of less than a month', { ...BEGUN, startedAt: ago(29) }, false],
  ['a first dose', { ...BEGUN, doses: 1 }, true],
  ['a first dose, not now', { ...BEGUN, doses: 1, putOffAt: ago(29) }, false],
  ['a dose, not now a month ago', { ...BEGUN, doses: 5, putOffAt: ago(30) }, true],
  ['a copy of a month ago', { ...COPIED, lastCopyAt: ago(30) }, true],
  ['a younger copy', { ...COPIED, records: 90, lastCopyAt: ago(29) }, false],
  ['an old copy of all there is', { ...COPIED, records: 30, lastCopyAt: ago(90) }, false],
  ['an old copy, not now', { ...COPIED, lastCopyAt: ago(90), putOffAt: ago(1) }, false],
])('of %s', (_, here, isDue) => {
  expect(isCopyDue(here, NOW)).toBe(isDue);
});
