import { type Ahead, NOTHING_AHEAD, presentAhead } from '@dosewise/contract';
import { type AheadTime, type MedicineAhead, planAhead, sameTimeLater } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { readSuggestedSite } from '../sites/sites.read-model.ts';
import { readDosingRecords } from './dosing-records.read-model.ts';

/** All that comes of the medicine that comes first, and the clock it is read by; null where nothing does. */
export async function readFirstAhead(
  db: Database,
  userId: string,
  { now, untilIn }: { now: EpochMs; untilIn: (timeZone: string) => EpochMs },
): Promise<{ first: MedicineAhead; time: AheadTime; injectionZones: string | null } | null> {
  const { medicines, timeZone, injectionZones } = await readDosingRecords(db, userId, { now });
  const time = { now, until: untilIn(timeZone), timeZone };
  const [first] = planAhead(medicines, time);
  return first ? { first, time, injectionZones } : null;
}

/**
 * The next dose of a user, those planned after it within `days`, the pens that give them, and when
 * these run out.
 */
export async function readAhead(
  db: Database,
  userId: string,
  { now, days }: { now: EpochMs; days: number },
): Promise<Ahead> {
  const untilIn = (timeZone: string) => sameTimeLater(now, days, timeZone);
  const read = await readFirstAhead(db, userId, { now, untilIn });
  if (read === null) return NOTHING_AHEAD;
  const { first, time, injectionZones } = read;
  const site = first.isOral ? null : await readSuggestedSite(db, userId, injectionZones);
  return presentAhead(first, time.timeZone, site);
}
