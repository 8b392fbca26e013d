// Shows 50.12.
import { describe, expect, it } from 'vitest';
import { findDiastolicMistake, isLikelyPair, isPair } from './blood-pressure.ts';
import { MEASUREMENT_KINDS } from './measurement.ts';

const pair = (value: number, diastolic: number | null) =>
  ({ kind: 'blood_pressure', value, diastolic }) as const;

it('is the one kind that is a pair', () => {
  expect(MEASUREMENT_KINDS.filter(isPair)).toEqual(['blood_pressure']);
});

describe('a blood pressure', () => {
  it.each([
    [120, 80],
    [120, 0],
    [120, 120],
    [480, 350],
    [500, 400],
    [30, 20],
  ])('can be %d/%d', (systolic, diastolic) => {
    expect(findDiastolicMistake(pair(systolic, diastolic))).toBeNull();
  });

  it.each([
    [120, null, 'range'],
    [120, -1, 'range'],
    [500, 400.5, 'range'],
    [120, Number.NaN, 'range'],
    [80, 120, 'above'],
    [120, 120.5, 'above'],
  ] as const)('of %d/%s has a mistake: %s', (systolic, diastolic, mistake) => {
    expect(findDiastolicMistake(pair(systolic, diastolic))).toBe(mistake);
  });

  it('has a diastolic part that no other kind has', () => {
    const waist = { kind: 'waist', value: 94 } as const;
    expect(findDiastolicMistake({ ...waist, diastolic: 80 })).toBe('other-kind');
    expect(findDiastolicMistake({ ...waist, diastolic: null })).toBeNull();
  });

  it.each([
    [120, 80, true],
    [70, 40, true],
    [250, 150, true],
    [69, 40, false],
    [251, 80, false],
    [120, 39, false],
    [200, 151, false],
    [120, 120, false],
    [120, 119, true],
  ])('of %d/%d is likely: %s', (systolic, diastolic, isLikely) => {
    expect(isLikelyPair(pair(systolic, diastolic))).toBe(isLikely);
  });

  it('is asked about alone: what is no pair is likely here', () => {
    expect(isLikelyPair({ kind: 'waist', value: 94, diastolic: null })).toBe(true);
  });
});
