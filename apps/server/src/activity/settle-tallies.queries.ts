import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { hasRowLocks } from '../db/row-locks.ts';
import { selectDosesOwnCost } from '../features/savings/savings.read-model.ts';

/** Whether any user's tallies are to be counted again. Reads one entry of a small index. */
export async function isAnyTallyDue(db: Database): Promise<boolean> {
  const due = await db
    .selectFrom('user_activity')
    .select('user_id')
    .where('is_tally_due', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Takes up to `most` users whose tallies are due; nobody else gets them until the end. */
export async function takeDueUsers(db: Database, most: number): Promise<string[]> {
  const due = db
    .selectFrom('user_activity')
    .select('user_id')
    .where('is_tally_due', '=', 1)
    .limit(most);
  const rows = await (hasRowLocks(db) ? due.forUpdate().skipLocked() : due).execute();
  return rows.map((row) => row.user_id);
}

/**
 * Counts the users' doses that have a known cost. It must follow `takeDueUsers` in the same
 * transaction, as a statement of its own: what was committed before the users were taken is seen,
 * and what is under way has still to note itself, which waits for us and makes the user due again.
 */
export async function recountDoses(db: Database, userIds: readonly string[]): Promise<void> {
  await db.deleteFrom('dose_tally').where('user_id', 'in', userIds).execute();
  const doses = selectDosesOwnCost(db)
    .where('dose.user_id', 'in', userIds)
    .where('pen.cost_per_pen', 'is not', null)
    .where('pen.cost_currency', 'is not', null)
    .as('given');
  await db
    .insertInto('dose_tally')
    .columns(['user_id', 'country', 'strength_mg', 'cost_currency', 'doses', 'cost'])
    .expression((eb) =>
      eb
        .selectFrom(doses)
        .select(({ fn }) => [
          'given.user_id',
          'given.country',
          'given.strength_mg',
          'given.cost_currency',
          fn.countAll<number>().as('doses'),
          fn.sum<number>('given.cost').as('cost'),
        ])
        .groupBy(['given.user_id', 'given.country', 'given.strength_mg', 'given.cost_currency']),
    )
    .execute();
}

/** Counts what the users have, and marks them as counted. */
export async function recountRows(db: Database, userIds: readonly string[]): Promise<void> {
  await db
    .updateTable('user_activity')
    .set((eb) => ({
      is_tally_due: 0,
      pens: eb
        .selectFrom('pen')
        .select(({ fn }) => fn.countAll<number>().as('pens'))
        .whereRef('pen.user_id', '=', 'user_activity.user_id'),
      doses: eb
        .selectFrom('dose')
        .select(({ fn }) => fn.countAll<number>().as('doses'))
        .whereRef('dose.user_id', '=', 'user_activity.user_id'),
      golden_doses: eb
        .selectFrom('dose')
        .select(sql<number>`count(*)`.as('golden_doses'))
        .whereRef('dose.user_id', '=', 'user_activity.user_id')
        .where('dose.dose_type', '=', 'golden_dose'),
    }))
    .where('user_id', 'in', userIds)
    .execute();
}
