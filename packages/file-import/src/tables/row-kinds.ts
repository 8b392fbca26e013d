import { MEASUREMENT_KINDS, type MeasurementKind } from '@dosewise/domain';
import type { HistoryOptions, HistoryQuestion } from '../history.ts';
import { answerTo, LEAVE_OUT, question } from '../questions.ts';
import { readColumnName } from '../units/unit-words.ts';
import { cleanCell } from '../words/fold-text.ts';
import { measurementNamed } from '../words/measurement-words.ts';
import { KIND_FILLERS, NOT_BODY_WEIGHT, WEIGHT_NAMES } from './column-words.ts';
import type { HistoryColumns } from './history-columns.ts';
import type { HistoryTable } from './history-table.ts';

/** The kind of a row in a table with one reading in each row; 'other' is none that is kept. */
export type RowKind = 'weight' | MeasurementKind | 'other';

/** The kinds of the rows, and the question about the words that say none. */
export interface RowKinds {
  readonly kindOf: (cell: string) => RowKind;
  readonly questions: readonly HistoryQuestion[];
}

const KIND_ANSWERS = ['weight', ...MEASUREMENT_KINDS, LEAVE_OUT] as const;
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
  const kinds = new Map<string, RowKind | null>(words.map((word) => [word, kindNamed(word)]));
  const isNamed = (kind: RowKind) => words.some((word) => kinds.get(word) === kind);
  if (!isNamed('weight')) {
    const likely = words.filter((word) => namesWeight(wordsOf(word)));
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

const wordsOf = (word: string) =>
  readColumnName(word).words.filter((each) => !KIND_FILLERS.has(each));

/** `BodyMass` and `Gewicht (kg)` are weights, `LeanBodyMass` is none; `sensor.scale_body_fat` is body fat. */
export function kindNamed(word: string): RowKind | null {
  const words = wordsOf(word);
  if (WEIGHT_NAMES.has(words.join(''))) return 'weight';
  if (words.some((each) => each === 'goal' || each === 'target')) return null;
  for (let from = 0; from < words.length; from += 1) {
    const kind = measurementNamed(words.slice(from).join(' '));
    if (kind !== null) return kind;
  }
  return null;
}

/** True for words with a weight among them and nothing that makes it another one. */
const namesWeight = (words: readonly string[]) =>
  words.some((word) => WEIGHT_NAMES.has(word)) && !words.some((word) => NOT_BODY_WEIGHT.has(word));
