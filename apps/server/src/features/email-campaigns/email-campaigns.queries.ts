import type { CampaignStatus } from '@dosewise/contract';
import type { EpochMs } from '../../db/column-types.ts';
import type { Database } from '../../db/database.ts';
import type { CampaignTable } from '../../db/mail-tables.ts';

export async function insertCampaign(db: Database, campaign: CampaignTable): Promise<void> {
  await db.insertInto('campaign').values(campaign).execute();
}

/** The status and the name of a campaign, or undefined. */
export function findCampaignState(db: Database, id: string) {
  return db
    .selectFrom('campaign')
    .select(['status', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Turns a campaign from one of the states `from` into `to`, in one guarded statement: of two admins
 * at once, one wins. False when it is in another state.
 */
export async function moveCampaign(
  db: Database,
  id: string,
  from: readonly CampaignStatus[],
  to: { readonly status: CampaignStatus; readonly scheduled_at?: EpochMs | null },
): Promise<boolean> {
  const row = await db
    .updateTable('campaign')
    .set(to)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
