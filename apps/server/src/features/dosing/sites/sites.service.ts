import type { Sites } from '@dosewise/contract';
import type { InjectionZone } from '@dosewise/domain';
import type { Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import { writeChosenZones } from './sites.queries.ts';
import { readSites } from './sites.read-model.ts';

/** Chooses a user's zones; all zones as they are then. */
export function chooseZones(
  scope: Scope,
  userId: string,
  zones: readonly InjectionZone[],
): Promise<Sites> {
  return inTransaction(scope.db, async (db) => {
    await writeChosenZones(db, userId, zones);
    return readSites(db, userId);
  });
}
