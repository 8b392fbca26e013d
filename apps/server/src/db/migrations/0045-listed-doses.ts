import { type Kysely, sql } from 'kysely';

/**
 * The listed doses that a tally is compared with. Until they are counted again by what was taken in an
 * interval they are what they were: a dose each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('dose_tally')
    .addColumn('listed_doses', 'double precision', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update dose_tally set listed_doses = doses`.execute(db);
  await sql`update user_activity set is_tally_due = 1 where pens > 0`.execute(db);
}
