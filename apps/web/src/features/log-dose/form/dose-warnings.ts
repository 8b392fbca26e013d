import type { Dose, Pen } from '@dosewise/contract';
import {
  isPastInUseLimit,
  SHORTEST_INTERVAL_HOURS,
  tooSoonHours,
  WEEKLY_PEN,
} from '@dosewise/domain';
import { formatCalendarDay } from '../../../format/dates.ts';

/**
 * What a person should know before logging a dose at `at` (epoch ms, null while there is no date)
 * from `pen`. Warnings only: none of them keeps the dose from being logged.
 */
export function doseWarnings(
  pen: Pen | null,
  doses: readonly Pick<Dose, 'date'>[],
  at: number | null,
): string[] {
  const warnings: string[] = [];
  const hours =
    at === null
      ? null
      : tooSoonHours(
          at,
          doses.map((dose) => Date.parse(dose.date)),
        );
  if (hours !== null) {
    warnings.push(
      `Another dose is logged ${nearby(hours)} this one. The label asks for at least ${SHORTEST_INTERVAL_HOURS} hours between two doses.`,
    );
  }
  if (pen !== null && at !== null) warnings.push(...penWarnings(pen, at));
  return warnings;
}

/** What the label says of a pen that is old at `at` (epoch ms). */
export function penWarnings(pen: Pen, at: number): string[] {
  const warnings: string[] = [];
  const inUseSince = pen.inUseSince === null ? null : Date.parse(pen.inUseSince);
  if (isPastInUseLimit(inUseSince, at)) {
    warnings.push(
      `This pen has been in use for more than ${WEEKLY_PEN.inUseDays} days. The label says to discard it then.`,
    );
  }
  if (pen.status === 'expired' && pen.expiresOn !== null) {
    warnings.push(`This pen expired on ${formatCalendarDay(pen.expiresOn)}.`);
  }
  return warnings;
}

function nearby(hours: number): string {
  const whole = Math.round(hours);
  if (whole < 1) return 'within an hour of';
  return `${whole} ${whole === 1 ? 'hour' : 'hours'} from`;
}
