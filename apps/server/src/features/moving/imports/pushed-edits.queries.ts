import type { Database } from '../../../db/database.ts';
import type { ImportedRecordTable } from '../../../db/tables/import-tables.ts';
import type { WeightTable } from '../../../db/tables/record-tables.ts';
import type { Records } from '../../../records/change-records.ts';
import type { ImportedKind, ImportedRows } from './imports.queries.ts';

/** Changes a weigh-in or a measurement to what its program says now. */
export async function updateMeasured<Kind extends 'weight' | 'measurement'>(
  records: Records,
  kind: Kind,
  id: string,
  said: Partial<ImportedRows[Kind]>,
): Promise<void> {
  await records
    .writing(kind)
    .updateTable(kind as 'weight' | 'measurement')
    // Of the table that was asked.
    .set(said as Partial<WeightTable>)
    .where('user_id', '=', records.userId)
    .where('id', '=', id)
    .execute();
}

/** The digests of what imports of a source wrote of records. */
export async function findWritten(
  db: Database,
  source: string,
  { userId, kind, ids }: { userId: string; kind: ImportedKind; ids: readonly string[] },
): Promise<{ readonly id: string; readonly written_hash: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('imported_record')
    .innerJoin('history_import', (join) =>
      join
        .onRef('history_import.user_id', '=', 'imported_record.user_id')
        .onRef('history_import.id', '=', 'imported_record.import_id'),
    )
    .select(['imported_record.id', 'imported_record.written_hash'])
    .where('imported_record.user_id', '=', userId)
    .where('imported_record.kind', '=', kind)
    .where('imported_record.id', 'in', ids)
    .where('history_import.source', '=', source)
    .execute();
}

/** Notes what an import wrote of a record last, where it was not edited since. */
export async function rewriteImported(
  db: Database,
  { user_id, kind, id, before, after }: RewrittenRecord,
): Promise<void> {
  await db
    .updateTable('imported_record')
    .set({ written_hash: after })
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('written_hash', '=', before)
    .execute();
}

interface RewrittenRecord extends Pick<ImportedRecordTable, 'user_id' | 'kind' | 'id'> {
  readonly before: string;
  readonly after: string;
}
