import { sql } from 'kysely';
import type { EpochMs } from './db/column-types.ts';
import type { Database } from './db/database.ts';

/** Tables whose rows are over some day, and the instant that says when. Each has an index on it. */
const INSTANTS = {
  session: 'expires_at',
  login_failure: 'failed_at',
  idempotency_key: 'created_at',
} as const;

export type ExpiringTable = keyof typeof INSTANTS;

/** Deletes rows of `until` or earlier, the oldest first, at most some more than `most`; how many. */
export async function deleteOldest(
  db: Database,
  table: ExpiringTable,
  until: EpochMs,
  most: number,
): Promise<number> {
  const instant = sql.ref(INSTANTS[table]);
  const { rows } = await sql<{ at: EpochMs }>`select ${instant} as at from ${sql.table(table)}
    where ${instant} <= ${until} order by ${instant} limit ${most}`.execute(db);
  const last = rows.at(-1);
  if (!last) return 0;
  const deleted = await sql`delete from ${sql.table(table)} where ${instant} <= ${last.at}`.execute(
    db,
  );
  return Number(deleted.numAffectedRows ?? 0);
}
