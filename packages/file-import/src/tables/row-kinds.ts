import { MEASUREMENT_KINDS } from '@dosewise/domain';
import type { HistoryOptions, HistoryQuestion } from '../history.ts';
import { answerTo, LEAVE_OUT, question } from '../questions.ts';
import { cleanCell } from '../words/fold-text.ts';
import { areWords, cellsBelow } from './columns-by-cells.ts';
import type { HistoryColumns } from './history-columns.ts';
import type { HistoryTable } from './history-table.ts';
import { kindNamed, namesWeight, type RowKind } from './kind-words.ts';
import type { RowPersons } from './row-persons.ts';

/** The kinds of the rows, and the question about the words that say none. */
export interface RowKinds {
  readonly column: number;
  readonly kindOf: (cell: string) => RowKind;
  readonly questions: readonly HistoryQuestion[];
}

const KIND_ANSWERS = ['weight', ...MEASUREMENT_KINDS, 'systolic', 'diastolic', LEAVE_OUT] as const;
/** Most words that are asked about; the rows of others are of another kind. */
const MAX_ASKED = 40;
const LONGEST_WORD = 80;

/**
 * The kinds that the words of a column say of the readings beside it; null without such a column, and where its
 * words (`Manual`, `Auto`) say nothing of a column that is named a weight. Where several weights have one date, the
 * words that differ between them (of exercises, meals, animals) are asked about, whatever the heading.
 */
export function rowKinds(
  table: HistoryTable,
  columns: HistoryColumns,
  persons: RowPersons,
  options: HistoryOptions,
): RowKinds | null {
  const { names, body } = table;
  const { kind, weight } = columns;
  if (weight === null) return null;
  const isGeneral = (names[weight]?.fits.weight ?? 0) < 2;
  const at = kind !== null && isGeneral ? kind : (tellingColumn(table, columns, weight) ?? kind);
  if (at === null || at === persons.column) return null;
  const words = [...new Set(body.map(({ cells }) => wordIn(cells[at])))];
  const named = isMediLog(names) ? mediLogKind : kindNamed;
  const kinds = new Map<string, RowKind | null>(words.map((word) => [word, named(word)]));
  const isNamed = (kind: RowKind) => words.some((word) => kinds.get(word) === kind);
  if (!isNamed('weight')) {
    const likely = words.filter((word) => namesWeight(word));
    // Two scales may be those of two people.
    if (likely.length === 1) kinds.set(likely[0] ?? '', 'weight');
  }
  const isTold = isGeneral || areToldApart(table, columns, weight, at);
  if (!isTold && words.every((word) => kinds.get(word) === null)) return null;
  const open = isNamed('weight')
    ? []
    : words.filter((word) => word !== '' && kinds.get(word) === null).slice(0, MAX_ASKED);
  const answered = (word: string) =>
    KIND_ANSWERS.find((kind) => kind === answerTo(options, 'kind-word', word));
  return {
    column: at,
    kindOf: (cell) => {
      const word = wordIn(cell);
      const kind = kinds.get(word) ?? (open.includes(word) ? answered(word) : undefined);
      return kind === undefined || kind === LEAVE_OUT ? 'other' : kind;
    },
    questions:
      open.length === 0
        ? []
        : [question({ id: 'kind-word', must: true, subjects: open, options: KIND_ANSWERS })],
  };
}

/** The column of words that differ where several weights have one date; null in a table of doses. */
function tellingColumn(
  table: HistoryTable,
  columns: HistoryColumns,
  weight: number,
): number | null {
  const { dose, medicine } = table.columns;
  if (dose !== null || medicine !== null) return null;
  const used = new Set(Object.values({ ...columns, kind: null }));
  const found = table.names.findIndex(
    (_, column) =>
      !used.has(column) &&
      areWords(cellsBelow(table.body, column)) &&
      areToldApart(table, columns, weight, column),
  );
  return found < 0 ? null : found;
}

/** True where two rows of one date differ both in their weight and in the word of a column. */
function areToldApart(
  { body }: HistoryTable,
  { date, time }: HistoryColumns,
  weight: number,
  column: number,
): boolean {
  const first = new Map<string, readonly string[]>();
  return body.some(({ cells }) => {
    const when = `${cells[date ?? -1] ?? ''} ${cells[time ?? -1] ?? ''}`;
    const other = first.get(when);
    if (other === undefined) first.set(when, cells);
    return other !== undefined && [weight, column].every((each) => cells[each] !== other[each]);
  });
}

const wordIn = (cell = '') => cleanCell(cell.slice(0, LONGEST_WORD));

/** MediLog numbers what a row is about: 1 is the weight. */
const MEDILOG_KEYS = ['timestamp', 'profileid', 'type', 'value1', 'value2'];

function isMediLog(names: HistoryTable['names']): boolean {
  return MEDILOG_KEYS.every((own) => names.some(({ key }) => key === own));
}

const mediLogKind = (word: string): RowKind => (word === '1' ? 'weight' : 'other');
