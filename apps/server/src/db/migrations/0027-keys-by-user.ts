import { type Kysely, SqliteAdapter, sql } from 'kysely';

const TABLES = ['calendar_feed', 'report_share'];

/**
 * Things that users own are unique for each user, not among all: a browser that notifies, and the
 * addresses of calendars and reports, which carry their user from now on. Those of before are found
 * by an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('push_subscription_of_user')
    .on('push_subscription')
    .columns(['user_id', 'endpoint'])
    .unique()
    .execute();
  // SQLite could only lose them with the tables. It finds by them what PostgreSQL needs an index for.
  if (db.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`alter table push_subscription drop constraint push_subscription_endpoint`.execute(db);
  await sql`create index push_subscription_by_endpoint on push_subscription (endpoint)`.execute(db);
  for (const table of TABLES) {
    await sql`alter table ${sql.table(table)}
      drop constraint ${sql.id(`${table}_token_hash_key`)}`.execute(db);
    await sql`create index ${sql.id(`${table}_by_token`)}
      on ${sql.table(table)} (token_hash)`.execute(db);
  }
}
