import type { CompiledQuery } from 'kysely';
import type { Database, RecordDatabase, RecordTable } from '../database.ts';
import type { Schema } from '../schema.ts';

/** Values in one statement, below what either engine binds at once. */
const VALUES_AT_ONCE = 8_000;

/** Writes many rows of a table, all of the same columns in the same order. */
export async function insertRows<Table extends keyof Schema>(
  db: Table extends RecordTable ? RecordDatabase : Database,
  table: Table,
  rows: readonly Schema[Table][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first) as (keyof Schema[Table])[];
  const atOnce = Math.max(1, Math.floor(VALUES_AT_ONCE / columns.length));
  const build = (part: readonly Schema[Table][]) =>
    // Only the first of its types lets every table be written.
    (db as RecordDatabase)
      .insertInto(table)
      // The compiler does not follow that a table's own rows may be inserted into it.
      .values(part as never)
      .compile();
  let whole: CompiledQuery | null = null;
  for (let start = 0; start < rows.length; start += atOnce) {
    const part = rows.slice(start, start + atOnce);
    if (part.length < atOnce) await db.executeQuery(build(part));
    else {
      // Of as many rows each, so they differ in nothing but values.
      whole ??= build(part);
      const parameters = part.flatMap((row) => columns.map((column) => row[column]));
      await db.executeQuery({ ...whole, parameters });
    }
  }
}
