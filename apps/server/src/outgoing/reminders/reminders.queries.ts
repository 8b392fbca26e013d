import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Database, inTransaction } from '../../db/database.ts';
import { type RowKey, withKeys } from '../../db/row-keys.ts';
import { hasRowLocks } from '../../db/row-locks.ts';
import type { Schema } from '../../db/schema.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import type { ReminderStatus, ReminderTable } from '../../db/tables/reminder-tables.ts';
import { renewLease } from '../ledger/leases.queries.ts';
import type { Lease } from '../ledger/ledger-worker.ts';

/** A claimed reminder. */
export type ReminderKey = RowKey & Pick<ReminderTable, 'channel'>;

/**
 * Due, and of somebody whose reminders are planned as things are now: what was entered a moment ago
 * may have made this one wrong.
 */
const isDueNow =
  (now: EpochMs) =>
  (eb: ExpressionBuilder<Schema, 'reminder' | 'user_activity'>): Expression<SqlBool> =>
    eb.and([
      eb('reminder.status', '=', 'planned'),
      eb('reminder.next_attempt_at', '<=', now),
      eb.or([eb('user_activity.replan_at', 'is', null), eb('user_activity.replan_at', '>', now)]),
    ]);

/** Whether any reminder is due. Reads only, so that an idle worker disturbs nobody. */
export async function isReminderDue(db: Database, now: EpochMs): Promise<boolean> {
  const row = await db
    .selectFrom('reminder')
    .innerJoin('user_activity', 'user_activity.user_id', 'reminder.user_id')
    .select('reminder.id')
    .where(isDueNow(now))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Claims up to `most` of the reminders that are due, the longest due first, under a fresh lease. */
export function claimReminders(
  db: Database,
  worker: Lease,
  now: EpochMs,
  most: number,
): Promise<ReminderKey[]> {
  return inTransaction(db, async (tx) => {
    await renewLease(tx, worker.id, worker.leaseUntil);
    const claimed = await tx
      .with('due', (cte) =>
        cte
          .selectFrom('reminder')
          .innerJoin('user_activity', 'user_activity.user_id', 'reminder.user_id')
          .select(['reminder.user_id', 'reminder.id'])
          .where(isDueNow(now))
          .orderBy('reminder.next_attempt_at')
          .orderBy('reminder.id')
          .limit(most)
          .$if(hasRowLocks(tx), (query) => query.forUpdate('reminder').skipLocked()),
      )
      .updateTable('reminder')
      .from('due')
      .set({ status: 'claimed', worker_id: worker.id })
      .whereRef('reminder.user_id', '=', 'due.user_id')
      .whereRef('reminder.id', '=', 'due.id')
      .where('reminder.status', '=', 'planned')
      .returning([
        'reminder.user_id',
        'reminder.id',
        'reminder.channel',
        'reminder.next_attempt_at',
      ])
      .execute();
    // Returned in any order, and the first ones are due longest.
    return claimed.sort((a, b) => a.next_attempt_at - b.next_attempt_at);
  });
}

export type ClaimedReminder = Awaited<ReturnType<typeof readClaimed>>[number];

interface ReadOptions {
  readonly now: EpochMs;
  /** Keeps their rows locked, in one order, until the transaction ends. */
  readonly lock: boolean;
}

/** What a worker must know of reminders that it claimed to decide whether they may go. */
export async function readClaimed(
  db: Database,
  workerId: string,
  keys: readonly RowKey[],
  { now, lock }: ReadOptions,
) {
  return await withKeys(db, keys)
    .selectFrom('key')
    .innerJoin('reminder', (join) =>
      join
        .onRef('reminder.user_id', '=', 'key.user_id')
        .onRef('reminder.id', '=', 'key.id')
        .on('reminder.worker_id', '=', workerId),
    )
    .innerJoin('user_activity', 'user_activity.user_id', 'reminder.user_id')
    .leftJoin('push_subscription', (join) =>
      join
        .onRef('push_subscription.user_id', '=', 'reminder.user_id')
        .onRef('push_subscription.id', '=', 'reminder.address'),
    )
    .where('reminder.status', '=', 'claimed')
    .select([
      'reminder.user_id',
      'reminder.id',
      'reminder.kind',
      'reminder.instant',
      'reminder.channel',
      'reminder.address',
      'reminder.about',
      'reminder.title',
      'reminder.body',
      'reminder.attempts',
      'reminder.valid_until',
      'user_activity.replan_at',
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
    .orderBy('reminder.user_id')
    .orderBy('reminder.id')
    .$if(lock && hasRowLocks(db), (query) => query.forUpdate('reminder'))
    .execute();
}

/** Reminders of the same dose at the same address that are due as well, and later. */
function laterOfTheSame(eb: ExpressionBuilder<Schema, 'reminder'>, now: EpochMs) {
  return eb
    .selectFrom('reminder as later')
    .select('later.id')
    .whereRef('later.user_id', '=', 'reminder.user_id')
    .whereRef('later.about', '=', 'reminder.about')
    .whereRef('later.channel', '=', 'reminder.channel')
    .whereRef('later.address', '=', 'reminder.address')
    .whereRef('later.instant', '>', 'reminder.instant')
    .where('later.instant', '<=', now);
}

type ReminderChange = Partial<
  Pick<
    ReminderTable,
    'status' | 'worker_id' | 'attempts' | 'next_attempt_at' | 'settled_at' | 'answer'
  >
>;

/**
 * Changes rows that `workerId` holds and that are still in one of the states `from`; those that were
 * changed. What another process took over in the meantime stays as that one left it.
 */
export async function changeHeld(
  db: Database,
  workerId: string,
  keys: readonly RowKey[],
  from: readonly ReminderStatus[],
  change: ReminderChange,
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await withKeys(db, keys)
    .updateTable('reminder')
    .from('key')
    .set(change)
    .whereRef('reminder.user_id', '=', 'key.user_id')
    .whereRef('reminder.id', '=', 'key.id')
    .where('reminder.worker_id', '=', workerId)
    .where('reminder.status', 'in', from)
    .returning('reminder.id')
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Drops what still waits for an address that is no more. */
export async function dropForAddress(
  db: Database,
  { user_id, channel, address }: Pick<ReminderTable, 'user_id' | 'channel' | 'address'>,
  now: EpochMs,
): Promise<void> {
  await db
    .updateTable('reminder')
    .set({ status: 'suppressed', worker_id: null, settled_at: now })
    .where('user_id', '=', user_id)
    .where('channel', '=', channel)
    .where('address', '=', address)
    .where('status', 'in', ['planned', 'claimed'])
    .execute();
}

/**
 * Hands claimed reminders by mail to the ledger of mails, as a row of the same id each. First theirs,
 * which locks the accounts: whoever deletes one locks it before its reminders.
 */
export async function moveToMailLedger(
  db: Database,
  workerId: string,
  keys: readonly RowKey[],
  { now, answer }: { readonly now: EpochMs; readonly answer: string },
): Promise<void> {
  if (keys.length === 0) return;
  await withKeys(db, keys)
    .insertInto('delivery')
    .columns(['user_id', 'id', 'kind', 'status', 'attempts', 'next_attempt_at', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('key')
        .innerJoin('reminder', (join) =>
          join
            .onRef('reminder.user_id', '=', 'key.user_id')
            .onRef('reminder.id', '=', 'key.id')
            .on('reminder.worker_id', '=', workerId)
            .on('reminder.status', '=', 'claimed'),
        )
        .innerJoin('user_account', 'user_account.id', 'reminder.user_id')
        .select([
          'reminder.user_id',
          'reminder.id',
          sql.lit('reminder').as('kind'),
          sql.lit('queued').as('status'),
          sql.lit(0).as('attempts'),
          sql.lit(0).as('next_attempt_at'),
          sql<number>`cast(${now} as bigint)`.as('created_at'),
        ]),
    )
    .execute();
  await changeHeld(db, workerId, keys, ['claimed'], { status: 'sent', settled_at: now, answer });
}
