import { DAY_MS, HOUR_MS } from '../time/calendar-day.ts';
import { concentrationsAt, type TimedDose } from './compartments.ts';
import type { Course, CurveModel } from './curve.ts';
import type { RegimenDose } from './regimen.ts';

/** Days that are drawn before the first dose. */
const DAYS_BEFORE = 7;

/** The level up to now and from now on, as one line. */
export interface LevelCourse {
  /** By the logged doses, from 7 days before the first one to now. Null without any. */
  readonly past: Course | null;
  /** By the doses to come as well, from now to the end of what is planned. Null without any. */
  readonly future: Course | null;
  /** From now on by the logged doses alone. Null without any, and once the model draws no more of them. */
  readonly rest: Course | null;
}

/** The doses and the model of a level's course. Times in epoch ms, doses in the order of time. */
export interface LevelInput {
  readonly logged: readonly TimedDose[];
  /** After `now`, or at it. */
  readonly toCome: readonly TimedDose[];
  /** False: what the logged doses leave does not count for what comes. */
  readonly includesLogged: boolean;
  /** The end of what is planned, in epoch ms: nothing is said of the time after it. */
  readonly until: number;
  readonly now: number;
  readonly model: CurveModel;
}

/**
 * The course of the level in which past and future meet at `now`: there both have a point, of the same
 * value as long as the logged doses count. Points lie at the model's distances, counted from the first
 * one, at each dose and at `now`. O(doses + points).
 */
export function levelCourse(input: LevelInput): LevelCourse {
  const { logged, toCome, includesLogged, until, now, model } = input;
  const [first, latest] = [logged[0], logged.at(-1)];
  const begin = (first?.at ?? toCome[0]?.at ?? now) - DAYS_BEFORE * DAY_MS;
  const restEnd = latest === undefined ? 0 : latest.at + model.daysAfter * DAY_MS;
  const sampleMs = model.sampleHours * HOUR_MS;
  const courseOf = (doses: readonly TimedDose[], from: number, to: number): Course => {
    const at = sampleTimes({ begin, from, to, sampleMs }, doses);
    return { at, mgPerL: concentrationsAt(model.solved, doses, at) };
  };
  const expected = includesLogged ? [...logged, ...toCome] : toCome;
  return {
    past: first === undefined ? null : courseOf(logged, begin, Math.min(now, restEnd)),
    future: toCome.length === 0 || until <= now ? null : courseOf(expected, now, until),
    rest: restEnd > now ? courseOf(logged, now, restEnd) : null,
  };
}

interface Grid {
  readonly begin: number;
  readonly from: number;
  readonly to: number;
  readonly sampleMs: number;
}

/** The two ends, the points of the grid and the doses between, each instant once, ascending. */
function sampleTimes({ begin, from, to, sampleMs }: Grid, doses: readonly TimedDose[]) {
  const times = [from, to];
  const first = Math.max(0, Math.ceil((from - begin) / sampleMs));
  for (let at = begin + first * sampleMs; at < to; at += sampleMs) times.push(at);
  for (const { at } of doses) if (at > from && at < to) times.push(at);
  return Float64Array.from(new Set(Float64Array.from(times).sort()));
}

/** Instants in ascending order with others between each two, so that each step is `parts` steps. */
export function finerTimes(at: Float64Array, parts: number): Float64Array<ArrayBuffer> {
  const finer = new Float64Array(Math.max(0, (at.length - 1) * parts + 1));
  for (let index = 0; index < finer.length; index += 1) {
    const whole = Math.floor(index / parts);
    const from = at[whole] ?? 0;
    const part = (index % parts) / parts;
    finer[index] = from + part * ((at[whole + 1] ?? from) - from);
  }
  return finer;
}

/** The share of the days between two doses of a step within which a dose belongs to the planned one. */
const NEAR = 0.5;

/**
 * The doses of `planned` that are still to be taken at `now` (epoch ms): those without a logged dose
 * within half of their step's days, from the last one that was due not longer ago than that. One that
 * was due before counts as taken now. All in the order of time.
 */
export function dosesToCome(
  planned: readonly RegimenDose[],
  logged: readonly TimedDose[],
  now: number,
): TimedDose[] {
  return planned
    .filter(({ at, step }) => at + NEAR * step.frequency * DAY_MS > now)
    .filter(({ at, step }) => {
      const latest = logged.findLast((dose) => dose.at < at + NEAR * step.frequency * DAY_MS);
      return latest === undefined || at - latest.at >= NEAR * step.frequency * DAY_MS;
    })
    .map(({ at, mg }) => ({ at: Math.max(at, now), mg }));
}
