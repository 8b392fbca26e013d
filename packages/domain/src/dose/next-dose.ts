import { sameTimeLater } from '../time/local-time.ts';

/**
 * When the next weekly dose falls, in epoch ms: 7 days after the latest one, at the same time of day
 * in `timeZone` (IANA name). Throws RangeError for a time zone that does not exist.
 */
export function nextDoseAt(latestDoseAt: number, timeZone: string): number {
  return sameTimeLater(latestDoseAt, 7, timeZone);
}
