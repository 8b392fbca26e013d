// Shows 1.3, 2.79, 9.3, 9.26.
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/calendar-day.ts';
import { clicks, mg } from '../units.ts';
import { concentrationsAt } from './compartments.ts';
import { type Course, concentrationCurve } from './curve.ts';
import { MODELS_BY_MEDICINE } from './medicine-models.ts';
import { oneCompartment } from './one-compartment.ts';
import { plannedPens } from './planned-pens.ts';
import { FIRST_STEP, type ForecastStep, forecastDays, regimenDoses } from './regimen.ts';
import { TIRZEPATIDE_SIMPLE } from './tirzepatide.ts';

const modelOf = (medicine: string, index = 0) => {
  const model = MODELS_BY_MEDICINE.get(medicine)?.[index];
  if (model === undefined) throw new Error(`no model ${index} of ${medicine}`);
  return model.forPerson(null);
};
const simple = modelOf('tirzepatide', 1);
const published = modelOf('tirzepatide');
const START = Date.UTC(2026, 0, 5, 8);
const days = (instants: Iterable<number>) => [...instants].map((at) => (at - START) / DAY_MS);
const stepOf = (step: Partial<ForecastStep>): ForecastStep => ({ ...FIRST_STEP, ...step });

describe('a plan', () => {
  it('begins with 20 clicks of a 10 mg pen every 7 days, four times', () => {
    expect(FIRST_STEP).toEqual({ penStrength: 10, clicks: 20, frequency: 7, numDoses: 4 });
    const doses = regimenDoses([FIRST_STEP], START);
    expect(days(doses.map(({ at }) => at))).toEqual([0, 7, 14, 21]);
    for (const dose of doses) expect(dose.mg).toBeCloseTo(10 / 3, 12);
  });

  it('runs its steps one after the other, each an interval after the last dose before', () => {
    const doses = regimenDoses(
      [
        stepOf({ frequency: 5, numDoses: 2 }),
        stepOf({ frequency: 10, numDoses: 2, penStrength: mg(5), clicks: clicks(60) }),
        stepOf({ frequency: 3, numDoses: 1 }),
      ],
      START,
    );
    expect(days(doses.map(({ at }) => at))).toEqual([0, 5, 10, 20, 30]);
    expect(doses[2]).toMatchObject({ mg: 5, step: { penStrength: 5, clicks: 60 } });
  });

  it('may be in mg where no pen is asked for', () => {
    const step = { doseMg: mg(0.5), frequency: 7, numDoses: 2 };
    const doses = regimenDoses([step, { ...step, doseMg: mg(1), numDoses: 1 }], START);
    expect(days(doses.map(({ at }) => at))).toEqual([0, 7, 14]);
    expect(doses.map((dose) => dose.mg)).toEqual([0.5, 0.5, 1]);
    expect(forecastDays([step])).toBe(2 * 7 + 21);
  });

  it('is forecast over its doses times the longest interval and 21 days, 60 without doses', () => {
    expect(forecastDays([FIRST_STEP])).toBe(49);
    expect(forecastDays([FIRST_STEP, stepOf({ frequency: 14, numDoses: 2 })])).toBe(6 * 14 + 21);
    expect(forecastDays([])).toBe(60);
    expect(forecastDays([stepOf({ numDoses: 0 })])).toBe(60);
  });
});

describe('the pens of a plan', () => {
  const pensOf = (...steps: ForecastStep[]) => plannedPens(regimenDoses(steps, START));

  it('are one for four full doses', () => {
    expect(pensOf(stepOf({ clicks: clicks(60) }))).toEqual([
      { penStrength: 10, clicks: 240, pens: 1, longestDays: 21, pensWithinLabel: 1 },
    ]);
  });

  it('are two beyond 240 clicks, and where a pen has too few clicks left for a whole dose', () => {
    expect(pensOf(stepOf({ clicks: clicks(60), numDoses: 5 }))[0]).toMatchObject({ pens: 2 });
    expect(pensOf(stepOf({ clicks: clicks(50), numDoses: 5 }))[0]).toMatchObject({
      clicks: 250,
      pens: 2,
    });
  });

  it('are more where each is discarded after 30 days', () => {
    expect(pensOf(stepOf({ numDoses: 12 }))).toEqual([
      { penStrength: 10, clicks: 240, pens: 1, longestDays: 77, pensWithinLabel: 3 },
    ]);
    expect(pensOf(stepOf({ frequency: 30, numDoses: 2 }))[0]).toMatchObject({ pensWithinLabel: 1 });
    expect(pensOf(stepOf({ frequency: 31, numDoses: 2 }))[0]).toMatchObject({ pensWithinLabel: 2 });
  });

  it('are counted by strength, and one goes on where its strength comes again', () => {
    const pens = pensOf(
      stepOf({ numDoses: 1 }),
      stepOf({ penStrength: mg(5), numDoses: 1 }),
      stepOf({ numDoses: 1 }),
    );
    expect(pens).toMatchObject([
      { penStrength: 10, pens: 1, clicks: 40, longestDays: 14 },
      { penStrength: 5, pens: 1, clicks: 20, longestDays: 0 },
    ]);
    expect(pensOf()).toEqual([]);
  });
});

describe('the curve', () => {
  const logged = [
    { at: START + 10 * DAY_MS + HOUR_MS, mg: mg(5) },
    { at: START, mg: mg(2.5) },
  ];
  const forecastOf = (steps: readonly ForecastStep[], startAt: number, includesLogged = true) => ({
    startAt,
    days: forecastDays(steps),
    planned: regimenDoses(steps, startAt),
    includesLogged,
  });
  const valueAt = ({ at, mgPerL }: Course, time: number) => mgPerL[at.indexOf(time)];

  it('runs from 7 days before the first dose to 60 days after the last, every 12 hours and at doses', () => {
    const { actual, forecast, band } = concentrationCurve({
      logged,
      forecast: null,
      model: simple,
    });
    const at = actual === null ? [] : days(actual.at);
    expect(at.slice(0, 3)).toEqual([-7, -6.5, -6]);
    expect(at.at(-1)).toBe(70);
    expect(at).toContain(0);
    expect(at).toContain(10 + 1 / 24);
    expect(at).toHaveLength(2 * 77 + 1 + 1);
    expect(forecast).toBeNull();
    expect(band).toBeNull();
  });

  it('runs for 7 days and every 3 hours for a daily medicine', () => {
    const model = modelOf('liraglutide');
    const { actual, band } = concentrationCurve({ logged, forecast: null, model });
    const at = actual === null ? [] : days(actual.at);
    expect(at.slice(0, 3)).toEqual([-7, -6.875, -6.75]);
    expect(at.at(-1)).toBe(17);
    expect(band).toBeNull();
  });

  it('is empty without doses and start', () => {
    expect(concentrationCurve({ logged: [], forecast: null, model: simple })).toEqual({
      actual: null,
      forecast: null,
      band: null,
    });
  });

  it('is forecast for 49 days by default: 99 points', () => {
    const { actual, forecast } = concentrationCurve({
      logged: [],
      forecast: forecastOf([FIRST_STEP], START),
      model: simple,
    });
    expect(actual).toBeNull();
    expect(forecast?.at).toHaveLength(99);
    expect(forecast?.mgPerL[0]).toBe(0);
  });

  it('is forecast as planned doses plus what those logged before still leave', () => {
    const startAt = START + 14 * DAY_MS + 5 * HOUR_MS;
    const planned = regimenDoses([FIRST_STEP], startAt);
    const later = { at: startAt + 3 * DAY_MS, mg: mg(15) };
    const forecast = forecastOf([FIRST_STEP], startAt);
    const model = simple;
    const withLogged = concentrationCurve({ logged: [...logged, later], forecast, model });
    const alone = concentrationCurve({
      logged,
      forecast: { ...forecast, includesLogged: false },
      model,
    });
    const time = startAt + 30 * DAY_MS;
    const [left] = concentrationsAt(oneCompartment(TIRZEPATIDE_SIMPLE), logged, [time]);
    const [fromPlan] = concentrationsAt(oneCompartment(TIRZEPATIDE_SIMPLE), planned, [time]);
    if (withLogged.forecast === null || alone.forecast === null) throw new Error('no forecast');
    expect(valueAt(alone.forecast, time)).toBeCloseTo(fromPlan ?? 0, 14);
    expect(valueAt(withLogged.forecast, time)).toBeCloseTo((left ?? 0) + (fromPlan ?? 0), 14);
    // Where both run they are read at the same instants.
    const both = alone.actual?.at.filter((at) => at >= startAt) ?? [];
    for (const at of both) if (at <= startAt + 49 * DAY_MS) expect(alone.forecast.at).toContain(at);
  });

  it('does not count a planned dose twice that was logged at its very instant', () => {
    const startAt = START + 14 * DAY_MS;
    const forecast = forecastOf([FIRST_STEP], startAt);
    const done = { at: startAt, mg: mg(10 / 3) };
    const before = concentrationCurve({ logged, forecast, model: simple }).forecast;
    const after = concentrationCurve({
      logged: [...logged, done],
      forecast,
      model: simple,
    }).forecast;
    if (!before || !after) throw new Error('no forecast');
    const time = startAt + 2 * DAY_MS;
    expect(valueAt(before, time)).toBeGreaterThan(0);
    expect(valueAt(after, time)).toBe(valueAt(before, time));
  });

  it('has a band with the published model: around the past, then around the forecast', () => {
    const startAt = START + 14 * DAY_MS;
    const { actual, forecast, band } = concentrationCurve({
      logged,
      forecast: forecastOf([FIRST_STEP], startAt),
      model: published,
    });
    if (!actual || !forecast || !band) throw new Error('a line is missing');
    expect(band.low.at).toEqual(band.high.at);
    for (const [index, at] of band.low.at.entries()) {
      const value = valueAt(at < startAt ? actual : forecast, at) ?? Number.NaN;
      expect(band.low.mgPerL[index]).toBeLessThanOrEqual(value);
      expect(band.high.mgPerL[index]).toBeGreaterThanOrEqual(value);
    }
    expect([...band.low.at]).toEqual([...new Set(band.low.at)].sort((a, b) => a - b));
    expect(band.low.at).toContain(startAt);
  });
});
