import type { Database } from '../../../db/database.ts';

/** Number of browsers that are notified, of all users. */
export async function countSubscriptions(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('push_subscription')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
