import type { Dose, Pen } from '@dosewise/contract';
import { daysInUse, LABELLED_CLICKS } from '@dosewise/domain';
import { formatCalendarDay, formatDay } from '../../../format/dates.ts';
import { formatDays } from '../../../format/days.ts';
import { texts } from '../texts.ts';

/** The instant (epoch ms) of each pen's earliest dose, by the pen's id. */
export function earliestDoses(doses: readonly Dose[]): ReadonlyMap<string, number> {
  const earliest = new Map<string, number>();
  for (const dose of doses) {
    const at = Date.parse(dose.date);
    if (dose.penId === null) continue;
    earliest.set(dose.penId, Math.min(at, earliest.get(dose.penId) ?? at));
  }
  return earliest;
}

/** What is left in a pen, in words: '180 of 240 clicks · 3 doses left'. */
export function describeRemainder(pen: Pen): string {
  return texts.clicksLeft(pen.remainingClicks, LABELLED_CLICKS, pen.remainingDoses);
}

/** The instant (ISO) of each pen's latest dose, by the pen's id. `doses` are newest first. */
export function latestDoses(doses: readonly Dose[]): ReadonlyMap<string, string> {
  const latest = new Map<string, string>();
  for (const { penId, date } of doses) {
    if (penId !== null && !latest.has(penId)) latest.set(penId, date);
  }
  return latest;
}

/**
 * How long a pen has been open, or was: nobody uses an empty one any more. `latestDose` is an ISO
 * instant, undefined where it is not in the list; `now` in epoch ms.
 */
export function describeUse(pen: Pen, latestDose: string | undefined, now: number): string {
  const { inUseSince } = pen;
  const days = daysInUse(inUseSince === null ? null : Date.parse(inUseSince), now);
  if (inUseSince === null || days === null) {
    return texts.notUsed(formatCalendarDay(pen.startDate));
  }
  if (pen.status === 'empty') {
    return latestDose === undefined
      ? texts.usedFrom(formatDay(inUseSince))
      : texts.used(formatDays(inUseSince, latestDose));
  }
  return texts.inUse(formatCalendarDay(pen.startDate), days);
}

/** The clicks of the newest standard dose from a pen of the same strength; null without any. */
export function clicksOfLastDose(
  pen: Pen,
  pens: readonly Pen[],
  doses: readonly Dose[],
): number | null {
  const sameStrength = new Set(pens.filter((p) => p.strength === pen.strength).map((p) => p._id));
  // The list is newest first.
  const last = doses.find((dose) => dose.clicks !== null && sameStrength.has(dose.penId ?? ''));
  return last?.clicks ?? null;
}
