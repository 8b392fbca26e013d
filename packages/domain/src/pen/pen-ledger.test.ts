// Shows 3.8, 4.7, 9.1, 9.4.
import { describe, expect, it } from 'vitest';
import { clicks, mL } from '../units.ts';
import { remainingClicks, remainingDoses, remainingGoldenMl, roundVolume } from './pen-ledger.ts';
import { isPenStrength, LABELLED_CLICKS } from './pen-model.ts';

const ledger = (clicksUsed: number, goldenMlUsed = 0) => ({
  device: { doses: 4, stepsPerDose: 60, goldenMl: 0.6 },
  clicksUsed: clicks(clicksUsed),
  clicksWasted: clicks(0),
  goldenMlUsed: mL(goldenMlUsed),
});

it('knows the pen: 4 × 60 clicks, six strengths', () => {
  expect(LABELLED_CLICKS).toBe(240);
  expect([2.5, 5, 7.5, 10, 12.5, 15].every(isPenStrength)).toBe(true);
  expect([0, 3, 20, Number.NaN].some(isPenStrength)).toBe(false);
});

describe('what is left', () => {
  it.each([
    [0, 240, 4],
    [45, 195, 3.3],
    [239, 1, 0],
    [240, 0, 0],
  ])('after %d clicks: %d clicks, %d doses', (used, left, doses) => {
    expect(remainingClicks(ledger(used))).toBe(left);
    expect(remainingDoses(ledger(used))).toBe(doses);
  });

  it('leaves out what was wasted', () => {
    const wasted = (clicksWasted: number) => ({
      ...ledger(60),
      clicksWasted: clicks(clicksWasted),
    });
    expect(remainingClicks(wasted(2))).toBe(178);
    expect(remainingDoses(wasted(60))).toBe(2);
    expect(remainingClicks(wasted(180))).toBe(0);
  });

  it('of golden volume carries no floating-point dust', () => {
    expect(remainingGoldenMl(ledger(240, 0.1 + 0.2))).toBe(0.3);
    expect(remainingGoldenMl(ledger(240, 0.6))).toBe(0);
    expect(roundVolume(0.1 + 0.2)).toBe(0.3);
  });
});
