import type { Database } from '../../db/database.ts';
import { hasRowLocks } from '../../db/engines/row-locks.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import type { DeliveryTable } from '../../db/tables/outgoing-tables.ts';
import type { UserActivityTable } from '../../db/tables/record-tables.ts';
import { latestInstant } from '../../runtime/background/wrong-clock.ts';

/** Users whose reminders are to be planned, those after a change first; at most `most`, none of `except`. */
export async function listDueUsers(
  db: Database,
  now: EpochMs,
  most: number,
  except: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('user_activity')
    .select('user_id')
    .where('replan_at', '<=', now)
    .$if(except.length > 0, (query) => query.where('user_id', 'not in', except))
    .orderBy('replan_at')
    .limit(most)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * Plans at once for whom a clock that was ahead put it off further than anything is. `longestMs` is
 * how far it is ever put off. It looks first, as `endMisdatedWaits` does.
 */
export async function endMisdatedPlans(
  db: Database,
  now: EpochMs,
  longestMs: number,
): Promise<void> {
  const latest = latestInstant(now) + longestMs;
  const found = await db
    .selectFrom('user_activity')
    .select('user_id')
    .where('replan_at', '>', latest)
    .limit(1)
    .execute();
  if (found.length === 0) return;
  await db
    .updateTable('user_activity')
    .set({ replan_at: 0, replan_since: now })
    .where('replan_at', '>', latest)
    .execute();
}

/**
 * Takes a user for planning: writes of this user's entries wait until the transaction ends, and those
 * that were under way are seen by what is read after this. Undefined when the user is gone.
 */
export async function takeUser(
  db: Database,
  userId: string,
): Promise<Pick<UserActivityTable, 'replan_at' | 'replan_since'> | undefined> {
  // The account first, whose rows are added to the ledger: who deletes it takes them in this order too.
  await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userId)
    .$if(hasRowLocks(db), (query) => query.forKeyShare())
    .executeTakeFirst();
  return db
    .selectFrom('user_activity')
    .select(['replan_at', 'replan_since'])
    .where('user_id', '=', userId)
    .$if(hasRowLocks(db), (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function setReplanAt(
  db: Database,
  userId: string,
  replanAt: EpochMs | null,
): Promise<void> {
  await db
    .updateTable('user_activity')
    .set({ replan_at: replanAt, replan_since: null })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * The user's reminders that no one has tried to send: what is planned, and what was dropped, since a
 * clock that was ahead drops too early. Locked in the order in which a worker locks them.
 */
export function lockUntried(db: Database, userId: string) {
  return db
    .selectFrom('delivery')
    .select(['user_id', 'id', 'kind', 'instant', 'channel', 'address', 'about', 'medicine'])
    .select(['title', 'body', 'detail', 'valid_until', 'status', 'attempts', 'next_attempt_at'])
    .where('user_id', '=', userId)
    .where('instant', 'is not', null)
    .$narrowType<{ instant: EpochMs }>()
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['queued', 'claimed']),
        eb.and([eb('status', '=', 'suppressed'), eb('attempts', '=', 0)]),
      ]),
    )
    .orderBy('user_id')
    .orderBy('id')
    .$if(hasRowLocks(db), (query) => query.forUpdate())
    .execute();
}

/** Reminders that someone asked for with 'Later', each once. */
export async function listLater(db: Database, userId: string, since: EpochMs) {
  const rows = await db
    .selectFrom('delivery')
    .select(['instant', 'about', 'medicine'])
    .distinct()
    .where('user_id', '=', userId)
    .where('kind', '=', 'later')
    .where('instant', '>', since)
    .$narrowType<{ instant: EpochMs }>()
    .execute();
  return rows.flatMap(({ about, ...row }) => (about === null ? [] : [{ ...row, about }]));
}

/** The medicines of whose dose at an instant someone asked for another reminder before. */
export async function listLaterOf(db: Database, userId: string, about: EpochMs): Promise<string[]> {
  const rows = await db
    .selectFrom('delivery')
    .select('medicine')
    .distinct()
    .where('user_id', '=', userId)
    .where('kind', '=', 'later')
    .where('about', '=', about)
    .execute();
  return rows.map(({ medicine }) => medicine);
}

export async function deleteReminders(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('delivery').where('user_id', '=', userId).where('id', 'in', ids).execute();
}

/** Ends tries of what is no longer true. */
export async function suppressReminders(
  db: Database,
  userId: string,
  ids: readonly string[],
  now: EpochMs,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('delivery')
    .set({ status: 'suppressed', worker_id: null, settled_at: now })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

/** A reminder as it is planned. */
export type PlannedReminder = Pick<
  DeliveryTable,
  | 'user_id'
  | 'id'
  | 'kind'
  | 'channel'
  | 'address'
  | 'about'
  | 'medicine'
  | 'title'
  | 'body'
  | 'detail'
  | 'next_attempt_at'
  | 'created_at'
  | 'valid_until'
> & { readonly instant: EpochMs };

/** Adds planned reminders; one that is in the ledger already, whatever became of it, stays. */
export async function insertPlanned(db: Database, rows: readonly PlannedReminder[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('delivery')
    .values(rows.map((row) => ({ ...row, status: 'queued' as const, attempts: 0 })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'instant', 'channel', 'address', 'medicine'])
        .where('instant', 'is not', null)
        .doNothing(),
    )
    .execute();
}
