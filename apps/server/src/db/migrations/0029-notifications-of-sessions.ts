import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * A browser that is notified belongs to the session that asked for it, and ends with it. Of those of
 * before no session is known; they end with a new password, and when someone logs out everywhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return rebuild(db);
  await sql`alter table push_subscription add column session_hash text,
    add constraint push_subscription_of_session foreign key (user_id, session_hash)
    references session (user_id, token_hash) on delete cascade`.execute(db);
}

/** SQLite adds no such reference to a table. In the new one an endpoint is unique for its user alone. */
async function rebuild(db: Kysely<unknown>): Promise<void> {
  await sql`alter table push_subscription rename to push_subscription_of_nobody`.execute(db);
  await db.schema
    .createTable('push_subscription')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_sent_at', 'bigint')
    .addColumn('last_answer', 'text')
    .addColumn('session_hash', 'text')
    .addPrimaryKeyConstraint('push_subscription_pk', ['user_id', 'id'])
    .addForeignKeyConstraint(
      'push_subscription_of_session',
      ['user_id', 'session_hash'],
      'session',
      ['user_id', 'token_hash'],
      (reference) => reference.onDelete('cascade'),
    )
    .execute();
  await sql`insert into push_subscription (user_id, id, endpoint, p256dh, auth, device, created_at,
    last_sent_at, last_answer) select user_id, id, endpoint, p256dh, auth, device, created_at,
    last_sent_at, last_answer from push_subscription_of_nobody`.execute(db);
  await sql`drop table push_subscription_of_nobody`.execute(db);
  await db.schema
    .createIndex('push_subscription_of_user')
    .on('push_subscription')
    .columns(['user_id', 'endpoint'])
    .unique()
    .execute();
  await db.schema
    .createIndex('push_subscription_by_endpoint')
    .on('push_subscription')
    .column('endpoint')
    .execute();
}
