import type { Database } from '../db/database.ts';
import { prepared } from '../db/engines/prepared-query.ts';
import type { EpochMs } from '../db/tables/column-types.ts';

/**
 * Most rows of one account: a daily tablet for 27 years, a pen a week for 38, three symptoms a day for 18
 * years. Accounts of 1.0 may have more; they keep it and cannot add to it.
 */
export const MAX_ROWS = {
  dose: 10_000,
  measurement: 30_000,
  pen: 2_000,
  symptom: 20_000,
  weight: 20_000,
} as const;

/** A table whose rows are counted for each account. */
export type CountedTable = keyof typeof MAX_ROWS;

const countRows = (table: CountedTable) =>
  prepared((db, { userId }: { userId: string }) =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId),
  );

const COUNTS = {
  dose: countRows('dose'),
  measurement: countRows('measurement'),
  pen: countRows('pen'),
  symptom: countRows('symptom'),
  weight: countRows('weight'),
} satisfies Record<CountedTable, ReturnType<typeof countRows>>;

/** The time after a deletion in which a full account may add a record in its place, as an undo does. */
export const UNDO_MS = 3_600_000;

/**
 * True when an account may have one more row, or has just deleted one that this one replaces: a page undoes a
 * deletion by adding the record again, under another id.
 */
export async function hasRoomForOne(
  { db, userId, now }: { readonly db: Database; readonly userId: string; readonly now: EpochMs },
  table: CountedTable,
): Promise<boolean> {
  if (await hasRoomFor(db, table, userId, 1)) return true;
  const since = now - UNDO_MS;
  const deleted = await db
    .selectFrom('record_id')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', table)
    .where('deleted_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  if (!deleted) return false;
  // Counts as deleted too long ago from now on, so that it makes room once.
  const replaced = await db
    .updateTable('record_id')
    .set({ deleted_at: since })
    .where('user_id', '=', userId)
    .where('kind', '=', table)
    .where('id', '=', deleted.id)
    .where('deleted_at', '>', since)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

/**
 * True when an account may have `more` rows; none fit into every account. Those under way at the same moment
 * are not seen.
 */
export async function hasRoomFor(
  db: Database,
  table: CountedTable,
  userId: string,
  more: number,
): Promise<boolean> {
  if (more === 0) return true;
  const [row] = await COUNTS[table](db, { userId });
  return Number(row?.count ?? 0) + more <= MAX_ROWS[table];
}
