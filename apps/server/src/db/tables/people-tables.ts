import type { PeopleRecord, PeopleRole } from '@dosewise/contract';
import type { CalendarDay, MeasurementUnit } from '@dosewise/domain';
import type { EpochMs, Flag } from './column-types.ts';

/** Someone who cares for a user, or is invited to. It is the user's row, and says what may be done. */
export interface CarerTable {
  user_id: string;
  id: string;
  /** The address that was invited. By it the user knows the person, whatever it has since. */
  email: string;
  role: PeopleRole;
  /** The last day, in the user's time zone; null: no end. */
  last_day: CalendarDay | null;
  /** 1 when the user's reminders go to this person by mail, too. */
  reminded: Flag;
  created_at: EpochMs;
  /** Of the mailed link; null before the mail left, and after it was used. */
  token_hash: string | null;
  token_expires_at: EpochMs | null;
  /** The account that accepted; null: no one yet. */
  carer_id: string | null;
  /** The time at which everything that was opened was ended; it is told and deleted soon after. */
  ended_at: EpochMs | null;
}

/** The way from someone who cares to the row of the person, which decides. */
export interface CaredForTable {
  /** Someone who cares. */
  user_id: string;
  /** The same as of the person's row. */
  id: string;
  person_id: string;
}

/** Something that someone else did in a user's records. */
export interface CarerActTable {
  user_id: string;
  id: string;
  at: EpochMs;
  email: string;
  did: 'added' | 'changed' | 'deleted';
  kind: PeopleRecord;
  /** The record as it was then: its instant, its amount or degree, and what of. */
  record_at: EpochMs;
  value: number;
  /** Of blood pressure; null: anything else. */
  diastolic: number | null;
  /** Of a measurement; null: the first of its kind. */
  unit: MeasurementUnit | null;
  name: string;
}
