import { type Kysely, SqliteAdapter, sql } from 'kysely';
import { changeKinds } from './0022-single-mails.ts';

/**
 * Addresses have a table of their own, in which they are unique; that of accounts keeps a copy. Changes of
 * address that wait for the new one, and the mails about them. Links for a new password, which last an hour,
 * end: those made from now on name their user.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_address')
    .addColumn('email', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .execute();
  await sql`insert into email_address (email, user_id) select email, id from user_account`.execute(
    db,
  );
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  // SQLite could only lose it with the table, to which every other one points.
  if (!isSqlite) {
    await sql`alter table user_account drop constraint user_account_email_key`.execute(db);
  }
  await db.schema
    .createTable('email_change')
    .addColumn('user_id', 'text', (c) =>
      c.primaryKey().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('email_change_by_end')
    .on('email_change')
    .column('expires_at')
    .execute();
  await db.schema.dropTable('password_reset').execute();
  await db.schema
    .createTable('password_reset')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('password_reset_pk', ['user_id', 'token_hash'])
    .execute();
  await changeKinds(db, {
    before: `'reminder', 'new_device', 'second_factor_removed')`,
    since: `'reminder', 'new_device', 'second_factor_removed', 'new_address', 'address_changed')`,
  });
}
