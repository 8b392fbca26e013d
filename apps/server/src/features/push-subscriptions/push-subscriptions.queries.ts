import type { Database } from '../../db/database.ts';
import type { PushSubscriptionRow } from '../../push/subscriptions.queries.ts';

/** What a browser says of itself. */
export type SubscriptionKeys = Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>;

/** Writes a subscription in place of the one with its endpoint, whoever's it was. */
export async function writeSubscription(db: Database, row: PushSubscriptionRow): Promise<void> {
  const { endpoint: _, ...changes } = row;
  await db
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(changes))
    .execute();
}

/** Puts `next` in place of the subscription with this endpoint and secret, if there is one. */
export async function replaceKeys(
  db: Database,
  old: Pick<SubscriptionKeys, 'endpoint' | 'auth'>,
  next: SubscriptionKeys,
): Promise<void> {
  await db
    .updateTable('push_subscription')
    .set(next)
    .where('endpoint', '=', old.endpoint)
    .where('auth', '=', old.auth)
    .where(({ not, exists, selectFrom }) => {
      const other = selectFrom('push_subscription as other').select('other.id');
      return not(exists(other.where('other.endpoint', '=', next.endpoint)));
    })
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
