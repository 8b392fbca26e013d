// Shows 47.11.
import { afterEach, expect, it } from 'vitest';
import { writeStored } from '../../data/browser/storage.ts';
import { isCopyDue } from './local-state.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 25);
const state = (records: number, daysAgo: number, copiedDaysAgo: number | null = null) => ({
  records,
  isKept: true,
  startedAt: NOW - daysAgo * DAY_MS,
  lastCopyAt: copiedDaysAgo === null ? null : NOW - copiedDaysAgo * DAY_MS,
});

afterEach(() => writeStored('copiedRecords', null));

it.each([
  [0, 100, false],
  [1, 13, false],
  [1, 14, true],
  [19, 0, false],
  [20, 0, true],
])('%i records, begun %i days ago, without a copy: %s', (records, days, isDue) => {
  expect(isCopyDue(state(records, days), NOW)).toBe(isDue);
});

it.each([
  [30, 100, false],
  [49, 13, false],
  [50, 0, true],
  [31, 13, false],
  [31, 14, true],
])('%i records, a copy of 30 saved %i days ago: %s', (records, days, isDue) => {
  writeStored('copiedRecords', '30');
  expect(isCopyDue(state(records, 200, days), NOW)).toBe(isDue);
});
