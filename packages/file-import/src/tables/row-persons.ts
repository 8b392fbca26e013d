import { choosePerson } from '../choose-person.ts';
import type { HistoryOptions, HistoryQuestion } from '../history.ts';
import { question } from '../questions.ts';
import { cleanCell, isMissing } from '../words/fold-text.ts';
import { MAYBE_PERSON_NAMES, PERSON_NAMES } from './column-words.ts';
import { areWords, cellsBelow } from './columns-by-cells.ts';
import type { HistoryTable, TableRow } from './history-table.ts';
import { kindNamed } from './kind-words.ts';

/** The people whose rows a table has. */
export interface RowPersons {
  /** The column that says it; null where all rows are of one person, as far as the file says. */
  readonly column: number | null;
  readonly isMeant: (row: TableRow) => boolean;
  readonly questions: readonly HistoryQuestion[];
}

/** A household has no more people: a column with more names of something else. */
const MAX_PEOPLE = 20;
const LONGEST_NAME = 80;

/** Asks whose rows are meant where a column names several people. */
export function rowPersons(table: HistoryTable, options: HistoryOptions): RowPersons {
  const { names, body } = table;
  for (const [column, { key }] of names.entries()) {
    if (!PERSON_NAMES.has(key) && !mayNamePeople(table, column)) continue;
    const people = body.map((row) => personIn(row, column));
    const count = new Set(people.filter((person) => person !== '')).size;
    if (count < 2 || count > MAX_PEOPLE) continue;
    const questions: HistoryQuestion[] = [];
    const isTheirs = choosePerson(people, options, (asked) => questions.push(question(asked)));
    return { column, isMeant: (row) => isTheirs(personIn(row, column)), questions };
  }
  return { column: null, isMeant: () => true, questions: [] };
}

function personIn({ cells, broken }: TableRow, column: number): string {
  const name = broken === null ? cleanCell((cells[column] ?? '').slice(0, LONGEST_NAME)) : '';
  return isMissing(name) ? '' : name;
}

/** True for a column such as `Name` or `For` that says neither the medicine nor what was measured. */
function mayNamePeople({ names, body, columns }: HistoryTable, column: number): boolean {
  if (!MAYBE_PERSON_NAMES.has(names[column]?.key ?? '')) return false;
  const { dose, medicine, weight } = columns;
  const isMedicine = medicine === column || (dose !== null && medicine === null);
  const isSaid = weight === null ? medicine !== null : (names[weight]?.fits.weight ?? 0) > 1;
  const cells = cellsBelow(body, column);
  return (
    !isMedicine && isSaid && areWords(cells) && cells.every((cell) => kindNamed(cell) === null)
  );
}
