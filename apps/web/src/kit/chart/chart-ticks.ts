import { formatDayOfYear, formatMonth } from '../../languages/formats/dates.ts';

/** One tick of an axis. */
export interface AxisTick {
  readonly at: number;
  readonly label: string;
  /** Stands below the label: the year, where a new one begins. */
  readonly year?: string;
}

type Unit = 'day' | 'month' | 'year';

/** The distances between ticks to choose from, finest first, with about how many days they hold. */
const STEPS: readonly {
  readonly unit: Unit;
  readonly every: number;
  readonly days: number;
  /** For spans of fewer days than these, which may hold a single Monday. */
  readonly below?: number;
}[] = [
  { unit: 'day', every: 1, days: 1 },
  { unit: 'day', every: 2, days: 2 },
  { unit: 'day', every: 3, days: 3, below: 14 },
  { unit: 'day', every: 4, days: 4, below: 14 },
  { unit: 'day', every: 7, days: 7 },
  { unit: 'day', every: 14, days: 14 },
  { unit: 'month', every: 1, days: 30.4 },
  { unit: 'month', every: 2, days: 60.9 },
  { unit: 'month', every: 3, days: 91.3 },
  { unit: 'month', every: 6, days: 182.6 },
  { unit: 'year', every: 1, days: 365.2 },
  { unit: 'year', every: 2, days: 730.5 },
  { unit: 'year', every: 5, days: 1826 },
  { unit: 'year', every: 10, days: 3652 },
];
const DAY_MS = 86_400_000;
const MONDAY = 1;
/** Beyond a year the label of a week must name its year. */
const MAX_WEEKS = 53;
/** Share of an axis at either end that stays without ticks, whose labels would lean over the next. */
const EDGE = 0.06;

/**
 * At most about `most` ticks between two instants (epoch ms) at the beginnings of days, weeks,
 * months or years in the person's time zone. The first one and every new year say which year it is.
 */
export function calendarTicks(from: number, to: number, most: number): AxisTick[] {
  const days = (to - from) / DAY_MS;
  const step =
    STEPS.find(({ days: each, below }) => days / each <= most && days < (below ?? Infinity)) ??
    STEPS.at(-1);
  if (step === undefined || !(days > 0)) return [];
  const ticks: AxisTick[] = [];
  let year = '';
  for (let date = firstTick(from, step.unit, step.every); date.getTime() <= to; ) {
    const its = String(date.getFullYear());
    const label =
      step.unit === 'year' ? its : (step.unit === 'month' ? formatMonth : formatDayOfYear)(date);
    const isNew = step.unit !== 'year' && its !== year;
    ticks.push(isNew ? { at: date.getTime(), label, year: its } : { at: date.getTime(), label });
    year = its;
    date = nextTick(date, step.unit, step.every);
  }
  return ticks;
}

/**
 * Ticks each week between two instants (epoch ms), each at midnight in the person's time zone. None
 * so close to an end that its label leans over it, unless there were no others; null where more than
 * 53 weeks call for months or years instead.
 */
export function weeklyTicks(from: number, to: number): number[] | null {
  if (to - from > MAX_WEEKS * 7 * DAY_MS) return null;
  const weekly: number[] = [];
  for (
    let date = firstTick(from, 'day', 1);
    date.getTime() <= to;
    date = nextTick(date, 'day', 7)
  ) {
    weekly.push(date.getTime());
  }
  const edge = EDGE * (to - from);
  const inner = weekly.filter((tick) => tick >= from + edge && tick <= to - edge);
  if (inner.length > 0) return inner;
  return weekly.length > 0 || !(from <= to) ? weekly : [from];
}

/** The least of 1, 2, 5, 10, 20, 50 ... (also 0.5, 0.2 ...) that is at least `distance`, above 0. */
export function roundStep(distance: number): number {
  const power = 10 ** Math.floor(Math.log10(distance));
  return ([1, 2, 5].find((times) => times * power >= distance) ?? 10) * power;
}

/** The first beginning of a day, month or year at or after `from`; weeks begin on Mondays. */
function firstTick(from: number, unit: Unit, every: number): Date {
  const start = new Date(from);
  const [year, month, day] = [start.getFullYear(), start.getMonth(), start.getDate()];
  if (unit === 'year') {
    const first = new Date(Math.ceil(year / every) * every, 0);
    return first.getTime() >= from ? first : nextTick(first, unit, every);
  }
  if (unit === 'month') {
    const first = new Date(year, Math.floor(month / every) * every);
    return first.getTime() >= from ? first : nextTick(first, unit, every);
  }
  const weekday = every >= 7 ? (start.getDay() - MONDAY + 7) % 7 : 0;
  const first = new Date(year, month, day - weekday);
  return first.getTime() >= from ? first : nextTick(first, unit, every >= 7 ? 7 : 1);
}

/** By the calendar, so that a day of 23 or 25 hours moves nothing. */
function nextTick(date: Date, unit: Unit, every: number): Date {
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (unit === 'year') return new Date(year + every, 0);
  if (unit === 'month') return new Date(year, month + every);
  return new Date(year, month, day + every);
}

/** Every nth of the given ticks, so that at most `most` are left. */
export function thinTicks(
  ticks: readonly number[],
  most: number,
  format: (value: number) => string,
): AxisTick[] {
  const every = Math.max(1, Math.ceil(ticks.length / most));
  return ticks.filter((_, index) => index % every === 0).map((at) => ({ at, label: format(at) }));
}
