import {
  isWeighInAhead,
  type LocalClock,
  MAX_NOTE_CHARACTERS,
  MAX_SOURCE_CHARACTERS,
  type WeightUnit,
} from '@dosewise/domain';
import type { DateCell, WrittenDay } from '../../dates/date-cell.ts';
import { type DateOrder, keptInstant, toInstant } from '../../dates/date-order.ts';
import type { CsvRow } from '../../tables/csv-records.ts';
import { type DecimalSign, readKilograms } from '../../units/weight-cell.ts';
import { cleanCell, foldText, freeCell, freeText, isMissing } from '../../words/fold-text.ts';
import type { WeightTable } from './find-header.ts';
import type { ChosenColumns } from './weight-columns.ts';
import type {
  LeftOut,
  ReadWeightCsv,
  RefusedRowReason,
  SkippedRow,
  SkippedRowReason,
  WeightColumns,
  WeightCsvEntry,
  WeightCsvIssue,
} from './weight-csv-result.ts';
import type { RowReading } from './weight-csv-row.ts';

/** Decisions that hold for the whole file. */
interface FileDecisions {
  readonly clock: LocalClock;
  /** IANA name of the zone that `clock` is of. */
  readonly timeZone: string;
  /** The present in epoch ms. */
  readonly now: number;
  readonly dateOrder: DateOrder | null;
  /** Unit of weights that do not name one. */
  readonly unit: WeightUnit | null;
  readonly decimal: DecimalSign | null;
}

/** Turns readings, given in the file's order, into entries, issues and skipped rows. */
interface EntryCollector {
  readonly add: (row: CsvRow, reading: RowReading) => void;
  readonly result: () => Omit<ReadWeightCsv, 'questions'>;
}

const NOT_TAKEN = new Set(['no', 'n', 'false', '0']);

/** A collector for one file. */
export function collectEntries(table: WeightTable, decisions: FileDecisions): EntryCollector {
  const { columns, header, body, rowsBefore } = table;
  const entries = new Map<number, WeightCsvEntry>();
  const issues: WeightCsvIssue[] = [];
  const skipped: SkippedRow[] = [];
  let needsZone = false;
  /** The day that a heading states for the times below it. */
  let heading: WrittenDay | null = null;

  const skip = (row: number, reason: SkippedRowReason, detail = '', by: number | null = null) =>
    void skipped.push({ row, reason, detail: shortened(detail), by });
  const keep = (entry: WeightCsvEntry) => {
    const earlier = entries.get(entry.date);
    if (earlier !== undefined) {
      const isSame = earlier.weightKg === entry.weightKg;
      skip(earlier.row, isSame ? 'duplicate' : 'replaced', '', entry.row);
      // Taken out first, so that the later row stands at its own place in the order.
      entries.delete(entry.date);
    }
    entries.set(entry.date, entry);
  };

  const add = (source: CsvRow, reading: RowReading) => {
    const row = source.row - rowsBefore;
    const refuse = (reason: RefusedRowReason, detail = '') =>
      void issues.push({ row, reason, detail: shortened(detail), cells: source.cells });
    if (reading.kind === 'skip') return skip(row, reading.reason, reading.detail);
    if (reading.kind === 'refused') return refuse(reading.reason);
    if (reading.kind === 'heading') {
      heading = reading.day;
      return skip(row, 'date-alone');
    }
    const { when, weight } = reading;
    const date = when.date === null ? null : instantIn(when.date, heading, decisions);
    if (date === null) return refuse('unreadable-date', when.text);
    if (isWeighInAhead(date, decisions.now)) return refuse('future', when.text);
    if (weight === null) return refuse('unreadable-number', reading.text);
    const unit = reading.unit ?? decisions.unit;
    const weightKg = unit === null ? null : readKilograms(weight, unit, decisions.decimal);
    if (weightKg === null) return refuse('implausible', reading.text);
    needsZone ||= when.date !== null && isWallClock(when.date);
    keep({ row, date, weightKg, ...textsOf(source.cells, columns) });
  };

  const result = () => ({
    kind: 'ready' as const,
    entries: [...entries.values()],
    issues,
    skipped: skipped.toSorted((a, b) => a.row - b.row),
    rowsRead: body.length,
    header: header.names,
    timeZone: needsZone ? decisions.timeZone : null,
    leftOut: findLeftOut(table),
  });
  return { add, result };
}

function instantIn(
  date: DateCell,
  heading: WrittenDay | null,
  { dateOrder, clock }: FileDecisions,
): number | null {
  if (date.kind === 'instant') return keptInstant(date.at);
  const day = date.kind === 'time' ? heading : date.day;
  return day === null ? null : toInstant(day, dateOrder, date.ms ?? 0, date.offset, clock);
}

/** True where only the zone of the options tells which instant the cell is. */
function isWallClock(date: DateCell): boolean {
  return date.kind !== 'instant' && date.offset === null;
}

/** Note and source of a row, as far as the file says anything of them. */
function textsOf(
  cells: readonly string[],
  columns: WeightColumns,
): Pick<WeightCsvEntry, 'note' | 'source'> {
  const textIn = (column: number, most: number) => freeText(freeCell(cells[column] ?? ''), most);
  const note = columns.note === null ? null : textIn(columns.note, MAX_NOTE_CHARACTERS);
  const isSourceNamed = columns.source !== null && !isMissing(cells[columns.source]?.trim() ?? '');
  const source = isSourceNamed ? textIn(columns.source, MAX_SOURCE_CHARACTERS) : '';
  return { ...(note !== null && { note }), ...(source !== '' && { source }) };
}

/** A cell as it is quoted: in one line of at most 60 characters. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** Everything else that a file of weigh-ins holds. Looks at each cell once. */
function findLeftOut({ header, columns, body }: WeightTable): LeftOut {
  const isSeen = header.names.map((_, index) => Object.values(columns).includes(index));
  const isFilled = header.names.map(() => false);
  let doses = 0;
  for (const { cells } of body) {
    doses += countDoses(cells, columns);
    for (let index = 0; index < isSeen.length && index < cells.length; index += 1) {
      if (isSeen[index]) continue;
      if (isMissing(cleanCell(cells[index] ?? ''))) continue;
      isFilled[index] = true;
      isSeen[index] = true;
    }
  }
  const names = header.names.map((name, index) => shortened(name) || `Column ${index + 1}`);
  return { doses, columns: names.filter((_, index) => isFilled[index]) };
}

/** The doses of a row: a cell for a whole day holds one on each line. */
function countDoses(cells: readonly string[], { dose, taken }: ChosenColumns): number {
  if (dose === null) return 0;
  const given = linesOf(cells[dose]);
  const answers = taken === null ? [] : linesOf(cells[taken]);
  return given.filter(
    (text, line) =>
      !isMissing(text) && Number(text) !== 0 && !NOT_TAKEN.has(foldText(answers[line] ?? '')),
  ).length;
}

function linesOf(cell = ''): string[] {
  return cell.split(/\r\n|\r|\n/).map(cleanCell);
}
