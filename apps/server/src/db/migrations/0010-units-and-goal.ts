import { type Kysely, sql } from 'kysely';

/** The units that someone chose, null until then, and what they aim at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user_account')
    .addColumn('weight_unit', 'text', (c) => c.check(sql`weight_unit in ('kg', 'lb', 'st')`))
    .execute();
  await db.schema
    .alterTable('user_account')
    .addColumn('height_unit', 'text', (c) => c.check(sql`height_unit in ('cm', 'ft')`))
    .execute();
  await db.schema
    .createTable('weight_goal')
    .addColumn('user_id', 'text', (c) =>
      c.primaryKey().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('target_kg', 'double precision')
    .addColumn('target_date', 'text')
    .addColumn('keep_low_kg', 'double precision')
    .addColumn('keep_high_kg', 'double precision')
    .execute();
}
