import { readDateCell } from '../dates/date-cell.ts';
import type { HistoryOptions, HistoryQuestion } from '../history.ts';
import { answerTo, LEAVE_OUT, question } from '../questions.ts';
import { readWeightCell } from '../units/weight-cell.ts';
import { readDoseCell } from '../words/dose-words.ts';
import { readMeasurementHeading } from '../words/measurement-words.ts';
import { namesPlace } from '../words/site-words.ts';
import { HISTORY_ROLES, type HistoryRole, mayBeTaken } from './column-name.ts';
import {
  areAnswers,
  areMedicines,
  cellsBelow,
  isDay,
  mostly,
  nameDoses,
} from './columns-by-cells.ts';
import type { HistoryColumns } from './history-columns.ts';
import type { HistoryTable } from './history-table.ts';
import { symptomColumns } from './symptom-columns.ts';

/** The answers to what a column holds. */
const COLUMN_ANSWERS = [
  'date',
  'time',
  'medicine',
  'dose',
  'site',
  'pain',
  'taken',
  'weight',
  'unit',
  'note',
  'source',
  'symptom',
  'kind',
  LEAVE_OUT,
] as const;
type ColumnAnswer = (typeof COLUMN_ANSWERS)[number];

/** The columns of a sheet as recognised and as answered. */
export interface SheetColumns {
  readonly columns: HistoryColumns;
  /** Columns of one symptom each. */
  readonly symptoms: readonly number[];
}

const SAMPLES_PER_COLUMN = 2;

/** The columns of a sheet with the user's answers, which win over names. */
export function sheetColumns(table: HistoryTable, options: HistoryOptions): SheetColumns {
  const columns: Record<HistoryRole, number | null> = { ...table.columns };
  const symptoms: number[] = [];
  const answered = new Set<number>();
  for (const [index, { name }] of table.names.entries()) {
    const answer = answerTo(options, 'columns', name);
    if (answer === null || !isColumnAnswer(answer)) continue;
    answered.add(index);
    for (const role of HISTORY_ROLES) if (columns[role] === index) columns[role] = null;
  }
  for (const index of answered) {
    const answer = answerTo(options, 'columns', table.names[index]?.name ?? '');
    if (answer === 'symptom') {
      const isOneEach = symptomColumns(table, [], true).includes(index);
      if (isOneEach) symptoms.push(index);
      else columns.feeling = index;
    }
    const role = HISTORY_ROLES.find((each) => each === answer);
    if (role !== undefined) columns[role] = index;
  }
  const used = [...Object.values(columns), ...symptoms, ...answered];
  return { columns, symptoms: [...symptoms, ...symptomColumns(table, used, false)] };
}

/** True when nothing can be read before someone says which column holds what. */
export function lacksColumns(
  { names }: HistoryTable,
  { columns, symptoms }: SheetColumns,
): boolean {
  const { date, dose, medicine, weight, feeling } = columns;
  if (date === null) return true;
  const hasMatter = [dose, medicine, weight, feeling].some((column) => column !== null);
  return (
    !hasMatter && symptoms.length === 0 && !names.some(({ name }) => readMeasurementHeading(name))
  );
}

/** Asks what these columns hold; where no one must say it they are left out without an answer. */
export function askColumns(
  table: HistoryTable,
  must: boolean,
  asked: readonly number[],
): HistoryQuestion {
  const nameOf = (index: number) => table.names[index]?.name ?? '';
  const taken = new Set<ColumnAnswer>();
  const proposed = asked.map((index) => {
    const likely = must ? likelyRole(table, index) : LEAVE_OUT;
    const role = likely === 'symptom' || !taken.has(likely) ? likely : LEAVE_OUT;
    taken.add(role);
    return [nameOf(index), role] as const;
  });
  return question({
    id: 'columns',
    must,
    subjects: asked.map(nameOf),
    options: COLUMN_ANSWERS,
    proposed,
    most: asked.length * SAMPLES_PER_COLUMN,
    samples: asked.flatMap((index) =>
      cellsBelow(table.body, index)
        .slice(0, SAMPLES_PER_COLUMN)
        .map((cell) => `${nameOf(index)}: ${cell}`),
    ),
  });
}

/** True for a column that may hold the doses of a table in which nothing else does. */
export function mayHoldDoses({ names, columns, body }: HistoryTable, index: number): boolean {
  const { medicine, dose } = columns;
  const medicines = medicine === null || dose !== null ? [] : cellsBelow(body, medicine);
  if (medicines.length === 0 || nameDoses(medicines)) return false;
  if (!mayBeTaken(names[index]?.name ?? '')) return false;
  return roleByCells(cellsBelow(body, index)) === 'dose';
}

/** True when some column holds dates and another amounts, so that it is worth asking about a table. */
export function looksLikeTable(table: HistoryTable): boolean {
  const roles = table.names.map((_, index) => roleByCells(cellsBelow(table.body, index)));
  return roles.includes('date') && roles.some((role) => role === 'dose' || role === 'weight');
}

function likelyRole(table: HistoryTable, index: number): ColumnAnswer {
  const known = HISTORY_ROLES.find((role) => table.columns[role] === index);
  const answer = known === 'feeling' ? 'symptom' : known;
  if (answer !== undefined && isColumnAnswer(answer)) return answer;
  // Beside a weight that is known a mere number is rather a BMI or the like.
  const needsUnit = table.columns.weight !== null;
  return roleByCells(cellsBelow(table.body, index), needsUnit) ?? LEAVE_OUT;
}

function roleByCells(cells: readonly string[], needsUnit = false): ColumnAnswer | null {
  if (cells.length === 0) return null;
  const most = (test: (cell: string) => boolean) => mostly(cells, test);
  if (most(isDay)) return 'date';
  if (most((cell) => readDateCell(cell)?.kind === 'time')) return 'time';
  if (areAnswers(cells)) return 'taken';
  if (areMedicines(cells)) return 'medicine';
  if (most((cell) => namesPlace(cell))) return 'site';
  if (most((cell) => readWeightCell(cell)?.unit != null)) return 'weight';
  if (most((cell) => readDoseCell(cell)?.unit != null)) return 'dose';
  const numbers = cells.flatMap((cell) => {
    const number = Number(cell.replace(',', '.'));
    return number > 0 ? [number] : [];
  });
  if (needsUnit || numbers.length * 2 <= cells.length) return null;
  // No dose in mg is so large, no weight in kg so small.
  return numbers.every((number) => number >= 30) ? 'weight' : 'dose';
}

function isColumnAnswer(answer: string): answer is ColumnAnswer {
  return (COLUMN_ANSWERS as readonly string[]).includes(answer);
}
