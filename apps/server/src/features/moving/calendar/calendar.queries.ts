import type { Database } from '../../../db/database.ts';
import type { CalendarFeedTable } from '../../../db/tables/account-tables.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { TokenKey } from '../../../runtime/calls/live-session.ts';

/** Writes the feed of a user in place of the one there is. */
export async function writeFeed(db: Database, feed: CalendarFeedTable): Promise<void> {
  const { user_id: _, ...changes } = feed;
  await db
    .insertInto('calendar_feed')
    .values(feed)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
}

/** The feed of a user, or undefined. */
export function findUserFeed(db: Database, userId: string) {
  return db
    .selectFrom('calendar_feed')
    .select(['created_at', 'last_read_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function deleteFeed(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feed').where('user_id', '=', userId).execute();
}

/** The feed under an address with its owner's time zone, or undefined. */
export function findFeed(db: Database, { userId, tokenHash }: TokenKey) {
  return db
    .selectFrom('calendar_feed')
    .innerJoin('user_account', 'user_account.id', 'calendar_feed.user_id')
    .selectAll('calendar_feed')
    .select('user_account.time_zone')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Notes what a feed was found to say and that it was read, while it is still under its address. */
export async function noteRead(
  db: Database,
  { user_id, token_hash }: Pick<CalendarFeedTable, 'user_id' | 'token_hash'>,
  read: { last_read_at: EpochMs | null; content_hash: string; changed_at: EpochMs },
): Promise<void> {
  await db
    .updateTable('calendar_feed')
    .set(read)
    .where('user_id', '=', user_id)
    .where('token_hash', '=', token_hash)
    .execute();
}
