import { type InjectionZone, zoneKey } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';

/** Keeps the zones that a user chose, in their order. */
export async function writeChosenZones(
  db: Database,
  userId: string,
  zones: readonly InjectionZone[],
): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ injection_zones: zones.map(zoneKey).join(',') })
    .where('id', '=', userId)
    .execute();
}
