import { DAY_MS, WEEK_MS } from '../time/calendar-day.ts';
import { smoothedMonth } from './progress.ts';
import type { WeightPoint } from './weigh-in.ts';

/** Progress as one fact, which a page makes a sentence of. */
type ProgressLine =
  /** The first dose, and nothing else to tell yet. */
  | { readonly kind: 'first dose' }
  /** Doses so far; whole weeks since the first, null where these tell nothing. */
  | { readonly kind: 'doses'; readonly doses: number; readonly weeks: number | null }
  /** The change of the smoothed weight in a month, in kg. */
  | {
      readonly kind: 'less' | 'more' | 'same';
      readonly changeKg: number;
      readonly weeks: number | null;
    };

/** A smaller change in a month is none: scales waver by as much. In kg. */
const SAME_KG = 0.25;
/** After a dose as old as this no one counts weeks any more. */
const STOPPED_AFTER_MS = 8 * WEEK_MS;
/** A weigh-in older than this tells nothing of now. */
const STALE_AFTER_MS = 21 * DAY_MS;

/**
 * The one thing to say of how it goes: the weight against a month ago, else the doses. Null before there is
 * anything. `doses` are instants of injections in epoch ms; any order.
 */
export function progressLine(
  weights: readonly WeightPoint[],
  doses: readonly number[],
  now: number,
): ProgressLine | null {
  const past = doses.filter((at) => at <= now);
  const weeks = weeksOf(past, now);
  const changeKg = monthChange(weights, now);
  if (changeKg !== null) {
    const kind = Math.abs(changeKg) < SAME_KG ? 'same' : changeKg < 0 ? 'less' : 'more';
    return { kind, changeKg, weeks };
  }
  if (past.length === 0) return null;
  return past.length === 1 ? { kind: 'first dose' } : { kind: 'doses', doses: past.length, weeks };
}

/** Whole weeks since the first dose; null in the first one, and once no more doses come. */
function weeksOf(doses: readonly number[], now: number): number | null {
  if (doses.length === 0) return null;
  const [first, latest] = [Math.min(...doses), Math.max(...doses)];
  const weeks = Math.floor((now - first) / WEEK_MS);
  return weeks === 0 || now - latest >= STOPPED_AFTER_MS ? null : weeks;
}

function monthChange(weights: readonly WeightPoint[], now: number): number | null {
  const month = smoothedMonth(weights);
  const [first, last] = [month?.line[0], month?.line.at(-1)];
  if (!month?.isWhole || !first || !last || now - last.at > STALE_AFTER_MS) return null;
  return last.kg - first.kg;
}
