import { type CalendarDay, calendarDayIn, DAY_MS, WEEK_MS } from '../time/calendar-day.ts';
import { localClock } from '../time/local-time.ts';

/** A mean month of the Gregorian calendar, in days. */
const DAYS_PER_MONTH = 30.4375;

/** Weeks of a month by which weekly costs become monthly ones. */
export const WEEKS_PER_MONTH = 4.33;

/** The cost of one dose at the list price and in fact, in one currency. */
export interface DoseCost {
  /** The time at which it was taken, epoch ms. */
  readonly at: number;
  readonly standard: number;
  /** 0 for a Golden Dose: its pen is paid for already. */
  readonly actual: number;
  readonly isGolden: boolean;
}

/** Two instants in epoch ms, the second one exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The cost and savings of doses, in the currency of the doses. Negative where they cost more. */
export interface SavingsSummary {
  readonly lifetimeSavings: number;
  readonly savingsThisMonth: number;
  readonly averageMonthlySavings: number;
  readonly standardCostPerDose: number;
  readonly actualCostPerDose: number;
  readonly standardCostPerWeek: number;
  readonly actualCostPerWeek: number;
  /** The cost that Golden Doses would have had. */
  readonly goldenDoseSavings: number;
}

/**
 * Sums up doses in the order of time. `month` is the calendar month that counts as this one, `now`
 * ends the months of the average. Without doses every figure is 0. Nothing is rounded.
 */
export function summarizeSavings(
  doses: readonly DoseCost[],
  { now, month }: { readonly now: number; readonly month: Span },
): SavingsSummary {
  const [first, last] = [doses[0], doses.at(-1)];
  if (!first || !last) return NO_SAVINGS;
  const standard = sum(doses, (dose) => dose.standard);
  const actual = sum(doses, (dose) => dose.actual);
  const months = Math.max(1, (now - first.at) / (DAYS_PER_MONTH * DAY_MS));
  const weeks = Math.max(1, (last.at - first.at) / WEEK_MS + 1);
  const inMonth = doses.filter(({ at }) => at >= month.from && at < month.to);
  return {
    lifetimeSavings: standard - actual,
    savingsThisMonth: sum(inMonth, (dose) => dose.standard - dose.actual),
    averageMonthlySavings: (standard - actual) / months,
    standardCostPerDose: standard / doses.length,
    actualCostPerDose: actual / doses.length,
    standardCostPerWeek: standard / weeks,
    actualCostPerWeek: actual / weeks,
    goldenDoseSavings: sum(doses, (dose) => (dose.isGolden ? dose.standard : 0)),
  };
}

const NO_SAVINGS: SavingsSummary = {
  lifetimeSavings: 0,
  savingsThisMonth: 0,
  averageMonthlySavings: 0,
  standardCostPerDose: 0,
  actualCostPerDose: 0,
  standardCostPerWeek: 0,
  actualCostPerWeek: 0,
  goldenDoseSavings: 0,
};

/** All that was spent up to an instant, and what the list price would have made of it. */
export interface CumulatedCost {
  readonly at: number;
  readonly standard: number;
  readonly actual: number;
}

/** The running sums of doses in the order of time; doses of one instant make one point. */
export function cumulateCosts(doses: readonly DoseCost[]): CumulatedCost[] {
  const points: CumulatedCost[] = [];
  let standard = 0;
  let actual = 0;
  for (const dose of doses) {
    standard += dose.standard;
    actual += dose.actual;
    if (points.at(-1)?.at === dose.at) points.pop();
    points.push({ at: dose.at, standard, actual });
  }
  return points;
}

/**
 * At most `max` points of running sums that draw the same line: the first, and the last of each of
 * equally long spans of time. Few enough stay as they are.
 */
export function thinCosts(points: readonly CumulatedCost[], max: number): CumulatedCost[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length <= max) return [...points];
  const spans = max - 1;
  const spanOf = ({ at }: CumulatedCost) =>
    Math.min(spans - 1, Math.floor(((at - first.at) / (last.at - first.at)) * spans));
  const isLastOfSpan = (point: CumulatedCost, n: number) => {
    const next = points[n + 1];
    return !next || spanOf(next) !== spanOf(point);
  };
  return points.filter((point, n) => n === 0 || isLastOfSpan(point, n));
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}

/**
 * The calendar month in which `now` (epoch ms) falls in `timeZone` (IANA name), from its first
 * instant there to that of the next. Throws RangeError for a time zone that does not exist.
 */
export function calendarMonthAt(timeZone: string, now: number): Span {
  const [year = 0, month = 1] = calendarDayIn(timeZone, now).split('-').map(Number);
  const clock = localClock(timeZone);
  return { from: clock(Date.UTC(year, month - 1)), to: clock(Date.UTC(year, month)) };
}

/** A day from which prices hold, and its first instant on somebody's calendar (epoch ms). */
export interface PriceDay {
  readonly day: CalendarDay;
  readonly startsAt: number;
}

/**
 * The first instants of `days` in `timeZone` (IANA name), latest first. Throws RangeError for a
 * time zone that does not exist.
 */
export function priceDaysIn(timeZone: string, days: readonly CalendarDay[]): PriceDay[] {
  const clock = localClock(timeZone);
  return days
    .map((day) => ({ day, startsAt: clock(Date.parse(`${day}T00:00:00Z`)) }))
    .sort((a, b) => b.startsAt - a.startsAt);
}
