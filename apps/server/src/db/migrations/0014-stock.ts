import { type Kysely, sql } from 'kysely';

/** A pen may be sealed, without a start day, and thrown away; it may have a batch. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const pen = () => db.schema.alterTable('pen');
  // SQLite takes no NOT NULL from a column; one without it takes its place and its name.
  await pen().addColumn('opened_on', 'text').execute();
  await sql`update pen set opened_on = start_date`.execute(db);
  await pen().dropColumn('start_date').execute();
  await pen().renameColumn('opened_on', 'start_date').execute();
  await pen().addColumn('batch', 'text').execute();
  await pen().addColumn('discarded_on', 'text').execute();
  await pen()
    .addColumn('discard_reason', 'text', (c) =>
      c.check(sql`(discard_reason is null) = (discarded_on is null)`),
    )
    .execute();
}
