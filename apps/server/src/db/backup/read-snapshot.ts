import { existsSync } from 'node:fs';
import SqliteFile from 'better-sqlite3';
import pg from 'pg';
import { NUMBER_TYPES } from '../engines/number-types.ts';
import type { DatabaseLocation } from '../engines/open-database.ts';
import { BackupError, type Row } from './backup-format.ts';
import { texts } from './texts.ts';

/** Rows are read and written in pieces of this many. */
const PIECE = 500;

/** The database as it was at one moment, while others go on writing. */
export interface Snapshot {
  readonly tables: ReadonlySet<string>;
  /** The rows of a table in pieces. */
  rowsOf(table: string): AsyncIterable<readonly Row[]>;
}

/** Opens a snapshot, lets `work` read it, and closes it. Writers do not wait for it. */
export function withSnapshot<T>(
  location: DatabaseLocation,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return location.engine === 'sqlite'
    ? withSqlite(location.file, work)
    : withPostgres(location.url, work);
}

/** The names of the migrations that the database has had; none where it has no tables. */
export function appliedMigrations(location: DatabaseLocation): Promise<string[]> {
  return withSnapshot(location, migrationsIn);
}

/** The names of the migrations that the database of a snapshot has had. */
export async function migrationsIn({ tables, rowsOf }: Snapshot): Promise<string[]> {
  const names: string[] = [];
  if (!tables.has('kysely_migration')) return names;
  for await (const rows of rowsOf('kysely_migration')) {
    names.push(...rows.map((row) => String(row.name)));
  }
  return names;
}

async function withSqlite<T>(path: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  if (!existsSync(path)) throw new BackupError(texts.noDatabase(path));
  const file = new SqliteFile(path, { readonly: true, fileMustExist: true });
  try {
    // A reader in WAL mode sees the moment of its first read until it ends.
    file.exec('begin');
    const names = file.prepare("select name from sqlite_master where type = 'table'");
    const tables = new Set(names.pluck().all().map(String));
    return await work({ tables, rowsOf: (table) => sqliteRows(file, table) });
  } finally {
    file.close();
  }
}

async function* sqliteRows(file: SqliteFile.Database, table: string) {
  let piece: Row[] = [];
  for (const row of file.prepare(`select * from "${table}"`).iterate()) {
    piece.push(row as Row);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

async function withPostgres<T>(url: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, types: NUMBER_TYPES });
  // A lost connection fails what is asked next; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // Whatever limits the server or the role has.
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
    const names = await client.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = current_schema()',
    );
    const tables = new Set(names.rows.map(({ name }) => name));
    return await work({ tables, rowsOf: (table) => postgresRows(client, table) });
  } finally {
    await client.end();
  }
}

async function* postgresRows(client: pg.Client, table: string) {
  await client.query(`declare backup_rows no scroll cursor for select * from "${table}"`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${PIECE} from backup_rows`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('close backup_rows');
}
