import type { Scope } from '../../context.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import type { DeliveryStatus } from '../../db/tables/outgoing-tables.ts';

const UNDER_WAY: readonly DeliveryStatus[] = ['queued', 'claimed', 'sending'];

/** Rows changed in one statement: short, since on SQLite everyone else waits meanwhile. */
const CHUNK = 2000;

/** Marks campaigns as sent of whose mails nothing is under way any more. */
export async function finishCampaigns({ db, now }: Scope): Promise<void> {
  const sending = await db
    .selectFrom('campaign')
    .select('id')
    .where('status', '=', 'sending')
    .where('is_listed', '=', 1)
    .execute();
  for (const { id } of sending) {
    if (!(await isUnderWay(db, id))) await inTransaction(db, (tx) => finish(tx, id, now));
  }
}

async function finish(db: Database, id: string, now: EpochMs): Promise<void> {
  // Locked first: who sends to the unconfirmed again puts mails into the queue under this lock.
  if (!(await lockSending(db, id)) || (await isUnderWay(db, id))) return;
  await db
    .updateTable('campaign')
    .set({ status: 'sent', sent_at: now })
    .where('id', '=', id)
    .execute();
}

async function isUnderWay(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('delivery')
    .select('id')
    .where('campaign_id', '=', id)
    .where('status', 'in', UNDER_WAY)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function lockSending(db: Database, id: string): Promise<boolean> {
  const row = await db
    .updateTable('campaign')
    .set({ status: 'sending' })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Cancels what is scheduled or being sent: without marketing no one could do it by hand. */
export async function cancelOpenCampaigns(db: Database): Promise<void> {
  await db
    .updateTable('campaign')
    .set({ status: 'cancelled' })
    .where('status', 'in', ['scheduled', 'sending'])
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
