import { foldText } from '../words/fold-text.ts';
import { DATE_NAMES } from './column-words.ts';

const LONGEST_NAME = 60;

/** True for a row in a table that heads another one: a name of a date among other names, and no number. */
export function isOtherHeader(cells: readonly string[]): boolean {
  const isName = (cell: string) => cell.length <= LONGEST_NAME && /^\s*\p{L}/u.test(cell);
  // Most rows begin with a date.
  if (/^\d/.test(cells[0] ?? '')) return false;
  if (!isName(cells.find((cell) => cell !== '') ?? '')) return false;
  const filled = cells.filter((cell) => cell.trim() !== '');
  return (
    filled.length > 1 &&
    filled.every(isName) &&
    filled.some((cell) => DATE_NAMES.has(foldText(cell.trim())))
  );
}
