import type { CampaignStatus, EmailSegment, TemplateCategory } from '@dosewise/contract';
import type {
  AbdomenQuadrant,
  CalendarDay,
  Currency,
  DoseType,
  ExtractionMethod,
  InjectionLocation,
  SymptomCategory,
} from '@dosewise/domain';

/** A truth value as both engines keep it. */
export type Flag = 0 | 1;
/** An instant in epoch milliseconds, UTC. */
export type EpochMs = number;

export interface UserAccountTable {
  id: string;
  email: string;
  password_hash: string;
  user_type: 'user' | 'admin';
  country: string;
  currency: Currency;
  height_cm: number | null;
  time_zone: string;
  golden_dose_enabled: Flag;
  golden_dose_ml: number;
  default_fifth_dose_enabled: Flag;
  wants_marketing: Flag;
  wants_product_updates: Flag;
  wants_tips: Flag;
  unsubscribed: Flag;
  email_preferences_changed_at: EpochMs | null;
  /** Whether product analytics may be sent; null until asked. */
  analytics_agreed: Flag | null;
  created_at: EpochMs;
  last_login_at: EpochMs | null;
}

export interface SessionTable {
  token_hash: string;
  user_id: string;
  created_at: EpochMs;
  last_used_at: EpochMs;
  expires_at: EpochMs;
}

export interface LoginFailureTable {
  id: string;
  /** Hash of the address or of the caller's IP, so that the table holds neither. */
  subject: string;
  failed_at: EpochMs;
}

export interface GoldenDoseConsentTable {
  user_id: string;
  id: string;
  text_version: string;
  acknowledged_at: EpochMs;
}

export interface IdempotencyKeyTable {
  user_id: string;
  key: string;
  request_hash: string;
  /** The first reply as JSON; null only inside the transaction that writes it. */
  reply: string | null;
  created_at: EpochMs;
}

export interface PenTable {
  user_id: string;
  id: string;
  name: string;
  strength_mg: number;
  start_date: CalendarDay;
  expires_on: CalendarDay | null;
  cost_per_pen: number | null;
  cost_currency: Currency | null;
  purchase_date: CalendarDay | null;
  pharmacy: string | null;
  enable_fifth_dose: Flag;
  clicks_used: number;
  golden_ml_used: number;
  created_at: EpochMs;
}

export interface DoseTable {
  user_id: string;
  id: string;
  pen_id: string;
  taken_at: EpochMs;
  dose_type: DoseType;
  clicks: number | null;
  volume_ml: number | null;
  dose_mg: number;
  extraction_method: ExtractionMethod;
  injection_location: InjectionLocation;
  injection_sub_location: AbdomenQuadrant | null;
  pain_level: number;
  created_at: EpochMs;
}

export interface WeightTable {
  user_id: string;
  id: string;
  measured_at: EpochMs;
  weight_kg: number;
  note: string;
  source: string;
  created_at: EpochMs;
}

export interface SymptomTable {
  user_id: string;
  id: string;
  felt_at: EpochMs;
  category: SymptomCategory;
  severity: number;
  note: string;
  created_at: EpochMs;
}

export interface CountryPriceTable {
  country: string;
  price: number;
  currency: Currency;
}

export interface StrengthPriceTable {
  country: string;
  strength_mg: number;
  price: number;
  currency: Currency;
}

/** What a user has and last did, kept so that the admin's figures need not read every dose. */
export interface UserActivityTable {
  user_id: string;
  /** When the user last entered anything. */
  last_entry_at: EpochMs | null;
  /** 1 when pens or doses changed after this row and the tallies were counted. */
  is_tally_due: Flag;
  pens: number;
  doses: number;
  golden_doses: number;
}

/** The user's doses from pens of known cost, by nearest listed strength and currency of the cost. */
export interface DoseTallyTable {
  user_id: string;
  /** The user's, as it was when this was counted: a change of it makes the tallies due. */
  country: string;
  strength_mg: number;
  cost_currency: Currency;
  doses: number;
  /** What they cost, in `cost_currency`. */
  cost: number;
}

export interface AuditEntryTable {
  id: string;
  /** Null: the operator, at the command line. */
  actor_id: string | null;
  action: string;
  subject_user_id: string | null;
  /** JSON of what changed. */
  detail: string;
  acted_at: EpochMs;
}

export interface AnalyticsConsentTable {
  user_id: string;
  id: string;
  agreed: Flag;
  text_version: string;
  decided_at: EpochMs;
}

export interface PasswordResetTable {
  token_hash: string;
  user_id: string;
  created_at: EpochMs;
  expires_at: EpochMs;
}

/** Random keys of this installation, made when first needed. */
export interface ServerSecretTable {
  name: string;
  value: string;
}

export interface EmailTemplateTable {
  id: string;
  name: string;
  description: string;
  subject: string;
  html_content: string;
  text_content: string | null;
  category: TemplateCategory;
  updated_at: EpochMs;
}

export interface CampaignTable {
  id: string;
  name: string;
  subject: string;
  template_id: string;
  target_segment: EmailSegment;
  status: CampaignStatus;
  scheduled_at: EpochMs | null;
  created_at: EpochMs;
  started_at: EpochMs | null;
  sent_at: EpochMs | null;
  /** The template as it was when sending began; null before. */
  html_content: string | null;
  text_content: string | null;
  category: TemplateCategory | null;
  /** The last user of the segment that is in the ledger. */
  listed_up_to: string | null;
  is_listed: Flag;
}

/** Where the links of a campaign's mails lead. */
export interface CampaignLinkTable {
  campaign_id: string;
  position: number;
  url: string;
}

/** A process that sends mail. What it holds is free again when its lease has run out. */
export interface MailWorkerTable {
  id: string;
  lease_until: EpochMs;
}

/**
 * queued → claimed (a worker will send it) → sending (handed to the mail server) → sent. What a
 * dead worker held is queued again when only claimed, and unconfirmed when it was being sent.
 */
export type DeliveryStatus =
  | 'queued'
  | 'claimed'
  | 'sending'
  | 'sent'
  | 'suppressed'
  | 'failed'
  | 'unconfirmed'
  | 'cancelled';

export interface DeliveryTable {
  user_id: string;
  id: string;
  kind: 'campaign' | 'welcome' | 'password_reset';
  campaign_id: string | null;
  status: DeliveryStatus;
  worker_id: string | null;
  attempts: number;
  next_attempt_at: EpochMs;
  created_at: EpochMs;
  sent_at: EpochMs | null;
  /** The mail server's code, nothing of its text. */
  failure: string | null;
  /** When it was first opened by a person, as far as one can tell. */
  opened_at: EpochMs | null;
  clicked_at: EpochMs | null;
}

export interface MailHitTable {
  user_id: string;
  id: string;
  delivery_id: string;
  kind: 'open' | 'click';
  link_position: number | null;
  hit_at: EpochMs;
  is_counted: Flag;
}

export interface RefusedAddressTable {
  address_hash: string;
  refused_at: EpochMs;
}

/** One row, with the id 1. */
export interface RedditConnectionTable {
  id: number;
  access_token_sealed: string | null;
  refresh_token_sealed: string | null;
  expires_at: EpochMs | null;
  connected_at: EpochMs | null;
  /** Reddit asks us to wait until then. */
  blocked_until: EpochMs | null;
  /** Failures in a row, for the back-off. */
  failures: number;
  searched_at: EpochMs | null;
  /** A process is renewing the access token; until then others wait for it. */
  renewing_until: EpochMs | null;
}

export interface RedditUsedStateTable {
  nonce: string;
  used_at: EpochMs;
}

/** A found post. Its words are gone after a day; the admin's mark stays. */
export interface RedditPostTable {
  post_id: string;
  state: 'new' | 'handled' | 'dismissed';
  found_at: EpochMs;
  title: string | null;
  subreddit: string | null;
  permalink: string | null;
  engagement: number;
  posted_at: EpochMs;
  relevance: number;
  relevance_words: string | null;
}

/** Every table, by its name in SQL. User-owned tables lead their keys with `user_id`. */
export interface Schema {
  user_account: UserAccountTable;
  session: SessionTable;
  login_failure: LoginFailureTable;
  golden_dose_consent: GoldenDoseConsentTable;
  idempotency_key: IdempotencyKeyTable;
  pen: PenTable;
  dose: DoseTable;
  weight: WeightTable;
  symptom: SymptomTable;
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
  mail_worker: MailWorkerTable;
  delivery: DeliveryTable;
  mail_hit: MailHitTable;
  refused_address: RefusedAddressTable;
  reddit_connection: RedditConnectionTable;
  reddit_used_state: RedditUsedStateTable;
  reddit_post: RedditPostTable;
}
