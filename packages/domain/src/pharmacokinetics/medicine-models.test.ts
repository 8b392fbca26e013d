// Shows 12.1.
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../time/calendar-day.ts';
import { mg } from '../units.ts';
import { kg } from '../weight/kilograms.ts';
import { betweenPeople } from './between-people.ts';
import { concentrationsAt, type TimedDose } from './compartments.ts';
import { LIRAGLUTIDE_PUBLISHED } from './liraglutide.ts';
import { type MedicineModelId, MODELS_BY_MEDICINE } from './medicine-models.ts';
import { oneCompartment } from './one-compartment.ts';
import reference from './pk-reference-medicines.json' with { type: 'json' };
import { SEMAGLUTIDE_CV, semaglutideFor } from './semaglutide.ts';
import { areaUnder, hourOfPeak } from './testing/numerical-checks.ts';
import { dispositionRates, twoCompartment } from './two-compartment.ts';

/** Semaglutide 4113.58 g/mol, liraglutide 3751.2 g/mol: from mg/L to nmol/L. */
const NMOL_PER_MG = { semaglutide: 1e6 / 4113.58, liraglutide: 1e6 / 3751.2 };

const dosesAt = (hours: readonly number[], amount: number): TimedDose[] =>
  hours.map((hour) => ({ at: hour * HOUR_MS, mg: mg(amount) }));

const modelOf = (id: MedicineModelId, weight: number | null = null) => {
  const all = [...MODELS_BY_MEDICINE.values()].flat();
  const model = all.find((one) => one.id === id);
  if (model === undefined) throw new Error(`no ${id}`);
  return model.forPerson(weight === null ? null : kg(weight));
};

const curveOf = (id: MedicineModelId, doses: readonly TimedDose[], weight?: number) => {
  const { solved } = modelOf(id, weight);
  const at = (hours: readonly number[]) =>
    Array.from(
      concentrationsAt(
        solved,
        doses,
        hours.map((hour) => hour * HOUR_MS),
      ),
    );
  return { at, one: (hour: number) => at([hour])[0] ?? Number.NaN };
};

/** To 1e-11 of the value, which the reference has with 17 digits. */
const expectSame = (actual: number | undefined, expected: number) =>
  expect(
    Math.abs((actual ?? Number.NaN) - expected),
    `${actual} is ${expected}`,
  ).toBeLessThanOrEqual(1e-11 * Math.abs(expected));

it('are there for three medicines; liraglutide has a shape only, others have nothing', () => {
  const found = Object.fromEntries(
    [...MODELS_BY_MEDICINE].map(([medicine, models]) => [
      medicine,
      models.map(({ id, shows, usesWeight }) => [id, shows, usesWeight]),
    ]),
  );
  expect(found).toEqual({
    tirzepatide: [
      ['tirzepatide-published', 'levels', true],
      ['tirzepatide-simple', 'levels', false],
    ],
    semaglutide: [
      ['semaglutide', 'levels', true],
      ['semaglutide-diabetes', 'levels', true],
    ],
    liraglutide: [['liraglutide', 'shape', false]],
  });
  expect(MODELS_BY_MEDICINE.get('dulaglutide')).toBeUndefined();
});

describe.each(Object.entries(reference.models))('the model %s', (name, expected) => {
  const id = name as keyof typeof reference.models;

  it('has the published numbers', () => {
    const { parameters_used: given, derived } = reference.models[id];
    if ('F' in given && 'terminal_half_life_days' in derived) {
      const person = semaglutideFor(kg(85), id === 'semaglutide-diabetes');
      expect(person.bioavailability).toBe(given.F);
      expectSame(person.absorptionPerHour, given.ka);
      expectSame(person.clearanceLPerHour, given.CL);
      expectSame(person.exchangeLPerHour, given.Q);
      expectSame(person.centralL, given.Vc);
      expectSame(person.peripheralL, given.Vp);
      expectSame(Math.LN2 / dispositionRates(person)[0] / 24, derived.terminal_half_life_days);
    } else if ('V' in given && 'elimination_half_life_days' in derived) {
      expect(LIRAGLUTIDE_PUBLISHED).toMatchObject({
        absorptionPerHour: given.ka,
        volumeL: given.V,
        bioavailability: 1,
      });
      expectSame(LIRAGLUTIDE_PUBLISHED.halfLifeDays, derived.elimination_half_life_days);
    } else {
      expect.unreachable();
    }
  });

  it('gives the reference values of one dose', () => {
    const { tmax_h, doses } = expected.single_dose;
    for (const [amount, single] of Object.entries(doses)) {
      const { at, one } = curveOf(id, dosesAt([0], Number(amount)));
      expectSame(one(tmax_h), single.cmax_mg_per_L);
      expect(hourOfPeak(one, 1, 300)).toBeCloseTo(tmax_h, 2);
      if ('c_at_168h_mg_per_L' in single) expectSame(one(168), single.c_at_168h_mg_per_L);
      if ('c_at_24h_mg_per_L' in single) expectSame(one(24), single.c_at_24h_mg_per_L);
      // To the area of what is left after 400 days.
      expect(areaUnder(at, 24 * 400) / single.auc_inf_mg_h_per_L).toBeCloseTo(1, 9);
    }
    for (const [table, rows] of Object.entries(expected.tables)) {
      const { one } = curveOf(id, dosesAt([0], Number.parseFloat(table)));
      for (const [hour = 0, value = 0] of rows) expectSame(one(hour), value);
    }
  });

  const { tau_h: tau, peak_time_after_dose_h: peakHour } = expected.steady_state;
  const many = Array.from({ length: 200 }, (_, dose) => dose * tau);
  const last = 199 * tau;

  it('gives the reference steady state', () => {
    const { doses, peak_over_trough } = expected.steady_state;
    for (const [amount, steady] of Object.entries(doses)) {
      const { at, one } = curveOf(id, dosesAt(many, Number(amount)));
      expectSame(one(last + peakHour), steady.peak_mg_per_L);
      expectSame(one(last + tau), steady.trough_mg_per_L);
      expectSame(one(last + peakHour) / one(last), peak_over_trough);
      expect(hourOfPeak((hour) => one(last + hour), 1, tau - 1)).toBeCloseTo(peakHour, 2);
      const area = areaUnder(at, last + tau) - areaUnder(at, last);
      expect(area / tau / steady.average_mg_per_L).toBeCloseTo(1, 9);
    }
  });

  it('accumulates as the reference does', () => {
    const { accumulation } = expected;
    const steady = curveOf(id, dosesAt(many, 1));
    const single = curveOf(id, dosesAt([0], 1));
    const trough = steady.one(last);
    expectSame(
      steady.one(last + peakHour) / single.one(expected.single_dose.tmax_h),
      accumulation.Cmax_ss_over_Cmax_first,
    );
    expectSame(trough / single.one(tau), accumulation.Ctrough_ss_over_first);
    const shares = accumulation.fraction_of_steady_state_trough_just_before_dose_n;
    for (const [dose, share] of Object.entries(shares)) {
      expectSame(steady.one((Number(dose) - 1) * tau) / trough, share);
    }
  });

  it('gives the reference values of doses at odd times', () => {
    const { doses, values } = expected.irregular_scenario;
    const { one } = curveOf(
      id,
      doses.flatMap(([hour = 0, amount = 0]) => dosesAt([hour], amount)),
    );
    for (const [hour = 0, value = 0] of values) expectSame(one(hour), value);
  });
});

describe('against published averages', () => {
  const averageOf = (id: MedicineModelId, amount: number, tau: number, weight?: number) => {
    const many = Array.from({ length: 100 }, (_, dose) => dose * tau);
    const { at } = curveOf(id, dosesAt(many, amount), weight);
    return (areaUnder(at, 100 * tau) - areaUnder(at, 99 * tau)) / tau;
  };

  it.each([
    ['semaglutide-diabetes', 0.5, 0.995],
    ['semaglutide-diabetes', 1, 1.055],
    ['semaglutide-diabetes', 2, 1.165],
    ['semaglutide', 2.4, 1.127],
    ['semaglutide', 2.4, 0.956],
    ['semaglutide', 2.4, 0.91],
  ] as const)('%s, %d mg a week, is at %d of the measured one', (id, amount, ratio) => {
    const row = reference.averages_nmol_per_L.semaglutide.find(
      (one) =>
        one.case.startsWith(`${amount} mg`) && Math.abs(one.ours / one.published - ratio) < 0.0006,
    );
    if (row === undefined) return expect.unreachable();
    const average = averageOf(id, amount, 168, row.kg) * NMOL_PER_MG.semaglutide;
    expect(average / row.ours).toBeCloseTo(1, 9);
    expect(average / row.published).toBeCloseTo(ratio, 3);
  });

  it('semaglutide meets the published 75 nmol/L of 2.4 mg a week at 96 kg', () => {
    const weight = reference.averages_nmol_per_L.kg_at_which_2_4mg_gives_75;
    const average = averageOf('semaglutide', 2.4, 168, weight) * NMOL_PER_MG.semaglutide;
    expect(average).toBeCloseTo(75, 8);
  });

  it('liraglutide is 25 % above the label under 3 mg a day, and far below it after one dose', () => {
    const { published, ours } = reference.averages_nmol_per_L.liraglutide_3mg;
    const average = averageOf('liraglutide', 3, 24) * NMOL_PER_MG.liraglutide;
    expect(average / ours).toBeCloseTo(1, 9);
    expect(average / published).toBeCloseTo(1.25, 2);
    const single = reference.liraglutide_single_600ug_peak_ng_per_mL;
    const { one } = curveOf('liraglutide', dosesAt([0], 0.6));
    const peak = one(reference.models.liraglutide.single_dose.tmax_h) * 1000;
    expectSame(peak, single.ours);
    expect(peak / single.published).toBeLessThan(0.4);
  });
});

describe('where uptake and elimination are as fast', () => {
  const levelOf = (
    { ka, ke, volumeL, dose }: { ka: number; ke: number; volumeL: number; dose: number },
    hour: number,
  ) =>
    concentrationsAt(
      oneCompartment({
        absorptionPerHour: ka,
        halfLifeDays: Math.LN2 / ke / 24,
        bioavailability: 1,
        volumeL,
      }),
      dosesAt([0], dose),
      [hour * HOUR_MS],
    )[0];

  it('the limit formula holds', () => {
    const { D_mg, V_L, ka_per_h, ke_per_h, t_h, c_mg_per_L } =
      reference.numerical_guard.equal_rates;
    for (const nudge of [0, 1e-16, 1e-13, -1e-10]) {
      const rates = { ka: ka_per_h * (1 + nudge), ke: ke_per_h, volumeL: V_L, dose: D_mg };
      expect(Math.abs((levelOf(rates, t_h) ?? 0) / c_mg_per_L - 1)).toBeLessThan(1e-10);
    }
  });

  it('near it no digits are lost', () => {
    const { ka_per_h, CL_L_per_h, V_L, D_mg, values } = reference.numerical_guard.near_singular;
    const rates = { ka: ka_per_h, ke: CL_L_per_h / V_L, volumeL: V_L, dose: D_mg };
    for (const { t_h, c_mg_per_L } of values) expectSame(levelOf(rates, t_h), c_mg_per_L);
  });

  it('two compartments stay exact where uptake meets either of their rates', () => {
    const person = semaglutideFor(kg(85), false);
    for (const rate of dispositionRates(person)) {
      const [exact, near] = [rate, rate * (1 + 1e-9)].map(
        (ka) =>
          concentrationsAt(twoCompartment({ ...person, absorptionPerHour: ka }), dosesAt([0], 1), [
            48 * HOUR_MS,
          ])[0],
      );
      expect(exact).toBeGreaterThan(0);
      expect(Math.abs((near ?? 0) / (exact ?? 1) - 1)).toBeLessThan(1e-8);
    }
  });
});

it('semaglutide stays lower in heavier people', () => {
  const peaks = [60, 85, 120].map((weight) =>
    curveOf('semaglutide', dosesAt([0], 1), weight).one(72),
  );
  expect(peaks).toEqual([...peaks].sort((a, b) => b - a));
});

it('semaglutide has its band where 5 and 95 of 100 drawn people are, within 6 %', () => {
  const { people } = modelOf('semaglutide');
  if (people === null) return expect.unreachable();
  const { typical } = people;
  const doses = dosesAt(
    Array.from({ length: 12 }, (_, week) => week * 168),
    1,
  );
  const hours = [6, 24, 60, 168, 500, 1000, 1872, 2200, 2600];
  const times = hours.map((hour) => hour * HOUR_MS);
  const band = betweenPeople(people, doses, times);
  let seed = 20261122;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return (seed + 0.5) / 2147483648;
  };
  const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  const spread = (cv: number) => Math.sqrt(Math.log(1 + cv * cv));
  const [ofFlows, ofVolumes] = [spread(SEMAGLUTIDE_CV.flows), spread(SEMAGLUTIDE_CV.volumes)];
  const together = 0.0172 / (ofFlows * ofVolumes);
  expect(together).toBeCloseTo(0.743, 3);
  const count = 6000;
  const curves = Array.from({ length: count }, () => {
    const [first, second] = [normal(), normal()];
    const flows = Math.exp(ofFlows * first);
    const volumes = Math.exp(
      ofVolumes * (together * first + Math.sqrt(1 - together * together) * second),
    );
    const person = {
      ...typical,
      absorptionPerHour:
        typical.absorptionPerHour * Math.exp(spread(SEMAGLUTIDE_CV.absorption) * normal()),
      clearanceLPerHour: typical.clearanceLPerHour * flows,
      exchangeLPerHour: typical.exchangeLPerHour * flows,
      centralL: typical.centralL * volumes,
      peripheralL: typical.peripheralL * volumes,
    };
    return concentrationsAt(twoCompartment(person), doses, times);
  });
  for (const [index, hour] of hours.entries()) {
    const values = curves.map((curve) => curve[index] ?? 0).sort((a, b) => a - b);
    const [low, high] = [values[count * 0.05] ?? 0, values[count * 0.95] ?? 0];
    expect(Math.abs((band.low[index] ?? 0) / low - 1), `low at ${hour} h`).toBeLessThan(0.06);
    expect(Math.abs((band.high[index] ?? 0) / high - 1), `high at ${hour} h`).toBeLessThan(0.06);
  }
});
