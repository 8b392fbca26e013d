// Shows 3.12, 9.4.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKLY_PEN, weeklyPenScale } from '../pen/pen-model.ts';
import { clicks, mg, mL } from '../units.ts';
import {
  doseDecimals,
  doseFromSteps,
  exactSteps,
  exactVolume,
  neighbouringSteps,
  stepsFromDose,
  volumeFromSteps,
} from './dose-amount.ts';
import { doseFromVolume, stepsFromVolume, volumeFromDose } from './dose-volume.ts';
import { agreesWithin } from './stated-dose.ts';

const pen = fc.constantFrom(...WEEKLY_PEN.strengthsMg).map(weeklyPenScale);
const KWIKPEN = weeklyPenScale(10);
const count = fc.integer({ min: 0, max: 60 }).map(clicks);

it('keeps the mg of a volume in another pen', () => {
  expect(exactVolume(mg(2.5), KWIKPEN)).toBe(0.15);
  expect(exactVolume(mg(2.5), weeklyPenScale(5))).toBe(0.3);
  expect(exactVolume(mg(1), weeklyPenScale(15))).toBe(0.04);
  expect(exactVolume(mg(7), { strength: mg(7), doseMl: null })).toBe(0);
});

describe('dose from clicks', () => {
  it.each([
    [30, 10, 5],
    [60, 2.5, 2.5],
    [1, 15, 0.25],
    [0, 15, 0],
    [17, 12.5, 3.5416666666666665],
  ])('%d clicks at %d mg give %d mg', (given, of, expected) => {
    expect(doseFromSteps(clicks(given), weeklyPenScale(of))).toBeCloseTo(expected, 14);
  });

  it('comes back as the same clicks', () => {
    fc.assert(
      fc.property(count, pen, (given, of) => {
        expect(stepsFromDose(doseFromSteps(given, of), of)).toBe(given);
      }),
    );
  });

  it('is within half a click of any dose up to a full one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), pen, (part, of) => {
        const wanted = mg(part * of.strength);
        expect(agreesWithin(wanted, doseFromSteps(stepsFromDose(wanted, of), of), of)).toBe(true);
      }),
    );
  });
});

describe('clicks from a dose', () => {
  it('are whole and within 0 and 60 whatever is asked', () => {
    fc.assert(
      fc.property(fc.double(), pen, (wanted, of) => {
        const given = stepsFromDose(mg(wanted), of);
        expect(Number.isInteger(given)).toBe(true);
        expect(given).toBeGreaterThanOrEqual(0);
        expect(given).toBeLessThanOrEqual(60);
      }),
    );
  });
});

describe('the clicks beside a dose', () => {
  // By hand: mg × 60 / strength.
  it.each([
    [3.75, 10, [22, 23]], // 22.5
    [1.3, 2.5, [31, 32]], // 31.2
    [0.02, 2.5, [0, 1]], // 0.48
    [9.99, 10, [59, 60]], // 59.94; 60 clicks are 10.00 mg
    [0.12, 7.5, [0, 1]], // 0.96; 1 click is 0.125 mg, written 0.13
    [4.1, 15, [16, 17]], // 16.4
    [0.1, 5, [1, 2]], // 1.2
  ])('%d mg of a pen of %d mg', (dose, of, expected) => {
    expect(neighbouringSteps(mg(dose), weeklyPenScale(of))).toEqual(expected);
  });

  it.each([
    [5, 10], // 30
    [3.67, 10], // 22 clicks are 3.666… mg
    [3.83, 10], // 23 clicks are 3.833… mg
    [0.125, 7.5], // 1
    [0.13, 7.5], // 1, as written
    [0, 10],
    [-1, 10],
    [10, 10],
    [11, 10],
    [Number.NaN, 10],
  ])('are none where a click gives it, or none can: %d mg of %d mg', (dose, of) => {
    expect(neighbouringSteps(mg(dose), weeklyPenScale(of))).toBeNull();
  });

  it('are none for a dose that came from clicks, in full or as written', () => {
    fc.assert(
      fc.property(count, pen, (given, of) => {
        const dose = doseFromSteps(given, of);
        expect(neighbouringSteps(dose, of)).toBeNull();
        expect(neighbouringSteps(mg(Number(dose.toFixed(2))), of)).toBeNull();
      }),
    );
  });

  it('and the dose itself are written with two decimals, or as many as tell clicks apart', () => {
    expect(doseDecimals(KWIKPEN)).toBe(2);
    expect(doseDecimals({ strength: mg(0.75), stepsPerDose: clicks(75) })).toBe(2);
    expect(doseDecimals({ strength: mg(0.25), stepsPerDose: clicks(74) })).toBe(3);
    expect(doseDecimals({ strength: mg(0.05), stepsPerDose: clicks(100) })).toBe(4);
  });

  it('give a dose exactly only where they are one or more, and no more than a dose', () => {
    expect(exactSteps(mg(0), KWIKPEN)).toBeNull();
    expect(exactSteps(mg(10), KWIKPEN)).toBe(60);
    expect(exactSteps(mg(10 + 1 / 6), KWIKPEN)).toBeNull();
  });

  it('enclose the dose, and the nearest click is one of them', () => {
    const hundredths = fc.integer({ min: 1, max: 1499 }).map((n) => mg(n / 100));
    fc.assert(
      fc.property(hundredths, pen, (dose, of) => {
        const found = neighbouringSteps(dose, of);
        if (found === null) return;
        const [lower, upper] = found;
        expect(upper - lower).toBe(1);
        expect(doseFromSteps(lower, of)).toBeLessThan(dose);
        expect(doseFromSteps(upper, of)).toBeGreaterThan(dose);
        expect(found).toContain(stepsFromDose(dose, of));
      }),
    );
  });
});

describe('volume', () => {
  it.each([
    [0.6, 10, 10],
    [0.3, 10, 5],
    [0.12, 7.5, 1.5],
  ])('of %d mL at %d mg holds %d mg', (volume, of, expected) => {
    expect(doseFromVolume(mL(volume), weeklyPenScale(of))).toBeCloseTo(expected, 12);
  });

  it('and clicks convert through 60 clicks = 0.6 mL, both ways', () => {
    fc.assert(
      fc.property(count, (given) => {
        expect(stepsFromVolume(volumeFromSteps(given, KWIKPEN), KWIKPEN)).toBe(given);
        expect(volumeFromSteps(given, KWIKPEN)).toBeCloseTo(given / 100, 12);
      }),
    );
  });

  it('is nothing in tablets', () => {
    expect(stepsFromVolume(mL(0.5), { stepsPerDose: clicks(1), doseMl: null })).toBe(0);
  });

  it('for a dose is in steps of 0.01 mL and never more than there is', () => {
    expect(volumeFromDose(mg(5), weeklyPenScale(10), mL(0.6))).toBe(0.3);
    expect(volumeFromDose(mg(5), weeklyPenScale(10), mL(0.25))).toBe(0.25);
    expect(volumeFromDose(mg(Number.NaN), weeklyPenScale(10), mL(0.6))).toBe(0);
  });
});

describe('a stated amount', () => {
  it('agrees up to half a click, not beyond', () => {
    expect(agreesWithin(mg(5.125), mg(5), weeklyPenScale(15))).toBe(true);
    expect(agreesWithin(mg(5.126), mg(5), weeklyPenScale(15))).toBe(false);
    expect(agreesWithin(mg(4.875), mg(5), weeklyPenScale(15))).toBe(true);
  });

  it('agrees up to a twentieth where a step is a whole dose', () => {
    const pen = { strength: mg(10), stepsPerDose: clicks(1) };
    expect(agreesWithin(mg(10.5), mg(10), pen)).toBe(true);
    expect(agreesWithin(mg(10.51), mg(10), pen)).toBe(false);
  });
});
