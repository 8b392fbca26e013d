import type { Kilograms } from '@dosewise/domain';
import type { HistoryQuestion, SkipReason } from '../../history.ts';

/** The column (index from 0) of each role; null for none. */
export interface WeightColumns {
  readonly date: number | null;
  /** A time of day beside the date. */
  readonly time: number | null;
  readonly weight: number | null;
  readonly unit: number | null;
  readonly note: number | null;
  readonly source: number | null;
}

/** The six columns that a user may map, without those that only the reader needs. */
export function plainColumns(columns: WeightColumns): WeightColumns {
  const { date, time, weight, unit, note, source } = columns;
  return { date, time, weight, unit, note, source };
}

/** The reasons of refused rows. */
export const REFUSED_ROW_REASONS = [
  'unreadable-date',
  'future',
  'unreadable-number',
  'implausible',
  'not-readable',
] as const satisfies readonly SkipReason[];
export type RefusedRowReason = (typeof REFUSED_ROW_REASONS)[number];

/** The reasons that a row of a file holds no weigh-in of its own. */
export const SKIPPED_ROW_REASONS = [
  'duplicate',
  'replaced',
  'no-date',
  'other-kind',
  'other-person',
  'left-out',
] as const satisfies readonly SkipReason[];
export type SkippedRowReason = (typeof SKIPPED_ROW_REASONS)[number] | 'no-weight';

/** A weigh-in read from a file. */
export interface WeightCsvEntry {
  /** Number of its row; the header is row 1. */
  readonly row: number;
  /** Instant in epoch ms. */
  readonly date: number;
  readonly weightKg: Kilograms;
  /** At most 500 characters, '' for none. Absent where the file has no column of notes. */
  readonly note?: string;
  /** 1 to 120 characters. Absent where the file or the row says nothing. */
  readonly source?: string;
}

/** Everything else that a file of weigh-ins holds, which their import does not take. */
export interface LeftOut {
  /** Doses that were taken. */
  readonly doses: number;
  /** The names of columns that hold something and were not read, that of the doses aside. */
  readonly columns: readonly string[];
}

/** A row that was refused, with its cells as in the file. */
export interface WeightCsvIssue {
  readonly row: number;
  readonly reason: RefusedRowReason;
  /** The cell that is wrong, in one line of at most 60 characters; '' where it is the whole row. */
  readonly detail: string;
  readonly cells: readonly string[];
}

/** A row that holds no weigh-in of its own. */
export interface SkippedRow {
  readonly row: number;
  /** `duplicate` and `replaced` where another row has the same instant, with its weight or a later one. */
  readonly reason: SkippedRowReason;
  /** The cell that says so, like that of an issue. */
  readonly detail: string;
  /** The row of the same instant that stays, else null. */
  readonly by: number | null;
}

/** A column of the file: its name, and its first values, so that a person can tell what it is. */
export interface CsvColumn {
  readonly index: number;
  readonly name: string;
  readonly samples: readonly string[];
}

/** The file cannot be read at all. */
export interface UnreadableWeightCsv {
  readonly kind: 'unreadable';
  readonly reason: 'no-data' | 'no-columns' | 'too-large';
}

/** The file can be read once the user has answered: run again with the answers as options. */
export interface WeightCsvQuestion {
  readonly kind: 'question';
  /** `columns` alone, which `mapping` of the options answers; else those of units, dates, kinds and people. */
  readonly questions: readonly HistoryQuestion[];
  readonly columns: readonly CsvColumn[];
  /** The columns as far as they were recognised. */
  readonly mapping: WeightColumns;
  readonly rowsRead: number;
}

/** The file read. `rowsRead` = entries + skipped + issues, always. */
export interface ReadWeightCsv {
  readonly kind: 'ready';
  /** The questions that were asked and answered, and those that need no answer. */
  readonly questions: readonly HistoryQuestion[];
  /** In the file's order, no two at the same instant. */
  readonly entries: readonly WeightCsvEntry[];
  readonly issues: readonly WeightCsvIssue[];
  readonly skipped: readonly SkippedRow[];
  readonly rowsRead: number;
  /** The names of the file's columns. */
  readonly header: readonly string[];
  /** The zone of the options where a date had no offset of its own; null where none needed it. */
  readonly timeZone: string | null;
  readonly leftOut: LeftOut;
}

/** The result of reading a file. All plain values, so that it can leave a Web Worker. */
export type WeightCsvResult = UnreadableWeightCsv | WeightCsvQuestion | ReadWeightCsv;
