import { describe, expect, it } from 'vitest';
import { areDaily, findCloseDoses } from './doubtful-doses.ts';

const HOUR = 3_600_000;
const FIRST = Date.UTC(2026, 2, 1, 8);
/** Doses by hours from the first and mg. */
const doses = (...list: readonly (readonly [hours: number, doseMg: number])[]) =>
  list.map(([hours, doseMg]) => ({ at: FIRST + hours * HOUR, doseMg }));

describe('a dose is close to the one before it', () => {
  it.each([
    [
      'a week apart',
      [
        [0, 5],
        [168, 5],
      ],
      [],
    ],
    [
      'at the gap',
      [
        [0, 5],
        [72, 5],
      ],
      [],
    ],
    [
      'just below the gap',
      [
        [0, 5],
        [71.9, 5],
      ],
      [71.9],
    ],
    [
      'late, and the next one on its usual day',
      [
        [0, 5],
        [264, 5],
        [336, 5],
      ],
      [],
    ],
    [
      'too late for that',
      [
        [0, 5],
        [290, 5],
        [336, 5],
      ],
      [336],
    ],
    [
      'in any order of rows',
      [
        [168, 5],
        [20, 5],
        [0, 5],
      ],
      [20],
    ],
    [
      'two halves of the largest dose',
      [
        [0, 5],
        [168, 2.5],
        [179, 2.5],
      ],
      [],
    ],
    [
      'two halves more than 12 hours apart',
      [
        [0, 5],
        [168, 2.5],
        [180.1, 2.5],
      ],
      [180.1],
    ],
    [
      'a pen more at once: more than the largest dose',
      [
        [0, 2.5],
        [168, 2.5],
        [169, 2.5],
      ],
      [169],
    ],
    [
      'a golden dose two days after',
      [
        [0, 5],
        [168, 5],
        [216, 5],
      ],
      [216],
    ],
    [
      'three parts with the dust of fractions',
      [
        [0, 0.3],
        [168, 0.1],
        [169, 0.1],
        [170, 0.1],
      ],
      [],
    ],
    [
      'a dose soon after the second part',
      [
        [0, 5],
        [168, 2.5],
        [170, 2.5],
        [241, 5],
      ],
      [241],
    ],
  ] as const)('%s', (_, list, close) => {
    const found = findCloseDoses(doses(...list), 72);
    expect(found.map(({ at }) => (at - FIRST) / HOUR)).toEqual(close);
  });

  it('never where no label states a gap', () => {
    expect(findCloseDoses(doses([0, 5], [2, 5]), null)).toEqual([]);
  });
});

describe('doses of nearly every day', () => {
  const daily = (count: number, everyDays: number) =>
    doses(...Array.from({ length: count }, (_, index) => [index * everyDays * 24, 5] as const));

  it.each([
    [14, 1, true],
    [13, 1, false],
    [14, 1.5, true],
    [14, 2, false],
    [60, 7, false],
  ])('%d doses every %f days: %s', (count, everyDays, expected) => {
    expect(areDaily(daily(count, everyDays).toReversed(), 'Europe/London')).toBe(expected);
  });

  it('are those of six days in ten, to the day', () => {
    expect(areDaily([...daily(14, 1), ...doses([24 * 24, 5])], 'UTC')).toBe(true);
    expect(areDaily([...daily(14, 1), ...doses([25 * 24, 5])], 'UTC')).toBe(false);
  });

  it.each([
    [22, true],
    [23, false],
  ])('fourteen of them, the last %d days after the first: %s', (lastDay, expected) => {
    const late = [...daily(13, 1), ...doses([lastDay * 24, 5])];
    expect(areDaily(late, 'UTC')).toBe(expected);
  });

  it('are counted in days of the zone: two on one day are one', () => {
    const twice = doses(
      ...Array.from({ length: 14 }, (_, i) => [Math.floor(i / 2) * 48 + (i % 2), 5] as const),
    );
    expect(areDaily(twice, 'UTC')).toBe(false);
  });
});
