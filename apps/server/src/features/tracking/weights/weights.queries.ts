import type { Weight } from '@dosewise/contract';
import type { CompiledQuery } from 'kysely';
import type { Database, RecordDatabase } from '../../../db/database.ts';
import { prepared } from '../../../db/engines/prepared-query.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { presentLoggedBy } from '../../../db/tables/record-codecs.ts';
import type { WeighedValues, WeightTable } from '../../../db/tables/record-tables.ts';
import type { Records } from '../../../records/change-records.ts';

/** Rows in one statement: 8 values each, well below what either engine binds at once. */
const ROWS_AT_ONCE = 500;

/** A user's weigh-ins, newest first: those before `before`, at most `limit`. */
export async function listWeights(
  db: Database,
  userId: string,
  page: { before?: EpochMs | undefined; limit: number },
): Promise<Weight[]> {
  return (await selectWeights(db, { userId, ...page })).map(presentWeight);
}

const selectWeights = prepared(
  (
    db,
    { userId, before, limit }: { userId: string; before?: EpochMs | undefined; limit: number },
  ) =>
    db
      .selectFrom('weight')
      .select(['id', 'measured_at', 'weight_kg', 'note', 'source', 'is_unconfirmed', 'logged_by'])
      .where('user_id', '=', userId)
      .$if(before !== undefined, (query) => query.where('measured_at', '<', before ?? 0))
      .orderBy('measured_at', 'desc')
      .limit(limit),
);

/** The weigh-ins at the instants from `first` to `last`, by instant. */
export async function findWeightsBetween(
  db: Database,
  userId: string,
  first: EpochMs,
  last: EpochMs,
): Promise<ReadonlyMap<EpochMs, WeightTable>> {
  const rows = await db
    .selectFrom('weight')
    .selectAll()
    .where('user_id', '=', userId)
    .where('measured_at', '>=', first)
    .where('measured_at', '<=', last)
    .execute();
  return new Map(rows.map((row) => [row.measured_at, row]));
}

/** The row of one weigh-in, or undefined. */
export function findWeightRow(db: Database, userId: string, id: string) {
  return db
    .selectFrom('weight')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Writes a weigh-in. False when there is one at its instant. */
export async function insertWeight(records: Records, row: WeightTable): Promise<boolean> {
  const inserted = await records
    .writing('weight')
    .insertInto('weight')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'measured_at']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Sets columns of one weigh-in; the row then, or undefined when it is not there. */
export function updateWeight(
  records: Records,
  id: string,
  changes: Partial<Omit<WeightTable, 'user_id' | 'id'>>,
) {
  return records
    .writing('weight')
    .updateTable('weight')
    .set((eb) => ({ note: eb.ref('note'), ...changes }))
    .where('user_id', '=', records.userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Locks the user's weigh-ins against another writer until the transaction ends. */
export async function lockWeights(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('user_account')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', userId)
    .execute();
}

/** Writes weigh-ins, all with their columns in one order; one at the same instant keeps its id. */
export async function upsertWeights(records: Records, rows: readonly WeightTable[]): Promise<void> {
  const db = records.writing('weight');
  const columns = Object.keys(rows[0] ?? {}) as (keyof WeightTable)[];
  let whole: CompiledQuery | null = null;
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = rows.slice(start, start + ROWS_AT_ONCE);
    if (part.length < ROWS_AT_ONCE) {
      await db.executeQuery(buildUpsert(db, part));
    } else {
      // Of as many rows each, so they differ in nothing but values: building them is half the work.
      whole ??= buildUpsert(db, part);
      await db.executeQuery({
        ...whole,
        parameters: part.flatMap((row) => columns.map((column) => row[column])),
      });
    }
  }
}

function buildUpsert(db: RecordDatabase, rows: readonly WeightTable[]): CompiledQuery {
  return db
    .insertInto('weight')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'measured_at']).doUpdateSet(
        (eb) =>
          ({
            weight_kg: eb.ref('excluded.weight_kg'),
            note: eb.ref('excluded.note'),
            source: eb.ref('excluded.source'),
            is_unconfirmed: eb.ref('excluded.is_unconfirmed'),
            logged_by: eb.ref('excluded.logged_by'),
          }) satisfies Record<keyof WeighedValues | 'is_unconfirmed' | 'logged_by', unknown>,
      ),
    )
    .compile();
}

/** The weigh-in at an instant. */
export async function findWeightAt(
  db: Database,
  userId: string,
  at: EpochMs,
): Promise<Weight | null> {
  const row = (await findWeightsBetween(db, userId, at, at)).get(at);
  return row ? presentWeight(row) : null;
}

/** Deletes a weigh-in. False when it is not there. */
export async function deleteWeight(records: Records, id: string): Promise<boolean> {
  return (await records.remove('weight', (own) => own.where('id', '=', id))).length > 0;
}

/** Deletes the weigh-in at an instant, where there is one. */
export async function deleteWeightAt(records: Records, at: EpochMs): Promise<void> {
  await records.remove('weight', (own) => own.where('measured_at', '=', at));
}

/** A weigh-in as replies carry it. */
export function presentWeight(row: Omit<WeightTable, 'user_id' | 'created_at'>): Weight {
  return {
    _id: row.id,
    date: new Date(row.measured_at).toISOString(),
    weightKg: row.weight_kg,
    note: row.note,
    source: row.source,
    isUnconfirmed: row.is_unconfirmed === 1,
    loggedBy: presentLoggedBy(row.logged_by),
  };
}
