import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { ConnectionQueue } from './connection-queue.ts';
import { isBusy } from './engine-errors.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { NamingClient } from './naming-client.ts';
import { NUMBER_TYPES } from './number-types.ts';
import type { Schema } from './schema.ts';
import { DurableSqliteDialect } from './sqlite-dialect.ts';

/** The database, or a transaction in it: a query function takes either. */
export type Database = Kysely<Schema>;

/** Where the rows are: one file, or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'postgres'; readonly url: string };

/** How long an opening waits for others who open the same SQLite file, and between two tries. */
const OPEN_LIMIT_MS = 5000;
const OPEN_STEP_MS = 5;

/** Opens the database without touching its schema. Close it with `destroy()`. */
export function openDatabase(location: DatabaseLocation): Database {
  return location.engine === 'sqlite' ? openSqlite(location.file) : openPostgres(location.url);
}

function openSqlite(path: string): Database {
  // Health records: folder and file, where we make them, are for nobody else on this machine.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  // No timeout of SQLite's own once it is open: the dialect waits without blocking the process.
  const file = new SqliteFile(path, { timeout: OPEN_LIMIT_MS });
  switchToWal(file);
  // FULL: a commit that was answered survives a power cut, not only a killed process.
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma('busy_timeout = 0');
  return new Kysely<Schema>({ dialect: new DurableSqliteDialect(file) });
}

/**
 * Where several processes open a new file at once, each wants to switch it. For that SQLite does not
 * wait, whatever its timeout, since two that hold a read lock would wait for each other for ever.
 */
function switchToWal(file: SqliteFile.Database): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (const end = performance.now() + OPEN_LIMIT_MS; ; ) {
    try {
      file.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      Atomics.wait(pause, 0, 0, OPEN_STEP_MS);
    }
  }
}

function openPostgres(url: string): Database {
  // Who cannot have a connection in this time is told to come back, rather than wait for ever.
  const connectionTimeoutMillis = 5000;
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString: url,
    max: 10,
    types: NUMBER_TYPES,
    connectionTimeoutMillis,
  });
  // A lost idle connection is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one that is lost between two statements of a transaction: the next one fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const queue = new ConnectionQueue(pool);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: queue }) });
  queues.set(db, queue);
  return db;
}

const queues = new WeakMap<Database, ConnectionQueue>();

/** Who waits for a connection; on SQLite nobody ever does. */
export function connectionQueue(db: Database): ConnectionQueue | undefined {
  return queues.get(db);
}

/**
 * Brings the schema up to date, or up to the migration `target`. Safe when several processes start
 * at once: PostgreSQL's adapter takes an advisory lock, SQLite's transaction takes the write lock.
 * Throws when a migration fails.
 */
export async function migrate(db: Database, target?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  });
  const { error } =
    target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target);
  if (error) throw error;
}

/** Runs `work` in a transaction: in the one that `db` already is, or in a new one. */
export function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
