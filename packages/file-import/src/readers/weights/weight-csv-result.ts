import type { Kilograms, WeightUnit } from '@dosewise/domain';
import type { DateOrder } from '../../dates/date-order.ts';

/** Which column (index from 0) holds what; null for none. */
export interface WeightColumns {
  readonly date: number | null;
  /** A time of day beside the date. */
  readonly time: number | null;
  readonly weight: number | null;
  readonly unit: number | null;
  readonly note: number | null;
  readonly source: number | null;
}

/** How a file is to be read. */
export interface WeightCsvOptions {
  /** IANA name of the zone for dates without an offset; a date without a time is its midnight. */
  readonly timeZone: string;
  /** The present in epoch ms. What lies ahead of it by more than a day is no weigh-in. */
  readonly now: number;
  /** The user's answer to `columns`; nothing is guessed then, except what is not in it. */
  readonly mapping?: WeightColumns;
  /** The user's answer to `unit`. What the file itself says wins. */
  readonly unit?: WeightUnit;
  /** The user's answer to `dateOrder`. What a number above 12 proves wins. */
  readonly dateOrder?: DateOrder;
}

/** Rows done of all, each counted once for every pass over the file. */
export interface WeightCsvProgress {
  readonly done: number;
  readonly total: number;
}

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

/** What a file holds besides weigh-ins, which their import does not take. */
export interface LeftOut {
  /** Doses that were taken. */
  readonly doses: number;
  /** The names of columns that hold something and were not read, that of the doses aside. */
  readonly columns: readonly string[];
}

/** A row that was refused, with the sentence to show and its cells as in the file. */
export interface WeightCsvIssue {
  readonly row: number;
  readonly sentence: string;
  readonly cells: readonly string[];
}

/** A row that holds no weigh-in of its own, with the reason in a few words. */
export interface SkippedRow {
  readonly row: number;
  readonly reason: string;
}

/** A column of the file: its name, and its first values, so that a person can tell what it is. */
export interface CsvColumn {
  readonly index: number;
  readonly name: string;
  readonly samples: readonly string[];
}

/** What the user must say before the file can be read. */
export type WeightCsvNeed = 'columns' | 'unit' | 'dateOrder';

/** The file cannot be read at all; the sentence says why. */
export interface UnreadableWeightCsv {
  readonly kind: 'unreadable';
  readonly sentence: string;
}

/** The file can be read once the user has answered: run again with the answers as options. */
export interface WeightCsvQuestion {
  readonly kind: 'question';
  readonly needs: readonly WeightCsvNeed[];
  /** What to show beside `columns`: the required headers are missing. Else null. */
  readonly sentence: string | null;
  readonly columns: readonly CsvColumn[];
  /** The columns as far as they were recognised. */
  readonly mapping: WeightColumns;
  /** Likely answers, to offer first. Never taken without asking. */
  readonly guess: { readonly unit: WeightUnit | null; readonly dateOrder: DateOrder | null };
  readonly rowsRead: number;
}

/** The file read. `rowsRead` = entries + skipped + issues, always. */
export interface ReadWeightCsv {
  readonly kind: 'ready';
  /** In the file's order, no two at the same instant. */
  readonly entries: readonly WeightCsvEntry[];
  readonly issues: readonly WeightCsvIssue[];
  readonly skipped: readonly SkippedRow[];
  readonly rowsRead: number;
  /** How many of the skipped rows gave way to a later row at the same instant. */
  readonly duplicates: number;
  /** The names of the file's columns. */
  readonly header: readonly string[];
  readonly mapping: WeightColumns;
  /** The order that decided dates such as 03/04/2026; null where no date needed it. */
  readonly dateOrder: DateOrder | null;
  /** The zone of the options where a date had no offset of its own; null where none needed it. */
  readonly timeZone: string | null;
  readonly leftOut: LeftOut;
}

/** What came of reading a file. All plain values, so that it can leave a Web Worker. */
export type WeightCsvResult = UnreadableWeightCsv | WeightCsvQuestion | ReadWeightCsv;
