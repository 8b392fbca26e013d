import { DAY_MS, LABELLED_CLICKS, WEEKLY_PEN } from '@dosewise/domain';
import { sql } from 'kysely';
import { inTransaction, type WholeDatabase } from '../../apps/server/src/db/database.ts';

export const MANY = { users: 100_000, pensEach: 13, dosesPerPen: 4 } as const;

const COUNTRIES = [
  'Australia',
  'United Kingdom',
  'United States',
  'Canada',
  'Spain',
  'Netherlands',
];
const CURRENCIES = ['AUD', 'GBP', 'USD', 'CAD', 'EUR', 'EUR'];
const CLICKS = LABELLED_CLICKS / MANY.dosesPerPen;

/** The same id for a number in every run; 0 is left to the admin. */
const idOf = (kind: number, number: string) =>
  sql.raw(`'${String(kind).padStart(8, '0')}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0')`);
const oneOf = (values: readonly (string | number)[], number: string) =>
  sql.raw(`(array[${values.map((value) => (typeof value === 'string' ? `'${value}'` : value))}])
    [1 + (${number}) % ${values.length}]`);

/**
 * Fills a PostgreSQL database with people of six countries, who went from strength to strength in a
 * year; one pen of ten has no cost, one person of twenty drew Golden Doses. Nothing is tallied yet.
 */
export async function writeManyUsers(db: WholeDatabase, now: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const tx = transaction as WholeDatabase;
    // The rows fit together; checking each of millions would take longer than writing them.
    await sql`set local session_replication_role = replica`.execute(tx);
    await writeUsers(tx, now);
    await writePens(tx, now);
    await withoutIndexes(tx, () => writeDoses(tx, now));
  });
}

/** Takes the indexes of doses away for so long: building them once at the end is much quicker. */
async function withoutIndexes(db: WholeDatabase, write: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'dose' and indexname <> 'dose_pk'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  await write();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}

async function writeUsers(db: WholeDatabase, now: number): Promise<void> {
  await sql`insert into user_account (id, email, password_hash, user_type, country, currency,
      time_zone, golden_dose_enabled, golden_dose_ml, default_fifth_dose_enabled, wants_marketing,
      wants_product_updates, wants_tips, unsubscribed, created_at, last_login_at)
    select ${idOf(1, 'n')}, 'person' || n || '@example.com', 'nobody logs in with it', 'user',
      ${oneOf(COUNTRIES, 'n * n % 11')}, ${oneOf(CURRENCIES, 'n * n % 11')}, 'UTC', 0, 0.6, 0,
      0, 0, 0, 0, ${now} - (${MANY.users} - n) * 600000::bigint, ${now} - (n % 90) * ${DAY_MS}::bigint
    from generate_series(1, ${MANY.users}::bigint) n`.execute(db);
  await sql`insert into email_address (email, user_id)
    select email, id from user_account where user_type = 'user'`.execute(db);
  await sql`insert into user_activity
      (user_id, last_entry_at, is_tally_due, pens, doses, golden_doses)
    select id, last_login_at, 1, 0, 0, 0 from user_account where user_type = 'user'`.execute(db);
}

async function writePens(db: WholeDatabase, now: number): Promise<void> {
  await sql`insert into pen (user_id, id, name, strength_mg, start_date, cost_per_pen,
      cost_currency, enable_fifth_dose, clicks_used, golden_ml_used, created_at, device_id, brand,
      medicine, kind, dose_ml, doses, steps_per_dose, golden_ml, in_use_days, interval_days,
      min_gap_hours, missed_window_hours)
    select ${idOf(1, 'n')}, ${idOf(2, 'n * 100 + pen')}, 'Pen ' || pen,
      ${oneOf(WEEKLY_PEN.strengthsMg, 'pen / 3')}, '2025-11-01',
      case when (n + pen) % 10 > 0 then 200 + (n + pen) % 400 end,
      case when (n + pen) % 10 > 0 then ${oneOf(CURRENCIES, 'n * n % 11')} end,
      1, 240, 0, ${now} - (${MANY.pensEach} - pen) * 28 * ${DAY_MS}::bigint, 'mounjaro-kwikpen',
      'Mounjaro', 'tirzepatide', 'click_pen', 0.6, 4, 60, 0.6, 30, 7, 72, 96
    from generate_series(1, ${MANY.users}::bigint) n,
      generate_series(0, ${MANY.pensEach - 1}) pen`.execute(db);
}

async function writeDoses(db: WholeDatabase, now: number): Promise<void> {
  await sql`insert into dose (user_id, id, pen_id, taken_at, dose_type, clicks, volume_ml, dose_mg,
      extraction_method, injection_location, pain_level, created_at, medicine, note)
    select ${idOf(1, 'n')}, ${idOf(3, 'n * 1000 + week')},
      ${idOf(2, `n * 100 + week / ${MANY.dosesPerPen}`)},
      ${now} - (${MANY.pensEach * MANY.dosesPerPen} - week) * 7 * ${DAY_MS}::bigint,
      case when golden then 'golden_dose' else 'standard' end,
      case when golden then null else ${CLICKS}::integer end, case when golden then 0.3 end,
      ${oneOf(WEEKLY_PEN.strengthsMg, `week / ${3 * MANY.dosesPerPen}`)},
      case when golden then 'volume_extraction' else 'pen_click' end, 'abdomen', week % 4, ${now},
      'tirzepatide', ''
    from generate_series(1, ${MANY.users}::bigint) n,
      generate_series(0, ${MANY.pensEach * MANY.dosesPerPen - 1}) week,
      lateral (select n % 20 = 0 and week % 5 = 4 as golden) drawn`.execute(db);
}
