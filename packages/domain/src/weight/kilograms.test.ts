// Shows 5.41.
import { describe, expect, it } from 'vitest';
import { isKeptWeight, toKilograms } from './kilograms.ts';

describe('units', () => {
  it.each([
    [176, 'lb', 79.83225712],
    [12, 'st', 76.20351816],
    [80.5, 'kg', 80.5],
    [80500, 'g', 80.5],
  ] as const)('%d %s are %d kg', (amount, unit, expected) => {
    expect(toKilograms(amount, unit)).toBeCloseTo(expected, 12);
  });

  it('know which weights are kept', () => {
    expect([20, 80, 700].every(isKeptWeight)).toBe(true);
    // 8 kg is 80 with a slipped point.
    expect([0, 8, 19.9, 700.1, -80, Number.NaN].some(isKeptWeight)).toBe(false);
  });
});
