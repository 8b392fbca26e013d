import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** Tables whose rows are read by their user, and to which no other table refers. */
const TABLES = ['dose', 'weight', 'symptom'];

/**
 * A person's rows lie together, in the order of the primary key, where SQLite had kept rows in the
 * order of their arrival: a list read as many pages as it has rows. PostgreSQL has no such tables.
 * Expired idempotency keys are found by their age, on both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('idempotency_key_by_age')
    .on('idempotency_key')
    .column('created_at')
    .execute();
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  for (const table of TABLES) await rebuild(db, table);
}

/** Makes `table` again from its own definition, with all its rows and indexes. */
async function rebuild(db: Kysely<unknown>, table: string): Promise<void> {
  const { rows: definitions } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master
    where tbl_name = ${table} and sql is not null order by type desc`.execute(db);
  const old = `${table}_by_arrival`;
  const [{ sql: definition } = { sql: '' }, ...indexes] = definitions;
  await sql`alter table ${sql.table(table)} rename to ${sql.table(old)}`.execute(db);
  await sql`${sql.raw(definition)} without rowid`.execute(db);
  await sql`insert into ${sql.table(table)} select * from ${sql.table(old)}
    order by user_id, id`.execute(db);
  // With it go its indexes, whose names are then free.
  await sql`drop table ${sql.table(old)}`.execute(db);
  for (const index of indexes) await sql.raw(index.sql).execute(db);
}
