import { type Kysely, sql } from 'kysely';

/** Of a dose every day, those of five years: as many as are read. */
const KEPT = 2_000;

/**
 * Skips that no plan can plan go: those farther ahead than anything may be planned, and of an account
 * with more than are read all but the latest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const farthest = new Date();
  farthest.setUTCFullYear(farthest.getUTCFullYear() + 2);
  await sql`delete from plan_skip where planned_at > ${farthest.getTime()}`.execute(db);
  const { rows: crowded } = await sql<{ user_id: string }>`
    select user_id from plan_skip group by user_id having count(*) > ${KEPT}`.execute(db);
  for (const { user_id } of crowded) {
    await sql`delete from plan_skip where user_id = ${user_id} and planned_at <= (
      select planned_at from plan_skip where user_id = ${user_id}
      order by planned_at desc limit 1 offset ${KEPT})`.execute(db);
  }
}
