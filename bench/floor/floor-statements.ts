/** The statements of our server for the three benchmarked routes, written down by hand. */
export const STATEMENTS = {
  session: `select session.user_id, session.last_used_at, user_account.user_type from session
    join user_account on user_account.id = session.user_id
    where session.token_hash = ? and session.expires_at > ?`,
  doses: `select dose.id, dose.pen_id, dose.taken_at, dose.clicks, dose.volume_ml, dose.dose_mg,
      dose.dose_type, dose.extraction_method, dose.injection_location,
      dose.injection_sub_location, dose.pain_level, dose.medicine, dose.note, pen.clicks_used,
      pen.golden_ml_used from dose
    join pen on pen.user_id = dose.user_id and pen.id = dose.pen_id
    where dose.user_id = ? order by dose.taken_at desc, dose.id desc`,
  weights: `select id, measured_at, weight_kg, note, source from weight
    where user_id = ? order by measured_at desc limit ?`,
  symptoms: `select id, felt_at, category, severity, note from symptom
    where user_id = ? order by felt_at desc, id desc`,
  claimKey: `insert into idempotency_key (user_id, key, request_hash, reply, created_at)
    values (?, ?, ?, null, ?) on conflict do nothing returning key`,
  keepReply: `update idempotency_key set reply = ? where user_id = ? and key = ?`,
  movePen: `update pen set clicks_used = clicks_used + ?,
      golden_ml_used = round((golden_ml_used + 0) * 1000000.0) / 1000000.0
    where user_id = ? and id = ? and clicks_used + ? <= 240 and clicks_used + ? >= 0
    returning strength_mg, clicks_used`,
  addDose: `insert into dose (user_id, id, pen_id, taken_at, dose_type, clicks, volume_ml, dose_mg,
      extraction_method, injection_location, injection_sub_location, pain_level, created_at, medicine,
      note)
    values (?, ?, ?, ?, 'standard', ?, null, ?, 'pen_click', ?, ?, ?, ?, 'tirzepatide', '')`,
  noteEntry: `insert into user_activity
      (user_id, last_entry_at, is_tally_due, pens, doses, golden_doses)
    values (?, ?, 1, 0, 0, 0)
    on conflict (user_id) do update set last_entry_at = ?, is_tally_due = 1`,
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
