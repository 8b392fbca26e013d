import type { Database } from '../../../db/database.ts';
import type { PenTable } from '../../../db/tables/record-tables.ts';
import type { Records } from '../../../records/change-records.ts';

export async function insertPen(records: Records, pen: PenTable): Promise<void> {
  await records.writing('pen').insertInto('pen').values(pen).execute();
}

/**
 * Sets columns of one pen, and locks it until the transaction ends; what rules about it need then, or
 * undefined when it is not there. With nothing to change it locks all the same.
 */
export function updatePen(
  records: Records,
  penId: string,
  changes: Partial<Omit<PenTable, 'user_id' | 'id' | 'clicks_used' | 'golden_ml_used'>>,
) {
  return records
    .writing('pen')
    .updateTable('pen')
    .set((eb) => ({ name: eb.ref('name'), ...changes }))
    .where('user_id', '=', records.userId)
    .where('id', '=', penId)
    .returning([
      'clicks_used',
      'doses',
      'steps_per_dose',
      'cost_per_pen',
      'cost_currency',
      'golden_ml',
      'start_date',
      'started_by',
      'discarded_on',
    ])
    .executeTakeFirst();
}

/** The instants of a pen's earliest and latest dose and how many it has. */
export async function doseSummary(db: Database, userId: string, penId: string) {
  const row = await db
    .selectFrom('dose')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('taken_at').as('firstAt'),
      fn.max<number | null>('taken_at').as('lastAt'),
    ])
    .where('user_id', '=', userId)
    .where('pen_id', '=', penId)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), firstAt: row.firstAt, lastAt: row.lastAt };
}

/** Deletes a pen. A dose of it breaks the foreign key. False when it is not there. */
export async function deletePen(records: Records, penId: string): Promise<boolean> {
  return (await records.remove('pen', (own) => own.where('id', '=', penId))).length > 0;
}

/** The row of one pen, or undefined. */
export function findPenRow(db: Database, userId: string, penId: string) {
  return db
    .selectFrom('pen')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', penId)
    .executeTakeFirst();
}

export type PenDefaults = Awaited<ReturnType<typeof findPenDefaults>>;

/** The settings of their owner that pens start from. */
export function findPenDefaults(db: Database, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['currency', 'default_fifth_dose_enabled', 'time_zone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
