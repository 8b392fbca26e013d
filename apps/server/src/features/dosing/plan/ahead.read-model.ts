import { type Ahead, presentAhead } from '@dosewise/contract';
import {
  type AheadTime,
  type MedicineAhead,
  otherMedicine,
  planAhead,
  sameTimeLater,
} from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { readSuggestedSite } from '../sites/sites.read-model.ts';
import { type DosingRecords, readDosingRecords } from './dosing-records.read-model.ts';

/** All that comes of each medicine of a user, the earliest first, and the clock it is read by. */
export async function readMedicinesAhead(
  db: Database,
  userId: string,
  { now, untilIn }: { now: EpochMs; untilIn: (timeZone: string) => EpochMs },
): Promise<{ medicines: readonly MedicineAhead[]; time: AheadTime; records: DosingRecords }> {
  const records = await readDosingRecords(db, userId, { now });
  const { timeZone } = records;
  const time = { now, until: untilIn(timeZone), timeZone };
  return { medicines: planAhead(records.medicines, time), time, records };
}

/**
 * The next dose of a user, those planned after it within `days`, the pens that give them, and when
 * these run out; of each medicine.
 */
export async function readAhead(
  db: Database,
  userId: string,
  { now, days }: { now: EpochMs; days: number },
): Promise<Ahead> {
  const untilIn = (timeZone: string) => sameTimeLater(now, days, timeZone);
  const { medicines, time, records } = await readMedicinesAhead(db, userId, { now, untilIn });
  const isInjected = medicines.some(({ isOral, next }) => next !== null && !isOral);
  const site = isInjected
    ? await readSuggestedSite(db, userId, {
        kept: records.injectionZones,
        latest: records.siteUses,
        isEverySite: records.isEverySite,
      })
    : null;
  return presentAhead(medicines, time.timeZone, ({ medicine, isOral }) => ({
    site: isOral ? null : site,
    otherMedicine: otherMedicine(medicine, records.latest, now),
  }));
}
