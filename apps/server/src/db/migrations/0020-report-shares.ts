import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** The addresses under which a user's report is read, by their hashes, each until its day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await db.schema
    .createTable('report_share')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('passcode_hash', 'text')
    .addColumn('from_day', 'text', (c) => c.notNull())
    .addColumn('to_day', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('views', 'integer', (c) => c.notNull())
    .addColumn('last_viewed_at', 'bigint')
    .addPrimaryKeyConstraint('report_share_pk', ['user_id', 'id'])
    .$call((table) => (isSqlite ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
  await db.schema
    .createIndex('report_share_expires_at')
    .on('report_share')
    .column('expires_at')
    .execute();
}
