import type { MeasurementKind, WeightUnit } from '@dosewise/domain';
import type { WrittenTime } from '../dates/date-cell.ts';
import type { HistorySkip } from '../history.ts';
import type { WrittenWeight } from '../units/decide-unit.ts';
import type { DoseUnit } from '../words/dose-words.ts';
import type { PressurePart } from '../words/measurement-words.ts';
import type { StatusMeaning } from '../words/status-words.ts';
import type { TableKind, TableRow } from './history-table.ts';

/**
 * The mark of a row for its dose: `unmarked` where others have one and it has none, `asked` where its word is
 * not known.
 */
export type DoseStatus = StatusMeaning | 'unmarked' | 'asked';

interface RawBase {
  readonly at: string;
  readonly when: WrittenTime;
}

/** A dose as a row has it, before the whole file has decided units and dates. */
export interface RawDose extends RawBase {
  readonly kind: 'dose';
  /** The cell of the medicine, maybe with the dose in it; '' for none. */
  readonly medicine: string;
  /** The cell of the dose, maybe with the medicine in it; '' for none. */
  readonly doseText: string;
  /** The cell of the column of units beside it; '' for none. */
  readonly unitText: string;
  /** The words for how it is taken: 'oral'; absent where the table has none. */
  readonly form?: string;
  readonly site: string;
  readonly pain: string;
  readonly status: DoseStatus;
  /** The words of the mark, as they are asked about; '' for none. */
  readonly mark: string;
  readonly note: string;
  /** The words that quote the row where it is skipped. */
  readonly detail: string;
}

/** A weigh-in as a row has it. */
export interface RawWeight extends RawBase {
  readonly kind: 'weight';
  readonly written: WrittenWeight;
  /** Null where the file has no notes. */
  readonly note: string | null;
  readonly source: string;
}

/** A symptom as a row has it. */
export interface RawSymptom extends RawBase {
  readonly kind: 'symptom';
  /** Its name in the file. */
  readonly name: string;
  /** A number, a word, Yes, or '' where the file only says that it was there. */
  readonly severity: string;
  /** Highest value of the file's scale. */
  readonly scale: number;
  readonly note: string;
}

/** A measurement besides weight as a row has it. */
export interface RawMeasurement extends RawBase {
  readonly kind: 'measurement';
  readonly measured: MeasurementKind;
  /** Of a blood pressure the one part that `text` has; null: it has the whole value. */
  readonly part: PressurePart | null;
  readonly text: string;
  /** Of a systolic one the diastolic one beside it, in the same row. */
  readonly below?: string;
  /** Of the heading or the column of units; '' for none. */
  readonly unitText: string;
  /** Absent where the row has other readings, too, whose note it may be. */
  readonly note?: string;
}

export type RawEntry =
  | RawDose
  | RawWeight
  | RawSymptom
  | RawMeasurement
  | ({ readonly kind: 'skip' } & HistorySkip);

/** Reads the rows of one table, in their order. */
export interface RowReader {
  /** The entries of a row; `ignore` is told what in it has no home. */
  readonly read: (row: TableRow, ignore: (what: string) => void) => readonly RawEntry[];
  /** True for a column of which something is read. */
  readonly isKept: (column: number) => boolean;
}

/** The facts of a table besides its rows. */
export interface TableFacts {
  readonly kind: TableKind;
  /** Unit of weights in the heading or above the table. */
  readonly weightUnit: WeightUnit | null;
  /** Unit of doses in the heading. */
  readonly doseUnit: DoseUnit | null;
  /** The medicine that a heading or a title names; '' for none. */
  readonly medicine: string;
  /** True: nothing but the cell of the date could hold a time, as spreadsheets put 00:00 there. */
  readonly hasDaysOnly: boolean;
  readonly titles: readonly string[];
  /** True for our own export, whose instants are instants. */
  readonly isOwn: boolean;
}
