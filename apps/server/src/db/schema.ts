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
}
