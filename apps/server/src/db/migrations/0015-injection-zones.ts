import type { Kysely } from 'kysely';

/** The injection zones that somebody chose, null until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user_account').addColumn('injection_zones', 'text').execute();
}
