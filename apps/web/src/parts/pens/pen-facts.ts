import type { Dose, Pen } from '@dosewise/contract';
import { daysOpen, isCountedWhole } from '@dosewise/domain';
import { texts } from '../../data/pens/texts.ts';
import { localDay } from '../../kit/forms/local-date-time.ts';
import { formatCalendarDay, formatDay, formatDays } from '../../languages/formats/dates.ts';
import { countSteps, nameStep } from './step-words.ts';

/**
 * The remainder of a pen in words: '180 clicks left: 3 doses of 60', '3 of 4 pens left'. Doses are
 * those of `ownSteps` if someone has doses of their own, else the labelled ones.
 */
export function describeRemainder(
  { device, remainingClicks }: Pen,
  ownSteps: number | null,
): string {
  const step = nameStep(device);
  if (device.stepsPerDose === 1) {
    return texts.stepsLeft(remainingClicks, countSteps(device.steps, step));
  }
  const left = countSteps(remainingClicks, step);
  const dose = ownSteps ?? device.stepsPerDose;
  return remainingClicks === 0
    ? texts.nothingLeft(left)
    : texts.dosesLeft(left, Math.floor(remainingClicks / dose), dose);
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
 * The time that a pen has been open, or was, in words: no one uses an empty one any more.
 * `latestDose` is an ISO instant, undefined where it is not in the list; `now` in epoch ms.
 */
export function describeUse(pen: Pen, latestDose: string | undefined, now: number): string {
  const { inUseSince, startDate } = pen;
  const { kind } = pen.device;
  const days = daysOpen(startDate, localDay(now));
  if (startDate === null) return pen.status === 'sealed' ? texts.sealed : texts.neverUsed(kind);
  const start = formatCalendarDay(startDate);
  if (inUseSince === null || days === null) return texts.notUsed(start, kind);
  if (pen.status === 'empty' || pen.status === 'discarded') {
    return latestDose === undefined
      ? texts.usedFrom(formatDay(inUseSince), kind)
      : texts.used(formatDays(inUseSince, latestDose), kind);
  }
  // Single-dose pens and tablets are each used at once.
  return isCountedWhole(kind) ? texts.startedOn(start, kind) : texts.inUse(start, days, kind);
}
