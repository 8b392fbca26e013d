import { latestInstant } from '../../background/wrong-clock.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { type RowKey, withKeys } from '../../db/row-keys.ts';
import { hasRowLocks } from '../../db/row-locks.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import type { DeliveryTable } from '../../db/tables/mail-tables.ts';
import { renewLease } from './leases.queries.ts';
import type { Lease } from './ledger-worker.ts';
import { LONGEST_WAIT_MS } from './retry-policy.ts';

/** A row of the ledger by its key. */
export type DeliveryKey = RowKey;

/** Makes due what waits longer than anything is put off: a clock that was ahead wrote that. */
export async function endMisdatedWaits(db: Database, now: EpochMs): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ next_attempt_at: now })
    .where('status', '=', 'queued')
    .where('next_attempt_at', '>', latestInstant(now) + LONGEST_WAIT_MS)
    .execute();
}

/** Whether anything waits whose time has come. Reads only, so that an idle worker disturbs nobody. */
export async function isMailDue(db: Database, now: EpochMs): Promise<boolean> {
  const row = await db
    .selectFrom('delivery')
    .select('id')
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Claims up to `most` of the mails that are due, the longest due first, under a fresh lease. */
export function claimDeliveries(
  db: Database,
  worker: Lease,
  now: EpochMs,
  most: number,
): Promise<(DeliveryKey & Pick<DeliveryTable, 'next_attempt_at'>)[]> {
  return inTransaction(db, async (tx) => {
    await renewLease(tx, worker.id, worker.leaseUntil);
    const claimed = await tx
      .with('due', (cte) =>
        cte
          .selectFrom('delivery')
          .select(['user_id', 'id'])
          .where('status', '=', 'queued')
          .where('next_attempt_at', '<=', now)
          .orderBy('next_attempt_at')
          .orderBy('id')
          .limit(most)
          .$if(hasRowLocks(tx), (query) => query.forUpdate().skipLocked()),
      )
      .updateTable('delivery')
      .from('due')
      .set({ status: 'claimed', worker_id: worker.id })
      .whereRef('delivery.user_id', '=', 'due.user_id')
      .whereRef('delivery.id', '=', 'due.id')
      .where('delivery.status', '=', 'queued')
      .returning(['delivery.user_id', 'delivery.id', 'delivery.next_attempt_at'])
      .execute();
    // Returned in any order, and somebody waits for the first ones.
    return claimed.sort((a, b) => a.next_attempt_at - b.next_attempt_at);
  });
}

/** What a worker must know of mails that it claimed to decide whether they may go. */
export function readClaimed(db: Database, workerId: string, keys: readonly DeliveryKey[]) {
  return withKeys(db, keys)
    .selectFrom('key')
    .innerJoin('delivery', (join) =>
      join
        .onRef('delivery.user_id', '=', 'key.user_id')
        .onRef('delivery.id', '=', 'key.id')
        .on('delivery.worker_id', '=', workerId),
    )
    .innerJoin('user_account', 'user_account.id', 'delivery.user_id')
    .leftJoin('campaign', 'campaign.id', 'delivery.campaign_id')
    .where('delivery.status', '=', 'claimed')
    .select([
      'delivery.user_id',
      'delivery.id',
      'delivery.kind',
      'delivery.campaign_id',
      'delivery.attempts',
      'delivery.detail',
      'delivery.created_at',
      'user_account.email',
      'user_account.country',
      'user_account.unsubscribed',
      'user_account.wants_marketing',
      'user_account.wants_product_updates',
      'user_account.wants_tips',
      'campaign.status as campaign_status',
      'campaign.category',
    ])
    .execute();
}

type DeliveryChange = Partial<
  Pick<
    DeliveryTable,
    'status' | 'worker_id' | 'sent_at' | 'failure' | 'attempts' | 'next_attempt_at'
  >
>;

/**
 * Changes rows that `workerId` holds and that are still in one of the states `from`; those that were
 * changed. What another process took over in the meantime stays as that one left it.
 */
export async function changeHeld(
  db: Database,
  workerId: string,
  keys: readonly DeliveryKey[],
  from: readonly DeliveryTable['status'][],
  change: DeliveryChange,
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await withKeys(db, keys)
    .updateTable('delivery')
    .from('key')
    .set(change)
    .whereRef('delivery.user_id', '=', 'key.user_id')
    .whereRef('delivery.id', '=', 'key.id')
    .where('delivery.worker_id', '=', workerId)
    .where('delivery.status', 'in', from)
    .returning('delivery.id')
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Which of the hashed addresses a mail server refused for good. */
export async function findRefused(
  db: Database,
  addressHashes: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('refused_address')
    .select('address_hash')
    .where('address_hash', 'in', addressHashes)
    .execute();
  return new Set(rows.map((row) => row.address_hash));
}

/** Notes addresses that a mail server refused for good. */
export async function insertRefused(
  db: Database,
  addressHashes: readonly string[],
  now: EpochMs,
): Promise<void> {
  if (addressHashes.length === 0) return;
  await db
    .insertInto('refused_address')
    .values(addressHashes.map((address_hash) => ({ address_hash, refused_at: now })))
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute();
}
