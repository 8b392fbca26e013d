import type { Kysely } from 'kysely';

/** 1: a phone sent the weigh-in by itself, and no one has said that it is right. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('weight')
    .addColumn('is_unconfirmed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
