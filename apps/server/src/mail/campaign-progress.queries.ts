import type { Scope } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { DeliveryStatus } from '../db/mail-tables.ts';

const UNDER_WAY: readonly DeliveryStatus[] = ['queued', 'claimed', 'sending'];

/** Rows changed in one statement: short, since on SQLite everybody else waits meanwhile. */
const CHUNK = 2000;

/** Marks campaigns as sent of whose mails nothing is under way any more. */
export async function finishCampaigns({ db, now }: Scope): Promise<void> {
  const done = await db
    .selectFrom('campaign')
    .select('id')
    .where('status', '=', 'sending')
    .where('is_listed', '=', 1)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('delivery')
            .select('delivery.id')
            .whereRef('delivery.campaign_id', '=', 'campaign.id')
            .where('delivery.status', 'in', UNDER_WAY),
        ),
      ),
    )
    .execute();
  if (done.length === 0) return;
  await db
    .updateTable('campaign')
    .set({ status: 'sent', sent_at: now })
    .where(
      'id',
      'in',
      done.map((row) => row.id),
    )
    .where('status', '=', 'sending')
    .execute();
}

/** Takes mails of cancelled campaigns out of the queue, a part at a time; whether there were any. */
export async function dropCancelled(db: Database): Promise<boolean> {
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('campaign', 'campaign.id', 'delivery.campaign_id')
    .select(['delivery.user_id', 'delivery.id'])
    .where('campaign.status', '=', 'cancelled')
    .where('delivery.status', '=', 'queued')
    .limit(CHUNK)
    .execute();
  if (rows.length === 0) return false;
  await db
    .updateTable('delivery')
    .set({ status: 'cancelled' })
    .where(
      'user_id',
      'in',
      rows.map((row) => row.user_id),
    )
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .where('status', '=', 'queued')
    .execute();
  return true;
}
