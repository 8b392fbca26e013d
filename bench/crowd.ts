import { DAY_MS } from '@dosewise/domain';
import { type RawBuilder, sql } from 'kysely';
import type { WholeDatabase } from '../apps/server/src/db/database.ts';
import type { Engine } from './databases.ts';
import { writeAccounts } from './people.ts';

const DOSES_PER_PEN = 4;
const START = Date.UTC(2025, 0, 6, 8);

/** The words of an engine to count, and to write the number of a text id. */
interface Dialect {
  /** A table of one column `n`, from 0. */
  readonly numbers: (count: number) => RawBuilder<unknown>;
  readonly id: (kind: number, number: RawBuilder<unknown>) => RawBuilder<unknown>;
}

const DIALECTS: Readonly<Record<Engine, Dialect>> = {
  sqlite: {
    numbers: (count) =>
      sql`(with recursive counted(n) as
        (select 0 union all select n + 1 from counted where n + 1 < ${sql.lit(count)})
        select n from counted)`,
    id: (kind, number) => sql`printf('%08x-0000-7000-8000-%012x', ${sql.lit(kind)}, ${number})`,
  },
  postgres: {
    numbers: (count) => sql`(select generate_series(0, ${sql.lit(count - 1)})::bigint as n)`,
    id: (kind, number) =>
      sql`(lpad(to_hex(${sql.lit(kind)}), 8, '0') || '-0000-7000-8000-'
        || lpad(to_hex(${number}), 12, '0'))`,
  },
};

/**
 * Fills a database with `users` people of as many doses and weigh-ins, written as they arrive in
 * life: week by week, everybody's among each other.
 */
export async function writeCrowd(
  db: WholeDatabase,
  engine: Engine,
  users: number,
  each: { readonly doses: number; readonly weights: number },
): Promise<void> {
  await writeAccounts(
    db,
    Array.from({ length: users }, (_, user) => user),
  );
  const { numbers, id } = DIALECTS[engine];
  const [user, week] = [sql`(n % ${sql.lit(users)})`, sql`(n / ${sql.lit(users)})`];
  const at = sql`(${sql.lit(START)} + ${week} * ${sql.lit(7 * DAY_MS)} + ${user})`;
  const pen = sql`(${user} * 100 + ${week} / ${sql.lit(DOSES_PER_PEN)})`;
  const pens = Math.ceil(each.doses / DOSES_PER_PEN);
  await sql`insert into pen (user_id, id, name, strength_mg, start_date, enable_fifth_dose,
      clicks_used, golden_ml_used, created_at, device_id, brand, medicine, kind, dose_ml, doses,
      steps_per_dose, golden_ml, in_use_days, interval_days, min_gap_hours, missed_window_hours)
    select ${id(1, user)}, ${id(2, sql`(${user} * 100 + ${week})`)}, 'Pen', 5, '2025-01-01', 0,
      240, 0, ${at}, 'mounjaro-kwikpen', 'Mounjaro', 'tirzepatide', 'click_pen', 0.6, 4,
      60, 0.6, 30, 7, 72, 96
    from ${numbers(users * pens)} counted`.execute(db);
  await sql`insert into dose (user_id, id, pen_id, taken_at, dose_type, clicks, dose_mg,
      extraction_method, injection_location, injection_sub_location, pain_level, created_at,
      medicine, note)
    select ${id(1, user)}, ${id(3, sql`n`)}, ${id(2, pen)}, ${at}, 'standard', 60, 5,
      'pen_click', 'abdomen', 'left_lower', 1, ${at}, 'tirzepatide', ''
    from ${numbers(users * each.doses)} counted`.execute(db);
  await sql`insert into weight (user_id, id, measured_at, weight_kg, note, source, created_at)
    select ${id(1, user)}, ${id(4, sql`n`)}, ${at}, 90.5, '', 'Scale', ${at}
    from ${numbers(users * each.weights)} counted`.execute(db);
}
