import { HOUR_MS } from '../time/calendar-day.ts';
import { type ConcentrationModel, concentrationsAt, type TimedDose } from './compartments.ts';

/** The top of a rise: its instant in epoch ms, the level there in mg/L. */
export interface Peak {
  readonly at: number;
  readonly mgPerL: number;
}

/**
 * The first hour after `from` and before `to` (epoch ms) at which the level of `doses` is higher than
 * an hour before and no lower than an hour later; null where it does not turn within that time.
 */
export function nextPeak(
  model: ConcentrationModel,
  doses: readonly TimedDose[],
  { from, to }: { readonly from: number; readonly to: number },
): Peak | null {
  const hours = Math.max(0, Math.floor((to - from) / HOUR_MS));
  const times = Float64Array.from({ length: hours + 1 }, (_, hour) => from + hour * HOUR_MS);
  const levels = concentrationsAt(model, doses, times);
  for (let hour = 1; hour < hours; hour += 1) {
    const level = levels[hour] ?? 0;
    if (level > (levels[hour - 1] ?? 0) && level >= (levels[hour + 1] ?? 0)) {
      return { at: times[hour] ?? from, mgPerL: level };
    }
  }
  return null;
}
