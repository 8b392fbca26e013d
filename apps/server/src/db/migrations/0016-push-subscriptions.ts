import type { Kysely } from 'kysely';

/** The browsers that someone wants to be notified in. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
    .addPrimaryKeyConstraint('push_subscription_pk', ['user_id', 'id'])
    // A browser belongs to the person who subscribed in it last.
    .addUniqueConstraint('push_subscription_endpoint', ['endpoint'])
    .execute();
}
