import type { WeightUnit } from '@dosewise/domain';
import { withOffset, withTime } from '../../dates/date-and-time.ts';
import { type DateCell, readDateCell } from '../../dates/date-cell.ts';
import type { CsvRow } from '../../tables/csv-records.ts';
import { unitNamed } from '../../units/unit-words.ts';
import { readWeightCell, type WeightCell } from '../../units/weight-cell.ts';
import { cleanCell, isMissing } from '../../words/fold-text.ts';
import type { ChosenColumns } from './columns/choose-columns.ts';

/** A row as far as it can be read by itself, before the whole columns have decided. */
export type RowReading =
  | { readonly kind: 'skip'; readonly reason: string }
  /** A date with nothing beside it: a heading where times stand below, else a row without weight. */
  | { readonly kind: 'heading'; readonly date: DateCell }
  | { readonly kind: 'refused'; readonly what: string }
  | {
      readonly kind: 'reading';
      readonly dateText: string;
      /** Null when the cell is no date. */
      readonly date: DateCell | null;
      readonly weightText: string;
      /** Null when the cell is no weight. */
      readonly weight: WeightCell | null;
      /** The unit in the cell or in the column of units, or null. */
      readonly unit: WeightUnit | null;
    };

/** What the reading of single rows must know about the file. */
export interface RowContext {
  readonly columns: ChosenColumns;
  /** What the column of kinds says in rows of body weight; null where rows are not told apart. */
  readonly weightKinds: ReadonlySet<string> | null;
}

const UNCLOSED = 'a quotation mark opens here and never closes, so the rows behind it are lost';

/** Reads one row by itself. */
export function readRow({ cells, unclosed }: CsvRow, context: RowContext): RowReading {
  const { columns } = context;
  const cellOf = (column: number | null) => (column === null ? '' : cleanCell(cells[column] ?? ''));
  // A stray quote at the very end of the file harms nobody; one that swallowed rows does.
  if (unclosed && /[\r\n]/.test(cells.at(-1)?.trim() ?? '')) {
    return { kind: 'refused', what: UNCLOSED };
  }
  if (cells[0]?.trimStart().startsWith('#')) return { kind: 'skip', reason: 'a comment' };

  const dateText = cellOf(columns.date);
  const weightText = cellOf(columns.weight);
  const measured = cellOf(columns.kind);
  if (context.weightKinds !== null && !context.weightKinds.has(measured)) {
    return { kind: 'skip', reason: `not a body weight but '${shortened(measured)}'` };
  }
  if (isMissing(dateText)) return { kind: 'skip', reason: 'no date' };
  const date = readDateCell(dateText);
  if (isMissing(weightText)) {
    const isAlone = cells.every((cell, index) => index === columns.date || cell.trim() === '');
    if (isAlone && date?.kind === 'day' && date.ms === null) return { kind: 'heading', date };
    const isDose = !isMissing(cellOf(columns.dose));
    return { kind: 'skip', reason: isDose ? 'a dose without a weight' : 'no weight' };
  }
  const weight = readWeightCell(weightText);
  const unitText = cellOf(columns.unit);
  const unit = weight?.unit ?? unitNamed(unitText);
  if (unit === null && !isMissing(unitText)) {
    return { kind: 'skip', reason: `not a weight, since its unit is '${shortened(unitText)}'` };
  }
  const timeText = cellOf(columns.time);
  const hasTime = !isMissing(timeText);
  return {
    kind: 'reading',
    dateText: hasTime ? `${dateText} ${timeText}` : dateText,
    date: withOffset(hasTime ? withTime(date, timeText) : date, cellOf(columns.offset)),
    weightText,
    weight,
    unit,
  };
}

/** A cell as it is quoted in a sentence: in one line of at most 60 characters. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
