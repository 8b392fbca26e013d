// Shows 2.121, 2.124.
import { describe, expect, it } from 'vitest';
import { formatKg, formatKgChange, formatPace } from './weight-words.ts';

describe('weights in words', () => {
  it.each([
    [80, '80.0 kg'],
    [80.5, '80.5 kg'],
    [80.25, '80.25 kg'],
    [36.2873896, '36.29 kg'],
  ])('of %d have one decimal, and two where there are two', (kg, words) => {
    expect(formatKg(kg)).toBe(words);
  });

  it.each([
    [-12.44, '−12.4 kg'],
    [0.3, '+0.3 kg'],
    [-0.04, '0.0 kg'],
  ])('a change of %d is %s', (kg, words) => {
    expect(formatKgChange(kg)).toBe(words);
  });

  it.each([
    [-0.449, '−0.45 kg/wk'],
    [0.001, '0.00 kg/wk'],
  ])('a pace of %d is %s', (pace, words) => {
    expect(formatPace(pace)).toBe(words);
  });
});
