import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/calendar-day.ts';
import { mg } from '../units.ts';
import { kg } from '../weight/kilograms.ts';
import { betweenPeople, type People } from './between-people.ts';
import { concentrationsAt, type TimedDose } from './compartments.ts';
import reference from './pk-reference.json' with { type: 'json' };
import { areaUnder, hourOfPeak, integrate } from './testing/numerical-checks.ts';
import {
  TIRZEPATIDE_CV,
  TIRZEPATIDE_DIFFERENCES,
  TIRZEPATIDE_PUBLISHED,
  TIRZEPATIDE_TYPICAL_KG,
  tirzepatideFor,
} from './tirzepatide.ts';
import { dispositionRates, type TwoCompartment, twoCompartment } from './two-compartment.ts';

const WEEK = 168;
const published = reference.published_two_compartment_for_comparison;

const dosesAt = (hours: readonly number[], amount: number): TimedDose[] =>
  hours.map((hour) => ({ at: hour * HOUR_MS, mg: mg(amount) }));
const curveOf = (person: TwoCompartment, doses: readonly TimedDose[]) => {
  const model = twoCompartment(person);
  const at = (hours: readonly number[]) =>
    Array.from(
      concentrationsAt(
        model,
        doses,
        hours.map((hour) => hour * HOUR_MS),
      ),
    );
  return { at, one: (hour: number) => at([hour])[0] ?? Number.NaN };
};

/** The same solution as three exponentials for each dose, from the textbook: the direct sum. */
const directSum = (person: TwoCompartment, doses: readonly TimedDose[], time: number) => {
  const [slow, fast] = dispositionRates(person);
  const {
    absorptionPerHour: ka,
    bioavailability,
    centralL,
    exchangeLPerHour,
    peripheralL,
  } = person;
  const back = exchangeLPerHour / peripheralL;
  const factor = (bioavailability * ka) / centralL;
  return doses.reduce((sum, dose) => {
    const hours = (time - dose.at) / HOUR_MS;
    if (hours <= 0) return sum;
    const terms =
      ((back - slow) / ((ka - slow) * (fast - slow))) * Math.exp(-slow * hours) +
      ((back - fast) / ((ka - fast) * (slow - fast))) * Math.exp(-fast * hours) +
      ((back - ka) / ((slow - ka) * (fast - ka))) * Math.exp(-ka * hours);
    return sum + factor * dose.mg * terms;
  }, 0);
};

describe('the published model', () => {
  it('has the published numbers at 70 kg', () => {
    const at70 = published.parameters_70kg;
    expect(TIRZEPATIDE_PUBLISHED).toEqual({
      absorptionPerHour: at70.ka_per_h,
      bioavailability: at70.F,
      clearanceLPerHour: at70.CL_L_per_h,
      exchangeLPerHour: at70.Q_L_per_h,
      centralL: at70.Vc_L,
      peripheralL: at70.Vp_L,
    });
    const [slow] = dispositionRates(TIRZEPATIDE_PUBLISHED);
    expect(Math.LN2 / slow / 24).toBeCloseTo(published.computed_terminal_half_life_days_70kg, 9);
  });

  it('gives the reference curve of one dose', () => {
    const { one } = curveOf(TIRZEPATIDE_PUBLISHED, dosesAt([0], 5));
    const expected = published.single_5mg_70kg;
    expect(hourOfPeak(one, 1, 160)).toBeCloseTo(expected.tmax_h, 0);
    expect(one(expected.tmax_h)).toBeCloseTo(expected.cmax, 3);
    expect(one(24)).toBeCloseTo(expected.c24, 4);
    expect(one(48)).toBeCloseTo(expected.c48, 4);
    expect(one(168)).toBeCloseTo(expected.c168, 4);
    expect(one(336)).toBeCloseTo(expected.c336, 4);
  });

  it.each([
    [5, TIRZEPATIDE_PUBLISHED, published.steady_weekly_5mg_70kg],
    [10, TIRZEPATIDE_PUBLISHED, published.steady_weekly_10mg_70kg],
    [15, TIRZEPATIDE_PUBLISHED, published.steady_weekly_15mg_70kg],
    [5, tirzepatideFor(kg(94), kg(58)), published.steady_weekly_5mg_94kg_ffm58],
    [10, tirzepatideFor(kg(94), kg(58)), published.steady_weekly_10mg_94kg_ffm58],
    [15, tirzepatideFor(kg(94)), published.steady_weekly_15mg_94kg_ffm58],
  ])('gives the reference steady state of %d mg a week', (amount, person, expected) => {
    const weeks = Array.from({ length: 60 }, (_, week) => week * WEEK);
    const last = 59 * WEEK;
    const { at, one } = curveOf(person, dosesAt(weeks, amount));
    expect(one(last + expected.tpeak_h)).toBeCloseTo(expected.peak, 3);
    expect(one(last + WEEK)).toBeCloseTo(expected.trough, 4);
    const area = (end: number) => areaUnder(at, end);
    expect((area(last + WEEK) - area(last)) / WEEK).toBeCloseTo(expected.avg, 3);
  });

  it('has a half-life of 5.3 days in the typical person, and lies lower in heavier ones', () => {
    const [slow] = dispositionRates(tirzepatideFor(TIRZEPATIDE_TYPICAL_KG));
    expect(Math.LN2 / slow / 24).toBeCloseTo(
      published.computed_terminal_half_life_days_94kg_ffm58,
      9,
    );
    const peaks = [60, 80, 100, 140].map((weight) =>
      curveOf(tirzepatideFor(kg(weight)), dosesAt([0], 5)).one(30),
    );
    expect(peaks).toEqual([...peaks].sort((a, b) => b - a));
  });
});

const people = fc.record({
  absorptionPerHour: fc.double({ min: 0.01, max: 0.1, noNaN: true }),
  bioavailability: fc.constant(0.8),
  clearanceLPerHour: fc.double({ min: 0.01, max: 0.1, noNaN: true }),
  exchangeLPerHour: fc.double({ min: 0.03, max: 0.4, noNaN: true }),
  centralL: fc.double({ min: 1, max: 8, noNaN: true }),
  peripheralL: fc.double({ min: 1, max: 8, noNaN: true }),
});
const regimen = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 3000 * HOUR_MS }),
    mg: fc.double({ min: 0.01, max: 15, noNaN: true }).map(mg),
  }),
  { minLength: 1, maxLength: 30 },
);
const instants = fc
  .array(fc.integer({ min: -100 * HOUR_MS, max: 5000 * HOUR_MS }), { minLength: 1, maxLength: 60 })
  .map((times) => times.sort((a, b) => a - b));

describe('its curve', () => {
  it('is the direct sum to 1e-12 of the dose, for any person', () => {
    fc.assert(
      fc.property(people, regimen, instants, (person, doses, times) => {
        const [slow, fast] = dispositionRates(person);
        const { absorptionPerHour: ka } = person;
        // The direct sum itself loses digits where two rates meet; ours does not.
        fc.pre(Math.abs(ka - slow) > 0.003 && Math.abs(ka - fast) > 0.003);
        const scale = doses.reduce((sum, dose) => sum + dose.mg, 0) / person.centralL;
        for (const [index, value] of concentrationsAt(
          twoCompartment(person),
          doses,
          times,
        ).entries()) {
          const exact = directSum(person, doses, times[index] ?? 0);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(Math.abs(value - exact)).toBeLessThanOrEqual(1e-12 * scale);
        }
      }),
    );
  });

  it('is to 1e-12 of the value over ten years of weeks', () => {
    const doses = dosesAt(
      Array.from({ length: 520 }, (_, week) => week * WEEK + (week % 5)),
      10,
    );
    const times = Array.from({ length: 7300 }, (_, index) => index * 12 * HOUR_MS);
    const found = concentrationsAt(twoCompartment(TIRZEPATIDE_PUBLISHED), doses, times);
    for (let index = 1; index < times.length; index += 37) {
      const exact = directSum(TIRZEPATIDE_PUBLISHED, doses, times[index] ?? 0);
      expect(Math.abs((found[index] ?? 0) / exact - 1)).toBeLessThanOrEqual(1e-12);
    }
  });

  it('is the sum of the curves of its doses', () => {
    fc.assert(
      fc.property(people, regimen, instants, (person, doses, times) => {
        const model = twoCompartment(person);
        const half = Math.floor(doses.length / 2);
        const first = concentrationsAt(model, doses.slice(0, half), times);
        const second = concentrationsAt(model, doses.slice(half), times);
        for (const [index, whole] of concentrationsAt(model, doses, times).entries()) {
          const sum = (first[index] ?? 0) + (second[index] ?? 0);
          expect(Math.abs(whole - sum)).toBeLessThanOrEqual(1e-11 * whole);
        }
      }),
    );
  });

  it('keeps the mass: the area is F·D / CL', () => {
    fc.assert(
      fc.property(people, (person) => {
        const { at } = curveOf(person, [...dosesAt([0, 48, 72], 7), ...dosesAt([408], 2.5)]);
        const whole = (person.bioavailability * 23.5) / person.clearanceLPerHour;
        const [slow] = dispositionRates(person);
        const end = 24 * Math.ceil(17 + 30 / slow / 24 + 30 / person.absorptionPerHour / 24);
        expect(Math.abs(areaUnder(at, end) / whole - 1)).toBeLessThan(1e-8);
      }),
      { numRuns: 20 },
    );
  });

  it('agrees with a numerical integration of its equations, halved until it is still', () => {
    const person = tirzepatideFor(kg(83));
    const { absorptionPerHour: ka, clearanceLPerHour, exchangeLPerHour, centralL } = person;
    const out = clearanceLPerHour / centralL;
    const away = exchangeLPerHour / centralL;
    const back = exchangeLPerHour / person.peripheralL;
    const derivative = ([depot = 0, blood = 0, tissue = 0]: readonly number[]) => [
      -ka * depot,
      ka * depot - (out + away) * blood + back * tissue,
      away * blood - back * tissue,
    ];
    const doses = [...dosesAt([0, 168, 300], 5), ...dosesAt([301], 12.5)];
    const blood = integrate(derivative, 3, doses, 400)[1] ?? 0;
    const found = (blood * person.bioavailability) / centralL;
    expect(Math.abs(curveOf(person, doses).one(400) - found)).toBeLessThan(1e-11);
  });
});

describe('the band between people', () => {
  const typical = tirzepatideFor(TIRZEPATIDE_TYPICAL_KG);
  const weeks = Array.from({ length: 12 }, (_, week) => week * WEEK);
  const doses = dosesAt(weeks, 10);
  const hours = [-5, 0, 6, 24, 60, 168, 500, 1000, 1500, 1872, 2000, 2500, 3000];
  const times = hours.map((hour) => hour * HOUR_MS);
  const people: People = { typical, differences: TIRZEPATIDE_DIFFERENCES };
  const band = betweenPeople(people, doses, times);

  it('holds the typical person, and is nothing before the first dose', () => {
    const curve = concentrationsAt(twoCompartment(typical), doses, times);
    for (const [index, value] of curve.entries()) {
      expect(band.low[index]).toBeLessThanOrEqual(value);
      expect(band.high[index]).toBeGreaterThanOrEqual(value);
    }
    expect([band.low[0], band.high[0], band.low[1], band.high[1]]).toEqual([0, 0, 0, 0]);
  });

  it('holds numbers only, also where nothing is left of a dose of many years ago', () => {
    const years = Array.from({ length: 41 }, (_, step) => (5 + step / 4) * 365.25 * DAY_MS);
    const old = betweenPeople(people, dosesAt([0], 10), years);
    const curve = concentrationsAt(twoCompartment(typical), dosesAt([0], 10), years);
    for (const [index, value] of curve.entries()) {
      expect(old.low[index]).toBeLessThanOrEqual(value);
      expect(old.high[index]).toBeGreaterThanOrEqual(value);
    }
  });

  it('is where 5 and 95 of 100 of many drawn people are, within 6%', () => {
    let seed = 20261121;
    const random = () => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return (seed + 0.5) / 2147483648;
    };
    const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
    const differing = (cv: number) => Math.exp(normal() * Math.sqrt(Math.log1p(cv * cv)));
    const count = 6000;
    const curves = Array.from({ length: count }, () => {
      const person = {
        ...typical,
        absorptionPerHour: typical.absorptionPerHour * differing(TIRZEPATIDE_CV.absorptionPerHour),
        clearanceLPerHour: typical.clearanceLPerHour * differing(TIRZEPATIDE_CV.clearanceLPerHour),
        centralL: typical.centralL * differing(TIRZEPATIDE_CV.centralL),
      };
      return concentrationsAt(twoCompartment(person), doses, times);
    });
    for (const [index, hour] of hours.entries()) {
      if (hour <= 0) continue;
      const values = curves.map((curve) => curve[index] ?? 0).sort((a, b) => a - b);
      const [low, high] = [values[count * 0.05] ?? 0, values[count * 0.95] ?? 0];
      expect(Math.abs((band.low[index] ?? 0) / low - 1), `low at ${hour} h`).toBeLessThan(0.06);
      expect(Math.abs((band.high[index] ?? 0) / high - 1), `high at ${hour} h`).toBeLessThan(0.06);
    }
  });
});
