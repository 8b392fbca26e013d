import type { HistoryImport } from '@dosewise/contract';
import type { Database } from '../../../db/database.ts';
import type { HistoryImportTable } from '../../../db/tables/import-tables.ts';
import * as queries from './imports.queries.ts';

/** The user's imports that can be taken back, newest first. */
export async function listImports(db: Database, userId: string): Promise<HistoryImport[]> {
  return (await queries.listImports(db, userId)).map(presentImport);
}

type Counts = Pick<HistoryImport, 'added' | 'changed' | 'skipped'>;

/** Imports of earlier releases brought no measurements and do not count them. */
const NONE = { measurements: 0 };

/** An import as replies carry it. */
export function presentImport(row: HistoryImportTable): HistoryImport {
  // Written with the import.
  const { added, changed, skipped } = JSON.parse(row.counts) as Counts;
  const createdAt = new Date(row.created_at).toISOString();
  return {
    _id: row.id,
    source: row.source,
    createdAt,
    added: { ...NONE, ...added },
    changed: { ...NONE, ...changed },
    skipped: { ...NONE, ...skipped },
  };
}
