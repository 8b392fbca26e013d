import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { hasRowLocks } from '../../db/engines/row-locks.ts';

const NO_COUNTS = { pens: 0, doses: 0, golden_doses: 0 };

/** Makes the row of a new account. */
export async function insertActivity(db: Database, userId: string): Promise<void> {
  await db
    .insertInto('user_activity')
    .values({ user_id: userId, last_entry_at: null, is_tally_due: 0, ...NO_COUNTS })
    .execute();
}

/** Stands for the tallies of a whole country. Any number does that nothing else locks. */
const TALLIES_LOCK = 20_261_126;

/**
 * Has the tallies of everyone in `country` counted again. Last in its transaction, as in `changeRecords`.
 * Under a lock of its own, so that two admins do not wait for each other's rows.
 */
export async function markTalliesDue(db: Database, country: string): Promise<void> {
  if (hasRowLocks(db)) await sql`select pg_advisory_xact_lock(${TALLIES_LOCK})`.execute(db);
  const users = db.selectFrom('user_account').select('id').where('country', '=', country);
  await db
    .updateTable('user_activity')
    .set({ is_tally_due: 1 })
    .where('user_id', 'in', users)
    .execute();
}
