// Shows 9.9.
import { describe, expect, it } from 'vitest';
import { describeGoldenSaving, goldenSavingPercent } from './golden-dose-card.tsx';

describe('the saving', () => {
  // By hand: 4 doses cost what 4 + v / 0.6 doses cost together.
  it.each([
    [0, 0],
    [0.3, 11.11],
    [0.5, 17.24],
    [0.6, 20],
  ])('of %f mL is %f %%', (volume, percent) => {
    expect(goldenSavingPercent(volume)).toBeCloseTo(percent, 2);
  });

  it('is said in a sentence', () => {
    expect(describeGoldenSaving(0.3)).toBe(
      'At 0.30 mL a pen gives 4.50 doses instead of 4: each costs 11 % less.',
    );
    expect(describeGoldenSaving(0)).toContain('nothing is saved');
  });
});
