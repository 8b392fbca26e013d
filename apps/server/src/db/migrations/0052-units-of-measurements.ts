import type { Kysely } from 'kysely';

/** The unit that a value was typed in, and where it was measured; null where no one said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('measurement').addColumn('unit', 'text').execute();
  await db.schema.alterTable('measurement').addColumn('origin', 'text').execute();
  await db.schema.alterTable('carer_act').addColumn('unit', 'text').execute();
}
