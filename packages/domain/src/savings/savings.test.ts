// Shows 2.68, 3.24, 3.25.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../money.ts';
import { DAY_MS } from '../time/calendar-day.ts';
import { exchangeRate, REFERENCE_RATES } from './exchange-rates.ts';
import { LISTED_STRENGTHS } from './listed-strength.ts';
import {
  calendarMonthAt,
  cumulateCosts,
  type DoseCost,
  priceDayAt,
  priceDaysIn,
  summarizeSavings,
  thinCosts,
  wastedSteps,
} from './savings.ts';

const START = Date.UTC(2026, 8, 1);
const dose = (day: number, standard: number, actual: number, isGolden = false): DoseCost => ({
  at: START + day * DAY_MS,
  medicine: 'tirzepatide',
  injectionAt: START + day * DAY_MS,
  standard,
  actual,
  isGolden,
});
const EVER = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

describe('the listed strength nearest to a dose', () => {
  const listedFor = (doseMg: number, medicine = 'tirzepatide') =>
    LISTED_STRENGTHS.get(medicine)?.find(({ upToMg }) => doseMg <= upToMg);
  const nearestTo = (doseMg: number) => listedFor(doseMg)?.strength;

  it.each([
    [0.01, 2.5],
    [2.5, 2.5],
    [3.75, 2.5],
    [3.76, 5],
    [6.25, 5],
    [8.75, 7.5],
    [8.76, 10],
    [11.25, 10],
    [13.75, 12.5],
    [13.8, 15],
    [15, 15],
    [40, 15],
  ])('to %d mg is %d mg', (doseMg, strength) => {
    expect(nearestTo(doseMg)).toBe(strength);
  });

  it('is the lower one of two also where the dose carries binary dust', () => {
    // 25 clicks of 15 mg are 6.25 mg, written as 6.250000000000001.
    expect(nearestTo((25 / 60) * 15)).toBe(5);
    expect(nearestTo((55 / 60) * 15)).toBe(12.5);
  });

  it('is for four doses of a weekly medicine, and for those of a pen of a daily one', () => {
    for (const mg of [2.5, 15]) expect(listedFor(mg)?.doses).toBe(4);
    expect(listedFor(0.55, 'semaglutide')).toMatchObject({ strength: 0.5, doses: 4 });
    expect(listedFor(8, 'semaglutide')).toMatchObject({ strength: 7.2, doses: 4 });
    expect(listedFor(1.5, 'dulaglutide')).toMatchObject({ strength: 1.5, doses: 4 });
    const liraglutide = LISTED_STRENGTHS.get('liraglutide') ?? [];
    expect(liraglutide.map(({ strength, doses }) => [strength, doses])).toEqual([
      [0.6, 30],
      [1.2, 15],
      [1.8, 10],
      [2.4, 7],
      [3, 6],
    ]);
  });

  it('is not there for a medicine of which the catalogue knows nothing', () => {
    expect(listedFor(1, 'something of my own')).toBeUndefined();
  });
});

describe('exchange rates', () => {
  it('are those of the table', () => {
    expect(exchangeRate(REFERENCE_RATES, 'AUD', 'USD')).toBe(0.6475);
    expect(exchangeRate(REFERENCE_RATES, 'GBP', 'AUD')).toBeCloseTo(2.0777, 4);
    expect(exchangeRate(REFERENCE_RATES, 'EUR', 'CAD')).toBeCloseTo(1.6442, 4);
  });

  it('lead back to where they began, and a currency to itself exactly', () => {
    for (const from of CURRENCIES) {
      expect(exchangeRate(REFERENCE_RATES, from, from)).toBe(1);
      for (const to of CURRENCIES) {
        const there = exchangeRate(REFERENCE_RATES, from, to);
        expect(there * exchangeRate(REFERENCE_RATES, to, from)).toBeCloseTo(1, 12);
      }
    }
  });
});

describe('the summary', () => {
  it('is nothing without doses', () => {
    const summary = summarizeSavings([], { now: START, month: EVER, wasted: [] });
    expect(Object.values(summary)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('counts a single dose as a week and a month', () => {
    const now = START + 5 * DAY_MS;
    expect(summarizeSavings([dose(0, 100, 60)], { now, month: EVER, wasted: [] })).toEqual({
      lifetimeSavings: 40,
      savingsThisMonth: 40,
      averageMonthlySavings: 40,
      standardCostPerDose: 100,
      actualCostPerDose: 60,
      standardCostPerWeek: 100,
      actualCostPerWeek: 60,
      goldenDoseSavings: 0,
      wastedCost: 0,
    });
  });

  it('spreads doses over fractional weeks and months', () => {
    const doses = [dose(0, 100, 50), dose(10, 100, 120), dose(17.5, 60, 0, true)];
    const now = START + 3 * 30.4375 * DAY_MS;
    const month = { from: START + 10 * DAY_MS, to: START + 17.5 * DAY_MS };
    const summary = summarizeSavings(doses, { now, month, wasted: [] });
    expect(summary.lifetimeSavings).toBe(90);
    expect(summary.averageMonthlySavings).toBeCloseTo(30, 12);
    // The month begins with its first instant and ends before the next one's.
    expect(summary.savingsThisMonth).toBe(-20);
    expect(summary.standardCostPerDose).toBeCloseTo(260 / 3, 12);
    // 17.5 days from the first dose to the last, and 8.75, the median of 10 and 7.5, that it lasts.
    expect(summary.standardCostPerWeek).toBeCloseTo(260 / 3.75, 12);
    expect(summary.actualCostPerWeek).toBeCloseTo(170 / 3.75, 12);
    expect(summary.goldenDoseSavings).toBe(60);
  });

  it('counts a week by the distance between doses', () => {
    const every = (days: number, count: number, money: number) =>
      summarizeSavings(
        Array.from({ length: count }, (_, n) => dose(n * days, money, money)),
        { now: START, month: EVER, wasted: [] },
      ).actualCostPerWeek;
    expect(every(14, 4, 45)).toBeCloseTo(22.5, 9);
    expect(every(3.5, 8, 22.5)).toBeCloseTo(45, 9);
    expect(every(7, 4, 45)).toBeCloseTo(45, 9);
    expect(every(1, 2, 5)).toBeCloseTo(35, 9);
  });

  it('counts what is injected at once as one dose, also for the distance between doses', () => {
    const halves = [0, 7, 14].flatMap((day) => [
      dose(day, 30, 20),
      { ...dose(day + 0.001, 30, 20), injectionAt: START + day * DAY_MS },
    ]);
    const summary = summarizeSavings(halves, { now: START, month: EVER, wasted: [] });
    expect(summary).toMatchObject({ standardCostPerDose: 60, actualCostPerDose: 40 });
    expect(summary.actualCostPerWeek).toBeCloseTo(40, 1);
  });

  it('has what was thrown away as part of what was paid', () => {
    const now = START + 20 * DAY_MS;
    const wasted = [{ at: START + 9 * DAY_MS, cost: 100 }];
    const month = { from: START, to: START + 8 * DAY_MS };
    const doses = [dose(0, 45, 50), dose(7, 45, 50)];
    expect(summarizeSavings(doses, { now, month, wasted })).toMatchObject({
      lifetimeSavings: -110,
      savingsThisMonth: -10,
      actualCostPerDose: 100,
      actualCostPerWeek: 100,
      wastedCost: 100,
    });
    expect(summarizeSavings([], { now, month, wasted })).toMatchObject({
      lifetimeSavings: 0,
      wastedCost: 100,
    });
  });

  it('adds up: parts of a history save what the whole saves', () => {
    const cost = fc.integer({ min: 0, max: 50_000 });
    const doses = fc.array(fc.tuple(fc.nat(900), cost, cost), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(doses, fc.nat(40), (given, cut) => {
        const all = given
          .map(([day, standard, actual]) => dose(day, standard, actual))
          .sort((a, b) => a.at - b.at);
        const saved = (part: readonly DoseCost[]) =>
          summarizeSavings(part, { now: START, month: EVER, wasted: [] }).lifetimeSavings;
        expect(saved(all.slice(0, cut)) + saved(all.slice(cut))).toBe(saved(all));
        const last = cumulateCosts(all, []).at(-1);
        expect((last?.standard ?? 0) - (last?.actual ?? 0)).toBe(saved(all));
      }),
    );
  });
});

it('finds where the days begin from which prices hold, latest first', () => {
  expect(priceDaysIn('Australia/Sydney', ['2026-03-01', '2026-12-01'])).toEqual([
    { day: '2026-12-01', startsAt: Date.parse('2026-11-30T13:00Z') },
    { day: '2026-03-01', startsAt: Date.parse('2026-02-28T13:00Z') },
  ]);
  expect(priceDaysIn('UTC', [])).toEqual([]);
  const days = priceDaysIn('UTC', ['2026-03-01', '2026-12-01']);
  expect(priceDayAt(days, Date.parse('2026-11-30T23:59Z'))).toBe('2026-03-01');
  expect(priceDayAt(days, Date.parse('2026-12-01T00:00Z'))).toBe('2026-12-01');
  expect(priceDayAt(days, Date.parse('2026-02-28T23:59Z'))).toBe('');
});

it.each([
  ['nothing of a pen in use', 120, 0, false, 0],
  ['what its owner says went into no dose', 120, 7, false, 7],
  ['all that is left of a discarded one, the wasted steps among it', 120, 7, true, 120],
  ['nothing of an empty one', 240, 0, true, 0],
])('counts as wasted %s', (_, used, wasted, isDiscarded, steps) => {
  expect(wastedSteps({ labelled: 240, used, wasted, isDiscarded })).toBe(steps);
});

it('sums costs up to each instant', () => {
  const doses = [dose(0, 10, 5), dose(7, 10, 5), dose(7, 4, 0, true), dose(9, 10, 30)];
  expect(cumulateCosts(doses, [])).toEqual([
    { at: START, standard: 10, actual: 5 },
    { at: START + 7 * DAY_MS, standard: 24, actual: 10 },
    { at: START + 9 * DAY_MS, standard: 34, actual: 40 },
  ]);
  expect(cumulateCosts([], [])).toEqual([]);
  expect(cumulateCosts(doses.slice(0, 2), [{ at: START + DAY_MS, cost: 100 }])).toEqual([
    { at: START, standard: 10, actual: 5 },
    { at: START + DAY_MS, standard: 10, actual: 105 },
    { at: START + 7 * DAY_MS, standard: 20, actual: 110 },
  ]);
});

describe('fewer points of a line', () => {
  it('are the first and the last of each span', () => {
    const points = [0, 1, 2, 3, 10, 11, 18, 20].map((at) => ({ at, standard: at, actual: 0 }));
    expect(thinCosts(points, 3).map(({ at }) => at)).toEqual([0, 3, 20]);
    expect(thinCosts(points, 8)).toEqual(points);
    expect(thinCosts([], 3)).toEqual([]);
  });

  it('are never more than asked for, and keep both ends', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 10_000 }), { minLength: 2 });
    fc.assert(
      fc.property(days, fc.integer({ min: 2, max: 20 }), (unsorted, max) => {
        const all = unsorted.sort((a, b) => a - b).map((day) => dose(day, 2, 1));
        const points = cumulateCosts(all, []);
        const thin = thinCosts(points, max);
        expect(thin.length).toBeLessThanOrEqual(max);
        expect([thin[0], thin.at(-1)]).toEqual([points[0], points.at(-1)]);
      }),
    );
  });
});

it.each([
  ['UTC', '2026-11-21T12:00Z', '2026-11-01T00:00Z', '2026-12-01T00:00Z'],
  ['Australia/Sydney', '2026-10-31T13:00Z', '2026-10-31T13:00Z', '2026-11-30T13:00Z'],
  ['Australia/Sydney', '2026-10-31T12:59Z', '2026-09-30T14:00Z', '2026-10-31T13:00Z'],
  ['America/New_York', '2026-01-01T04:59Z', '2025-12-01T05:00Z', '2026-01-01T05:00Z'],
  // The clock goes forward at midnight: the month begins an hour late on the wall.
  ['Asia/Beirut', '2024-03-31T12:00Z', '2024-02-29T22:00Z', '2024-03-31T21:00Z'],
])('finds the calendar month in %s at %s', (timeZone, now, from, to) => {
  const month = calendarMonthAt(timeZone, Date.parse(now));
  const read = (instant: number) => `${new Date(instant).toISOString().slice(0, 16)}Z`;
  expect([read(month.from), read(month.to)]).toEqual([from, to]);
});
