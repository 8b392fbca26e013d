import { inOrderOfTime } from '@dosewise/domain';
import { type DeleteQueryBuilder, type DeleteResult, sql } from 'kysely';
import type { Database, RecordDatabase, RecordKind, WholeDatabase } from '../db/database.ts';
import { prepared } from '../db/engines/prepared-query.ts';
import type { Schema } from '../db/schema.ts';
import type { UserAccountTable } from '../db/tables/account-tables.ts';
import type { EpochMs } from '../db/tables/column-types.ts';

/** Few enough for one statement. */
const IDS_AT_ONCE = 500;

/** The user and the time of a change. */
interface Change {
  readonly userId: string;
  readonly now: EpochMs;
}

/**
 * Notes an entry by which the figures of its user are to be counted again. Returns when reminders are planned
 * again: never, null, for who has neither reminders nor webhooks.
 */
export const noteDueEntry = prepared((db, entry: Change) =>
  buildNote(db, entry, { is_tally_due: 1 }),
);
export const notePlainEntry = prepared((db, entry: Change) => buildNote(db, entry, {}));

const NO_COUNTS = { pens: 0, doses: 0, golden_doses: 0 };

function buildNote(db: Database, { userId, now }: Change, due: { is_tally_due?: 1 }) {
  return (
    db
      .insertInto('user_activity')
      .values({ user_id: userId, last_entry_at: now, is_tally_due: 0, ...NO_COUNTS, ...due })
      // Always an update: it waits for a count under way, which then cannot miss this change.
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ last_entry_at: now, ...due, replan_at: AT_ONCE, replan_since: now }),
      )
      .returning('replan_at')
  );
}

/** Has the reminders planned again at once; null, for who has none, stays null. */
const AT_ONCE = sql<number | null>`case when user_activity.replan_at is not null then 0 end`;

/** Has a user's reminders planned again because of a change that is no entry. */
export async function replanReminders(db: Database, { userId, now }: Change): Promise<void> {
  await db
    .updateTable('user_activity')
    .set({ replan_at: 0, replan_since: now })
    .where('user_id', '=', userId)
    .where('replan_at', 'is not', null)
    .execute();
}

/** The same for who may not have had any yet. */
export async function beginReminders(db: Database, { userId, now }: Change): Promise<void> {
  const row = { user_id: userId, last_entry_at: null, is_tally_due: 0, ...NO_COUNTS } as const;
  const due = { replan_at: 0, replan_since: now };
  await db
    .insertInto('user_activity')
    .values({ ...row, ...due })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(due))
    .execute();
}

/** Settings of an account that its records are shown, counted and reminded of by. */
export type OwnerSettings = Pick<
  UserAccountTable,
  | 'country'
  | 'currency'
  | 'height_cm'
  | 'height_unit'
  | 'injection_zones'
  | 'language'
  | 'time_zone'
  | 'weight_unit'
>;

/** Sets settings of an account. */
export async function updateOwner(
  db: RecordDatabase,
  userId: string,
  settings: Partial<OwnerSettings>,
): Promise<void> {
  await db.updateTable('user_account').set(settings).where('id', '=', userId).execute();
}

type Own<Kind extends RecordKind> = DeleteQueryBuilder<Schema, Kind, DeleteResult>;

/** Picks some of a user's own records of a kind. */
export type Picking<Kind extends RecordKind> = (own: Own<Kind>) => Own<Kind>;

/** Deletes the records that `pick` picks; the rows they were. */
export async function deleteRecords<Kind extends RecordKind>(
  db: WholeDatabase,
  kind: Kind,
  userId: string,
  pick: Picking<Kind>,
): Promise<Schema[Kind][]> {
  const table: RecordKind = kind;
  // The compiler does not follow that a kind has the columns of all kinds, and rows of its own.
  const own = db.deleteFrom(table).where('user_id', '=', userId) as unknown as Own<Kind>;
  return (await pick(own).returningAll().execute()) as unknown as Schema[Kind][];
}

/**
 * Of injections whose first entry is gone the earliest that is left becomes the first, and the others point to
 * it.
 */
export async function keepInjections(
  db: WholeDatabase,
  userId: string,
  gone: readonly string[],
): Promise<void> {
  for (let start = 0; start < gone.length; start += IDS_AT_ONCE) {
    const left = await db
      .selectFrom('dose')
      .select(['id', 'part_of', 'taken_at as at'])
      .where('user_id', '=', userId)
      .where('part_of', 'in', gone.slice(start, start + IDS_AT_ONCE))
      .execute();
    for (const goneFirst of new Set(left.map(({ part_of }) => part_of))) {
      const parts = left.filter(({ part_of }) => part_of === goneFirst);
      const [first, ...others] = parts.toSorted(inOrderOfTime).map(({ id }) => id);
      const own = db.updateTable('dose').where('user_id', '=', userId);
      if (first === undefined) continue;
      await own.set({ part_of: null }).where('id', '=', first).execute();
      if (others.length > 0) {
        await own.set({ part_of: first }).where('id', 'in', others).execute();
      }
    }
  }
}
