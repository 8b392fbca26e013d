// Shows 26.7.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doseSteps } from '../dose/dose-steps.ts';
import type { TakenDose } from '../dose/injections.ts';
import { mg } from '../units.ts';
import { NO_SYMPTOMS, SYMPTOM_CATEGORIES } from './symptom.ts';
import { type SymptomPoint, symptomPatterns } from './symptom-patterns.ts';

const DAY = 86_400_000;

const dose = (day: number, amount: number, medicine = 'tirzepatide'): TakenDose => ({
  at: day * DAY,
  mg: mg(amount),
  medicine,
});
const felt = (day: number, severity: number): SymptomPoint => ({
  at: day * DAY,
  category: 'nausea',
  severity,
  note: '',
});

describe('patterns of symptoms', () => {
  it('count and average by day since the dose, its own instant included', () => {
    const symptoms = [felt(7, 4), felt(7.99, 2), felt(8, 5), felt(13.5, 1)];
    const { byDay, later } = symptomPatterns(symptoms, [dose(0, 5), dose(7, 5)], 7);
    expect(byDay.map(({ count, mean }) => [count, mean])).toEqual([
      [2, 3],
      [1, 5],
      [0, null],
      [0, null],
      [0, null],
      [0, null],
      [1, 1],
    ]);
    expect(later).toEqual({ count: 0, mean: null });
  });

  it('put what comes after the interval together', () => {
    const { later } = symptomPatterns([felt(7, 3), felt(40, 6)], [dose(0, 5)], 7);
    expect(later).toEqual({ count: 2, mean: 4.5 });
  });

  it('go by dose step, those of one amount together', () => {
    const doses = [2.5, 2.5, 5, 5, 2.5, 2.5].map((amount, week) => dose(7 * week, amount));
    const { bySteps } = symptomPatterns([felt(1, 8), felt(15, 4), felt(30, 2)], doses, 7);
    expect(bySteps.map(({ step, count, mean }) => [step.mg, count, mean])).toEqual([
      [2.5, 2, 5],
      [5, 1, 4],
    ]);
  });

  it('leave out and count what came before any dose, and days without symptoms', () => {
    const none = { ...NO_SYMPTOMS, at: DAY };
    const found = symptomPatterns([felt(-1, 9), none, felt(1, 0)], [dose(0, 5)], 7);
    expect(found).toMatchObject({ beforeDoses: 1, noSymptoms: 1 });
    // A symptom of severity 0 without that note is an entry like any other.
    expect(found.byDay[1]).toEqual({ count: 1, mean: 0 });
    expect(symptomPatterns([felt(1, 3)], [], 7)).toMatchObject({ beforeDoses: 1, bySteps: [] });
  });

  it('are what looking at every pair gives', () => {
    const hours = fc.integer({ min: 0, max: 2000 }).map((hour) => (hour * DAY) / 24);
    const doses = fc.array(
      fc.record({
        at: hours,
        mg: fc.constantFrom(2.5, 5, 7.5).map(mg),
        medicine: fc.constantFrom('tirzepatide', 'semaglutide'),
      }),
      { maxLength: 20 },
    );
    const symptoms = fc.array(
      fc.record({
        at: hours,
        category: fc.constantFrom(...SYMPTOM_CATEGORIES),
        severity: fc.integer({ min: 0, max: 10 }),
        note: fc.constantFrom('', NO_SYMPTOMS.note),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(symptoms, doses, fc.constantFrom(1, 7), (given, taken, interval) => {
        const found = symptomPatterns(given, taken, interval);
        const real = given.filter(
          ({ category, severity, note }) => !(category === 'other' && severity === 0 && note),
        );
        const dayOf = ({ at }: SymptomPoint) => {
          const since = taken.filter((one) => one.at <= at).map((one) => at - one.at);
          return since.length === 0 ? null : Math.floor(Math.min(...since) / DAY);
        };
        const expectedOf = (some: readonly SymptomPoint[]) => ({
          count: some.length,
          mean:
            some.length === 0
              ? null
              : some.reduce((sum, { severity }) => sum + severity, 0) / some.length,
        });
        found.byDay.forEach((bucket, day) => {
          expect(bucket).toEqual(expectedOf(real.filter((one) => dayOf(one) === day)));
        });
        expect(found.later).toEqual(
          expectedOf(real.filter((one) => (dayOf(one) ?? -1) >= interval)),
        );
        const steps = doseSteps(taken);
        for (const { step, count, mean } of found.bySteps) {
          const within = real.filter(({ at }) => {
            const latest = steps.filter((one) => one.at <= at).at(-1);
            return latest?.mg === step.mg && latest.medicine === step.medicine;
          });
          expect({ count, mean }).toEqual(expectedOf(within));
        }
        const counted = found.byDay.reduce((sum, { count }) => sum + count, found.later.count);
        expect(counted + found.beforeDoses + found.noSymptoms).toBe(given.length);
        expect(found.bySteps.reduce((sum, { count }) => sum + count, 0)).toBe(counted);
      }),
    );
  });
});
