import { DAY_MS } from '../time/calendar-day.ts';
import type { ZoneClock } from '../time/local-time.ts';
import { afterQuiet, type QuietHours } from './quiet-hours.ts';

/** The times at which someone wants to be reminded of a dose. */
export interface DoseReminderRule {
  readonly leadMinutes: number;
  /** 0: not again. */
  readonly repeatMinutes: number;
  readonly repeatTimes: number;
}

/** A planned dose, in epoch ms. */
export interface RemindedDose {
  readonly at: number;
  /** The instant at which it is missed, or the next one is planned: nothing reminds of it from then on. */
  readonly until: number;
}

/** The instant at which a reminder leaves, and the end of its worth, in epoch ms. */
export interface ReminderTime {
  readonly instant: number;
  readonly validUntil: number;
}

const MINUTE_MS = 60_000;

/**
 * The times at which someone is reminded of a dose, in the order of time. In quiet hours the first
 * moves to their end, and repeats fall away.
 */
export function doseReminders(
  { at, until }: RemindedDose,
  { leadMinutes, repeatMinutes, repeatTimes }: DoseReminderRule,
  quiet: QuietHours | null,
  clock: ZoneClock,
): ReminderTime[] {
  const start = at - leadMinutes * MINUTE_MS;
  const first = afterQuiet(start, quiet, clock);
  const repeats = Array.from(
    { length: repeatMinutes === 0 ? 0 : repeatTimes },
    (_, index) => start + (index + 1) * repeatMinutes * MINUTE_MS,
  );
  const loud = repeats.filter(
    (instant) => instant > first && afterQuiet(instant, quiet, clock) === instant,
  );
  return [first, ...loud]
    .filter((instant) => instant < until)
    .map((instant) => ({ instant, validUntil: Math.min(instant + DAY_MS, until) }));
}
