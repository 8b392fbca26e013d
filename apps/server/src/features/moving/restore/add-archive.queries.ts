import type { Database } from '../../../db/database.ts';
import { hasRowLocks } from '../../../db/engines/row-locks.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { DoseTable, PenTable } from '../../../db/tables/record-tables.ts';
import type { CountedTable } from '../../../records/account-limits.queries.ts';

/** Ids in one statement, below what either engine binds at once. */
const IDS_AT_ONCE = 5000;

function* inParts<Value>(values: readonly Value[]): Generator<readonly Value[]> {
  for (let start = 0; start < values.length; start += IDS_AT_ONCE) {
    yield values.slice(start, start + IDS_AT_ONCE);
  }
}

/** Those of the ids that the user has records of this kind with. */
export async function findKnownIds(
  db: Database,
  kind: CountedTable,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const known = new Set<string>();
  for (const part of inParts(ids)) {
    const rows = await db
      .selectFrom(kind)
      .select('id')
      .where('user_id', '=', userId)
      .where('id', 'in', part)
      .execute();
    for (const { id } of rows) known.add(id);
  }
  return known;
}

/** The user's pens with these ids, locked until the transaction ends. */
export async function findPens(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<PenTable[]> {
  if (ids.length === 0) return [];
  return (
    db
      .selectFrom('pen')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', 'in', ids)
      // In the one order in which pens are locked.
      .orderBy('id')
      .$if(hasRowLocks(db), (query) => query.forUpdate())
      .execute()
  );
}

/** The user's doses with these ids, and the parts of injections that begin with them. */
export async function listInjections(
  db: Database,
  userId: string,
  firstIds: readonly string[],
): Promise<DoseTable[]> {
  const entries: DoseTable[] = [];
  for (const part of inParts(firstIds)) {
    for (const column of ['id', 'part_of'] as const) {
      const own = db.selectFrom('dose').selectAll().where('user_id', '=', userId);
      entries.push(...(await own.where(column, 'in', part).execute()));
    }
  }
  return entries;
}

/** Those of the instants at which the user has a weigh-in. */
export async function findWeighedAt(
  db: Database,
  userId: string,
  instants: readonly EpochMs[],
): Promise<Set<EpochMs>> {
  const known = new Set<EpochMs>();
  for (const part of inParts(instants)) {
    const rows = await db
      .selectFrom('weight')
      .select('measured_at')
      .where('user_id', '=', userId)
      .where('measured_at', 'in', part)
      .execute();
    for (const { measured_at } of rows) known.add(measured_at);
  }
  return known;
}

/** Frees ids that records had, for records that have them again. */
export async function freeIds(
  db: Database,
  kind: CountedTable,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  for (const part of inParts(ids)) {
    await db
      .deleteFrom('record_id')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('id', 'in', part)
      .execute();
  }
}
