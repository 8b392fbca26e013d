import type { Language, TokenScope } from '@dosewise/contract';
import type { CalendarDay, Currency, HeightUnit, ShownWeightUnit } from '@dosewise/domain';
import type { EpochMs, Flag } from './column-types.ts';

export interface UserAccountTable {
  id: string;
  email: string;
  /** The name that people who share records see instead of the address; null: none was chosen. */
  display_name: string | null;
  password_hash: string;
  user_type: 'user' | 'admin';
  country: string;
  currency: Currency;
  height_cm: number | null;
  /** Both units are null until someone chooses: then those of the country count. */
  weight_unit: ShownWeightUnit | null;
  height_unit: HeightUnit | null;
  time_zone: string;
  /** Null until one is chosen: the browser's wish counts then, and English where there is none. */
  language: Language | null;
  golden_dose_enabled: Flag;
  golden_dose_ml: number;
  default_fifth_dose_enabled: Flag;
  wants_marketing: Flag;
  wants_product_updates: Flag;
  wants_tips: Flag;
  unsubscribed: Flag;
  email_preferences_changed_at: EpochMs | null;
  /** 1: product analytics may be sent; null until asked. */
  analytics_agreed: Flag | null;
  created_at: EpochMs;
  last_login_at: EpochMs | null;
  /** Keys of the injection zones that someone chose, by comma; null until then. */
  injection_zones: string | null;
  /** Buttons of reminders that were sent until then do nothing; null: all of them work. */
  acts_ended_at: EpochMs | null;
  /**
   * The time until which a large restore keeps everyone out; later it counts as cut off. Null:
   * there is none.
   */
  restoring_until: EpochMs | null;
}

/** The owner of each address. It is unique here, and found here; the account has a copy to show. */
export interface EmailAddressTable {
  email: string;
  user_id: string;
}

/** An address that an account is to have once someone opened the link that was mailed to it. */
export interface EmailChangeTable {
  user_id: string;
  email: string;
  /** Null until the mail goes out. */
  token_hash: string | null;
  expires_at: EpochMs;
}

/** The goal of a person. The row is there once a goal was set, also after it was cleared. */
export interface WeightGoalTable {
  user_id: string;
  target_kg: number | null;
  target_date: CalendarDay | null;
  /** Both ends of the range to stay in, or both null. */
  keep_low_kg: number | null;
  keep_high_kg: number | null;
}

/** The address under which a user's calendar is read. */
export interface CalendarFeedTable {
  user_id: string;
  token_hash: string;
  created_at: EpochMs;
  last_read_at: EpochMs | null;
  /** Digest of what was last read there, and when it was first found to say that. */
  content_hash: string;
  changed_at: EpochMs;
}

/** An address under which a report can be read without an account. */
export interface ReportShareTable {
  user_id: string;
  id: string;
  token_hash: string;
  /** Null: the address alone is enough. */
  passcode_hash: string | null;
  from_day: CalendarDay;
  to_day: CalendarDay;
  created_at: EpochMs;
  expires_at: EpochMs;
  views: number;
  last_viewed_at: EpochMs | null;
}

/** An invitation to create an account. It goes when it is used. */
export interface InviteTable {
  id: string;
  token_hash: string;
  /** The only address that it is for; null: for any. */
  email: string | null;
  created_at: EpochMs;
  expires_at: EpochMs;
}

export interface SessionTable {
  user_id: string;
  token_hash: string;
  /** The name by which its user ends it. */
  id: string;
  /** Browser and system, such as 'Firefox on Linux'; null: not known. */
  device: string | null;
  created_at: EpochMs;
  /** 0: an API token that was not used yet. */
  last_used_at: EpochMs;
  expires_at: EpochMs;
  /** The rights of an API token; null: a login, which may do what its user may. */
  scope: TokenScope | null;
  /** The name that its user gave an API token. */
  name: string | null;
  /** The last day an API token works; null: no end was chosen. */
  expires_on: CalendarDay | null;
  /**
   * The time at which someone last showed to be its user; null: never since it is known, and an
   * API token.
   */
  confirmed_at: EpochMs | null;
}

/** A key on a user's device, or in their password manager, that logs them in. */
export interface PasskeyTable {
  user_id: string;
  id: string;
  /** The name by which the device knows it, base64url. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Number of its signatures, as it says; 0: it does not count. */
  sign_count: number;
  /** The ways to reach it, by comma, such as 'internal,hybrid'. */
  transports: string;
  name: string;
  created_at: EpochMs;
  last_used_at: EpochMs | null;
}

/** The account of each login at an OpenID provider. It is unique here, and found here. */
export interface OidcSubjectTable {
  /** The provider, as it names itself. */
  issuer: string;
  /** The person's id there. */
  subject: string;
  user_id: string;
}

/** The login at an OpenID provider that is linked to an account. */
export interface OidcLinkTable {
  user_id: string;
  issuer: string;
  subject: string;
  /** Their address there at the last login, to show; where none was named, their id. */
  name: string;
  linked_at: EpochMs;
  last_used_at: EpochMs | null;
}

/** A challenge whose answer was taken: it is not taken again. */
export interface UsedChallengeTable {
  user_id: string;
  nonce: string;
  expires_at: EpochMs;
}

/** A browser or the like in which a user logged in before. */
export interface LoginDeviceTable {
  user_id: string;
  token_hash: string;
  last_used_at: EpochMs;
  /** Browser and system at its last login; null: that was before they were kept. */
  device: string | null;
}

/** The app that makes a user's codes. */
export interface SecondFactorTable {
  user_id: string;
  /** In base32, as it is: codes are computed from it. */
  secret: string;
  created_at: EpochMs;
  /** Null: it was never shown that the app has the secret, so no one is asked for a code. */
  confirmed_at: EpochMs | null;
}

/** A code that stands for the app once. */
export interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
}

/** A time step whose code was used. */
export interface UsedCodeTable {
  user_id: string;
  step: number;
}

export interface LoginFailureTable {
  id: string;
  /** Hash of what was tried or of the caller's IP, so that the table holds neither. */
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

/** The purposes that this installation signs for; each has a key of its own. */
export type SecretName =
  | 'mail-links'
  | 'reddit-state'
  | 'web-push'
  | 'act-links'
  | 'setup'
  | 'passkeys'
  | 'oidc'
  | 'invitations';

/** Random keys of this installation, made when first needed. */
export interface ServerSecretTable {
  name: string;
  value: string;
}
