import type { Kysely } from 'kysely';

/** Devices that were logged in before, and still get in while strangers lock an address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('login_device')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('login_device_pk', ['user_id', 'token_hash'])
    .execute();
  await db.schema
    .createIndex('login_device_by_use')
    .on('login_device')
    .column('last_used_at')
    .execute();
}
