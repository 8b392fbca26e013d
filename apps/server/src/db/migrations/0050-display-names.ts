import type { Kysely } from 'kysely';

/** The name that people who share records see instead of an address; null: none was chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user_account').addColumn('display_name', 'text').execute();
}
