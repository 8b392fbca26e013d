import type { TableRow } from './history-table.ts';
import type { RawEntry } from './raw-entry.ts';

/** Reads the rows of one table, in their order. */
export interface RowReader {
  /** The entries of a row; `ignore` is told what in it has no home. */
  readonly read: (row: TableRow, ignore: (what: string) => void) => readonly RawEntry[];
  /** Whether something of a column is read. */
  readonly isKept: (column: number) => boolean;
}
