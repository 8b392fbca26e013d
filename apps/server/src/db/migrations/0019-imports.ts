import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * Imports from other trackers, so that they can be taken back; and doses whose pain is not known,
 * or lies between two whole numbers, as other trackers have them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await db.schema
    .createTable('history_import')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('counts', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('history_import_pk', ['user_id', 'id'])
    .$call((table) => (isSqlite ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
  await db.schema
    .createTable('imported_record')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('dose', 'weight', 'symptom')`))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('written_hash', 'text', (c) => c.notNull())
    .addColumn('before', 'text')
    .addPrimaryKeyConstraint('imported_record_pk', ['user_id', 'import_id', 'kind', 'id'])
    .addForeignKeyConstraint(
      'imported_record_import_fk',
      ['user_id', 'import_id'],
      'history_import',
      ['user_id', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .$call((table) => (isSqlite ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
  // SQLite takes no NOT NULL from a column; one without it takes its place and its name.
  await db.schema
    .alterTable('dose')
    .addColumn('pain', 'double precision', (c) => c.check(sql`pain between 0 and 10`))
    .execute();
  await sql`update dose set pain = pain_level`.execute(db);
  await db.schema.alterTable('dose').dropColumn('pain_level').execute();
  await db.schema.alterTable('dose').renameColumn('pain', 'pain_level').execute();
}
