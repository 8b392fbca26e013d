import type {
  AnalyticsConsentTable,
  AuditEntryTable,
  CalendarFeedTable,
  EmailAddressTable,
  EmailChangeTable,
  GoldenDoseConsentTable,
  IdempotencyKeyTable,
  InviteTable,
  LoginDeviceTable,
  LoginFailureTable,
  OidcLinkTable,
  OidcSubjectTable,
  PasskeyTable,
  PasswordResetTable,
  RecoveryCodeTable,
  ReportShareTable,
  SecondFactorTable,
  ServerSecretTable,
  SessionTable,
  UsedChallengeTable,
  UsedCodeTable,
  UserAccountTable,
  WeightGoalTable,
} from './tables/account-tables.ts';
import type { BackupFileTable } from './tables/backup-tables.ts';
import type { HistoryImportTable, ImportedRecordTable } from './tables/import-tables.ts';
import type {
  CampaignLinkTable,
  CampaignTable,
  EmailTemplateTable,
  MailHitTable,
  RefusedAddressTable,
} from './tables/mail-tables.ts';
import type { DeliveryTable, WebhookTable, WorkerTable } from './tables/outgoing-tables.ts';
import type { CaredForTable, CarerActTable, CarerTable } from './tables/people-tables.ts';
import type { PlanPauseTable, PlanSkipTable, PlanTable } from './tables/plan-tables.ts';
import type { PushSubscriptionTable } from './tables/push-tables.ts';
import type {
  CountryPriceTable,
  DoseTable,
  DoseTallyTable,
  MeasurementTable,
  PenTable,
  RecordIdTable,
  StrengthPriceTable,
  SymptomTable,
  UserActivityTable,
  WeightTable,
} from './tables/record-tables.ts';
import type {
  RedditConnectionTable,
  RedditPostTable,
  RedditUsedStateTable,
} from './tables/reddit-tables.ts';
import type { ReminderPreferenceTable } from './tables/reminder-tables.ts';
import type { VaultTable } from './tables/vault-tables.ts';

/** Every table, by its name in SQL. User-owned tables lead their keys with `user_id`. */
export interface Schema {
  user_account: UserAccountTable;
  email_address: EmailAddressTable;
  email_change: EmailChangeTable;
  session: SessionTable;
  login_device: LoginDeviceTable;
  login_failure: LoginFailureTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  used_code: UsedCodeTable;
  passkey: PasskeyTable;
  oidc_subject: OidcSubjectTable;
  oidc_link: OidcLinkTable;
  used_challenge: UsedChallengeTable;
  weight_goal: WeightGoalTable;
  calendar_feed: CalendarFeedTable;
  report_share: ReportShareTable;
  invite: InviteTable;
  golden_dose_consent: GoldenDoseConsentTable;
  idempotency_key: IdempotencyKeyTable;
  pen: PenTable;
  dose: DoseTable;
  weight: WeightTable;
  symptom: SymptomTable;
  measurement: MeasurementTable;
  plan: PlanTable;
  plan_skip: PlanSkipTable;
  plan_pause: PlanPauseTable;
  record_id: RecordIdTable;
  /** The ids from before a restore that is under way. */
  earlier_record_id: RecordIdTable;
  history_import: HistoryImportTable;
  imported_record: ImportedRecordTable;
  country_price: CountryPriceTable;
  strength_price: StrengthPriceTable;
  user_activity: UserActivityTable;
  dose_tally: DoseTallyTable;
  audit_entry: AuditEntryTable;
  analytics_consent: AnalyticsConsentTable;
  password_reset: PasswordResetTable;
  server_secret: ServerSecretTable;
  email_template: EmailTemplateTable;
  campaign: CampaignTable;
  campaign_link: CampaignLinkTable;
  worker: WorkerTable;
  delivery: DeliveryTable;
  mail_hit: MailHitTable;
  refused_address: RefusedAddressTable;
  push_subscription: PushSubscriptionTable;
  reminder_preference: ReminderPreferenceTable;
  webhook: WebhookTable;
  carer: CarerTable;
  cared_for: CaredForTable;
  carer_act: CarerActTable;
  reddit_connection: RedditConnectionTable;
  reddit_used_state: RedditUsedStateTable;
  reddit_post: RedditPostTable;
  backup_file: BackupFileTable;
  vault: VaultTable;
}
