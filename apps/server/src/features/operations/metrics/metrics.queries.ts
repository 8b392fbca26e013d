import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';

/** Messages that may go out now and wait, of each channel; campaigns, which take their time, are not among them. */
export function countDue(db: Database, now: EpochMs) {
  return (
    db
      .selectFrom('delivery')
      .select(({ fn }) => ['channel', fn.countAll<number>().as('count')])
      // The words of the index `delivery_queue`, so that the engines see that it holds them.
      .where(sql<boolean>`status = 'queued' and campaign_id is null`)
      .where('next_attempt_at', '<=', now)
      .groupBy('channel')
      .execute()
  );
}

/** Number of users, and of those who logged in or logged something since two instants. */
export async function countUsers(
  db: Database,
  since: { readonly day: EpochMs; readonly month: EpochMs },
) {
  const active = (instant: EpochMs) => sql<number>`count(case when
    user_account.last_login_at >= ${instant} or user_activity.last_entry_at >= ${instant}
    then 1 end)`;
  const { users, day, month } = await db
    .selectFrom('user_account')
    .leftJoin('user_activity', 'user_activity.user_id', 'user_account.id')
    .select(({ fn }) => [
      fn.countAll<number>().as('users'),
      active(since.day).as('day'),
      active(since.month).as('month'),
    ])
    .executeTakeFirstOrThrow();
  return { users: Number(users), day: Number(day), month: Number(month) };
}
