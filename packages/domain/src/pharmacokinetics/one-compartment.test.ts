// Shows 9.24.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../time/calendar-day.ts';
import { mg } from '../units.ts';
import { betweenRates, concentrationsAt, type TimedDose } from './compartments.ts';
import { eliminationPerHour, oneCompartment } from './one-compartment.ts';
import reference from './pk-reference.json' with { type: 'json' };
import { areaUnder, hourOfPeak, integrate } from './testing/numerical-checks.ts';
import { TIRZEPATIDE_SIMPLE } from './tirzepatide.ts';

const WEEK = 168;
const model = oneCompartment(TIRZEPATIDE_SIMPLE);
const ka = TIRZEPATIDE_SIMPLE.absorptionPerHour;
const ke = eliminationPerHour(TIRZEPATIDE_SIMPLE.halfLifeDays);
const factor = (TIRZEPATIDE_SIMPLE.bioavailability * ka) / (TIRZEPATIDE_SIMPLE.volumeL * (ka - ke));

/** Doses by hour, and the concentrations at some hours. */
const dosesAt = (hours: readonly number[], amount: number): TimedDose[] =>
  hours.map((hour) => ({ at: hour * HOUR_MS, mg: mg(amount) }));
const at = (doses: readonly TimedDose[], hours: readonly number[]) =>
  Array.from(
    concentrationsAt(
      model,
      doses,
      hours.map((hour) => hour * HOUR_MS),
    ),
  );
const one = (doses: readonly TimedDose[], hour: number) => at(doses, [hour])[0] ?? Number.NaN;

/** The formula as the specification writes it, every dose for one instant. */
const directSum = (doses: readonly TimedDose[], time: number) =>
  doses.reduce((sum, dose) => {
    const hours = (time - dose.at) / HOUR_MS;
    if (hours <= 0) return sum;
    // e^(−ke·h) − e^(−ka·h), without the digits that the subtraction loses soon after a dose.
    return sum + factor * dose.mg * Math.exp(-ke * hours) * -Math.expm1((ke - ka) * hours);
  }, 0);

/** Nine significant digits, which is what the reference has. */
const nine = (expected: number) => Math.abs(expected) * 6e-9 + 1e-300;
const expectNine = (actual: number, expected: number) =>
  expect(Math.abs(actual - expected), `${actual} is ${expected}`).toBeLessThanOrEqual(
    nine(expected),
  );

describe('the reference values', () => {
  it('have our constants', () => {
    expect(TIRZEPATIDE_SIMPLE.absorptionPerHour).toBe(reference.model.ka_per_h);
    expect(TIRZEPATIDE_SIMPLE.halfLifeDays).toBe(reference.model.half_life_days);
    expect(TIRZEPATIDE_SIMPLE.bioavailability).toBe(reference.model.F);
    expect(TIRZEPATIDE_SIMPLE.volumeL).toBe(reference.model.V_L);
    expectNine(ke, reference.model.ke_per_h);
    expectNine(factor, reference.model.factor_C0_per_mg);
    expectNine(Math.LN2 / ka, reference.model.absorption_half_life_h);
    expectNine(ke * TIRZEPATIDE_SIMPLE.volumeL, reference.model.implied_clearance_CL_L_per_h);
    expectNine(
      (ke * TIRZEPATIDE_SIMPLE.volumeL) / TIRZEPATIDE_SIMPLE.bioavailability,
      reference.model.implied_CL_over_F_L_per_h,
    );
    expect(hourOfPeak((hour) => one(dosesAt([0], 1000), hour), 1, 200)).toBeCloseTo(
      reference.model.tmax_h,
      3,
    );
  });

  it.each(Object.entries(reference.single_dose))(
    'of one dose of %s mg agree',
    (strength, single) => {
      const doses = dosesAt([0], Number(strength));
      expectNine(one(doses, single.tmax_h), single.cmax_mg_per_L);
      expectNine(one(doses, 168), single.c_at_168h_mg_per_L);
      expect(hourOfPeak((hour) => one(doses, hour), 1, 200)).toBeCloseTo(single.tmax_h, 3);
      expect(single.tmax_h).toBeCloseTo(Math.log(ka / ke) / (ka - ke), 6);
      expectNine(
        areaUnder((hours) => at(doses, hours), 24 * 400),
        single.auc_inf_mg_h_per_L,
      );
    },
  );

  it('of one dose of 5 mg over a week agree', () => {
    const hours = reference.table_single_5mg_0_to_168h.map((row) => row.t_h);
    const found = at(dosesAt([0], 5), hours);
    for (const [index, row] of reference.table_single_5mg_0_to_168h.entries()) {
      expectNine(found[index] ?? Number.NaN, row.c_mg_per_L);
      expectNine(found[index] ?? Number.NaN, Number(row.c_9sig));
    }
  });

  const weeks = 200;
  const weekly = Array.from({ length: weeks }, (_, week) => week * WEEK);
  const last = (weeks - 1) * WEEK;
  it.each(Object.entries(reference.steady_state_weekly.doses))(
    'of %s mg a week after many weeks agree',
    (strength, steady) => {
      const doses = dosesAt(weekly, Number(strength));
      const peakHour = reference.steady_state_weekly.peak_time_after_dose_h;
      expectNine(one(doses, last + peakHour), steady.peak_mg_per_L);
      expectNine(one(doses, last + WEEK), steady.trough_mg_per_L);
      expectNine(
        one(doses, last + peakHour) / one(doses, last),
        steady.fluctuation_peak_over_trough,
      );
      expectNine(
        (areaUnder((hours) => at(doses, hours), last + WEEK) -
          areaUnder((hours) => at(doses, hours), last)) /
          WEEK,
        steady.average_mg_per_L,
      );
      expect(hourOfPeak((hour) => one(doses, last + hour), 1, 167)).toBeCloseTo(peakHour, 3);
    },
  );

  it('of accumulation agree', () => {
    const { accumulation } = reference;
    const steady = dosesAt(weekly, 1);
    const single = dosesAt([0], 1);
    const peak = one(steady, last + reference.steady_state_weekly.peak_time_after_dose_h);
    const trough = one(steady, last);
    expectNine(
      1 / (1 - Math.exp(-ke * WEEK)),
      accumulation['Rac_elimination_1_over_(1-exp(-ke*tau))'],
    );
    expectNine(peak / one(single, reference.model.tmax_h), accumulation.Cmax_ss_over_Cmax_first);
    expectNine(trough / one(single, WEEK), accumulation.Ctrough_ss_over_C168_first);
    const shares = accumulation.fraction_of_steady_state_trough_before_dose_n;
    for (const [dose, share] of Object.entries(shares)) {
      expectNine(one(steady, (Number(dose) - 1) * WEEK) / trough, share);
    }
  });
});

const regimen = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 4000 * HOUR_MS }),
    mg: fc.double({ min: 0.01, max: 15, noNaN: true }).map(mg),
  }),
  { minLength: 1, maxLength: 40 },
);
const instants = fc
  .array(fc.integer({ min: -100 * HOUR_MS, max: 6000 * HOUR_MS }), { minLength: 1, maxLength: 80 })
  .map((times) => times.sort((a, b) => a - b));

describe('the curve', () => {
  it('is the direct sum to 1e-12, at any instants and in any order of doses', () => {
    fc.assert(
      fc.property(regimen, instants, (doses, times) => {
        const found = concentrationsAt(model, doses, times);
        for (const [index, time] of times.entries()) {
          const exact = directSum(doses, time);
          expect(Math.abs((found[index] ?? Number.NaN) - exact)).toBeLessThanOrEqual(1e-12 * exact);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is the direct sum to 1e-12 over a century of weeks', () => {
    const doses = dosesAt(
      Array.from({ length: 5218 }, (_, week) => week * WEEK + (week % 5)),
      7.5,
    );
    const times = Array.from({ length: 73_050 }, (_, index) => index * 12 * HOUR_MS);
    const found = concentrationsAt(model, doses, times);
    for (let index = 1; index < times.length; index += 997) {
      const exact = directSum(doses, times[index] ?? 0);
      expect(Math.abs((found[index] ?? Number.NaN) / exact - 1)).toBeLessThanOrEqual(1e-12);
    }
  });

  it('is never negative, nor anything but a number', () => {
    fc.assert(
      fc.property(regimen, instants, (doses, times) => {
        for (const value of concentrationsAt(model, doses, times)) expect(value >= 0).toBe(true);
      }),
    );
  });

  it('is the sum of the curves of its doses, and double for double doses', () => {
    fc.assert(
      fc.property(regimen, instants, (doses, times) => {
        const half = Math.floor(doses.length / 2);
        const first = concentrationsAt(model, doses.slice(0, half), times);
        const second = concentrationsAt(model, doses.slice(half), times);
        const doubled = doses.map((dose) => ({ at: dose.at, mg: mg(dose.mg * 2) }));
        const twice = concentrationsAt(model, doubled, times);
        for (const [index, whole] of concentrationsAt(model, doses, times).entries()) {
          const sum = (first[index] ?? 0) + (second[index] ?? 0);
          expect(Math.abs(whole - sum)).toBeLessThanOrEqual(1e-12 * whole);
          expect(twice[index]).toBeCloseTo(2 * whole, 12);
        }
      }),
    );
  });

  it('keeps the mass: the area is F·D / (V·ke) for any doses', () => {
    const doses = [...dosesAt([0, 48, 72], 7), ...dosesAt([408], 2.5)];
    const { bioavailability, volumeL } = TIRZEPATIDE_SIMPLE;
    const whole = (bioavailability * 23.5) / (volumeL * ke);
    expect(Math.abs(areaUnder((hours) => at(doses, hours), 24 * 500) / whole - 1)).toBeLessThan(
      1e-11,
    );
  });

  it('counts a dose from just after its own instant, and nothing without doses', () => {
    expect(at(dosesAt([10], 5), [9, 10])).toEqual([0, 0]);
    expect(concentrationsAt(model, dosesAt([0], 5), [1])[0]).toBeGreaterThan(0);
    expect(at([], [0, 1, 2])).toEqual([0, 0, 0]);
    expect(at(dosesAt([0], 5), [])).toEqual([]);
  });

  it('agrees with a numerical integration of its equations, halved until it is still', () => {
    const doses = [...dosesAt([0, 168, 300], 5), ...dosesAt([301], 12.5)];
    const derivative = ([depot = 0, central = 0]: readonly number[]) => [
      -ka * depot,
      ka * depot - ke * central,
    ];
    const { bioavailability, volumeL } = TIRZEPATIDE_SIMPLE;
    const hour = 400;
    const found = (integrate(derivative, 2, doses, hour)[1] ?? 0) * (bioavailability / volumeL);
    expect(Math.abs(one(doses, hour) - found)).toBeLessThan(1e-12);
  });
});

describe('the difference of two exponentials', () => {
  it('is exact for near instants and for equal rates, and symmetric', () => {
    expect(betweenRates(0.01, 0.04, 1e-9)).toBeCloseTo(1e-9, 18);
    expect(betweenRates(0.02, 0.02, 50)).toBeCloseTo(50 * Math.exp(-1), 12);
    expect(betweenRates(0.02, 0.02 + 1e-12, 50)).toBeCloseTo(50 * Math.exp(-1), 9);
    expect(betweenRates(0.04, 0.01, 30)).toBe(betweenRates(0.01, 0.04, 30));
    expect(betweenRates(0.01, 0.04, 1e6)).toBeGreaterThanOrEqual(0);
  });
});
