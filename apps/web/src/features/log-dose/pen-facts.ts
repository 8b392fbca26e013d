import type { Dose, Pen } from '@dosewise/contract';
import { daysInUse, LABELLED_CLICKS } from '@dosewise/domain';
import { formatCalendarDay } from '../../lib/dates.ts';

/** The instant (epoch ms) of each pen's earliest dose, by the pen's id. */
export function earliestDoses(doses: readonly Dose[]): ReadonlyMap<string, number> {
  const earliest = new Map<string, number>();
  for (const dose of doses) {
    const at = Date.parse(dose.date);
    earliest.set(dose.penId, Math.min(at, earliest.get(dose.penId) ?? at));
  }
  return earliest;
}

/** What is left in a pen, in words: '180 of 240 clicks · 3 doses left'. */
export function describeRemainder(pen: Pen): string {
  const doses = `${pen.remainingDoses} ${pen.remainingDoses === 1 ? 'dose' : 'doses'} left`;
  return `${pen.remainingClicks} of ${LABELLED_CLICKS} clicks · ${doses}`;
}

/** How long a pen has been open, in words; null while it is unused. `now` in epoch ms. */
export function describeUse(pen: Pen, now: number): string {
  const days = daysInUse(pen.inUseSince === null ? null : Date.parse(pen.inUseSince), now);
  if (days === null) return `Not used yet · from ${formatCalendarDay(pen.startDate)}`;
  return `Started ${formatCalendarDay(pen.startDate)} · in use ${days} ${days === 1 ? 'day' : 'days'}`;
}

/** The clicks of the newest standard dose from a pen of the same strength; null without any. */
export function clicksOfLastDose(
  pen: Pen,
  pens: readonly Pen[],
  doses: readonly Dose[],
): number | null {
  const sameStrength = new Set(pens.filter((p) => p.strength === pen.strength).map((p) => p._id));
  // The list is newest first.
  const last = doses.find((dose) => dose.clicks !== null && sameStrength.has(dose.penId));
  return last?.clicks ?? null;
}
