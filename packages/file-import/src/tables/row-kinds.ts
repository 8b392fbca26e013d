import { MEASUREMENT_KINDS } from '@dosewise/domain';
import type { HistoryOptions, HistoryQuestion } from '../history.ts';
import { answerTo, LEAVE_OUT, question } from '../questions.ts';
import { cleanCell } from '../words/fold-text.ts';
import type { HistoryColumns } from './history-columns.ts';
import type { HistoryTable } from './history-table.ts';
import { kindNamed, namesWeight, type RowKind } from './kind-words.ts';

/** The kinds of the rows, and the question about the words that say none. */
export interface RowKinds {
  readonly kindOf: (cell: string) => RowKind;
  readonly questions: readonly HistoryQuestion[];
}

const KIND_ANSWERS = ['weight', ...MEASUREMENT_KINDS, 'systolic', 'diastolic', LEAVE_OUT] as const;
/** Most words that are asked about; the rows of others are of another kind. */
const MAX_ASKED = 40;
const LONGEST_WORD = 80;

/**
 * The kinds that the words of a column say of the readings beside it; null without such a column, and where its
 * words (`Manual`, `Auto`) say nothing of a column that is named a weight.
 */
export function rowKinds(
  { names, body }: HistoryTable,
  { kind: at, weight }: HistoryColumns,
  options: HistoryOptions,
): RowKinds | null {
  if (at === null || weight === null) return null;
  const words = [...new Set(body.map(({ cells }) => wordIn(cells[at])))];
  const named = isMediLog(names) ? mediLogKind : kindNamed;
  const kinds = new Map<string, RowKind | null>(words.map((word) => [word, named(word)]));
  const isNamed = (kind: RowKind) => words.some((word) => kinds.get(word) === kind);
  if (!isNamed('weight')) {
    const likely = words.filter((word) => namesWeight(word));
    // Two scales may be those of two people.
    if (likely.length === 1) kinds.set(likely[0] ?? '', 'weight');
  }
  const isGeneral = (names[weight]?.fits.weight ?? 0) < 2;
  if (!isGeneral && words.every((word) => kinds.get(word) === null)) return null;
  const open = isNamed('weight')
    ? []
    : words.filter((word) => word !== '' && kinds.get(word) === null).slice(0, MAX_ASKED);
  const answered = (word: string) =>
    KIND_ANSWERS.find((kind) => kind === answerTo(options, 'kind-word', word));
  return {
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

const wordIn = (cell = '') => cleanCell(cell.slice(0, LONGEST_WORD));

/** MediLog numbers what a row is about: 1 is the weight. */
const MEDILOG_KEYS = ['timestamp', 'profileid', 'type', 'value1', 'value2'];

function isMediLog(names: HistoryTable['names']): boolean {
  return MEDILOG_KEYS.every((own) => names.some(({ key }) => key === own));
}

const mediLogKind = (word: string): RowKind => (word === '1' ? 'weight' : 'other');
