import type { Kysely } from 'kysely';

/** The injection zones that someone chose, null until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user_account').addColumn('injection_zones', 'text').execute();
}
