// Shows 74.6.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doseScale } from '../device/device.ts';
import { isSameMedicine } from '../device/medicine.ts';
import { WEEKLY_PEN, weeklyPenScale } from '../pen/pen-model.ts';
import { clicks, mg } from '../units.ts';
import { doseDecimals, doseFromSteps } from './dose-amount.ts';
import { stepsOfStatedDose } from './dose-of-pen.ts';

const OZEMPIC = doseScale(1, { kind: 'click_pen', doseMl: 0.75, doses: 4, stepsPerDose: 74 });
const VIAL = doseScale(2.5, { kind: 'vial', doseMl: 0.25, doses: 4, stepsPerDose: 25 });
const BOX = doseScale(5, { kind: 'single_pen', doseMl: 0.5, doses: 4, stepsPerDose: 1 });

describe('a stated dose', () => {
  it.each([
    ['Mounjaro', 5, weeklyPenScale(10), 30],
    ['Tirzepatide (compound)', 3.67, weeklyPenScale(10), 22], // 3.666… mg
    ['tirzepatide', 0.13, weeklyPenScale(7.5), 1], // 0.125 mg
    ['ZEPBOUND', 10, weeklyPenScale(10), 60],
    ['tirzepatide', 10, VIAL, 100],
    ['tirzepatide', 5, BOX, 1],
    ['tirzepatide', 3.75, weeklyPenScale(10), 'between_steps'], // 22.5
    ['tirzepatide', 0.05, weeklyPenScale(10), 'between_steps'], // 0.3
    ['tirzepatide', 15, BOX, 3],
    ['tirzepatide', 2.5, BOX, 'between_steps'],
    ['tirzepatide', 25, BOX, 'above_one_dose'], // Four pens.
    ['tirzepatide', 10.01, weeklyPenScale(10), 'above_one_dose'],
    ['tirzepatide', 10.1, VIAL, 'above_one_dose'],
    ['Ozempic', 5, weeklyPenScale(10), 'other_medicine'],
    ['Retatrutide', 5, weeklyPenScale(10), 'other_medicine'],
  ])('of %s, %d mg', (medicine, dose, scale, expected) => {
    const pen = { medicine: 'tirzepatide', scale };
    expect(stepsOfStatedDose({ medicine, doseMg: mg(dose) }, pen)).toBe(expected);
  });

  it('that came from steps is those again, in full or as written', () => {
    const scales = [...WEEKLY_PEN.strengthsMg.map(weeklyPenScale), OZEMPIC, VIAL, BOX];
    const taken = fc
      .constantFrom(...scales)
      .chain((scale) =>
        fc.tuple(fc.constant(scale), fc.integer({ min: 1, max: scale.mostSteps }).map(clicks)),
      );
    fc.assert(
      fc.property(taken, ([scale, steps]) => {
        const full = doseFromSteps(steps, scale);
        const written = mg(Number(full.toFixed(doseDecimals(scale))));
        for (const doseMg of [full, written]) {
          const stated = { medicine: 'Wegovy', doseMg };
          expect(stepsOfStatedDose(stated, { medicine: 'semaglutide', scale })).toBe(steps);
        }
      }),
    );
  });

  it('that fits is at most half of a written digit away from its steps', () => {
    const hundredths = fc.integer({ min: 1, max: 1500 }).map((n) => mg(n / 100));
    fc.assert(
      fc.property(hundredths, fc.constantFrom(...WEEKLY_PEN.strengthsMg), (doseMg, strength) => {
        const scale = weeklyPenScale(strength);
        const steps = stepsOfStatedDose(
          { medicine: 'Mounjaro', doseMg },
          { medicine: 'tirzepatide', scale },
        );
        if (typeof steps === 'string') return;
        expect(Math.abs(doseFromSteps(steps, scale) - doseMg)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });
});

it.each([
  ['Mounjaro', 'tirzepatide', true],
  ['retatrutide', 'Retatrutide', true],
  ['Ozempic', 'tirzepatide', false],
  ['Mounjaro + Ozempic', 'tirzepatide', false],
])('%s is %s: %s', (one, other, same) => {
  expect(isSameMedicine(one, other)).toBe(same);
});
