import { DAY_MS } from '../time/calendar-day.ts';

/** Before its instant; from it on for a day; after that until it is missed. */
export type NextDoseState = 'upcoming' | 'due' | 'overdue';

/** The time from its instant on in which a dose is due. */
const DUE_MS = DAY_MS;

/** The state of a dose planned at `at` that may be taken until `latestAt`, all in epoch ms. */
export function nextDoseState(at: number, latestAt: number, now: number): NextDoseState {
  if (now < at) return 'upcoming';
  return now <= Math.min(at + DUE_MS, latestAt) ? 'due' : 'overdue';
}
