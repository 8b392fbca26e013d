import { DAY_MS } from './time/calendar-day.ts';

/** The records of a browser that has them alone. Instants in epoch ms. */
export interface RecordsHere {
  /** The number of all records, and of the doses among them. */
  readonly records: number;
  readonly doses: number;
  /** The time of the last copy, and the number of records in it; null and 0 without one. */
  readonly lastCopyAt: number | null;
  readonly copiedRecords: number;
  /** The time at which the first was begun. */
  readonly startedAt: number;
  /** The last time that its owner wanted no copy yet; null for never. */
  readonly putOffAt: number | null;
}

/** A month: of daily weights as many as a person remembers or finds on a scale. */
const COPY_EVERY_DAYS = 30;

/** True when it is time to save a copy: after the first dose, then monthly if anything is new. */
export function isCopyDue(here: RecordsHere, now: number): boolean {
  const { records, doses, lastCopyAt, copiedRecords, startedAt, putOffAt } = here;
  const isMonthSince = (at: number) => now - at >= COPY_EVERY_DAYS * DAY_MS;
  if (records === 0 || (putOffAt !== null && !isMonthSince(putOffAt))) return false;
  if (lastCopyAt === null) return doses > 0 || isMonthSince(startedAt);
  return records !== copiedRecords && isMonthSince(lastCopyAt);
}
