import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * Measurements of the body besides its weight, of one kind or of all in the order of time. Ids and
 * imported records may be of any kind: the lists of kinds that SQL held would have to grow with each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const table of ['record_id', 'imported_record']) {
    if (isSqlite) await rebuildForAnyKind(db, table);
    else {
      const check = sql.ref(`${table}_kind_check`);
      await sql`alter table ${sql.table(table)} drop constraint ${check}`.execute(db);
    }
  }
  await db.schema
    .createTable('measurement')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('value', 'double precision', (c) => c.notNull().check(sql`value > 0`))
    .addColumn('measured_at', 'bigint', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('measurement_pk', ['user_id', 'id'])
    .$call((table) => (isSqlite ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
  await db.schema
    .createIndex('measurement_by_time')
    .on('measurement')
    .columns(['user_id', 'measured_at desc', 'id desc'])
    .execute();
  await db.schema
    .createIndex('measurement_by_kind')
    .on('measurement')
    .columns(['user_id', 'kind', 'measured_at desc', 'id desc'])
    .execute();
}

/** Makes `table` again from its own definition without the check of its kind: SQLite drops none. */
async function rebuildForAnyKind(db: Kysely<unknown>, table: string): Promise<void> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master
    where tbl_name = ${table} and sql is not null order by type desc`.execute(db);
  const [definition = '', ...indexes] = rows.map((row) => row.sql);
  const old = `${table}_of_some_kinds`;
  await sql`alter table ${sql.table(table)} rename to ${sql.table(old)}`.execute(db);
  await sql.raw(definition.replace(/ check \(kind in \([^)]*\)\)/, '')).execute(db);
  await sql`insert into ${sql.table(table)} select * from ${sql.table(old)}`.execute(db);
  // With it go its indexes, whose names are then free.
  await sql`drop table ${sql.table(old)}`.execute(db);
  for (const index of indexes) await sql.raw(index).execute(db);
}
