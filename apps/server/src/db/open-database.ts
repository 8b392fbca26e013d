import { type Dialect, Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database, WholeDatabase } from './database.ts';
import type { ConnectionQueue } from './engines/connection-queue.ts';
import { openPostgres, type Patience } from './engines/open-postgres.ts';
import { openSqlite } from './engines/open-sqlite.ts';
import { MIGRATIONS } from './migrations.ts';
import { refuseNewer } from './newer-database.ts';
import type { Schema } from './schema.ts';

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

/** The database that Kysely opens; its own types let anybody write every table. */
const wholeOf = (dialect: Dialect) => new Kysely<Schema>({ dialect }) as unknown as WholeDatabase;

const places = new WeakMap<Database, () => boolean>();

/** True while the file of a database on SQLite is where it was opened, neither deleted nor replaced. */
export function isFileInPlace(db: Database): boolean {
  return places.get(db)?.() ?? true;
}

const queues = new WeakMap<Database, ConnectionQueue>();

/** The queue of those who wait for a connection; on SQLite nobody ever does. */
export function connectionQueue(db: Database): ConnectionQueue | undefined {
  return queues.get(db);
}

/**
 * Brings the schema up to date, or up to the migration `target`. Safe when several processes start
 * at once: PostgreSQL's adapter takes an advisory lock, SQLite's transaction takes the write lock.
 * Throws when a migration fails, and NewerDatabaseError when a newer version was here. `before` is
 * called while no other process migrates; when it fails, nothing is migrated.
 */
export async function migrate(
  db: Database,
  target?: string,
  before?: () => Promise<void>,
): Promise<void> {
  const migrator = new Migrator({
    db: db as unknown as Kysely<Schema>,
    provider: {
      // Asked for under the lock of migrations.
      getMigrations: async () => {
        await before?.();
        return { ...MIGRATIONS };
      },
    },
  });
  const { error } =
    target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target);
  if (!error) return;
  refuseNewer(await migrationsOf(db));
  throw error;
}

/** The names of those that the database has had, none where that cannot be read. */
async function migrationsOf(db: Database): Promise<string[]> {
  const migrations = sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return migrations.then(({ rows }) => rows.map(({ name }) => name)).catch(() => []);
}
