import { DAY_MS } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { dosesInLast28Days, nextDoseAfter } from './dose-figures.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

describe('doses in the last 28 days', () => {
  it('counts those inside only', () => {
    const times = [0, 7, 14, 21, 28, 35].map((days) => NOW - days * DAY_MS);
    expect(dosesInLast28Days(times, NOW)).toBe(4);
  });

  it('is 0 without doses', () => {
    expect(dosesInLast28Days([], NOW)).toBe(0);
  });
});

describe('the next dose', () => {
  it('is 7 days after the latest one, in whatever order they come', () => {
    expect(nextDoseAfter([NOW - 9 * DAY_MS, NOW - DAY_MS])).toBe(NOW + 6 * DAY_MS);
  });

  it('is unknown without doses', () => {
    expect(nextDoseAfter([])).toBeNull();
  });
});
