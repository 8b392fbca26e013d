import { type HistoryImport, MAX_IMPORTED_ROWS } from '@dosewise/contract';
import { insertRows } from '../../../db/tables/insert-rows.ts';
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

type Counts = Pick<HistoryImport, 'added' | 'changed' | 'skipped'>;

/** A record that a program sent, with the digest by which an edit since is seen. */
interface PushedRecord {
  readonly kind: ImportedKind;
  readonly row: { readonly id: string };
  readonly hash: string;
}

const LISTS = {
  dose: 'doses',
  weight: 'weights',
  symptom: 'symptoms',
  measurement: 'measurements',
} as const satisfies Record<ImportedKind, keyof Counts['added']>;

/**
 * Lists what a program sent as one import of that program, however often it sends: it grows until it is as
 * large as one may be, and its time is that of the latest.
 */
export async function keepPushed(
  { db, now, newId, userId }: Records,
  source: string,
  added: readonly PushedRecord[],
): Promise<void> {
  if (added.length === 0) return;
  const latest = await queries.findLatestOf(db, userId, source);
  const none = { doses: 0, weights: 0, symptoms: 0, measurements: 0 };
  const empty: Counts = { added: none, changed: none, skipped: none };
  // Written by this.
  const before = latest ? (JSON.parse(latest.counts) as Counts) : empty;
  const sum = Object.values(LISTS).reduce((all, list) => all + before.added[list], 0);
  const isSame = latest !== undefined && sum + added.length <= MAX_IMPORTED_ROWS;
  const counts = structuredClone(isSame ? before : empty);
  for (const { kind } of added) counts.added[LISTS[kind]] += 1;
  const row = {
    user_id: userId,
    id: isSame ? latest.id : newId(),
    source,
    created_at: now,
    counts: JSON.stringify(counts),
  };
  if (isSame) await queries.continueImport(db, row);
  else {
    await queries.deleteOldImports(db, userId, KEPT_IMPORTS - 1);
    await insertRows(db, 'history_import', [row]);
  }
  await insertRows(
    db,
    'imported_record',
    added.map(({ kind, row: { id }, hash }) => ({
      ...{ user_id: userId, import_id: row.id, kind, id },
      written_hash: hash,
      before: null,
    })),
  );
}
