import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** Encrypted copies of people without an account, by the id that their devices made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  await db.schema
    .createTable('vault')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('used_on', 'bigint', (c) => c.notNull())
    .addColumn('bytes', isSqlite ? sql`blob` : 'bytea', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('vault_used_on').on('vault').column('used_on').execute();
}
