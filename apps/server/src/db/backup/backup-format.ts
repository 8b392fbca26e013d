import type { Schema } from '../schema.ts';
import type { SecretName } from '../tables/account-tables.ts';
import {
  doseCodec,
  importedRecordCodec,
  measurementCodec,
  penCodec,
  recordIdCodec,
  reminderPreferenceCodec,
  symptomCodec,
  weightCodec,
} from '../tables/record-codecs.ts';

/**
 * Every table, those first that others point to; the compiler finds a missing one. False: what opens
 * a door, or is of the moment. A restore must not let in again who logged out since.
 */
const IN_ORDER: Readonly<Record<keyof Schema, boolean>> = {
  user_account: true,
  email_address: true,
  email_change: false,
  session: false,
  login_device: false,
  login_failure: false,
  second_factor: true,
  recovery_code: true,
  used_code: false,
  passkey: false,
  used_challenge: false,
  oidc_subject: false,
  oidc_link: false,
  weight_goal: true,
  calendar_feed: false,
  report_share: false,
  invite: false,
  golden_dose_consent: true,
  idempotency_key: false,
  pen: true,
  dose: true,
  weight: true,
  symptom: true,
  measurement: true,
  plan: true,
  plan_skip: true,
  plan_pause: true,
  record_id: true,
  earlier_record_id: true,
  history_import: true,
  imported_record: true,
  country_price: true,
  strength_price: true,
  user_activity: true,
  dose_tally: true,
  audit_entry: true,
  analytics_consent: true,
  password_reset: false,
  server_secret: true,
  email_template: true,
  campaign: true,
  campaign_link: true,
  worker: true,
  delivery: true,
  mail_hit: true,
  refused_address: true,
  push_subscription: false,
  reminder_preference: true,
  webhook: false,
  carer: false,
  cared_for: false,
  carer_act: true,
  reddit_connection: true,
  reddit_used_state: true,
  reddit_post: true,
  backup_file: false,
  // Each of their devices has everything that is in them.
  vault: false,
};

/** The tables in the order in which a restored backup is filled. */
export const TABLES = Object.keys(IN_ORDER) as readonly (keyof Schema)[];

/** Tables of earlier releases, which their backups hold; those that point to others last. */
export const FORMER_TABLES: readonly string[] = ['mail_worker', 'reminder'];

/** Those that no backup brings back, though older ones hold them. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  ...TABLES.filter((table) => !IN_ORDER[table]),
  'reminder',
]);

/**
 * The rows of a table as a backup keeps them and as a restore takes them: without what opens a door, and
 * without reminders, which are planned again, and what waits for webhooks. Of the secrets only the one whose signatures lie in people's
 * mailboxes stays.
 */
export function withoutDoors(table: string, rows: readonly Row[]): readonly Row[] {
  if (table === 'delivery') {
    return rows.filter(({ instant = null, channel }) => instant === null && channel !== 'webhook');
  }
  if (table === 'server_secret') return rows.filter(({ name }) => name === MAIL_SECRET);
  return CODECS[table]?.withoutDoors(rows) ?? rows;
}

/** The tables whose columns say by themselves which of them open a door. */
const CODECS: { readonly [table: string]: Pick<typeof penCodec, 'withoutDoors'> } = {
  pen: penCodec,
  dose: doseCodec,
  weight: weightCodec,
  symptom: symptomCodec,
  measurement: measurementCodec,
  record_id: recordIdCodec,
  earlier_record_id: recordIdCodec,
  imported_record: importedRecordCodec,
  reminder_preference: reminderPreferenceCodec,
} satisfies Partial<Record<keyof Schema, object>>;

const MAIL_SECRET: SecretName = 'mail-links';

/** The value of a column: both engines give and take these. */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/**
 * A backup is gzipped lines of JSON: the head, rows in pieces, the end. It names no engine, so that
 * one engine's backup can be restored on the other.
 */
export type BackupLine =
  | { readonly format: 'dosewise-backup'; readonly version: 1; readonly migration: string }
  | { readonly table: string; readonly rows: readonly Row[] }
  | { readonly end: true; readonly rows: number };

/** A file that is no backup, or not a whole one. Its message is fit to show to an operator. */
export class BackupError extends Error {}
