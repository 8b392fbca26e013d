import { expect, it } from 'vitest';
import { findImpossibleDays } from './pen-days.ts';

const TODAY = '2026-11-28';
const days = (startDate: string | null, expiresOn: string | null, purchaseDate: string | null) =>
  findImpossibleDays({ startDate, expiresOn, purchaseDate }, TODAY);

it('finds days that contradict each other', () => {
  expect(days('2027-11-10', '2026-11-01', '2027-11-11')).toEqual([
    'start_ahead',
    'expired_before_start',
    'bought_after_start',
  ]);
  expect(days('2026-11-10', '2026-11-09', null)).toEqual(['expired_before_start']);
  expect(days('2026-11-10', null, '2026-11-11')).toEqual(['bought_after_start']);
});

it('finds none where all are the same day, or no day is known', () => {
  expect(days(TODAY, TODAY, TODAY)).toEqual([]);
  expect(days('2026-11-10', '2026-12-01', '2026-11-01')).toEqual([]);
  expect(days(null, '2020-01-01', '2027-01-01')).toEqual([]);
});
