import { joinTaken, type TakenDose } from '../dose/injections.ts';
import { DAY_MS, HOUR_MS } from '../time/calendar-day.ts';
import { type ConcentrationModel, concentrationsAt, type TimedDose } from './compartments.ts';
import { nextPeak } from './next-peak.ts';

/** The share of the usual peak, as one says it: a number is percent, to the nearest ten. */
export type PeakShare = 'less-than-a-tenth' | 'near' | 'above' | number;

/** From these shares on, a level is near its usual peak, or above it; below the least no figure is said. */
const ABOVE = 1.1;
const NEAR = 0.9;
const LEAST_FIGURE = 0.1;

/** The way that a level goes next: up to a peak, down to a dose that is ahead or late, or down. */
export type LevelTurn =
  | { readonly kind: 'rising'; readonly until: number }
  | { readonly kind: 'dose'; readonly at: number }
  | { readonly kind: 'falling' };

/** The level of now, as it is told in a sentence. */
export interface LevelStory {
  /** Null while there is no usual peak. */
  readonly share: PeakShare | null;
  readonly turn: LevelTurn;
}

interface StoryInput {
  readonly model: ConcentrationModel;
  /** In any order, at least one. */
  readonly logged: readonly TakenDose[];
  /** The dose that comes next, in epoch ms; null without one. */
  readonly comingAt: number | null;
  readonly now: number;
}

/** The time within which a level that rises after a dose has turned, in ms: 7 days. */
const RISE_MS = 7 * DAY_MS;

/** The level at `now` (epoch ms) as a share of the usual peak, and which way it goes. */
export function levelStory({ model, logged, comingAt, now }: StoryInput): LevelStory {
  const usual = usualPeak(model, logged);
  const level = concentrationsAt(model, logged, [now])[0] ?? 0;
  return {
    share: usual === null ? null : shareOf(level / usual),
    turn: turnOf(model, logged, comingAt, now),
  };
}

function shareOf(share: number): PeakShare {
  if (share >= ABOVE) return 'above';
  if (share >= NEAR) return 'near';
  return share < LEAST_FIGURE ? 'less-than-a-tenth' : Math.round(share * 10) * 10;
}

function turnOf(
  model: ConcentrationModel,
  logged: readonly TimedDose[],
  comingAt: number | null,
  now: number,
): LevelTurn {
  const isAhead = comingAt !== null && comingAt > now;
  const to = Math.min(now + RISE_MS, isAhead ? comingAt : Number.POSITIVE_INFINITY);
  const peak = nextPeak(model, logged, { from: now, to });
  if (peak !== null) return { kind: 'rising', until: peak.at };
  if (comingAt === null) return { kind: 'falling' };
  return { kind: 'dose', at: comingAt };
}

/** Doses whose peaks are looked at, and how many of them there must be. */
const USUAL_DOSES = { most: 4, least: 3 };
/** Distance of the levels that a peak is looked for in. */
const SAMPLE_MS = 3 * HOUR_MS;

/**
 * The usual peak in mg/L: the median of the highest levels after each of the four doses before the
 * latest one, up to the next. Null for fewer than three of these. An injection from two pens is one
 * dose. The latest dose does not count: its peak may be to come.
 */
export function usualPeak(model: ConcentrationModel, logged: readonly TakenDose[]): number | null {
  const taken = joinTaken(logged).slice(-USUAL_DOSES.most - 1);
  const peaks = taken.slice(0, -1).map(({ at }, index) => {
    // A peak comes within a week: after that it would be looked for in vain.
    const end = Math.min(taken[index + 1]?.at ?? at, at + RISE_MS);
    const count = Math.floor((end - at) / SAMPLE_MS);
    const times = Float64Array.from({ length: count + 1 }, (_, step) => at + step * SAMPLE_MS);
    return concentrationsAt(model, logged, times).reduce((most, level) => Math.max(most, level));
  });
  if (peaks.length < USUAL_DOSES.least) return null;
  const ordered = peaks.sort((a, b) => a - b);
  const middle = ordered.length / 2;
  const upper = ordered[Math.floor(middle)] ?? 0;
  const lower = ordered[Math.ceil(middle) - 1] ?? 0;
  const median = (lower + upper) / 2;
  return median > 0 ? median : null;
}
