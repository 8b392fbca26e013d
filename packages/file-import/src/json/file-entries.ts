import type { SymptomCategory, WeightUnit } from '@dosewise/domain';
import type { ReadSite } from '../words/site-words.ts';

/** What a file says of anything that it holds. */
interface Entry {
  readonly at: string;
  /** Where it stands, where that differs for what is skipped. */
  readonly skipAt?: string;
  readonly when: unknown;
}

export interface DoseEntry extends Entry {
  /** As the file names it; '' for none. */
  readonly medicine: string;
  /** mg as in the file. */
  readonly mg: unknown;
  readonly site?: unknown;
  /** The site, where the file has it in our own words. */
  readonly place?: ReadSite;
  readonly pain?: unknown;
  readonly note?: unknown;
}

export interface WeightEntry extends Entry {
  readonly amount: unknown;
  /** Null where the unit is not known. */
  readonly unit: WeightUnit | null;
  readonly source?: unknown;
  readonly note?: unknown;
}

export interface SymptomEntry extends Entry {
  readonly name: unknown;
  readonly severity: unknown;
  /** The category, where the file has it in our own words. */
  readonly category?: SymptomCategory;
  readonly note?: unknown;
  /** Whether 0 is a severity of its own, and not the absence of the symptom. */
  readonly keepsZero?: boolean;
}
