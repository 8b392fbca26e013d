import type { HistoryImport } from '@dosewise/contract';
import { insertRows } from '../../../db/insert-rows.ts';
import type { PenTable } from '../../../db/tables/record-tables.ts';
import type { Records } from '../../../records/change-records.ts';
import { hashContent } from '../../../records/record-ids.ts';
import { CONTENT, hashPen } from './added-records.ts';
import type { ImportedKind, ImportedRows } from './imports.queries.ts';
import * as queries from './imports.queries.ts';

export { lockUser } from './imports.queries.ts';

/** Number of imports that can be taken back; the records of older ones stay as they are. */
export const KEPT_IMPORTS = 50;

/** The records of an archive that were added to an account. */
export type AddedRecords = { readonly pen: readonly PenTable[] } & {
  readonly [Kind in ImportedKind]: readonly ImportedRows[Kind][];
};

/** Lists what an archive added as an import, so that it can be taken back; the import's id. */
export async function keepAddedArchive(
  { db, now, newId, userId }: Records,
  source: string,
  added: AddedRecords,
): Promise<string> {
  const none = { doses: 0, weights: 0, symptoms: 0, measurements: 0 };
  const counts: Pick<HistoryImport, 'added' | 'changed' | 'skipped'> = {
    added: {
      pens: added.pen.length,
      doses: added.dose.length,
      weights: added.weight.length,
      symptoms: added.symptom.length,
      measurements: added.measurement.length,
    },
    changed: none,
    skipped: none,
  };
  const pens = Object.fromEntries(added.pen.map((pen) => [pen.id, hashPen(pen)]));
  const id = newId();
  await queries.deleteOldImports(db, userId, KEPT_IMPORTS - 1);
  await insertRows(db, 'history_import', [
    { user_id: userId, id, source, created_at: now, counts: JSON.stringify({ ...counts, pens }) },
  ]);
  for (const kind of ['dose', 'weight', 'symptom', 'measurement'] as const) {
    const hash = CONTENT[kind] as (row: ImportedRows[ImportedKind]) => Record<string, unknown>;
    await insertRows(
      db,
      'imported_record',
      added[kind].map((row) => ({
        user_id: userId,
        import_id: id,
        kind,
        id: row.id,
        written_hash: hashContent(hash(row)),
        before: null,
      })),
    );
  }
  return id;
}
