// Shows 21.1.
import { HOUR_MS } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { weekDays } from './day-head.tsx';

// In Sydney half past midnight of Saturday the 21st.
const NOW = Date.parse('2026-11-20T13:30:00Z');

it('marks the last seven days of a time zone, today the last', () => {
  const doses = [Date.parse('2026-11-14T13:10:00Z')];
  const weighIns = [NOW - HOUR_MS, Date.parse('2026-11-14T12:50:00Z')];
  const days = weekDays({ doses, weighIns }, NOW, 'Australia/Sydney');
  expect(days.map(({ day }) => day)).toEqual(
    ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`),
  );
  expect(days.map(({ isToday }) => isToday)).toEqual([...Array(6).fill(false), true]);
  expect(days.filter(({ hasDose }) => hasDose).map(({ day }) => day)).toEqual(['2026-11-15']);
  expect(days.filter(({ hasWeighIn }) => hasWeighIn).map(({ day }) => day)).toEqual(['2026-11-20']);
});
