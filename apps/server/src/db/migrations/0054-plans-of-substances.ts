import { foldSubstance, oneAfterAnother, type Plan, type PlanStep } from '@dosewise/domain';
import { type Kysely, sql } from 'kysely';

interface PlanRow {
  readonly user_id: string;
  readonly medicine: string;
  readonly saved_at: number;
  readonly ended_at: number | null;
  readonly anchor: Plan['anchor'];
  readonly steps: string;
}

/**
 * Plans, skips and pauses get the name of their substance: 'Mounjaro' had a plan of its own beside that of
 * 'tirzepatide', and no pens. Of two that were followed the one that was saved last stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: names } = await sql<{ medicine: string }>`
    select medicine from plan union select medicine from plan_skip union select medicine from plan_pause`.execute(
    db,
  );
  const all = names.map(({ medicine }) => medicine);
  for (const substance of new Set(all.map(foldSubstance))) {
    const others = all.filter((name) => name !== substance && foldSubstance(name) === substance);
    if (others.length === 0) continue;
    const { rows: users } = await sql<{ user_id: string }>`
      select distinct user_id from plan where medicine in (${sql.join(others)})`.execute(db);
    for (const { user_id } of users) await joinPlans(db, user_id, { substance, others });
    for (const medicine of others) {
      await sql`insert into plan_skip (user_id, medicine, planned_at)
        select user_id, ${sql.lit(substance)}, planned_at from plan_skip
        where medicine = ${medicine} on conflict do nothing`.execute(db);
      await sql`insert into plan_pause (user_id, medicine, from_day, until_day)
        select user_id, ${sql.lit(substance)}, from_day, until_day from plan_pause
        where medicine = ${medicine} on conflict do nothing`.execute(db);
      await sql`delete from plan_skip where medicine = ${medicine}`.execute(db);
      await sql`delete from plan_pause where medicine = ${medicine}`.execute(db);
    }
  }
}

/** Makes the plans of one user that have any of the names those of the substance. */
async function joinPlans(
  db: Kysely<unknown>,
  userId: string,
  { substance, others }: { readonly substance: string; readonly others: readonly string[] },
): Promise<void> {
  const names = sql.join([substance, ...others]);
  const { rows } = await sql<PlanRow>`select * from plan
    where user_id = ${userId} and medicine in (${names})`.execute(db);
  const plans = oneAfterAnother(
    rows.map(({ anchor, steps, saved_at, ended_at }) => ({
      medicine: substance,
      anchor,
      steps: JSON.parse(steps) as PlanStep[],
      savedAt: saved_at,
      endedAt: ended_at,
    })),
  );
  await sql`delete from plan
    where user_id = ${userId} and medicine in (${names})`.execute(db);
  for (const { anchor, steps, savedAt, endedAt } of plans) {
    await sql`insert into plan (user_id, medicine, saved_at, ended_at, anchor, steps)
      values (${userId}, ${substance}, ${savedAt}, ${endedAt}, ${anchor}, ${JSON.stringify(steps)})`.execute(
      db,
    );
  }
}
