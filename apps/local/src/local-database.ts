import { Kysely, sql } from 'kysely';
import type { SqlJsStatic } from 'sql.js';
import type { WholeDatabase } from '../../server/src/db/database.ts';
import { DurableSqliteDialect } from '../../server/src/db/engines/sqlite-dialect.ts';
import { migrate, refuseNewer } from '../../server/src/db/migrate.ts';
import { MIGRATIONS } from '../../server/src/db/migrations.ts';
import type { Schema } from '../../server/src/db/schema.ts';
import { SqlJsFile } from './sql-js-file.ts';

/** A database in memory, with its schema up to date. */
export interface LocalDatabase {
  readonly db: WholeDatabase;
  readonly file: SqlJsFile;
  /** True: its schema was older than this release. */
  readonly wasMigrated: boolean;
}

/**
 * Opens a database of these bytes, or an empty one, and brings its schema up to date. `statements` make
 * the empty one at once; without them the migrations do. Throws NewerDatabaseError where a later release
 * was here.
 */
export async function openLocalDatabase(
  sqlJs: SqlJsStatic,
  bytes: Uint8Array | null,
  statements = '',
): Promise<LocalDatabase> {
  const file = new SqlJsFile(sqlJs, bytes);
  try {
    const isMade = bytes === null && statements !== '';
    if (isMade) file.run(statements);
    // The types of Kysely know no tables that may only be read.
    const dialect = new DurableSqliteDialect(file);
    const db = new Kysely<Schema>({ dialect }) as unknown as WholeDatabase;
    const names = bytes === null && !isMade ? [] : await readMigrations(db);
    refuseNewer(names);
    const isBehind = names.length < Object.keys(MIGRATIONS).length;
    if (isBehind) await migrate(db);
    return { db, file, wasMigrated: bytes !== null && isBehind };
  } catch (error) {
    file.close();
    throw error;
  }
}

/** True when these bytes are a whole database, to its last page. */
export async function isWhole(sqlJs: SqlJsStatic, bytes: Uint8Array): Promise<boolean> {
  let file: SqlJsFile | null = null;
  try {
    file = new SqlJsFile(sqlJs, bytes);
    const [row] = file.prepare('pragma integrity_check').all([]);
    return (row as { integrity_check?: unknown } | undefined)?.integrity_check === 'ok';
  } catch {
    return false;
  } finally {
    file?.close();
  }
}

async function readMigrations(db: WholeDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
