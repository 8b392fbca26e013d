import type { Database, RecordDatabase } from '../../../db/database.ts';
import type { PushSubscriptionRow } from '../../../outgoing/channels/web-push/subscriptions.queries.ts';

/** A browser's address at its push service, with its keys. */
export type SubscriptionKeys = Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>;

/** Writes a subscription in place of the one with its endpoint, no matter whose it was. */
export async function writeSubscription(
  db: RecordDatabase,
  row: PushSubscriptionRow,
): Promise<void> {
  const { endpoint, user_id, ...changes } = row;
  // A browser belongs to the person who subscribed in it last.
  await db
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('user_id', '!=', user_id)
    .execute();
  await db
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'endpoint']).doUpdateSet(changes))
    .execute();
}

/** Puts `next` in place of the subscription with this endpoint and secret, if there is one. */
export async function replaceKeys(
  db: Database,
  old: Pick<SubscriptionKeys, 'endpoint' | 'auth'>,
  next: SubscriptionKeys,
): Promise<void> {
  const other = await db
    .selectFrom('push_subscription')
    .select('id')
    .where('endpoint', '=', next.endpoint)
    .executeTakeFirst();
  if (other) return;
  await db
    .updateTable('push_subscription')
    .set(next)
    .where('endpoint', '=', old.endpoint)
    .where('auth', '=', old.auth)
    .execute();
}

/** Removes one of the user's subscriptions; false when there is none. */
export async function deleteSubscription(
  db: Database,
  userId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscription')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
