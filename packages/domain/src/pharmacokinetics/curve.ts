import { DAY_MS, HOUR_MS } from '../time/calendar-day.ts';
import { betweenPeople, type People } from './between-people.ts';
import { type ConcentrationModel, concentrationsAt, type TimedDose } from './compartments.ts';

const DAYS_BEFORE = 7;

/** A model for one person, and how finely and how far it is drawn. */
export interface CurveModel {
  readonly solved: ConcentrationModel;
  /** Null where no band is drawn. */
  readonly people: People | null;
  /** Distance of the points of a curve, beside those at doses. */
  readonly sampleHours: number;
  /** Days for which the actual curve runs on after the last dose. */
  readonly daysAfter: number;
}

/** The doses and the model that a curve is drawn from. Times in epoch ms, doses in any order. */
export interface CurveInput {
  readonly logged: readonly TimedDose[];
  /** Null without a forecast. */
  readonly forecast: {
    readonly startAt: number;
    readonly days: number;
    readonly planned: readonly TimedDose[];
    /** True: the remains of doses logged before the start count too. */
    readonly includesLogged: boolean;
  } | null;
  readonly model: CurveModel;
}

/** Points of one line: instants (epoch ms, ascending) and concentrations (mg/L). */
export interface Course {
  readonly at: Float64Array<ArrayBuffer>;
  readonly mgPerL: Float64Array<ArrayBuffer>;
}

/** The lines of the chart. All null where there is nothing to draw. */
export interface Curve {
  /** The course of the logged doses. */
  readonly actual: Course | null;
  readonly forecast: Course | null;
  /** The range of 9 of 10 people: with the logged doses up to the forecast, with the forecast then. */
  readonly band: { readonly low: Course; readonly high: Course } | null;
}

/**
 * The actual curve from 7 days before the first dose to the model's days after the last, and the
 * forecast from its start over its days, at the model's distances and at each dose. Where both run
 * they share their instants, so that both can be read at each. O(doses + points).
 */
export function concentrationCurve({ logged, forecast, model }: CurveInput): Curve {
  const { solved, people } = model;
  const sampleMs = model.sampleHours * HOUR_MS;
  const range = rangeOf(logged, model.daysAfter);
  const end = forecast === null ? 0 : forecast.startAt + forecast.days * DAY_MS;
  const times = union(
    range === null ? [] : sampleTimes(range.from, range.to, sampleMs, logged),
    forecast === null ? [] : sampleTimes(forecast.startAt, end, sampleMs, forecast.planned),
  );
  const expected = forecast === null ? [] : expectedDoses(logged, forecast.planned, forecast);
  const courseOf = (doses: readonly TimedDose[], from: number, to: number): Course => {
    const at = within(times, from, to);
    return { at, mgPerL: concentrationsAt(solved, doses, at) };
  };
  return {
    actual: range === null ? null : courseOf(logged, range.from, range.to),
    forecast: forecast === null ? null : courseOf(expected, forecast.startAt, end),
    band:
      people === null ? null : bandOf(people, { logged, expected, range, forecast, end, times }),
  };
}

function rangeOf(
  doses: readonly TimedDose[],
  daysAfter: number,
): { from: number; to: number } | null {
  if (doses.length === 0) return null;
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at } of doses) {
    first = Math.min(first, at);
    last = Math.max(last, at);
  }
  return { from: first - DAYS_BEFORE * DAY_MS, to: last + daysAfter * DAY_MS };
}

/** The planned doses, and before them the logged ones that still count. */
function expectedDoses(
  logged: readonly TimedDose[],
  planned: readonly TimedDose[],
  { startAt, includesLogged }: { startAt: number; includesLogged: boolean },
): readonly TimedDose[] {
  return includesLogged ? [...logged.filter(({ at }) => at < startAt), ...planned] : planned;
}

/** Every `sampleMs` from `from` to `to`, and the doses between, each instant once, ascending. */
function sampleTimes(
  from: number,
  to: number,
  sampleMs: number,
  doses: readonly TimedDose[],
): number[] {
  const times: number[] = [];
  for (let at = from; at <= to; at += sampleMs) times.push(at);
  const own = doses.map(({ at }) => at).filter((at) => at >= from && at <= to);
  return union(
    times,
    own.sort((a, b) => a - b),
  );
}

/** Two ascending lists as one, each instant once. */
function union(first: readonly number[], second: readonly number[]): number[] {
  const all: number[] = [];
  let one = 0;
  let two = 0;
  while (one < first.length || two < second.length) {
    const a = first[one] ?? Number.POSITIVE_INFINITY;
    const b = second[two] ?? Number.POSITIVE_INFINITY;
    const next = Math.min(a, b);
    if (a === next) one += 1;
    if (b === next) two += 1;
    if (all.at(-1) !== next) all.push(next);
  }
  return all;
}

function within(times: readonly number[], from: number, to: number): Float64Array<ArrayBuffer> {
  return Float64Array.from(times.filter((at) => at >= from && at <= to));
}

interface BandInput {
  readonly logged: readonly TimedDose[];
  readonly expected: readonly TimedDose[];
  readonly range: { readonly from: number; readonly to: number } | null;
  readonly forecast: { readonly startAt: number } | null;
  readonly end: number;
  readonly times: readonly number[];
}

function bandOf(people: People, input: BandInput): Curve['band'] {
  const { logged, expected, range, forecast, end, times } = input;
  if (range === null && forecast === null) return null;
  const startAt = forecast?.startAt ?? Number.POSITIVE_INFINITY;
  const before =
    range === null ? [] : within(times, range.from, range.to).filter((at) => at < startAt);
  const after = forecast === null ? [] : within(times, startAt, end);
  const past = betweenPeople(people, logged, before);
  const future = betweenPeople(people, expected, after);
  const at = joined(before, after);
  return {
    low: { at, mgPerL: joined(past.low, future.low) },
    high: { at, mgPerL: joined(past.high, future.high) },
  };
}

function joined(first: ArrayLike<number>, second: ArrayLike<number>): Float64Array<ArrayBuffer> {
  const both = new Float64Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
