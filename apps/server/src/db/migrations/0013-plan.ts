import { type Kysely, sql } from 'kysely';

/** The doses that someone means to take, and those of them to leave out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('plan')
    .addColumn('user_id', 'text', (c) =>
      c.primaryKey().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('medicine', 'text', (c) => c.notNull())
    .addColumn('anchor', 'text', (c) => c.notNull().check(sql`anchor in ('weekday', 'last_dose')`))
    .addColumn('steps', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('plan_skip')
    .addColumn('user_id', 'text', (c) => c.notNull().references('plan.user_id').onDelete('cascade'))
    .addColumn('planned_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('plan_skip_pk', ['user_id', 'planned_at'])
    .execute();
}
