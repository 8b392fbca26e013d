import { readDateCell } from '../dates/date-cell.ts';
import {
  markNamed,
  marksAmong,
  namesDose,
  saysNotTaken,
  saysPlanned,
} from '../words/status-words.ts';
import { areEntries, cellsBelow } from './columns-by-cells.ts';
import type { HistoryColumns } from './history-columns.ts';
import { type HistoryTable, isFilled } from './history-table.ts';
import type { DoseStatus, RawDose } from './raw-entry.ts';
import { filled, type RowCells } from './row-cells.ts';

/** The status of a dose by its row, with the words that are asked about where they are not known. */
type RowStatus = Pick<RawDose, 'status' | 'mark'>;

/** The cells of a dose that may say that it was not taken. */
interface DoseCells {
  readonly dose: string;
  readonly site: string;
  readonly note: string;
}

/** Tells of each row of a table whether its dose was taken: by its marks, else by the words beside the dose. */
export function doseStatus(
  table: HistoryTable,
  columns: HistoryColumns,
  row: RowCells,
): (cells: DoseCells) => RowStatus {
  const { names } = table;
  const isMarked = [columns.taken, columns.takenAt].some((column) => isFilled(table, column));
  const meaningOf = marksAmong(marksIn(table, columns.taken));
  // Beside the column of marks others may say it, too: a second one, or the kinds of entries.
  const others = columns.taken === null ? [] : otherMarks(table, columns);
  const isOnlyPlanned = !isMarked && columns.date !== null && columns.date === columns.planned;
  const plannedName = names[columns.planned ?? -1]?.name ?? '';

  const readMark = (word: string): DoseStatus =>
    isTimeOrDay(word) || namesDose(word) ? 'taken' : (meaningOf(word) ?? 'asked');
  /** The mark of the row; null where it has none. */
  const marked = (): RowStatus | null => {
    const mark = filled(row.text(columns.taken));
    if (mark === '') {
      const at = filled(row.text(columns.takenAt));
      if (at === '') return null;
      return /\p{L}/u.test(at) ? { status: readMark(at), mark: at } : { status: 'taken', mark: '' };
    }
    const status = readMark(mark);
    const denied = status === 'taken' ? others.map(deniedIn).find((word) => word !== null) : null;
    return denied ? { status: 'asked', mark: `${mark}, ${denied}` } : { status, mark };
  };
  /** The words of a column that do not fit a dose that was taken; null where it has none. */
  const deniedIn = ({ column, isOfKinds }: OtherMarks): string | null => {
    const word = filled(row.text(column));
    const meaning = word === '' || namesDose(word) ? 'taken' : markNamed(word);
    const isOpen = meaning === null && !isOfKinds;
    return meaning === 'taken' || isOpen ? null : word;
  };

  return ({ dose, site, note }) => {
    const said = [dose, site];
    const skipped = filled(row.text(columns.missed));
    const mark = marked();
    if (said.some(saysNotTaken)) return { status: 'missed', mark: '' };
    const missed = readSkipped(skipped);
    if (missed !== 'taken') return { status: missed, mark: skipped };
    if (said.some(saysPlanned)) return { status: 'planned', mark: '' };
    if (mark !== null) return mark;
    if (filled(dose) === '' && saysNotTaken(note)) return { status: 'missed', mark: '' };
    if (saysPlanned(note)) return { status: 'planned', mark: '' };
    if (isMarked) return { status: 'unmarked', mark: '' };
    // The amount may be the one that was due, or the dose was taken after all.
    if (saysNotTaken(note)) return { status: 'asked', mark: note.trim() };
    return isOnlyPlanned ? { status: 'asked', mark: plannedName } : { status: 'taken', mark: '' };
  };
}

/** A column of marks besides the first one. */
interface OtherMarks {
  readonly column: number;
  /** True: some of its words say that a row is a dose, so that its other words say that it is something else. */
  readonly isOfKinds: boolean;
}

function otherMarks({ names, body }: HistoryTable, columns: HistoryColumns): OtherMarks[] {
  const used = new Set(Object.values(columns));
  return names.flatMap(({ fits }, column) => {
    if (used.has(column) && columns.kind !== column) return [];
    const cells = cellsBelow(body, column);
    const isOfKinds = areEntries(cells);
    return isOfKinds || fits.taken > 0 ? [{ column, isOfKinds }] : [];
  });
}

/** The meaning of a cell of skipped doses: only No and nothing leave the dose taken. */
function readSkipped(cell: string): 'taken' | 'missed' | 'asked' {
  if (cell === '') return 'taken';
  if (saysNotTaken(cell) || isTimeOrDay(cell)) return 'missed';
  const answer = markNamed(cell);
  return answer === 'missed' ? 'taken' : answer === 'taken' ? 'missed' : 'asked';
}

function* marksIn({ body }: HistoryTable, column: number | null): Generator<string> {
  if (column === null) return;
  for (const { cells } of body) yield (cells[column] ?? '').slice(0, 20);
}

/** True for a cell that is a date or a time. */
export const isTimeOrDay = (cell: string) => filled(cell) !== '' && readDateCell(cell) !== null;
