import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * The ids of records that clients made, with what was posted under them, and those of records that
 * were deleted: what a phone sends again, even a year later, is found here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await db.schema
    .createTable('record_id')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('pen', 'dose', 'weight', 'symptom')`),
    )
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('sent_hash', 'text', (c) => c.notNull())
    .addColumn('stored_hash', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addPrimaryKeyConstraint('record_id_pk', ['user_id', 'kind', 'id'])
    .$call((table) => (isSqlite ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
  await db.schema
    .createIndex('record_id_by_deletion')
    .on('record_id')
    .column('deleted_at')
    .where('deleted_at', 'is not', null)
    .execute();
}
