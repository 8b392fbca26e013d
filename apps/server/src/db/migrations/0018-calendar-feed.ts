import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** The address under which a user's calendar is read, by its hash, and what was last read there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await db.schema
    .createTable('calendar_feed')
    .addColumn('user_id', 'text', (c) =>
      c.primaryKey().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_read_at', 'bigint')
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .$call((table) => (isSqlite ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
}
