import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * Sessions are found by their user, and have an id and a device to be shown by. Devices and mails know
 * which browser and system they are about. Second factors, their recovery codes, and the time steps
 * whose codes were used.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await rebuildSessions(db, isSqlite);
  await db.schema.alterTable('login_device').addColumn('device', 'text').execute();
  await db.schema.alterTable('delivery').addColumn('detail', 'text').execute();
  await createSecondFactors(db, isSqlite);
}

async function rebuildSessions(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  await db.schema.alterTable('session').renameTo('session_by_token_alone').execute();
  // The names of indexes and keys are the schema's, not the table's.
  await db.schema.dropIndex('session_user').execute();
  await db.schema.dropIndex('session_by_end').execute();
  await db.schema
    .createTable('session')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('device', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('session_by_user', ['user_id', 'token_hash'])
    .$call((table) => (isSqlite ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
  const newId = isSqlite
    ? sql`lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' ||
        substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' ||
        hex(randomblob(6)))`
    : sql`cast(gen_random_uuid() as text)`;
  await sql`insert into session (user_id, token_hash, id, created_at, last_used_at, expires_at)
    select user_id, token_hash, ${newId}, created_at, last_used_at, expires_at
    from session_by_token_alone`.execute(db);
  await db.schema.dropTable('session_by_token_alone').execute();
  await db.schema.createIndex('session_by_end').on('session').column('expires_at').execute();
  // Tokens of before this do not tell their user. Not unique: such a key would need the user in it.
  await db.schema.createIndex('session_by_token').on('session').column('token_hash').execute();
}

async function createSecondFactors(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  const ofUser = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('user_id', 'text', (c) =>
        c.notNull().references('user_account.id').onDelete('cascade'),
      )
      .$call((created) => (isSqlite ? created.modifyEnd(sql`without rowid`) : created));
  await ofUser('second_factor')
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addPrimaryKeyConstraint('second_factor_pk', ['user_id'])
    .execute();
  await ofUser('recovery_code')
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_code_pk', ['user_id', 'code_hash'])
    .execute();
  await ofUser('used_code')
    .addColumn('step', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('used_code_pk', ['user_id', 'step'])
    .execute();
}
