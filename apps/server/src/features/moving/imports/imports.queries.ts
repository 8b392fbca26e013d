import { ARCHIVE_LIMITS } from '@dosewise/contract';
import type { Database } from '../../../db/database.ts';
import { hasRowLocks } from '../../../db/engines/row-locks.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { HistoryImportTable, ImportedRecordTable } from '../../../db/tables/import-tables.ts';
import type {
  DoseTable,
  MeasurementTable,
  PenTable,
  SymptomTable,
  WeighedValues,
  WeightTable,
} from '../../../db/tables/record-tables.ts';
import type { Records } from '../../../records/change-records.ts';

/** Rows in one statement: at most 16 values each, well below what either engine binds at once. */
const ROWS_AT_ONCE = 500;
/** Ids in one statement. */
const IDS_AT_ONCE = 5000;

/** The kinds of records that an import writes, and their rows. */
export interface ImportedRows {
  readonly dose: DoseTable;
  readonly weight: WeightTable;
  readonly symptom: SymptomTable;
  readonly measurement: MeasurementTable;
}
export type ImportedKind = keyof ImportedRows;

const TIMES = {
  dose: 'taken_at',
  weight: 'measured_at',
  symptom: 'felt_at',
  measurement: 'measured_at',
} as const;

/** Locks the user against another import until the transaction ends. */
export async function lockUser(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('user_account')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', userId)
    .execute();
}

/** The user's records of a kind from `first` to `last`. Weigh-ins, which an import changes, stay as they are. */
export async function findBetween<Kind extends ImportedKind>(
  db: Database,
  kind: Kind,
  { userId, first, last }: { userId: string; first: EpochMs; last: EpochMs },
): Promise<ImportedRows[Kind][]> {
  const time = db.dynamic.ref(TIMES[kind]);
  const rows = await db
    .selectFrom(kind as ImportedKind)
    .selectAll()
    .where('user_id', '=', userId)
    .where(time, '>=', first)
    .where(time, '<=', last)
    .$if(kind === 'weight' && hasRowLocks(db), (query) => query.forUpdate())
    .execute();
  // The rows of the table that was asked.
  return rows as ImportedRows[Kind][];
}

/** Gives weigh-ins other values. */
export async function updateWeights(records: Records, rows: readonly WeightTable[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await records
      .writing('weight')
      .insertInto('weight')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'id']).doUpdateSet(
          (eb) =>
            ({
              weight_kg: eb.ref('excluded.weight_kg'),
              note: eb.ref('excluded.note'),
              source: eb.ref('excluded.source'),
            }) satisfies Record<keyof WeighedValues, unknown>,
        ),
      )
      .execute();
  }
}

/** The user's latest imports, newest first. */
export function listImports(db: Database, userId: string): Promise<HistoryImportTable[]> {
  return db
    .selectFrom('history_import')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ARCHIVE_LIMITS.imports)
    .execute();
}

/** Forgets all imports but the latest `kept`, as `deleteImport` forgets one. */
export async function deleteOldImports(db: Database, userId: string, kept: number): Promise<void> {
  await db
    .deleteFrom('history_import')
    .where('user_id', '=', userId)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('created_at', 'id'),
        '<=',
        // The first of those that are too many; none is there where they are few.
        selectFrom('history_import as other')
          .select(['other.created_at', 'other.id'])
          .where('other.user_id', '=', userId)
          .orderBy('other.created_at', 'desc')
          .orderBy('other.id', 'desc')
          .offset(kept)
          .limit(1)
          .$asTuple('created_at', 'id'),
      ),
    )
    .execute();
}

/** The latest import of a source. */
export function findLatestOf(
  db: Database,
  userId: string,
  source: string,
): Promise<HistoryImportTable | undefined> {
  return db
    .selectFrom('history_import')
    .selectAll()
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Notes that an import brought more. */
export async function continueImport(
  db: Database,
  { user_id, id, created_at, counts }: HistoryImportTable,
): Promise<void> {
  await db
    .updateTable('history_import')
    .set({ created_at, counts })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

/** Forgets an import with what is known of its records, which stay. Undefined when it is not there. */
export function deleteImport(
  db: Database,
  userId: string,
  id: string,
): Promise<{ readonly counts: string } | undefined> {
  return db
    .deleteFrom('history_import')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('counts')
    .executeTakeFirst();
}

/** The first of what an import wrote that was not taken back yet, of any kind. */
export function listImported(
  db: Database,
  { userId, importId, count }: { userId: string; importId: string; count: number },
): Promise<ImportedRecordTable[]> {
  return db
    .selectFrom('imported_record')
    .selectAll()
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .orderBy('kind')
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Forgets what is known of the first records, up to the last of `listImported`. */
export async function forgetImported(
  db: Database,
  { user_id, import_id, kind, id }: ImportedRecordTable,
): Promise<void> {
  await db
    .deleteFrom('imported_record')
    .where('user_id', '=', user_id)
    .where('import_id', '=', import_id)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('kind', 'id'), '<=', tuple(kind, id)))
    .execute();
}

/**
 * Records by their ids, as they are now and stay until the transaction ends. Not joined with what an import
 * wrote: just after a large import PostgreSQL, which has not counted its rows yet, would compare each
 * with each.
 */
export async function findByIds<Kind extends ImportedKind>(
  db: Database,
  kind: Kind,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<ImportedRows[Kind][]> {
  const found: unknown[] = [];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const rows = await db
      .selectFrom(kind as ImportedKind)
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', 'in', ids.slice(start, start + IDS_AT_ONCE))
      .$if(hasRowLocks(db), (query) => query.forUpdate())
      .execute();
    found.push(...rows);
  }
  // The rows of the table that was asked.
  return found as ImportedRows[Kind][];
}

/**
 * Deletes records, and keeps their ids from being used again. How many they were: a dose that was given
 * its pen in the meantime stays, or the pen would miss what it gave.
 */
export async function deleteRecords(
  records: Records,
  kind: ImportedKind,
  ids: readonly string[],
): Promise<number> {
  let count = 0;
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const part = ids.slice(start, start + IDS_AT_ONCE);
    const removed =
      kind === 'dose'
        ? await records.remove(kind, (own) =>
            own.where('id', 'in', part).where('pen_id', 'is', null),
          )
        : await records.remove<ImportedKind>(kind, (own) => own.where('id', 'in', part));
    count += removed.length;
  }
  return count;
}

/** Deletes doses of pens, and keeps their ids from being used again. The rows that they were. */
export async function deletePenDoses(
  records: Records,
  ids: readonly string[],
): Promise<DoseTable[]> {
  const gone: DoseTable[] = [];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const part = ids.slice(start, start + IDS_AT_ONCE);
    const rows = await records.remove('dose', (own) =>
      own.where('id', 'in', part).where('pen_id', 'is not', null),
    );
    gone.push(...rows);
  }
  return gone;
}

/** Those of the user's pens that gave no dose, locked until the transaction ends. */
export async function findUnusedPens(
  { db, userId }: Records,
  ids: readonly string[],
): Promise<PenTable[]> {
  if (ids.length === 0) return [];
  const pens = await db
    .selectFrom('pen')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .$if(hasRowLocks(db), (query) => query.forUpdate())
    .execute();
  const used = await db
    .selectFrom('dose')
    .select('pen_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('pen_id', 'in', ids)
    .execute();
  const isUsed = new Set(used.map(({ pen_id }) => pen_id));
  return pens.filter(({ id }) => !isUsed.has(id));
}

/** Deletes pens, and keeps their ids from being used again. How many they were. */
export async function deletePens(records: Records, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  return (await records.remove('pen', (own) => own.where('id', 'in', ids))).length;
}
