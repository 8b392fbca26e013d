import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * API tokens: sessions with a name and a scope, which end on a day that was chosen, or never. Passkeys,
 * and the challenges whose answers were taken.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const column of ['scope', 'name', 'expires_on']) {
    await db.schema.alterTable('session').addColumn(column, 'text').execute();
  }
  const ofUser = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('user_id', 'text', (c) =>
        c.notNull().references('user_account.id').onDelete('cascade'),
      )
      .$call((created) => (isSqlite ? created.modifyEnd(sql`without rowid`) : created));
  await ofUser('passkey')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('credential_id', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('sign_count', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .addPrimaryKeyConstraint('passkey_pk', ['user_id', 'id'])
    .addUniqueConstraint('passkey_credential', ['user_id', 'credential_id'])
    .execute();
  await ofUser('used_challenge')
    .addColumn('nonce', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('used_challenge_pk', ['user_id', 'nonce'])
    .execute();
  await db.schema
    .createIndex('used_challenge_by_end')
    .on('used_challenge')
    .column('expires_at')
    .execute();
}
