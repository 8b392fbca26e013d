import { type ExpressionBuilder, sql } from 'kysely';
import { type Database, inTransaction } from '../../db/database.ts';
import { byShard, hasRowLocks, lockGroups } from '../../db/engines/row-locks.ts';
import type { Schema } from '../../db/schema.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import type {
  DeliveryStatus,
  DeliveryTable,
  LedgerChannel,
} from '../../db/tables/outgoing-tables.ts';
import { type RowKey, withKeys } from '../../db/tables/row-keys.ts';
import { type Lease, renewLease } from '../../runtime/background/leases.queries.ts';
import { latestInstant } from '../../runtime/background/wrong-clock.ts';
import { LONGEST_WAIT_MS } from './retry-policy.ts';

/** A row of the ledger by its key; with an instant it is a reminder. */
export type DeliveryKey = RowKey & Pick<DeliveryTable, 'instant' | 'next_attempt_at'>;

/**
 * Makes due what waits longer than anything is put off: a clock that was ahead wrote that. It looks first, since
 * writing, though nothing, keeps others on SQLite and on Citus waiting.
 */
export async function endMisdatedWaits(
  db: Database,
  channel: LedgerChannel,
  now: EpochMs,
): Promise<void> {
  const isMisdated = (eb: ExpressionBuilder<Schema, 'delivery'>) =>
    eb.and([
      eb('channel', '=', channel),
      eb('status', '=', 'queued'),
      eb('next_attempt_at', '>', latestInstant(now) + LONGEST_WAIT_MS),
      // Reminders are made days ahead, and put right by their planner.
      eb('instant', 'is', null),
    ]);
  const found = await db.selectFrom('delivery').select('id').where(isMisdated).limit(1).execute();
  if (found.length === 0) return;
  await db.updateTable('delivery').set({ next_attempt_at: now }).where(isMisdated).execute();
}

interface Due {
  readonly channel: LedgerChannel;
  readonly now: EpochMs;
}

/**
 * The queues of a channel, the first before the second: mails of campaigns wait in one of their own. The
 * words stand in the SQL, since the engines must see that they are those of the queue's index.
 */
const queuesOf = ({ channel, now }: Due) => {
  const queue = (isBulk: boolean) => (eb: ExpressionBuilder<Schema, 'delivery'>) =>
    eb.and([
      eb('status', '=', sql.lit('queued')),
      eb('campaign_id', isBulk ? 'is not' : 'is', null),
      ...(isBulk ? [] : [eb('channel', '=', channel)]),
      eb('next_attempt_at', '<=', now),
    ]);
  return channel === 'email' ? [queue(false), queue(true)] : [queue(false)];
};

/** True when anything waits whose time has come. Reads only, so that an idle worker disturbs no one. */
export async function isAnythingDue(db: Database, due: Due): Promise<boolean> {
  for (const isInQueue of queuesOf(due)) {
    const row = await db
      .selectFrom('delivery')
      .select('id')
      .where(isInQueue)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** Claims up to `most` of what is due, the longest due of each queue first, under a fresh lease. */
export function claimDeliveries(
  db: Database,
  worker: Lease,
  { most, ...due }: Due & { readonly most: number },
): Promise<DeliveryKey[]> {
  return inTransaction(db, async (tx) => {
    await renewLease(tx, worker.id, worker.leaseUntil);
    const claimed: DeliveryKey[] = [];
    for (const isInQueue of queuesOf(due)) {
      if (claimed.length === most) break;
      claimed.push(...(await claimFrom(tx, isInQueue, worker, most - claimed.length)));
    }
    return claimed;
  });
}

async function claimFrom(
  db: Database,
  isInQueue: ReturnType<typeof queuesOf>[number],
  worker: Lease,
  most: number,
): Promise<DeliveryKey[]> {
  const claimed: DeliveryKey[] = [];
  const select = () =>
    db
      .selectFrom('delivery')
      .select(['user_id', 'id'])
      .where(isInQueue)
      .orderBy('next_attempt_at')
      .orderBy('id');
  const list = (skip: number) => select().limit(most).offset(skip).execute();
  for await (const users of lockGroups(db, most, list)) {
    if (claimed.length === most) break;
    const rows = await db
      .with('due', () =>
        select()
          .$if(users !== undefined, (query) => query.where('user_id', 'in', users ?? []))
          .limit(most - claimed.length)
          .$if(hasRowLocks(db), (query) => query.forUpdate().skipLocked()),
      )
      .updateTable('delivery')
      .from('due')
      .set({ status: 'claimed', worker_id: worker.id })
      .whereRef('delivery.user_id', '=', 'due.user_id')
      .whereRef('delivery.id', '=', 'due.id')
      .where('delivery.status', '=', 'queued')
      .returning([
        'delivery.user_id',
        'delivery.id',
        'delivery.instant',
        'delivery.next_attempt_at',
      ])
      .execute();
    claimed.push(...rows);
  }
  // Returned in any order, and someone waits for the first ones.
  return claimed.sort((a, b) => a.next_attempt_at - b.next_attempt_at);
}

/** Keeps the rows as they are until the transaction ends. In the order in which the planner locks a user's. */
export async function lockDeliveries(db: Database, keys: readonly RowKey[]): Promise<void> {
  if (!hasRowLocks(db)) return;
  const users = [...new Set(keys.map((key) => key.user_id))];
  for (const group of await byShard(db, users)) {
    const ids = keys.filter((key) => group.includes(key.user_id)).map((key) => key.id);
    await db
      .selectFrom('delivery')
      .select('id')
      .where('user_id', 'in', group)
      .where('id', 'in', ids)
      .orderBy('user_id')
      .orderBy('id')
      .forUpdate()
      .execute();
  }
}

/** All that a worker must know of deliveries that it claimed to decide whether they may go. */
export function readClaimed(db: Database, workerId: string, keys: readonly RowKey[], now: EpochMs) {
  return withKeys(db, keys)
    .selectFrom('key')
    .innerJoin('delivery', (join) =>
      join
        .onRef('delivery.user_id', '=', 'key.user_id')
        .onRef('delivery.id', '=', 'key.id')
        .on('delivery.worker_id', '=', workerId),
    )
    .innerJoin('user_account', 'user_account.id', 'delivery.user_id')
    .leftJoin('user_activity', 'user_activity.user_id', 'delivery.user_id')
    .leftJoin('campaign', 'campaign.id', 'delivery.campaign_id')
    .leftJoin('push_subscription', (join) =>
      join
        .onRef('push_subscription.user_id', '=', 'delivery.user_id')
        .onRef('push_subscription.id', '=', 'delivery.address'),
    )
    .where('delivery.status', '=', 'claimed')
    .select([
      'delivery.user_id',
      'delivery.id',
      'delivery.kind',
      'delivery.channel',
      'delivery.address',
      'delivery.campaign_id',
      'delivery.attempts',
      'delivery.created_at',
      'delivery.detail',
      'delivery.instant',
      'delivery.about',
      'delivery.medicine',
      'delivery.title',
      'delivery.body',
      'delivery.valid_until',
      'user_account.email',
      'user_account.country',
      'user_account.language',
      'user_account.unsubscribed',
      'user_account.wants_marketing',
      'user_account.wants_product_updates',
      'user_account.wants_tips',
      'user_activity.replan_at',
      'campaign.status as campaign_status',
      'campaign.category',
      'push_subscription.endpoint',
      'push_subscription.p256dh',
      'push_subscription.auth',
    ])
    .select((eb) =>
      eb
        .case()
        .when(eb.exists(laterOfTheSame(eb, now)))
        .then(1)
        .else(0)
        .end()
        .as('is_told_anew'),
    )
    .execute();
}

/** Reminders of the same dose at the same address that are due as well, and later. */
function laterOfTheSame(eb: ExpressionBuilder<Schema, 'delivery'>, now: EpochMs) {
  return eb
    .selectFrom('delivery as later')
    .select('later.id')
    .whereRef('later.user_id', '=', 'delivery.user_id')
    .whereRef('later.about', '=', 'delivery.about')
    .whereRef('later.medicine', '=', 'delivery.medicine')
    .whereRef('later.channel', '=', 'delivery.channel')
    .whereRef('later.address', '=', 'delivery.address')
    .whereRef('later.instant', '>', 'delivery.instant')
    .where('later.instant', '<=', now);
}

type DeliveryChange = Partial<
  Pick<
    DeliveryTable,
    'status' | 'worker_id' | 'sent_at' | 'settled_at' | 'answer' | 'attempts' | 'next_attempt_at'
  >
>;

/** The states of rows that are not over: what they are made of is still needed. */
export const OPEN_STATES: readonly DeliveryStatus[] = ['queued', 'claimed', 'sending'];

/**
 * Changes rows that `workerId` holds and that are still in one of the states `from`; those that were
 * changed. What another process took over in the meantime stays as that one left it. A row that is over forgets
 * what it was made of, which may be the address of another person; a reminder's names no one, and its planner
 * compares it.
 */
export async function changeHeld(
  db: Database,
  workerId: string,
  keys: readonly RowKey[],
  from: readonly DeliveryStatus[],
  change: DeliveryChange,
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const isOver = change.status !== undefined && !OPEN_STATES.includes(change.status);
  const rows = await withKeys(db, keys)
    .updateTable('delivery')
    .from('key')
    .set(change)
    .$if(isOver, (query) => query.set({ detail: KEPT_OF_REMINDERS }))
    .whereRef('delivery.user_id', '=', 'key.user_id')
    .whereRef('delivery.id', '=', 'key.id')
    .where('delivery.worker_id', '=', workerId)
    .where('delivery.status', 'in', from)
    .returning('delivery.id')
    .execute();
  return new Set(rows.map((row) => row.id));
}

const KEPT_OF_REMINDERS = sql<
  string | null
>`case when delivery.instant is null then null else delivery.detail end`;

/** Drops the reminders that still wait for an address that is no more. */
export async function dropForAddress(
  db: Database,
  { user_id, channel, address }: Pick<DeliveryTable, 'user_id' | 'channel' | 'address'>,
  now: EpochMs,
): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ status: 'suppressed', worker_id: null, settled_at: now })
    .where('user_id', '=', user_id)
    .where('channel', '=', channel)
    .where('address', '=', address)
    .where('instant', 'is not', null)
    .where('status', 'in', ['queued', 'claimed'])
    .execute();
}
