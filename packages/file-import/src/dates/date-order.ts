import { isKeptInstant, type LocalClock } from '@dosewise/domain';
import type { HistoryOptions } from '../history.ts';
import { type Ask, answerTo } from '../questions.ts';
import { type WrittenDay, type WrittenTime, yearOfTwo } from './date-cell.ts';

/** The number that comes first in a date. */
export type DateOrder = 'day-first' | 'month-first' | 'year-first';

/** The order that the dates of a whole column prove. */
interface OrderFinding {
  /** The order, or null when nothing decides it. */
  readonly order: DateOrder | null;
  /** True where it must be asked for: dates read differently under the orders. */
  readonly isOpen: boolean;
  /** A guess for the question, from dots and from which order makes the rows ascend or descend. */
  readonly guess: DateOrder | null;
}

type OpenDay = Extract<WrittenDay, { order: 'open' }>;

/** No clock on earth is further from UTC, in minutes: an offset beyond is none. */
const MAX_OFFSET = 14 * 60;

const DOTTED_DAY = /^\D{0,20}\d{1,2}\.\s?\d{1,2}\./;

/** The order of the dates of a file, and whether it says of all of them what no number proves. */
interface DecidedOrder {
  readonly order: DateOrder | null;
  /** True where the year may come first: no date is read before that is answered. */
  readonly isYearOpen: boolean;
}

/** The order of day and month that the dates of a file prove or the user answered; asks for it where it is open. */
export function decideOrder(
  whens: readonly WrittenTime[],
  options: HistoryOptions,
  ask: Ask,
): DecidedOrder {
  const isDotted = ({ text, date }: WrittenTime) => date !== null && DOTTED_DAY.test(text);
  const { order, isOpen, guess } = findDateOrder(whens, () => whens.some(isDotted));
  const isYearOpen = mayBeginWithYear(whens, options.now);
  if (!isYearOpen && (order !== null || !isOpen)) return { order, isYearOpen };
  const samples = whens
    .filter(({ date }) => date?.kind === 'day' && date.day.order === 'open')
    .map(({ text }) => text);
  const orders = ['day-first', 'month-first', ...(isYearOpen ? (['year-first'] as const) : [])];
  const proposed = isYearOpen ? 'year-first' : guess;
  ask({ id: 'date-order', must: true, options: orders, proposed, samples });
  const answer = answerTo(options, 'date-order');
  return { order: DATE_ORDERS.find((each) => each === answer) ?? null, isYearOpen };
}

const DATE_ORDERS = ['day-first', 'month-first', 'year-first'] as const;

/** Years before the present in which people wrote what they import. */
const RECENT_YEARS = 20;

/** True for dates such as 26-09-06 that are nearer to now, and not further apart, if the year comes first. */
function mayBeginWithYear(whens: readonly WrittenTime[], now: number): boolean {
  const thisYear = new Date(now).getUTCFullYear();
  const first = new Set<number>();
  const last = new Set<number>();
  for (const { date, text } of whens) {
    if (date?.kind !== 'day' || date.day.order !== 'open') continue;
    const { isShort, year, second } = date.day;
    const day = year % 100;
    if (!isShort || second > 12 || day < 1 || day > 31 || DOTTED_DAY.test(text)) return false;
    first.add(yearOfTwo(date.day.first));
    last.add(year);
  }
  const [latest, other] = [Math.max(...first), Math.max(...last)];
  const isRecent = latest <= thisYear && latest > thisYear - RECENT_YEARS;
  const isNearer = other > thisYear || other < latest;
  return isRecent && isNearer && first.size <= last.size;
}

/**
 * Decides the order for a whole column: a number above 12 cannot be a month. Rows that contradict
 * each other decide nothing.
 */
function findDateOrder(whens: readonly WrittenTime[], hasDots: () => boolean): OrderFinding {
  const open: OpenDay[] = [];
  for (const { date } of whens) {
    if (date?.kind === 'day' && date.day.order === 'open') open.push(date.day);
  }
  const dayFirst = open.some(({ first, second }) => first > 12 && second <= 12);
  const monthFirst = open.some(({ first, second }) => second > 12 && first <= 12);
  if (dayFirst !== monthFirst) {
    const order = dayFirst ? 'day-first' : 'month-first';
    return { order, isOpen: false, guess: order };
  }
  const isOpen = open.some(({ first, second }) => first !== second && first <= 12 && second <= 12);
  return { order: null, isOpen, guess: isOpen && hasDots() ? 'day-first' : guessByRun(open) };
}

/** The order under which the rows run evenly up or down, if they do not under the other. */
function guessByRun(open: readonly OpenDay[]): DateOrder | null {
  const dayFirst = turns(open.map(({ year, first, second }) => Date.UTC(year, second - 1, first)));
  const monthFirst = turns(
    open.map(({ year, first, second }) => Date.UTC(year, first - 1, second)),
  );
  if (dayFirst === monthFirst) return null;
  return dayFirst < monthFirst ? 'day-first' : 'month-first';
}

/** The number of times that a run of instants goes against its main direction. */
function turns(instants: readonly number[]): number {
  let up = 0;
  let down = 0;
  instants.forEach((at, index) => {
    const before = instants[index - 1] ?? at;
    if (at > before) up += 1;
    else if (at < before) down += 1;
  });
  return Math.min(up, down);
}

/**
 * The instant in epoch ms of a day as written, `ms` after its midnight, `offset` minutes ahead of
 * UTC or else by the wall clock. Null when the day or the offset does not exist, or when the instant
 * is not within 1900 to 2199.
 */
export function toInstant(
  written: WrittenDay,
  order: DateOrder | null,
  ms: number,
  offset: number | null,
  clock: LocalClock,
): number | null {
  if (offset !== null && !(Math.abs(offset) <= MAX_OFFSET)) return null;
  const { year, month, day } = written.order === 'known' ? written : inOrder(written, order);
  const midnight = Date.UTC(year, month - 1, day);
  const read = new Date(midnight);
  // Date.UTC lets 31 June become 1 July, and takes the years 0 to 99 for 1900 to 1999.
  if (read.getUTCDate() !== day || read.getUTCMonth() !== month - 1) return null;
  if (read.getUTCFullYear() !== year) return null;
  const wallClock = midnight + ms;
  return keptInstant(offset === null ? clock(wallClock) : wallClock - offset * 60_000);
}

function inOrder({ year, first, second, isShort }: OpenDay, order: DateOrder | null) {
  if (order === 'year-first' && isShort) {
    return { year: yearOfTwo(first), month: second, day: year % 100 };
  }
  return order === 'month-first'
    ? { year, month: first, day: second }
    : { year, month: second, day: first };
}

/** The instant (epoch ms) if the product keeps it, else null. */
export function keptInstant(at: number): number | null {
  return isKeptInstant(at) ? at : null;
}
