import type { Symptom } from '@dosewise/contract';
import type { Database } from '../../../db/database.ts';
import { prepared } from '../../../db/engines/prepared-query.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { presentLoggedBy } from '../../../db/tables/record-codecs.ts';
import type { SymptomTable } from '../../../db/tables/record-tables.ts';
import type { Records } from '../../../records/change-records.ts';

/** A user's symptoms, newest first: those before `before`, at most `limit`. */
export async function listSymptoms(
  db: Database,
  userId: string,
  page: { before?: EpochMs | undefined; limit: number },
): Promise<Symptom[]> {
  return (await selectSymptoms(db, { userId, ...page })).map(presentSymptom);
}

const selectSymptoms = prepared(
  (
    db,
    { userId, before, limit }: { userId: string; before?: EpochMs | undefined; limit: number },
  ) =>
    db
      .selectFrom('symptom')
      .select(['id', 'felt_at', 'category', 'severity', 'note', 'logged_by'])
      .where('user_id', '=', userId)
      .$if(before !== undefined, (query) => query.where('felt_at', '<', before ?? 0))
      .orderBy('felt_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
);

export async function insertSymptom(records: Records, symptom: SymptomTable): Promise<void> {
  await records.writing('symptom').insertInto('symptom').values(symptom).execute();
}

/** The row of one symptom, or undefined. */
export function findSymptomRow(db: Database, userId: string, id: string) {
  return db
    .selectFrom('symptom')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Sets columns of one symptom; the row then, or undefined when it is not there. */
export function updateSymptom(
  records: Records,
  id: string,
  changes: Partial<Omit<SymptomTable, 'user_id' | 'id'>>,
) {
  return records
    .writing('symptom')
    .updateTable('symptom')
    .set((eb) => ({ note: eb.ref('note'), ...changes }))
    .where('user_id', '=', records.userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a symptom. False when it is not there. */
export async function deleteSymptom(records: Records, id: string): Promise<boolean> {
  return (await records.remove('symptom', (own) => own.where('id', '=', id))).length > 0;
}

/** A symptom as replies carry it. */
export function presentSymptom(row: Omit<SymptomTable, 'user_id' | 'created_at'>): Symptom {
  return {
    _id: row.id,
    date: new Date(row.felt_at).toISOString(),
    category: row.category,
    severity: row.severity,
    note: row.note,
    loggedBy: presentLoggedBy(row.logged_by),
  };
}
