import { choosePerson } from '../choose-person.ts';
import type { HistoryOptions, HistoryQuestion } from '../history.ts';
import { question } from '../questions.ts';
import { cleanCell, isMissing } from '../words/fold-text.ts';
import { PERSON_NAMES } from './column-words.ts';
import type { HistoryTable, TableRow } from './history-table.ts';

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
export function rowPersons({ names, body }: HistoryTable, options: HistoryOptions): RowPersons {
  for (const [column, { key }] of names.entries()) {
    if (!PERSON_NAMES.has(key)) continue;
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
