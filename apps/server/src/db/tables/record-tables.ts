import type {
  CalendarDay,
  Currency,
  DeviceKind,
  DiscardReason,
  DoseType,
  ExtractionMethod,
  InjectionLocation,
  InjectionSubLocation,
  MeasurementKind,
  MeasurementOrigin,
  MeasurementUnit,
  Opening,
  SymptomCategory,
} from '@dosewise/domain';
import type { EpochMs, Flag } from './column-types.ts';

export interface PenTable {
  user_id: string;
  id: string;
  name: string;
  strength_mg: number;
  /** The day of its first use; null while it is sealed. */
  start_date: CalendarDay | null;
  /** Null while it is sealed. */
  started_by: Opening['startedBy'];
  expires_on: CalendarDay | null;
  cost_per_pen: number | null;
  cost_currency: Currency | null;
  purchase_date: CalendarDay | null;
  pharmacy: string | null;
  batch: string | null;
  enable_fifth_dose: Flag;
  clicks_used: number;
  /** Steps that went into no dose. */
  wasted_clicks: number;
  golden_ml_used: number;
  created_at: EpochMs;
  discarded_on: CalendarDay | null;
  discard_reason: DiscardReason | null;
  /** Of the catalogue; null for one's own numbers. The device's numbers are those of the first day. */
  device_id: string | null;
  brand: string | null;
  medicine: string;
  kind: DeviceKind;
  /** Null of tablets. */
  dose_ml: number | null;
  doses: number;
  steps_per_dose: number;
  golden_ml: number;
  in_use_days: number | null;
  interval_days: number | null;
  min_gap_hours: number | null;
  missed_window_hours: number | null;
}

export interface DoseTable {
  user_id: string;
  id: string;
  /** Null: from no pen of the account. */
  pen_id: string | null;
  taken_at: EpochMs;
  /** The planned instant that it was taken for; null: no one said one. */
  planned_at: EpochMs | null;
  /** The id of the first entry of the injection that it is a further part of; null: it is none. */
  part_of: string | null;
  dose_type: DoseType;
  clicks: number | null;
  volume_ml: number | null;
  dose_mg: number;
  extraction_method: ExtractionMethod;
  /** Null of tablets. */
  injection_location: InjectionLocation | null;
  injection_sub_location: InjectionSubLocation | null;
  /** Null where it is not known. */
  pain_level: number | null;
  created_at: EpochMs;
  medicine: string;
  note: string;
  /** The address of someone else who logged it for the user; null: the user. */
  logged_by: string | null;
}

export interface WeightTable {
  user_id: string;
  id: string;
  measured_at: EpochMs;
  weight_kg: number;
  note: string;
  source: string;
  /** 1: a phone sent it by itself, and no one has said that it is right. */
  is_unconfirmed: 0 | 1;
  created_at: EpochMs;
  /** The address of someone else who logged it for the user; null: the user. */
  logged_by: string | null;
}

/** The columns that a later weigh-in of the same instant replaces. */
export type WeighedValues = Omit<
  WeightTable,
  'user_id' | 'id' | 'measured_at' | 'created_at' | 'logged_by' | 'is_unconfirmed'
>;

export interface SymptomTable {
  user_id: string;
  id: string;
  felt_at: EpochMs;
  category: SymptomCategory;
  severity: number;
  note: string;
  created_at: EpochMs;
  /** The address of someone else who logged it for the user; null: the user. */
  logged_by: string | null;
}

export interface MeasurementTable {
  user_id: string;
  id: string;
  kind: MeasurementKind;
  /** Of blood pressure the systolic one. */
  value: number;
  /** Null of every kind but blood pressure. */
  diastolic: number | null;
  /** Null: no one stated one, and it is the first of the kind. */
  unit: MeasurementUnit | null;
  /** Null: no one said where it was measured. */
  origin: MeasurementOrigin | null;
  measured_at: EpochMs;
  note: string;
  created_at: EpochMs;
  /** The address of someone else who logged it for the user; null: the user. */
  logged_by: string | null;
}

/** An id that a client made, or that a deleted record had. The latter has no hashes of its own making. */
export interface RecordIdTable {
  user_id: string;
  kind: 'pen' | 'dose' | 'weight' | 'symptom' | 'measurement';
  id: string;
  /** Digest of the body that was posted. */
  sent_hash: string;
  /** Digest of what was stored for it. */
  stored_hash: string;
  /** Null while the record is there. */
  deleted_at: EpochMs | null;
}

/** The day from which a price holds; '' is from the beginning. */
type ValidFrom = string;

/** The price of a Mounjaro KwikPen where its strength has no price of its own. */
export interface CountryPriceTable {
  country: string;
  valid_from: ValidFrom;
  price: number;
  currency: Currency;
}

export interface StrengthPriceTable {
  country: string;
  medicine: string;
  strength_mg: number;
  valid_from: ValidFrom;
  price: number;
  currency: Currency;
}

/** The counts and the last acts of a user, kept so that the admin's figures need not read every dose. */
export interface UserActivityTable {
  user_id: string;
  /** The time of the user's last entry of anything. */
  last_entry_at: EpochMs | null;
  /** 1 when pens or doses changed after this row and the tallies were counted. */
  is_tally_due: Flag;
  pens: number;
  doses: number;
  golden_doses: number;
  /** The time to plan this user's reminders again; null without reminders, 0 at once. */
  replan_at: EpochMs | null;
  /** The time of a change that they are not planned for yet; null: there was none. */
  replan_since: EpochMs | null;
}

/** The user's doses from pens of known cost, and what was wasted of these, by what the price depends on. */
export interface DoseTallyTable {
  user_id: string;
  /** The user's, as it was when this was counted: a change of it makes the tallies due. */
  country: string;
  medicine: string;
  /** The nearest listed strength; 0 for a medicine without list prices. */
  strength_mg: number;
  /** 1 for a Mounjaro KwikPen, for which the country's default price stands in. */
  takes_default: Flag;
  /** The latest day, not after that of the doses, on which a price of the country changed. */
  price_day: ValidFrom;
  cost_currency: Currency;
  /** Injections. */
  doses: number;
  /** Listed doses that they are compared with. */
  listed_doses: number;
  /** The sum of their costs and of what was wasted, in `cost_currency`. */
  cost: number;
}
