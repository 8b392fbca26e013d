import { sql } from 'kysely';
import { vi } from 'vitest';
import { type Database, inTransaction } from '../db/database.ts';
import { ENGINE } from './databases.ts';

/** Until a transaction waits for another one. On SQLite there is only one at a time. */
export async function untilItWaits(db: Database): Promise<void> {
  if (ENGINE === 'sqlite') return;
  await vi.waitUntil(async () => {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length > 0;
  }, 10_000);
}

/** A transaction in two halves. */
interface Halves {
  readonly first: (tx: Database) => Promise<unknown>;
  readonly second?: (tx: Database) => Promise<unknown>;
}

/**
 * Runs a transaction, and between its halves begins `request`, which comes as far as it can: to its
 * end, or to a lock of the first half. On SQLite it waits for the whole. Gives the request's reply.
 */
export async function interleave<T>(
  db: Database,
  { first, second }: Halves,
  request: () => Promise<T>,
): Promise<T> {
  let reply: Promise<T> | undefined;
  await inTransaction(db, async (tx) => {
    await first(tx);
    reply = request();
    await Promise.race([reply, untilItWaits(db)]);
    await second?.(tx);
  });
  if (!reply) throw new Error('the request was never made');
  return reply;
}
