// Shows 14.30.
import { expect, it } from 'vitest';
import { listWeeks, monthLater, toMonth } from './course-calendar.tsx';

it('lays a month out in weeks from Monday', () => {
  const weeks = listWeeks('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(listWeeks('2027-02')).toHaveLength(4);
  expect(listWeeks('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

it('goes from month to month over the year', () => {
  expect(monthLater('2026-12', 1)).toBe('2027-01');
  expect(monthLater('2026-01', -1)).toBe('2025-12');
  expect(toMonth('2026-12-31')).toBe('2026-12');
});
