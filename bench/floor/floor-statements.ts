/** Locks who calls until the transaction ends. SQLite knows no such lock: its one writer has them all. */
export const CALLER_LOCK = 'for key share of user_account, session';

/**
 * The statements that our server executes for the three benchmarked routes, written down by hand, with
 * as many values. To compare them anew, log those of both servers for one request of each.
 */
export const STATEMENTS = {
  session: `select session.user_id, session.last_used_at, session.scope, session.confirmed_at,
      user_account.user_type from session
    join user_account on user_account.id = session.user_id
    where session.token_hash = ? and session.expires_at > ?
      and user_account.restoring_until is null`,
  doses: `select dose.id, dose.pen_id, dose.taken_at, dose.clicks, dose.volume_ml, dose.dose_mg,
      dose.dose_type, dose.extraction_method, dose.injection_location,
      dose.injection_sub_location, dose.pain_level, dose.medicine, dose.note, dose.logged_by,
      dose.planned_at, dose.part_of, pen.doses,
      pen.steps_per_dose, pen.golden_ml, pen.clicks_used, pen.golden_ml_used from dose
    left join pen on pen.user_id = dose.user_id and pen.id = dose.pen_id
    where dose.user_id = ? order by dose.taken_at desc, dose.id desc limit ?`,
  weights: `select id, measured_at, weight_kg, note, source, is_unconfirmed, logged_by from weight
    where user_id = ? order by measured_at desc limit ?`,
  symptoms: `select id, felt_at, category, severity, note, logged_by from symptom
    where user_id = ? order by felt_at desc, id desc limit ?`,
  claimKey: `insert into idempotency_key (user_id, key, request_hash, created_at)
    select session.user_id, ? as key, ? as request_hash, ? as created_at from session
    join user_account on user_account.id = session.user_id
    where session.user_id = ? and session.token_hash = ? and session.expires_at > ?
      and user_account.restoring_until is null ${CALLER_LOCK}
    on conflict (user_id, key) do update set request_hash = ?, reply = ?, created_at = ?
    where idempotency_key.created_at <= ? returning key`,
  countDoses: `select count(*) as count from dose where user_id = ?`,
  movePen: `update pen set clicks_used = clicks_used + ?,
      golden_ml_used = round((golden_ml_used + ?) * 1000000.0) / 1000000.0
    where user_id = ? and id = ?
      and clicks_used + ? <= doses * steps_per_dose and clicks_used + ? >= ?
      and round((golden_ml_used + ?) * 1000000.0) / 1000000.0 <= golden_ml
      and round((golden_ml_used + ?) * 1000000.0) / 1000000.0 >= ?
    returning start_date, discarded_on, strength_mg, medicine, kind, dose_ml, doses,
      steps_per_dose, golden_ml, clicks_used, golden_ml_used`,
  addDose: `insert into dose (user_id, id, pen_id, taken_at, dose_type, planned_at, part_of, clicks, volume_ml, medicine,
      dose_mg, extraction_method, injection_location, injection_sub_location, pain_level, note,
      created_at, logged_by)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  noteEntry: `insert into user_activity
      (user_id, last_entry_at, is_tally_due, pens, doses, golden_doses)
    values (?, ?, ?, ?, ?, ?)
    on conflict (user_id) do update set last_entry_at = ?, is_tally_due = ?,
      replan_at = case when user_activity.replan_at is not null then 0 end, replan_since = ?
    returning replan_at`,
  keepReply: `update idempotency_key set reply = ? where user_id = ? and key = ?`,
} as const;

export type StatementName = keyof typeof STATEMENTS;

/** A statement to run, with its values. What runs it hands its rows back. */
export type Step = readonly [name: StatementName, ...values: (string | number | null)[]];

/** Work on the database, written once for an engine that answers at once and one that does not. */
export type Work<T> = Generator<Step, T, readonly unknown[]>;

/** Runs work on one engine. */
export interface FloorDatabase {
  /** Outside any transaction. */
  run<T>(work: Work<T>): T | Promise<T>;
  /** In one transaction. */
  runInTransaction<T>(work: Work<T>): T | Promise<T>;
}
