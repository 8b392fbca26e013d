import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The database, or a transaction in it: a query function takes either. */
export type Database = Kysely<Schema>;

type Work<T> = (tx: Database) => Promise<T>;

/** Runs `work` in a transaction: in the one that `db` already is, or in a new one. */
export function inTransaction<T>(db: Database, work: Work<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  const first = beginnings.get(db);
  return db.transaction().execute(async (tx) => {
    await first?.(tx);
    return work(tx);
  });
}

const beginnings = new WeakMap<Database, Work<void>>();

/** Does in `tx` what every transaction on `db` begins with, where something has to come before that. */
export async function beginLate(db: Database, tx: Database): Promise<void> {
  await beginnings.get(db)?.(tx);
}

/** The same database, but each transaction on it begins with `first`, which may refuse it. */
export function beginningWith(db: Database, first: Work<void>): Database {
  const same = db.withoutPlugins();
  beginnings.set(same, first);
  return same;
}
