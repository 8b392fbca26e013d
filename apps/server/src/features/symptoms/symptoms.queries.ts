import type { Symptom } from '@dosewise/contract';
import type { Database } from '../../db/database.ts';
import type { EpochMs, SymptomTable } from '../../db/schema.ts';

/** A user's symptoms, newest first: those before `before`, at most `limit`. */
export async function listSymptoms(
  db: Database,
  userId: string,
  page: { before?: EpochMs | undefined; limit?: number | undefined },
): Promise<Symptom[]> {
  const { before, limit } = page;
  const rows = await db
    .selectFrom('symptom')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('felt_at', '<', before ?? 0))
    .orderBy('felt_at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map(presentSymptom);
}

export async function insertSymptom(db: Database, symptom: SymptomTable): Promise<Symptom> {
  await db.insertInto('symptom').values(symptom).execute();
  return presentSymptom(symptom);
}

/** Deletes a symptom. False when it is not there. */
export async function deleteSymptom(db: Database, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('symptom')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function presentSymptom(row: SymptomTable): Symptom {
  return {
    _id: row.id,
    date: new Date(row.felt_at).toISOString(),
    category: row.category,
    severity: row.severity,
    note: row.note,
  };
}
