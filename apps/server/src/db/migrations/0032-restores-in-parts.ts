import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * An account knows until when a restore has it to itself, and the ids that its records had before are kept
 * until the restore is whole.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await db.schema.alterTable('user_account').addColumn('restoring_until', 'bigint').execute();
  await db.schema
    .createIndex('user_account_by_restoring')
    .on('user_account')
    .column('restoring_until')
    .where('restoring_until', 'is not', null)
    .execute();
  await db.schema
    .createTable('earlier_record_id')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('sent_hash', 'text', (c) => c.notNull())
    .addColumn('stored_hash', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addPrimaryKeyConstraint('earlier_record_id_pk', ['user_id', 'kind', 'id'])
    .$call((table) => (isSqlite ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
}
