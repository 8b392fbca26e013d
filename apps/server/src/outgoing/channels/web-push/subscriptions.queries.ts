import type { Database } from '../../../db/database.ts';
import type { PushSubscriptionTable } from '../../../db/tables/push-tables.ts';
import { type RowKey, withKeys } from '../../../db/tables/row-keys.ts';

/** A subscription as it is kept. */
export type PushSubscriptionRow = Readonly<PushSubscriptionTable>;

/** The browsers that a user is notified in, oldest first. */
export function listSubscriptions(
  db: Database,
  userId: string,
): Promise<readonly PushSubscriptionRow[]> {
  return db
    .selectFrom('push_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** One of the user's browsers; undefined when it is no more. */
export function findSubscription(
  db: Database,
  userId: string,
  id: string,
): Promise<PushSubscriptionRow | undefined> {
  return db
    .selectFrom('push_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Keeps what push services last said of some browsers. `at` in epoch milliseconds. */
export async function noteOutcomes(
  db: Database,
  keys: readonly RowKey[],
  at: number,
  code: string,
): Promise<void> {
  if (keys.length === 0) return;
  await withKeys(db, keys)
    .updateTable('push_subscription')
    .from('key')
    .set({ last_sent_at: at, last_answer: code })
    .whereRef('push_subscription.user_id', '=', 'key.user_id')
    .whereRef('push_subscription.id', '=', 'key.id')
    .execute();
}

/** Removes a subscription that its push service called ended, unless it was renewed meanwhile. */
export async function endSubscription(
  db: Database,
  { user_id, id, endpoint }: Pick<PushSubscriptionRow, 'user_id' | 'id' | 'endpoint'>,
): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .execute();
}
