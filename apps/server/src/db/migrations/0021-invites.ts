import type { Kysely } from 'kysely';

/** Invitations to create an account, by the hash of their address, until one is used or over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invite')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('invite_expires_at').on('invite').column('expires_at').execute();
}
