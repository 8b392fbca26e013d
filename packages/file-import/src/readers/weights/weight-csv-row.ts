import {
  readDateCell,
  type WrittenDay,
  type WrittenTime,
  withOffset,
  withTime,
} from '../../dates/date-cell.ts';
import type { CsvRow } from '../../tables/csv-records.ts';
import { type WrittenWeight, writtenWeight } from '../../units/decide-unit.ts';
import { cleanCell, isMissing } from '../../words/fold-text.ts';
import type { ChosenColumns } from './weight-columns.ts';
import type { RefusedRowReason, SkippedRowReason } from './weight-csv-result.ts';

/** A row as far as it can be read by itself, before the whole columns have decided. */
export type RowReading =
  | { readonly kind: 'skip'; readonly reason: SkippedRowReason; readonly detail: string }
  /** A date with nothing beside it: a heading where times stand below, else a row without weight. */
  | { readonly kind: 'heading'; readonly when: WrittenTime; readonly day: WrittenDay }
  | { readonly kind: 'refused'; readonly reason: RefusedRowReason }
  | ({ readonly kind: 'reading'; readonly when: WrittenTime } & WrittenWeight);

/** Facts of the file that the reading of single rows must know. */
export interface RowContext {
  readonly columns: ChosenColumns;
  /** The words of the column of kinds in rows of body weight; null where rows are not told apart. */
  readonly weightKinds: ReadonlySet<string> | null;
}

/** Reads one row by itself. */
export function readRow({ cells, unclosed }: CsvRow, context: RowContext): RowReading {
  const { columns } = context;
  const cellOf = (column: number | null) => (column === null ? '' : cleanCell(cells[column] ?? ''));
  const skip = (reason: SkippedRowReason, detail = '') =>
    ({ kind: 'skip', reason, detail }) as const;
  // A stray quote at the very end of the file harms nobody; one that swallowed rows does.
  if (unclosed && /[\r\n]/.test(cells.at(-1)?.trim() ?? '')) {
    return { kind: 'refused', reason: 'not-readable' };
  }
  if (cells[0]?.trimStart().startsWith('#')) return skip('comment');

  const dateText = cellOf(columns.date);
  const weightText = cellOf(columns.weight);
  const measured = cellOf(columns.kind);
  if (context.weightKinds !== null && !context.weightKinds.has(measured)) {
    return skip('other-kind', measured);
  }
  if (isMissing(dateText)) return skip('no-date');
  const date = readDateCell(dateText);
  if (isMissing(weightText)) {
    const isAlone = cells.every((cell, index) => index === columns.date || cell.trim() === '');
    if (isAlone && date?.kind === 'day' && date.ms === null) {
      return { kind: 'heading', when: { text: dateText, date }, day: date.day };
    }
    return skip(isMissing(cellOf(columns.dose)) ? 'no-weight' : 'dose-alone');
  }
  const unitText = cellOf(columns.unit);
  const weight = writtenWeight(weightText, unitText);
  if (weight.unit === null && !isMissing(unitText)) return skip('other-unit', unitText);
  const timeText = cellOf(columns.time);
  const hasTime = !isMissing(timeText);
  const when = {
    text: hasTime ? `${dateText} ${timeText}` : dateText,
    date: withOffset(hasTime ? withTime(date, timeText) : date, cellOf(columns.offset)),
  };
  return { kind: 'reading', when, ...weight };
}
