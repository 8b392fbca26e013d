import { type Dialect, Kysely } from 'kysely';
import type { Database, WholeDatabase } from '../database.ts';
import type { Schema } from '../schema.ts';
import type { ConnectionQueue } from './connection-queue.ts';
import { openPostgres, type Patience, REQUEST_PATIENCE } from './open-postgres.ts';
import { openSqlite, openSqliteToRead } from './open-sqlite.ts';

/** The place of the rows: one file, or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly engine: 'sqlite'; readonly file: string }
  | {
      readonly engine: 'postgres';
      readonly url: string;
      /** False: between here and there is a pooler that knows no prepared statements. */
      readonly prepares?: boolean;
    };

/**
 * Opens the database without touching its schema. Close it with `destroy()`. Without `patience`,
 * which is for PostgreSQL, statements take what they take, as a migration must.
 */
export function openDatabase(
  location: DatabaseLocation,
  patience: Patience | null = null,
): WholeDatabase {
  if (location.engine === 'sqlite') {
    const { dialect, isInPlace } = openSqlite(location.file);
    const db = wholeOf(dialect);
    places.set(db, isInPlace);
    return db;
  }
  const { dialect, queue } = openPostgres(location, patience);
  const db = wholeOf(dialect);
  queues.set(db, queue);
  return db;
}

/**
 * Opens a database to look at it: nothing is made, and nothing can be written. Close it with `destroy()`.
 */
export function openToRead(location: DatabaseLocation): WholeDatabase {
  return wholeOf(
    location.engine === 'sqlite'
      ? openSqliteToRead(location.file)
      : openPostgres({ ...location, isToRead: true }, REQUEST_PATIENCE).dialect,
  );
}

/** The database that Kysely opens; its own types let anyone write every table. */
const wholeOf = (dialect: Dialect) => new Kysely<Schema>({ dialect }) as unknown as WholeDatabase;

const places = new WeakMap<Database, () => boolean>();

/** True while the file of a database on SQLite is where it was opened, neither deleted nor replaced. */
export function isFileInPlace(db: Database): boolean {
  return places.get(db)?.() ?? true;
}

const queues = new WeakMap<Database, ConnectionQueue>();

/** The queue of those who wait for a connection; on SQLite no one ever does. */
export function connectionQueue(db: Database): ConnectionQueue | undefined {
  return queues.get(db);
}
