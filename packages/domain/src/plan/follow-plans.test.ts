import { describe, expect, it } from 'vitest';
import { oneAfterAnother } from './follow-plans.ts';

const plan = (savedAt: number, endedAt: number | null) => ({
  ...{ medicine: 'tirzepatide', anchor: 'weekday' as const, steps: [] },
  ...{ savedAt, endedAt },
});

describe('plans under several names of a medicine', () => {
  it.each([
    [
      'of two that are followed the later one stays',
      [
        [1, null],
        [5, null],
      ],
      [
        [1, 5],
        [5, null],
      ],
    ],
    [
      'what ended while another was followed goes',
      [
        [3, null],
        [4, 6],
      ],
      [[3, null]],
    ],
    [
      'those that have ended stay as they are',
      [
        [4, 9],
        [1, 3],
      ],
      [
        [1, 3],
        [4, 9],
      ],
    ],
    [
      'two of one instant lie a millisecond apart',
      [
        [1, 2],
        [1, null],
      ],
      [
        [1, 2],
        [2, null],
      ],
    ],
  ] as const)('%s', (_title, given, kept) => {
    const plans = oneAfterAnother(given.map(([savedAt, endedAt]) => plan(savedAt, endedAt)));
    expect(plans.map(({ savedAt, endedAt }) => [savedAt, endedAt])).toEqual(kept);
  });
});
