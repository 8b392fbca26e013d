import type { CalendarDay } from '../time/calendar-day.ts';
import { dayNumber, dayOfNumber } from '../time/day-numbers.ts';
import { type PenLedger, remainingClicks } from './pen-ledger.ts';

export const PEN_STATUSES = ['active', 'empty', 'expired', 'sealed', 'discarded'] as const;
export type PenStatus = (typeof PEN_STATUSES)[number];

/** Reasons to throw a pen away. */
export const DISCARD_REASONS = ['empty', 'in_use_days', 'broken', 'warm', 'lost', 'other'] as const;
export type DiscardReason = (typeof DISCARD_REASONS)[number];

/** The days of a pen's life, each as far as someone said it. */
export interface PenDays {
  /** The day of its first use; null while it is sealed. */
  readonly startDate: CalendarDay | null;
  /** The user's own last day for it. */
  readonly expiresOn: CalendarDay | null;
  readonly discardedOn: CalendarDay | null;
}

/**
 * `discarded` once someone said so, `empty` when all labelled steps are used, `expired` when the
 * user's own `expiresOn` has passed on the day `today`, `sealed` before its first use, else `active`.
 * Golden volume does not matter.
 */
export function penStatus(ledger: PenLedger, pen: PenDays, today: CalendarDay): PenStatus {
  if (pen.discardedOn !== null) return 'discarded';
  if (remainingClicks(ledger) === 0) return 'empty';
  if (pen.expiresOn !== null && pen.expiresOn < today) return 'expired';
  return pen.startDate === null ? 'sealed' : 'active';
}

/** The day until which the label lets an open pen be used; null while it is sealed and without a limit. */
export function discardDay(
  startDate: CalendarDay | null,
  inUseDays: number | null,
): CalendarDay | null {
  if (startDate === null || inUseDays === null) return null;
  return dayOfNumber(dayNumber(startDate) + inUseDays);
}

/** Calendar days for which a pen has been open on the day `today`; null while it is sealed. */
export function daysOpen(startDate: CalendarDay | null, today: CalendarDay): number | null {
  return startDate === null ? null : Math.max(0, dayNumber(today) - dayNumber(startDate));
}

/** The order of pens in lists: those in use, then those in stock, then those that are past. */
const RANKS: Readonly<Record<PenStatus, number>> = {
  active: 0,
  sealed: 1,
  empty: 2,
  expired: 2,
  discarded: 2,
};

type OrderedPen = Pick<PenDays, 'startDate' | 'expiresOn'> & { readonly status: PenStatus };

/**
 * Orders pens for the screen: active ones by the newest start day, sealed ones by the earliest
 * expiry, then the past ones by the newest start day; a day that no one said comes last.
 */
export function comparePens(a: OrderedPen, b: OrderedPen): number {
  const byStatus = RANKS[a.status] - RANKS[b.status];
  if (byStatus !== 0) return byStatus;
  if (a.status === 'sealed') return compareDays(a.expiresOn ?? '~', b.expiresOn ?? '~');
  return compareDays(b.startDate ?? '', a.startDate ?? '');
}

function compareDays(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
