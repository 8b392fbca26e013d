import type { CampaignStatus } from '@dosewise/contract';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { CampaignTable } from '../../../db/tables/mail-tables.ts';

export async function insertCampaign(db: Database, campaign: CampaignTable): Promise<void> {
  await db.insertInto('campaign').values(campaign).execute();
}

/** Locks a campaign until the transaction ends; its name and where it stands, or undefined. */
export function lockCampaign(db: Database, id: string) {
  return db
    .updateTable('campaign')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .returning(['name', 'status', 'scheduled_at'])
    .executeTakeFirst();
}

/** Puts every unconfirmed mail of a campaign into the queue again; how many. */
export async function requeueUnconfirmed(
  db: Database,
  campaignId: string,
  now: EpochMs,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    // Without its worker: should that one still live, it has nothing to say of it any more.
    .set({
      status: 'queued',
      worker_id: null,
      attempts: 0,
      answer: null,
      next_attempt_at: now,
    })
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'unconfirmed')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The unconfirmed mails of a campaign with their addresses, from the one behind `after`. */
export function selectUnconfirmed(
  db: Database,
  campaignId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
) {
  return db
    .selectFrom('delivery')
    .innerJoin('user_account', 'user_account.id', 'delivery.user_id')
    .select(['delivery.id', 'user_account.email'])
    .where('delivery.campaign_id', '=', campaignId)
    .where('delivery.status', '=', 'unconfirmed')
    .$if(after !== undefined, (query) => query.where('delivery.id', '>', after ?? ''))
    .orderBy('delivery.id')
    .limit(limit)
    .execute();
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
