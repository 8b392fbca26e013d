// Shows 2.121, 2.124, 11.1.
import { fromStones, toKilograms } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import {
  formatPace,
  formatStoneTick,
  formatTypedWeight,
  formatWeekly,
  formatWeight,
  formatWeightChange,
} from './weights.ts';

describe('weights in words', () => {
  it.each([
    [80, '80.0 kg'],
    [80.5, '80.5 kg'],
    [80.25, '80.25 kg'],
    [36.2873896, '36.29 kg'],
  ])('of %d have one decimal, and two where there are two', (kg, words) => {
    expect(formatWeight(kg, 'kg')).toBe(words);
  });

  it.each([
    [toKilograms(180, 'lb'), '180 lb', '12 st 12 lb'],
    [toKilograms(183.4, 'lb'), '183.4 lb', '13 st 1.4 lb'],
    [toKilograms(180.25, 'lb'), '180.25 lb', '12 st 12.3 lb'],
    [fromStones({ stones: 13, pounds: 13.96 }), '195.96 lb', '14 st 0 lb'],
    [80.5, '177.5 lb', '12 st 9.5 lb'],
    [700, '1,543.2 lb', '110 st 3.2 lb'],
  ])('%d kg are %s and %s', (kg, pounds, stones) => {
    expect(formatWeight(kg, 'lb')).toBe(pounds);
    expect(formatWeight(kg, 'st')).toBe(stones);
  });

  it('as typed have no more decimals than they need', () => {
    expect(formatTypedWeight(186, 'kg')).toBe('186 kg');
    expect(formatTypedWeight(toKilograms(410, 'lb'), 'lb')).toBe('410 lb');
    expect(formatTypedWeight(fromStones({ stones: 29, pounds: 4 }), 'st')).toBe('29 st 4 lb');
  });

  it.each([
    [92.44, 80, '−12.4 kg', '−27.4 lb', '−1 st 13.4 lb'],
    [80, 80.3, '+0.3 kg', '+0.6 lb', '+0.6 lb'],
    [80, 79.999, '0.0 kg', '0.0 lb', '0.0 lb'],
    [toKilograms(180, 'lb'), toKilograms(194, 'lb'), '+6.4 kg', '+14.0 lb', '+1 st 0 lb'],
    [toKilograms(194, 'lb'), toKilograms(180, 'lb'), '−6.4 kg', '−14.0 lb', '−1 st 0 lb'],
  ])('a change from %d to %d is %s, %s, %s', (from, to, ...words) => {
    const units = ['kg', 'lb', 'st'] as const;
    expect(units.map((unit) => formatWeightChange(from, to, unit))).toEqual(words);
  });

  it('a change of pounds is one between those that are read', () => {
    // 246.94 and 190.28 lb, 56.66 apart.
    expect(formatWeight(112.01, 'lb')).toBe('246.9 lb');
    expect(formatWeight(86.31, 'lb')).toBe('190.3 lb');
    expect(formatWeightChange(112.01, 86.31, 'lb')).toBe('−56.6 lb');
  });

  it.each([
    [-0.449, '−0.45 kg/wk', '−1.0 lb/wk'],
    [0.001, '0.00 kg/wk', '0.0 lb/wk'],
  ])('a pace of %d is %s and %s', (pace, metric, pounds) => {
    expect(formatPace(pace, 'kg')).toBe(metric);
    expect(formatPace(pace, 'lb')).toBe(pounds);
    expect(formatPace(pace, 'st')).toBe(pounds);
  });

  it('what a pace is in a week has no sign, and is nothing where it rounds to that', () => {
    expect(formatWeekly(-0.54, 'kg')).toBe('0.54 kg');
    expect(formatWeekly(-0.54, 'lb')).toBe('1.2 lb');
    expect(formatWeekly(0.54, 'st')).toBe('1.2 lb');
    expect(formatWeekly(0.004, 'kg')).toBeNull();
    expect(formatWeekly(-0.02, 'st')).toBeNull();
  });

  it('ticks of stones name the pounds where there are some', () => {
    expect([182, 189].map(formatStoneTick)).toEqual(['13 st', '13 st 7']);
  });
});
