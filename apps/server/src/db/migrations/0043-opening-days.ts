import { type Kysely, sql } from 'kysely';

/**
 * The author of the day on which a pen was opened, and the clicks that went into no dose. No one knows it of
 * the pens that are open already: their days count as typed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pen').addColumn('started_by', 'text').execute();
  await sql`update pen set started_by = 'owner' where start_date is not null`.execute(db);
  await db.schema
    .alterTable('pen')
    .addColumn('wasted_clicks', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`wasted_clicks >= 0 and clicks_used + wasted_clicks <= doses * steps_per_dose`),
    )
    .execute();
}
