import SqliteFile from 'better-sqlite3';
import pg from 'pg';
import type { DatabaseLocation } from '../apps/server/src/db/engines/open-database.ts';
import type { Schema } from '../apps/server/src/db/schema.ts';
import type { Defer } from './scratch.ts';

/** The type in PostgreSQL of each column of a table. */
export type ColumnTypes<Table extends keyof Schema> = Readonly<
  Record<keyof Schema[Table] & string, 'text' | 'bigint' | 'double precision' | 'integer'>
>;

/** The floor of an import: rows in one transaction, the fastest plain way of each engine. */
export function rawInsert<Table extends keyof Schema & string>(
  location: DatabaseLocation,
  table: Table,
  types: ColumnTypes<Table>,
  defer: Defer,
): (rows: readonly Schema[Table][]) => void | Promise<void> {
  const columns = Object.keys(types) as (keyof Schema[Table] & string)[];
  const into = `insert into ${table} (${columns.join(', ')})`;
  if (location.engine === 'sqlite') {
    const file = new SqliteFile(location.file);
    defer(() => void file.close());
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = FULL');
    file.pragma('foreign_keys = ON');
    const one = file.prepare(`${into} values (${columns.map(() => '?').join(', ')})`);
    return file.transaction((rows: readonly Schema[Table][]) => {
      for (const row of rows) one.run(columns.map((column) => row[column]));
    });
  }
  const pool = new pg.Pool({ connectionString: location.url, max: 1 });
  defer(() => pool.end());
  const arrays = columns.map((column, n) => `$${n + 1}::${types[column]}[]`).join(', ');
  return async (rows) => {
    await pool.query(
      `${into} select * from unnest(${arrays})`,
      columns.map((column) => rows.map((row) => row[column])),
    );
  };
}
