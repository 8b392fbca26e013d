import { type Kysely, sql } from 'kysely';

/** The first entry of the injection that a dose is a further part of. Few doses are, hence the small index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('dose').addColumn('part_of', 'text').execute();
  await sql`create index dose_parts on dose (user_id, part_of) where part_of is not null`.execute(
    db,
  );
}
