import { type Kysely, sql } from 'kysely';

/**
 * A plan for each medicine, with those that were followed before, and the days on which one rests. The plan
 * of an account and its skips become those of its medicine. New tables take the places of the old ones, since
 * SQLite changes no primary key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('plan_of_medicine')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('medicine', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('anchor', 'text', (c) => c.notNull().check(sql`anchor in ('weekday', 'last_dose')`))
    .addColumn('steps', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('plan_of_medicine_pk', ['user_id', 'medicine', 'saved_at'])
    .execute();
  await sql`insert into plan_of_medicine (user_id, medicine, saved_at, ended_at, anchor, steps)
    select user_id, medicine, saved_at, null, anchor, steps from plan`.execute(db);
  await db.schema
    .createTable('skip_of_medicine')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('medicine', 'text', (c) => c.notNull())
    .addColumn('planned_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('skip_of_medicine_pk', ['user_id', 'medicine', 'planned_at'])
    .execute();
  await sql`insert into skip_of_medicine (user_id, medicine, planned_at)
    select plan.user_id, plan.medicine, plan_skip.planned_at
    from plan_skip join plan on plan.user_id = plan_skip.user_id`.execute(db);
  await db.schema.dropTable('plan_skip').execute();
  await db.schema.dropTable('plan').execute();
  await db.schema.alterTable('plan_of_medicine').renameTo('plan').execute();
  await db.schema.alterTable('skip_of_medicine').renameTo('plan_skip').execute();
  // One plan of a medicine is followed; the others have ended.
  await sql`create unique index plan_followed on plan (user_id, medicine) where ended_at is null`.execute(
    db,
  );
  await db.schema
    .createTable('plan_pause')
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('medicine', 'text', (c) => c.notNull())
    .addColumn('from_day', 'text', (c) => c.notNull())
    .addColumn('until_day', 'text')
    .addPrimaryKeyConstraint('plan_pause_pk', ['user_id', 'medicine', 'from_day'])
    .execute();
}
