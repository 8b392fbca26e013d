import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/engines/prepared-query.ts';
import { hasRowLocks } from '../db/row-locks.ts';

const NOTHING = { pens: 0, doses: 0, golden_doses: 0 };

/** Makes the row of a new account. */
export async function insertActivity(db: Database, userId: string): Promise<void> {
  await db
    .insertInto('user_activity')
    .values({ user_id: userId, last_entry_at: null, is_tally_due: 0, ...NOTHING })
    .execute();
}

/**
 * Notes that a user entered something. `tallyDue` says that pens or doses changed, so that the
 * figures of this user must be counted again. Belongs into the transaction of the change.
 */
export async function noteEntry(
  db: Database,
  userId: string,
  now: number,
  { tallyDue }: { tallyDue: boolean },
): Promise<void> {
  await (tallyDue ? noteDueEntry : notePlainEntry)(db, { userId, now });
}

/**
 * Has a user's reminders planned again because of a change that is no entry. Last in its transaction,
 * like `noteEntry`, which does the same.
 */
export async function replanReminders(db: Database, userId: string, now: number): Promise<void> {
  await db
    .updateTable('user_activity')
    .set({ replan_at: 0, replan_since: now })
    .where('user_id', '=', userId)
    .where('replan_at', 'is not', null)
    .execute();
}

/** The same for who may not have had any yet. */
export async function beginReminders(db: Database, userId: string, now: number): Promise<void> {
  const row = { user_id: userId, last_entry_at: null, is_tally_due: 0, ...NOTHING } as const;
  const due = { replan_at: 0, replan_since: now };
  await db
    .insertInto('user_activity')
    .values({ ...row, ...due })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(due))
    .execute();
}

/**
 * Has the tallies of everybody in `country` counted again. Last in its transaction, like `noteEntry`.
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

const noteDueEntry = prepared((db, entry: Entry) => buildNote(db, entry, { is_tally_due: 1 }));
const notePlainEntry = prepared((db, entry: Entry) => buildNote(db, entry, {}));

interface Entry {
  readonly userId: string;
  readonly now: number;
}

function buildNote(db: Database, { userId, now }: Entry, due: { is_tally_due?: 1 }) {
  return (
    db
      .insertInto('user_activity')
      .values({ user_id: userId, last_entry_at: now, is_tally_due: 0, ...NOTHING, ...due })
      // Always an update: it waits for a count under way, which then cannot miss this change.
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ last_entry_at: now, ...due, replan_at: AT_ONCE, replan_since: now }),
      )
  );
}

/** Has the reminders planned again at once; null, for who has none, stays null. */
const AT_ONCE = sql<number | null>`case when user_activity.replan_at is not null then 0 end`;
