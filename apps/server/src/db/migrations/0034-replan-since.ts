import { type Kysely, sql } from 'kysely';

/** The instant of a change that reminders are not planned for stands by itself; it was minus `replan_at`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user_activity').addColumn('replan_since', 'bigint').execute();
  await sql`update user_activity set replan_since = -replan_at, replan_at = 0
    where replan_at < 0`.execute(db);
}
