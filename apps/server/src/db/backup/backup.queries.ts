import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { FORMER_TABLES, type Row, TABLES } from './backup-format.ts';

/** Values of a statement at most: SQLite takes 32,766, PostgreSQL 65,535. */
const MAX_VALUES = 30_000;

/** True when there is any table in the database. */
export async function hasTables(db: Database): Promise<boolean> {
  return (await db.introspection.getTables()).length > 0;
}

/** Adds rows that a backup holds. The names come from the file, so they are quoted, and unknown ones fail. */
export async function insertRows(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const most = Math.max(1, Math.floor(MAX_VALUES / columns.length));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += most) {
    const values = rows
      .slice(from, from + most)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
  }
}

/** Empties every table that there is. */
export async function clearTables(db: Database): Promise<void> {
  for (const table of await existingTables(db)) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
}

/** Takes away every table of ours, and the record of migrations. */
export async function dropTables(db: Database): Promise<void> {
  for (const table of await existingTables(db)) {
    await sql`drop table ${sql.table(table)}`.execute(db);
  }
  for (const table of ['kysely_migration', 'kysely_migration_lock']) {
    await sql`drop table if exists ${sql.table(table)}`.execute(db);
  }
}

/** The tables of this database, those first that point to others. */
async function existingTables(db: Database): Promise<string[]> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return [...TABLES, ...FORMER_TABLES].filter((table) => there.has(table)).reverse();
}

/**
 * Has everyone's reminders planned again as of the restore: a backup holds none, since what was told
 * after it was made must not be told again.
 */
export async function replanAll(db: Database, now: number): Promise<void> {
  await db
    .updateTable('user_activity')
    .set({ replan_at: 0, replan_since: now })
    .where('replan_at', 'is not', null)
    .execute();
}
