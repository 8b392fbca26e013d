import { TABLES } from '../db/backup/backup-format.ts';
import type { WholeDatabase } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';

/** Rows in one statement: below what either engine binds at once. */
const ROWS_AT_ONCE = 1000;

type Day = NonNullable<Schema['pen']['start_date']>;

/** A row of each kind, as it is unless someone cares: a person who takes a dose of 5 mg a week. */
export const ROWS = {
  user_account: {
    display_name: null,
    password_hash: 'nobody logs in with it',
    user_type: 'user',
    country: 'Australia',
    currency: 'AUD',
    height_cm: null,
    weight_unit: null,
    height_unit: null,
    time_zone: 'UTC',
    language: null,
    golden_dose_enabled: 0,
    golden_dose_ml: 0.5,
    default_fifth_dose_enabled: 0,
    wants_marketing: 1,
    wants_product_updates: 1,
    wants_tips: 1,
    unsubscribed: 0,
    email_preferences_changed_at: null,
    analytics_agreed: null,
    last_login_at: null,
    injection_zones: null,
    acts_ended_at: null,
    restoring_until: null,
  },
  pen: {
    name: 'Pen',
    strength_mg: 5,
    start_date: '2026-01-01' as Day,
    started_by: 'owner',
    expires_on: null,
    cost_per_pen: null,
    cost_currency: null,
    purchase_date: null,
    pharmacy: null,
    batch: null,
    discarded_on: null,
    discard_reason: null,
    enable_fifth_dose: 0,
    clicks_used: 0,
    wasted_clicks: 0,
    golden_ml_used: 0,
    device_id: 'mounjaro-kwikpen',
    brand: 'Mounjaro',
    medicine: 'tirzepatide',
    kind: 'click_pen',
    dose_ml: 0.6,
    doses: 4,
    steps_per_dose: 60,
    golden_ml: 0.6,
    in_use_days: 30,
    interval_days: 7,
    min_gap_hours: 72,
    missed_window_hours: 96,
  },
  dose: {
    dose_type: 'standard',
    clicks: 60,
    volume_ml: null,
    dose_mg: 5,
    extraction_method: 'pen_click',
    injection_location: 'abdomen',
    injection_sub_location: 'left_lower',
    planned_at: null,
    part_of: null,
    pain_level: 0,
    medicine: 'tirzepatide',
    note: '',
    logged_by: null,
  },
  passkey: {
    credential_id: 'credential',
    public_key: 'key',
    sign_count: 0,
    transports: '',
    name: 'Key',
    created_at: 0,
    last_used_at: null,
  },
  oidc_link: {
    issuer: 'https://auth.example.com',
    subject: 'person',
    name: 'person@example.com',
    linked_at: 0,
    last_used_at: null,
  },
  push_subscription: {
    p256dh: 'key',
    auth: 'secret',
    device: 'Browser',
    created_at: 0,
    last_sent_at: null,
    last_answer: null,
    session_hash: null,
  },
  webhook: {
    url: 'https://hooks.example.com/dosewise',
    events: '["dose.logged"]',
    template: 'json',
    secret: 'c2VjcmV0',
    created_at: 0,
    failures: 0,
    last_at: null,
    last_answer: null,
  },
  carer: {
    email: 'anna@example.com',
    role: 'sees',
    last_day: null,
    reminded: 0,
    created_at: 0,
    token_hash: null,
    token_expires_at: null,
    carer_id: null,
    ended_at: null,
  },
  carer_act: {
    at: 0,
    email: 'anna@example.com',
    did: 'added',
    kind: 'dose',
    record_at: 0,
    value: 5,
    diastolic: null,
    unit: null,
    name: 'tirzepatide',
  },
  delivery: {
    kind: 'welcome',
    channel: 'email',
    address: '',
    campaign_id: null,
    status: 'queued',
    worker_id: null,
    attempts: 0,
    next_attempt_at: 0,
    created_at: 0,
    sent_at: null,
    settled_at: null,
    answer: null,
    opened_at: null,
    clicked_at: null,
    detail: null,
    instant: null,
    about: null,
    medicine: '',
    title: null,
    body: null,
    valid_until: null,
  },
  symptom: { category: 'nausea', severity: 1, note: '', logged_by: null },
  measurement: {
    ...{ kind: 'waist', value: 94, diastolic: null, unit: null, origin: null },
    ...{ note: '', logged_by: null },
  },
  weight: { weight_kg: 80, note: '', source: 'Scale', is_unconfirmed: 0, logged_by: null },
} as const satisfies { readonly [Table in keyof Schema]?: Partial<Schema[Table]> };

/** Writes any number of rows straight into a table. */
export async function insertRows<Table extends keyof Schema>(
  db: WholeDatabase,
  table: Table,
  rows: readonly Schema[Table][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = rows.slice(start, start + ROWS_AT_ONCE);
    // The compiler does not follow that a table's own rows may be inserted into it.
    await db
      .insertInto(table)
      .values(part as never)
      .execute();
  }
}

/** Every row of every table as text, without an order; but for `tables`, and for what `columns` hold. */
export async function readAllRows(
  db: WholeDatabase,
  but: { readonly tables?: readonly string[]; readonly columns?: Readonly<Record<string, 0>> } = {},
): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of TABLES.filter((each) => !but.tables?.includes(each))) {
    const found = await db.selectFrom(table).selectAll().execute();
    rows[table] = found.map((row) => JSON.stringify({ ...row, ...but.columns })).sort();
  }
  return rows;
}
