import type { WeightUnit } from '@dosewise/domain';
import type { DoseUnit } from '../words/dose-words.ts';
import type { TableKind } from './history-table.ts';

/** What is known of a table besides its rows. */
export interface TableFacts {
  readonly kind: TableKind;
  /** Unit of weights in the heading or above the table. */
  readonly weightUnit: WeightUnit | null;
  /** Unit of doses in the heading. */
  readonly doseUnit: DoseUnit | null;
  /** The medicine that a heading or a title names; '' for none. */
  readonly medicine: string;
  /** Whether nothing but the cell of the date could hold a time, as spreadsheets put 00:00 there. */
  readonly hasDaysOnly: boolean;
  readonly titles: readonly string[];
}
