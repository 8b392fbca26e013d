// Shows 2.153, 2.157, 9.20, 9.34.
import { describe, expect, it } from 'vitest';
import { barPercent, judgeAccuracy } from './stats-words.ts';

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
    expect(judge(89.99).title).toContain('89.9%');
    expect(judge(94.96).title).toContain('94.9%');
    expect(judge(99.999).title).toContain('99.9%');
  });

  it('shows what needs no rounding as it is', () => {
    for (let tenths = 0; tenths <= 1000; tenths += 1) {
      expect(judge(tenths / 10).title).toContain(` ${tenths / 10}%`);
    }
  });

  it('is not judged while nothing was priced', () => {
    expect(judge(100, 0, 0)).toMatchObject({ tone: 'info', title: 'Nothing has been priced yet' });
  });
});

describe('bars', () => {
  it('are measured against the longest', () => {
    expect(barPercent(5, 20)).toBe(25);
    expect(barPercent(0, 0)).toBe(0);
  });
});
