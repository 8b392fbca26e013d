import { sql } from 'kysely';
import { vi } from 'vitest';
import { newId } from '../create-context.ts';
import { inTransaction, type WholeDatabase } from '../db/database.ts';
import type { Records } from '../records/change-records.ts';
import { deleteRecords, updateOwner } from '../records/record-changes.queries.ts';
import { citusFolder } from './citus/citus-cluster.ts';
import { ENGINE } from './databases.ts';
import { TEST_NOW } from './test-app.ts';

/** The connections of each machine of Citus, or of PostgreSQL alone. */
const ACTIVITY = sql.table(
  citusFolder() === undefined ? 'pg_stat_activity' : 'citus_stat_activity',
);

/** Until a transaction waits for another one. On SQLite there is only one at a time. */
export async function untilItWaits(db: WholeDatabase): Promise<void> {
  if (ENGINE === 'sqlite') return;
  await vi.waitUntil(async () => {
    const { rows } = await sql`select pid from ${ACTIVITY}
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length > 0;
  }, 10_000);
}

/** A transaction in two halves. */
interface Halves {
  readonly first: (tx: WholeDatabase) => Promise<unknown>;
  readonly second?: (tx: WholeDatabase) => Promise<unknown>;
}

/**
 * Runs a transaction, and between its halves begins `request`, which comes as far as it can: to its
 * end, or to a lock of the first half. On SQLite it waits for the whole. Gives the request's reply.
 */
export async function interleave<T>(
  db: WholeDatabase,
  { first, second }: Halves,
  request: () => Promise<T>,
): Promise<T> {
  let reply: Promise<T> | undefined;
  await inTransaction(db, async (transaction) => {
    const tx = transaction as WholeDatabase;
    await first(tx);
    reply = request();
    await Promise.race([reply, untilItWaits(db)]);
    await second?.(tx);
  });
  if (!reply) throw new Error('the request was never made');
  return reply;
}

/** A change of a user's records that stands still: nothing is noted of it, which comes at its end. */
export const halfChange = (db: WholeDatabase, userId: string): Records => ({
  db,
  now: TEST_NOW,
  newId,
  userId,
  writing: () => db,
  remove: (kind, pick) => deleteRecords(db, kind, userId, pick),
  tell: () => {},
  updateOwner: (settings) => updateOwner(db, userId, settings),
});
