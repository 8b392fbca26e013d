// Shows 5.50.
import { describe, expect, it } from 'vitest';
import { bmiBands, bodyMassIndex } from './bmi.ts';
import { kg } from './kilograms.ts';

describe('the body mass index', () => {
  it('of 87.3 kg at 1.75 m is 28.506…, of 76.5625 kg exactly 25', () => {
    expect(bodyMassIndex(kg(87.3), 175)).toBe(28.5);
    expect(bodyMassIndex(kg(76.5625), 175)).toBe(25);
  });

  it('has its bands at 20, 25 and 30 times the squared height: 61.25, 76.5625, 91.875 kg', () => {
    expect(bmiBands(175)).toEqual([
      { name: 'healthy', fromKg: 61.25, toKg: 76.5625 },
      { name: 'overweight', fromKg: 76.5625, toKg: 91.875 },
      { name: 'obese', fromKg: 91.875, toKg: null },
    ]);
    for (const height of [0, -170, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(bmiBands(height)).toEqual([]);
    }
  });
});
