import type { CalendarDay, PlanAnchor } from '@dosewise/domain';
import type { EpochMs } from './column-types.ts';

/** The doses of a medicine that a user means to take, or meant to. */
export interface PlanTable {
  user_id: string;
  medicine: string;
  saved_at: EpochMs;
  /** The time another one replaced it or it was deleted; null of the one that is followed. */
  ended_at: EpochMs | null;
  anchor: PlanAnchor;
  /** JSON of its steps, in the order of time. */
  steps: string;
}

/** A planned dose that is left out. Without effect where the plan has none at that instant by now. */
export interface PlanSkipTable {
  user_id: string;
  medicine: string;
  planned_at: EpochMs;
}

/** Days of the user's on which nothing of a medicine is due, both included. */
export interface PlanPauseTable {
  user_id: string;
  medicine: string;
  from_day: CalendarDay;
  /** Null: until it is ended. */
  until_day: CalendarDay | null;
}
