import type { PlanAnchor } from '@dosewise/domain';
import type { EpochMs } from './column-types.ts';

/** The doses that a user means to take. */
export interface PlanTable {
  user_id: string;
  medicine: string;
  anchor: PlanAnchor;
  /** JSON of its steps, in the order of time. */
  steps: string;
  saved_at: EpochMs;
}

/** A planned dose that is left out. Without effect where the plan has none at that instant by now. */
export interface PlanSkipTable {
  user_id: string;
  planned_at: EpochMs;
}
