import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { hasRowLocks } from './engines/row-locks.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Schema } from './schema.ts';

/** A database that this version must leave alone. Its message is fit to show to an operator. */
export class NewerDatabaseError extends Error {}

/** A database of another program, which is left alone, too. Its message is fit to show to an operator. */
export class ForeignDatabaseError extends Error {}

/** Throws where a file of SQLite holds tables of which none is ours. A PostgreSQL may be shared. */
async function refuseForeign(db: Database): Promise<void> {
  if (hasRowLocks(db)) return;
  const tables = await db.introspection.getTables();
  if (tables.length === 0 || (await migrationsOf(db)).length > 0) return;
  throw new ForeignDatabaseError(
    'The database file dosewise.db is of another program. Nothing was changed. Set DATA_DIR to another folder.',
  );
}

/** Throws where a database has had migrations, by their names, that this version does not know. */
export function refuseNewer(names: readonly string[]): void {
  const unknown = names.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown === undefined) return;
  throw new NewerDatabaseError(
    `The database was made by a newer version of Dosewise (${unknown}). Start that version or a later one, or restore a backup from before into an empty database.`,
  );
}

/**
 * Brings the schema up to date, or up to the migration `target`. Safe when several processes start
 * at once: PostgreSQL's adapter takes an advisory lock, SQLite's transaction takes the write lock.
 * Throws when a migration fails, NewerDatabaseError when a newer version was here, and ForeignDatabaseError. `before` is
 * called while no other process migrates; when it fails, nothing is migrated.
 */
export async function migrate(
  db: Database,
  target?: string,
  before?: () => Promise<void>,
): Promise<void> {
  await refuseForeign(db);
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
export async function migrationsOf(db: Database): Promise<string[]> {
  const migrations = sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return migrations.then(({ rows }) => rows.map(({ name }) => name)).catch(() => []);
}
