import type { Database } from '../db/database.ts';
import { hasRowLocks } from '../db/row-locks.ts';

const NO_COUNTS = { pens: 0, doses: 0, golden_doses: 0 };

/** Makes the row of a new account. */
export async function insertActivity(db: Database, userId: string): Promise<void> {
  await db
    .insertInto('user_activity')
    .values({ user_id: userId, last_entry_at: null, is_tally_due: 0, ...NO_COUNTS })
    .execute();
}

/**
 * Has the tallies of everybody in `country` counted again. Last in its transaction, as in `changeRecords`.
 * The rows are taken in one order, so that two admins do not wait for each other.
 */
export async function markTalliesDue(db: Database, country: string): Promise<void> {
  const users = db
    .selectFrom('user_activity')
    .innerJoin('user_account', 'user_account.id', 'user_activity.user_id')
    .select('user_activity.user_id')
    .where('user_account.country', '=', country)
    .orderBy('user_activity.user_id');
  await db
    .updateTable('user_activity')
    .set({ is_tally_due: 1 })
    .where('user_id', 'in', hasRowLocks(db) ? users.forUpdate('user_activity') : users)
    .execute();
}
