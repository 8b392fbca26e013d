import { readDateCell } from '../dates/date-cell.ts';
import { readDoseCell } from '../words/dose-words.ts';
import { cleanCell, isMissing, splitWords } from '../words/fold-text.ts';
import { namesMedicine, readNamedDose } from '../words/medicine-words.ts';
import { namesDose, statusNamed, yesOrNo } from '../words/status-words.ts';
import { kindNamed } from './kind-words.ts';

/** Rows below a header, of which the first few are looked at. */
export type RowsBelow = readonly { readonly cells: readonly string[] }[];

const ROWS_LOOKED_AT = 200;
const LONGEST_CELL = 100;
/** Most different words of a column of marks, and most words of one. */
const MAX_MARKS = 12;
const MAX_MARK_WORDS = 4;
const MAX_KINDS = 40;

/** The filled cells of a column among the first rows, cleaned. */
export function cellsBelow(below: RowsBelow, column: number): string[] {
  return below
    .slice(0, ROWS_LOOKED_AT)
    .map(({ cells }) => cleanCell((cells[column] ?? '').slice(0, LONGEST_CELL)))
    .filter((cell) => !isMissing(cell));
}

/** True for cells of which more than half are so. */
export const mostly = (cells: readonly string[], test: (cell: string) => boolean): boolean =>
  cells.filter(test).length * 2 > cells.length;

/** True for a cell that is a day, or an instant. */
export const isDay = (cell: string): boolean =>
  ['day', 'instant'].includes(readDateCell(cell)?.kind ?? '');

/** True for cells that are all numbers. */
export const areNumbers = (cells: readonly string[]): boolean =>
  cells.length > 0 && cells.every((cell) => /^[\d.,]+$/.test(cell));

/** True for cells that mostly name a medicine. */
export const areMedicines = (cells: readonly string[]): boolean => mostly(cells, namesMedicine);

/** True for cells of which some name a medicine. */
export const someMedicines = (cells: readonly string[]): boolean => cells.some(namesMedicine);

/** True for cells of which some say a dose beside the medicine: `Mounjaro 5 mg`. */
export const nameDoses = (cells: readonly string[]): boolean =>
  cells.some((cell) => readNamedDose(cell).doseText !== '');

/** True for cells that mostly are amounts in mg or mcg. */
export const areDoses = (cells: readonly string[]): boolean =>
  mostly(cells, (cell) => {
    const unit = readDoseCell(cell)?.unit;
    return unit === 'mg' || unit === 'mcg';
  });

/** True for a few short words of which some say that a dose was taken or not. */
export function areMarks(cells: readonly string[]): boolean {
  const words = new Set(cells);
  const isShort = (word: string) => splitWords(word).length <= MAX_MARK_WORDS;
  return (
    words.size <= MAX_MARKS &&
    [...words].every(isShort) &&
    [...words].some((word) => statusNamed(word) !== null)
  );
}

/** True for a few short words of which some say that a row is a dose, and some something else. */
export function areEntries(cells: readonly string[]): boolean {
  const words = [...new Set(cells)];
  const doses = words.filter(namesDose);
  return words.length <= MAX_MARKS && doses.length > 0 && doses.length < words.length;
}

/** True for a cell of Yes or No in words; 0 and 1 may be anything. */
export const isAnswer = (cell: string): boolean => yesOrNo(cell) !== null && !/\d/.test(cell);

/** True for cells that mostly are Yes and No, which may be anything. */
export const areAnswers = (cells: readonly string[]): boolean => mostly(cells, isAnswer);

/** True for a few different words that are no numbers and no dates. */
export function areWords(cells: readonly string[]): boolean {
  const words = new Set(cells);
  const isWord = (cell: string) => /\p{L}/u.test(cell) && readDateCell(cell) === null;
  return words.size > 1 && words.size <= MAX_KINDS && [...words].every(isWord);
}

/** The number of different words among cells that name something measured. */
export const countKinds = (cells: readonly string[]): number =>
  [...new Set(cells)].filter((word) => kindNamed(word) !== null).length;
