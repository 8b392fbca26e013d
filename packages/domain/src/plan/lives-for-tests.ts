import lives from './dosing-lives.json' with { type: 'json' };
import type { PlanStep } from './plan.ts';

/** A stretch of a user's life with one medicine, and what is right of it. Times are ISO instants. */
export interface DosingLife {
  readonly name: string;
  readonly why: string;
  readonly medicine: string;
  readonly zone: string;
  readonly now: string;
  readonly plans: readonly {
    readonly savedAt: string;
    readonly endedAt: string | null;
    readonly anchor: 'weekday' | 'last_dose';
    readonly steps: readonly PlanStep[];
  }[];
  readonly doses: readonly {
    readonly id: string;
    readonly at: string;
    readonly doseMg: number;
    readonly plannedAt: string | null;
    readonly partOf: string | null;
  }[];
  readonly skips: readonly string[];
  readonly pauses: readonly { readonly from: string; readonly until: string | null }[];
  /** Planned instants by what became of them up to now; those of no kind are named nowhere. */
  readonly right: {
    readonly next: string | null;
    readonly state?: string;
    readonly taken?: readonly string[];
    readonly partly?: readonly string[];
    readonly missed?: readonly string[];
    readonly skipped?: readonly string[];
    readonly paused?: readonly string[];
  };
}

/** The lives that everything that looks ahead is tried with. */
export const DOSING_LIVES = lives as unknown as readonly DosingLife[];
