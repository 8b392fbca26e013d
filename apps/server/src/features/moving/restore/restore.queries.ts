import { sql } from 'kysely';
import { type Database, RECORD_KINDS } from '../../../db/database.ts';
import type { UserAccountTable } from '../../../db/tables/account-tables.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { insertRows } from '../../../db/tables/insert-rows.ts';
import type { RecordIdTable } from '../../../db/tables/record-tables.ts';
import type { Records } from '../../../records/change-records.ts';
import { replanReminders } from '../../../records/record-changes.queries.ts';
import { latestInstant } from '../../../runtime/background/wrong-clock.ts';

/** Tables whose rows make an account more than an empty one. */
const RECORDS = [...RECORD_KINDS, 'history_import'] as const;

/** True for a user who has no records yet. */
export async function hasNoRecords(db: Database, userId: string): Promise<boolean> {
  for (const table of RECORDS) {
    const row = await db
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst();
    if (row) return false;
  }
  return true;
}

/** The tables that a restore fills, those first that others point to. */
export const RESTORED = [
  ...RECORD_KINDS,
  'record_id',
  'history_import',
  'imported_record',
] as const;
export type RestoredTable = (typeof RESTORED)[number];

/** Takes out the ids that the user's records had, so that they can be written again. */
export function takeRecordIds(db: Database, userId: string): Promise<RecordIdTable[]> {
  return db.deleteFrom('record_id').where('user_id', '=', userId).returningAll().execute();
}

/** Sets columns of the account; `analytics_agreed` only where nothing was decided yet. */
export async function updateAccount(
  db: Database,
  userId: string,
  { agreed, ...columns }: Partial<UserAccountTable> & { agreed: 0 | 1 | null },
): Promise<void> {
  await db
    .updateTable('user_account')
    .set((eb) => ({
      ...columns,
      analytics_agreed: eb.fn.coalesce('analytics_agreed', eb.val(agreed)),
    }))
    .where('id', '=', userId)
    .execute();
}

/** Deletes what is left of plans that are followed no more. */
export async function dropFormerPlans(records: Records): Promise<void> {
  for (const table of ['plan', 'plan_skip', 'plan_pause'] as const) {
    await records.writing(table).deleteFrom(table).where('user_id', '=', records.userId).execute();
  }
}

/** Writes what a user is reminded of in place of what there is. */
export async function writeReminders(records: Records, preferences: string): Promise<void> {
  await records
    .writing('reminder_preference')
    .insertInto('reminder_preference')
    .values({ user_id: records.userId, preferences })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ preferences }))
    .execute();
}

/**
 * Gives an account to a restore until `to`, which no one else has given it since `from`; null: to none.
 * False if someone has, or the account is gone.
 */
export async function setRestoring(
  db: Database,
  userId: string,
  { from, to }: { readonly from: EpochMs | null; readonly to: EpochMs | null },
): Promise<boolean> {
  const row = await db
    .updateTable('user_account')
    .set({ restoring_until: to })
    .where('id', '=', userId)
    .where('restoring_until', from === null ? 'is' : '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The accounts whose restore was cut off: it has said nothing until `now`, or by a clock far ahead. */
export async function listCutOff(db: Database, now: EpochMs, longestMs: number) {
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'restoring_until'])
    .where('restoring_until', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('restoring_until', '<=', now),
        eb('restoring_until', '>', latestInstant(now) + longestMs),
      ]),
    )
    .execute();
  return rows.map(({ id, restoring_until }) => ({ userId: id, until: restoring_until ?? 0 }));
}

/** Puts the ids that the user's records had where they can be found again, and returns them. */
export async function setRecordIdsAside(db: Database, userId: string): Promise<RecordIdTable[]> {
  const taken = await takeRecordIds(db, userId);
  await insertRows(db, 'earlier_record_id', taken);
  return taken;
}

/** Forgets the ids that were set aside, and returns them. */
export function takeEarlierIds(db: Database, userId: string): Promise<RecordIdTable[]> {
  return db.deleteFrom('earlier_record_id').where('user_id', '=', userId).returningAll().execute();
}

const KEYS = { record_id: ['kind', 'id'], imported_record: ['import_id', 'kind', 'id'] } as const;

/** Deletes at most `most` rows of a user; how many. */
export async function deleteSome(
  db: Database,
  table: RestoredTable,
  userId: string,
  most: number,
): Promise<number> {
  const key = table in KEYS ? KEYS[table as keyof typeof KEYS] : (['id'] as const);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const { numAffectedRows } = await sql`delete from ${sql.table(table)}
    where user_id = ${userId} and (${columns}) in (
      select ${columns} from ${sql.table(table)} where user_id = ${userId} limit ${most}
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Has the tallies and the reminders of a user made again, as if nothing had been entered. */
export async function recount(db: Database, userId: string, now: EpochMs): Promise<void> {
  await db
    .updateTable('user_activity')
    .set({ is_tally_due: 1 })
    .where('user_id', '=', userId)
    .execute();
  await replanReminders(db, { userId, now });
}
