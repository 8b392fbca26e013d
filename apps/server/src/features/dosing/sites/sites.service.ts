import type { Sites } from '@dosewise/contract';
import { type InjectionZone, zoneKey } from '@dosewise/domain';
import type { Scope } from '../../../context.ts';
import { changeRecords } from '../../../records/change-records.ts';
import { readSites } from './sites.read-model.ts';

/** Chooses a user's zones; all zones as they are then. */
export function chooseZones(
  scope: Scope,
  userId: string,
  zones: readonly InjectionZone[],
): Promise<Sites> {
  return changeRecords(scope, userId, async (records) => {
    await records.updateOwner({ injection_zones: zones.map(zoneKey).join(',') });
    return readSites(records.db, userId);
  });
}
