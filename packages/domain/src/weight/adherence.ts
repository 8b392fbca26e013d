import { isInFuture } from '../dose/dose-timing.ts';
import { meanSeverity } from '../symptom/symptom-summary.ts';
import { type CalendarDay, DAY_MS } from '../time/calendar-day.ts';
import { calendarDayIn } from '../time/day-numbers.ts';
import type { WeightPoint } from './weigh-in.ts';

/** Calendar days, today included, over which the dashboard counts days with a weigh-in. */
export const ADHERENCE_DAYS = 7;
/** Days over which the dashboard averages the severity of symptoms. */
const SYMPTOM_DAYS = 14;

/**
 * The number of the last 7 calendar days, today included, with a weigh-in: 0 to 7. Instants in
 * epoch ms; days are those of `timeZone` (IANA name). Throws RangeError for a time zone that does
 * not exist.
 */
export function weighInDays(instants: readonly number[], now: number, timeZone: string): number {
  const counted = lastDays(calendarDayIn(timeZone, now), ADHERENCE_DAYS);
  const seen = new Set<CalendarDay>();
  for (const at of instants) {
    // Seven calendar days never reach further back than eight times 24 hours.
    if (Math.abs(now - at) > (ADHERENCE_DAYS + 1) * DAY_MS) continue;
    const day = calendarDayIn(timeZone, at);
    if (counted.has(day)) seen.add(day);
  }
  return seen.size;
}

function lastDays(today: CalendarDay, count: number): Set<CalendarDay> {
  const noon = Date.parse(`${today}T12:00:00.000Z`);
  return new Set(
    Array.from({ length: count }, (_, ago) =>
      new Date(noon - ago * DAY_MS).toISOString().slice(0, 10),
    ),
  );
}

/** The first weigh-in and the latest. */
export interface WeightChange {
  readonly latest: WeightPoint;
  /** The same one where there is no other. */
  readonly start: WeightPoint;
}

/** The weigh-ins between which the weight changed. Null without weigh-ins. Any order. */
export function changeFromStart(points: readonly WeightPoint[]): WeightChange | null {
  let [start] = points;
  if (start === undefined) return null;
  let latest = start;
  for (const point of points) {
    if (point.at < start.at) start = point;
    if (point.at >= latest.at) latest = point;
  }
  return { latest, start };
}

/**
 * Mean severity (0 to 10) of the symptoms in the 14 × 24 hours before `now`, to one decimal. Null
 * when there are none. Times in epoch ms.
 */
export function averageSeverity(
  symptoms: readonly { readonly at: number; readonly severity: number }[],
  now: number,
): number | null {
  const recent = symptoms.filter(
    ({ at }) => at >= now - SYMPTOM_DAYS * DAY_MS && !isInFuture(at, now),
  );
  return meanSeverity(recent.map(({ severity }) => severity));
}
