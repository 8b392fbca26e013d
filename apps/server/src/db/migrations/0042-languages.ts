import type { Kysely } from 'kysely';

/** The language that a person chose; null until then. Which ones there are, the contract knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user_account').addColumn('language', 'text').execute();
}
