import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** Addresses of other programs that are told of doses, stock, weigh-ins and reminders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await db.schema
    .createTable('webhook')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('template', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('last_at', 'bigint')
    .addColumn('last_answer', 'text')
    .addPrimaryKeyConstraint('webhook_pk', ['user_id', 'id'])
    .$call((table) => (isSqlite ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
  // What was logged has no instant at which it is to leave, and is forgotten by when it was put there.
  await sql`create index delivery_webhook_by_age on delivery (created_at)
    where channel = 'webhook' and instant is null`.execute(db);
}
