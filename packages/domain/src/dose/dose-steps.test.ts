// Shows 26.3.
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/calendar-day.ts';
import { mg } from '../units.ts';
import { doseSteps, stepAt } from './dose-steps.ts';
import type { TakenDose } from './injections.ts';

/** Doses a week apart, in the order given. */
const doses = (...amounts: readonly (number | [number, string])[]): TakenDose[] =>
  amounts.map((amount, week) => {
    const [dose, medicine] = typeof amount === 'number' ? [amount, 'tirzepatide'] : amount;
    return { at: week * 7 * DAY_MS, mg: mg(dose), medicine };
  });

const found = (given: readonly TakenDose[]) =>
  doseSteps(given).map(({ at, mg: dose, before }) => [at / 7 / DAY_MS, dose, before?.mg ?? null]);

describe('the steps of doses', () => {
  it('begin where the amount becomes another one, up or down', () => {
    expect(found(doses(2.5, 2.5, 5, 5, 7.5, 7.5, 5))).toEqual([
      [0, 2.5, null],
      [2, 5, 2.5],
      [4, 7.5, 5],
      [6, 5, 7.5],
    ]);
    expect(doseSteps([])).toEqual([]);
  });

  it('hold over a single other dose, but for the latest one, which may be the first of its kind', () => {
    expect(found(doses(5, 5, 1.9, 5, 5))).toEqual([[0, 5, null]]);
    expect(found(doses(5, 1.9, 3, 5))).toEqual([[0, 5, null]]);
    expect(found(doses(5, 5, 1.9))).toEqual([
      [0, 5, null],
      [2, 1.9, 5],
    ]);
    expect(found(doses([5, 'tirzepatide'], [1, 'semaglutide'], [5, 'tirzepatide']))).toHaveLength(
      1,
    );
  });

  it('hold over the last few hundredths that another pen changes, and do not creep', () => {
    expect(found(doses(6.67, 6.75, 6.6))).toEqual([[0, 6.67, null]]);
    expect(found(doses(10, 10.5))).toEqual([[0, 10, null]]);
    expect(found(doses(5, 5.2, 5.4))).toEqual([
      [0, 5, null],
      [2, 5.4, 5],
    ]);
  });

  it('hold over a dose from two pens, which is one', () => {
    const [first, last] = [doses(10, 10, 10), doses(0, 0, 0, 0, 10).slice(-1)];
    const at = 21 * DAY_MS;
    const halves = [0, 1].map((minute) => ({
      at: at + minute * 60_000,
      mg: mg(5),
      medicine: 'tirzepatide',
    }));
    expect(found([...halves, ...first, ...last])).toEqual([[0, 10, null]]);
    // Not what was taken an hour apart, nor of two medicines.
    expect(
      found([...first, ...halves.map((half, n) => ({ ...half, at: at + n * 3_600_000 }))]),
    ).toHaveLength(2);
    const mixed = halves.map((half, n) => ({
      ...half,
      medicine: n === 0 ? 'semaglutide' : half.medicine,
    }));
    expect(doseSteps([...first, ...mixed, ...last])).toHaveLength(1);
  });

  it('begin with another medicine, whatever its amount', () => {
    expect(doseSteps(doses([1, 'semaglutide'], [1, 'tirzepatide'])).at(-1)).toMatchObject({
      medicine: 'tirzepatide',
      before: { mg: 1, medicine: 'semaglutide' },
    });
  });

  it('are the same in whichever order the doses come, and are found by their time', () => {
    const given = doses(2.5, 5, 5, 7.5, 7.5);
    const steps = doseSteps(given.toReversed());
    expect(steps).toEqual(doseSteps(given));
    expect([-1, 0, 7, 20, 21, 999].map((day) => stepAt(steps, day * DAY_MS)?.mg ?? null)).toEqual([
      null,
      2.5,
      5,
      5,
      7.5,
      7.5,
    ]);
  });
});
