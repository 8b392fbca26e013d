import type { Kysely } from 'kysely';

/** The planned instant that a dose was taken for, epoch ms. Of doses that are there no one kept it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('dose').addColumn('planned_at', 'bigint').execute();
}
