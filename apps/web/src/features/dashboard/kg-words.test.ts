import { describe, expect, it } from 'vitest';
import { formatKg, formatKgChange, formatPace } from './kg-words.ts';

describe('weights in words', () => {
  it('have one decimal', () => {
    expect(formatKg(82.449)).toBe('82.4 kg');
    expect(formatKg(80)).toBe('80.0 kg');
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
