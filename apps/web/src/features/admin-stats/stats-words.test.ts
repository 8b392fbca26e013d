import { describe, expect, it } from 'vitest';
import {
  barPercent,
  doses,
  formatAge,
  formatAud,
  formatCount,
  formatMean,
  judgeAccuracy,
} from './stats-words.ts';

describe('figures', () => {
  it('are written the Australian way', () => {
    expect(formatAud(1_234_567.5)).toBe('$1,234,567.50');
    expect(formatAud(-12.345)).toBe('-$12.35');
    expect(formatCount(12_345)).toBe('12,345');
    expect(formatMean(1234.56)).toBe('1,234.6');
    expect(formatMean(4)).toBe('4');
  });

  it('know no minus nothing', () => {
    expect(formatAud(-0.001)).toBe('$0.00');
  });

  it('agree with their nouns', () => {
    expect(doses(1)).toBe('1 dose');
    expect(doses(0)).toBe('0 doses');
    expect(doses(1200)).toBe('1,200 doses');
  });
});

describe('pricing accuracy', () => {
  const judge = (accuracyPercentage: number, strengthBasedUsage = 80, defaultPricingUsage = 20) =>
    judgeAccuracy({
      accuracyPercentage,
      strengthBasedUsage,
      defaultPricingUsage,
      countriesWithGaps: [],
    });

  it.each([
    [0, 'danger'],
    [89.99, 'danger'],
    [90, 'caution'],
    [94.99, 'caution'],
    [95, 'good'],
    [100, 'good'],
  ])('of %d %% is %s', (percentage, tone) => {
    expect(judge(percentage).tone).toBe(tone);
  });

  it('says what is wrong in words, too', () => {
    expect(judge(80).title).toContain('high default usage');
  });

  it('never looks better than what is said about it', () => {
    expect(judge(89.99).title).toContain('89.9 %');
    expect(judge(94.96).title).toContain('94.9 %');
    expect(judge(99.999).title).toContain('99.9 %');
  });

  it('shows what needs no rounding as it is', () => {
    for (let tenths = 0; tenths <= 1000; tenths += 1) {
      expect(judge(tenths / 10).title).toContain(` ${tenths / 10} %`);
    }
  });

  it('is not judged while nothing was priced', () => {
    expect(judge(100, 0, 0)).toMatchObject({ tone: 'info', title: 'Nothing has been priced yet' });
  });
});

describe('the age of the figures', () => {
  it.each([
    [-5000, 'just now'],
    [59_999, 'just now'],
    [60_000, '1 minute ago'],
    [59 * 60_000, '59 minutes ago'],
    [60 * 60_000, '1 hour ago'],
    [26 * 60 * 60_000, '26 hours ago'],
  ])('of %d ms is %s', (age, words) => {
    expect(formatAge(age)).toBe(words);
  });
});

describe('bars', () => {
  it('are measured against the longest', () => {
    expect(barPercent(5, 20)).toBe(25);
    expect(barPercent(0, 0)).toBe(0);
  });
});
