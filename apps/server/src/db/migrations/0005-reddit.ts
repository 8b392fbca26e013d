import { type Kysely, sql } from 'kysely';

/** The one connection to Reddit, and the posts that were found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reddit_connection')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    // Tokens are encrypted: a copy of the database alone does not open the account.
    .addColumn('access_token_sealed', 'text')
    .addColumn('refresh_token_sealed', 'text')
    .addColumn('expires_at', 'bigint')
    .addColumn('connected_at', 'bigint')
    .addColumn('blocked_until', 'bigint')
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('searched_at', 'bigint')
    // One process at a time renews the access token, or a renewed refresh token could be lost.
    .addColumn('renewing_until', 'bigint')
    .execute();
  await db.schema
    .createTable('reddit_used_state')
    .addColumn('nonce', 'text', (c) => c.primaryKey())
    .addColumn('used_at', 'bigint', (c) => c.notNull())
    .execute();
  // What a post says is kept for a day only; the mark of an admin stays with its id.
  await db.schema
    .createTable('reddit_post')
    .addColumn('post_id', 'text', (c) => c.primaryKey())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('new', 'handled', 'dismissed')`),
    )
    .addColumn('found_at', 'bigint', (c) => c.notNull())
    .addColumn('title', 'text')
    .addColumn('subreddit', 'text')
    .addColumn('permalink', 'text')
    .addColumn('engagement', 'integer', (c) => c.notNull())
    .addColumn('posted_at', 'bigint', (c) => c.notNull())
    .addColumn('relevance', 'integer', (c) => c.notNull())
    .addColumn('relevance_words', 'text')
    .execute();
  await db.schema
    .createIndex('reddit_post_by_time')
    .on('reddit_post')
    .column('found_at desc')
    .execute();
}
