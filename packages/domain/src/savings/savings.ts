import { type CalendarDay, DAY_MS, WEEK_MS } from '../time/calendar-day.ts';
import { calendarDayIn } from '../time/day-numbers.ts';
import { localClock } from '../time/local-time.ts';
import { comparedIntervalDays } from './interval-doses.ts';

/** A mean month of the Gregorian calendar, in days. */
const DAYS_PER_MONTH = 30.4375;

/** Weeks of a month by which weekly costs become monthly ones. */
export const WEEKS_PER_MONTH = 4.33;

/** The cost of one entry at the list price and in fact, in one currency. */
export interface DoseCost {
  /** The time at which it was taken, epoch ms. */
  readonly at: number;
  readonly medicine: string;
  /** The instant (epoch ms) of the first entry that was taken at once with it: all these are one injection. */
  readonly injectionAt: number;
  readonly standard: number;
  /** 0 for a Golden Dose: its pen is paid for already. */
  readonly actual: number;
  readonly isGolden: boolean;
}

/** The cost of what was thrown away or wasted of a device, in the currency of the doses. */
export interface WastedCost {
  /** Epoch ms. */
  readonly at: number;
  readonly cost: number;
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
  /** The cost of what was thrown away and wasted: part of what was paid. */
  readonly wastedCost: number;
}

/** The facts that savings are summed up by. */
export interface SavingsOptions {
  /** Ends the months of the average, epoch ms. */
  readonly now: number;
  /** The calendar month that counts as this one. */
  readonly month: Span;
  /** The money that was paid besides the doses. */
  readonly wasted: readonly WastedCost[];
}

/**
 * Sums up entries in the order of time, and what was wasted. A cost of a dose is that of an injection, a
 * cost of a week that of the time from the first entry to the last and one usual interval more. Without
 * entries every figure is 0 but what was wasted. Nothing is rounded.
 */
export function summarizeSavings(
  doses: readonly DoseCost[],
  { now, month, wasted }: SavingsOptions,
): SavingsSummary {
  const wastedCost = sum(wasted, ({ cost }) => cost);
  const [first, last] = [doses[0], doses.at(-1)];
  if (!first || !last) return { ...NO_SAVINGS, wastedCost };
  const standard = sum(doses, (dose) => dose.standard);
  const actual = sum(doses, (dose) => dose.actual) + wastedCost;
  const months = Math.max(1, (now - first.at) / (DAYS_PER_MONTH * DAY_MS));
  const weeks = (last.at - first.at + usualIntervalMs(doses, last)) / WEEK_MS;
  const isInMonth = ({ at }: { at: number }) => at >= month.from && at < month.to;
  const injections = countInjections(doses);
  return {
    lifetimeSavings: standard - actual,
    savingsThisMonth:
      sum(doses.filter(isInMonth), (dose) => dose.standard - dose.actual) -
      sum(wasted.filter(isInMonth), ({ cost }) => cost),
    averageMonthlySavings: (standard - actual) / months,
    standardCostPerDose: standard / injections,
    actualCostPerDose: actual / injections,
    standardCostPerWeek: standard / weeks,
    actualCostPerWeek: actual / weeks,
    goldenDoseSavings: sum(doses, (dose) => (dose.isGolden ? dose.standard : 0)),
    wastedCost,
  };
}

/** An entry of an injection. */
type Injected = Pick<DoseCost, 'medicine' | 'injectionAt'>;

/** The number of injections that some entries are. */
export function countInjections(entries: readonly Injected[]): number {
  return new Set(entries.map(({ medicine, injectionAt }) => `${injectionAt} ${medicine}`)).size;
}

/**
 * The time that the last injection lasts: the median distance between those of its medicine. Where there is
 * only one it is the interval of the medicine.
 */
function usualIntervalMs(doses: readonly DoseCost[], { medicine }: DoseCost): number {
  const own = doses.filter((dose) => dose.medicine === medicine);
  const instants = [...new Set(own.map(({ injectionAt }) => injectionAt))];
  const distances = instants
    .slice(1)
    .map((at, index) => at - (instants[index] ?? at))
    .sort((a, b) => a - b);
  const middle = Math.floor(distances.length / 2);
  const upper = distances[middle];
  if (upper === undefined) return comparedIntervalDays(medicine) * DAY_MS;
  return distances.length % 2 === 1 ? upper : ((distances[middle - 1] ?? upper) + upper) / 2;
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
  wastedCost: 0,
};

/** All that was spent up to an instant, and what the list price would have made of it. */
export interface CumulatedCost {
  readonly at: number;
  readonly standard: number;
  readonly actual: number;
}

/** The running sums of entries and of what was wasted; those of one instant make one point. In the order of time. */
export function cumulateCosts(
  doses: readonly Pick<DoseCost, 'at' | 'standard' | 'actual'>[],
  wasted: readonly WastedCost[],
): CumulatedCost[] {
  const points: CumulatedCost[] = [];
  let standard = 0;
  let actual = 0;
  const losses = wasted.map(({ at, cost }) => ({ at, standard: 0, actual: cost }));
  for (const dose of [...doses, ...losses].sort((a, b) => a.at - b.at)) {
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

/** A day from which prices hold, and its first instant on a user's calendar (epoch ms). */
export interface PriceDay {
  readonly day: CalendarDay;
  readonly startsAt: number;
}

/**
 * The day as of which something at `at` (epoch ms) is priced: the latest of `days`, latest first, that had
 * begun; '' without one.
 */
export function priceDayAt(days: readonly PriceDay[], at: number): CalendarDay {
  return days.find(({ startsAt }) => startsAt <= at)?.day ?? '';
}

/** A device as far as its loss is counted, in steps. */
interface SpentDevice {
  readonly labelled: number;
  readonly used: number;
  readonly wasted: number;
  readonly isDiscarded: boolean;
}

/** The steps of a device that went into no dose: those wasted and, of a discarded one, all that was left. */
export function wastedSteps({ labelled, used, wasted, isDiscarded }: SpentDevice): number {
  return Math.max(0, isDiscarded ? labelled - used : wasted);
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
