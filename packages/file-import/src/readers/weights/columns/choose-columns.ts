import { cleanCell, isMissing } from '../../../words/fold-text.ts';
import type { WeightColumns } from '../weight-csv-result.ts';
import { type ColumnRole, type ReadName, readName } from './match-columns.ts';

/** The columns that a header names, and those that only the reader needs. */
export interface ChosenColumns extends WeightColumns {
  readonly offset: number | null;
  readonly kind: number | null;
  readonly dose: number | null;
  readonly taken: number | null;
}

/** A header with the names of its columns read. */
export interface ReadHeader {
  readonly names: readonly string[];
  readonly read: readonly ReadName[];
  readonly columns: ChosenColumns;
}

/** Rows looked at to see which of two like columns is filled. */
const ROWS_FOR_FILL = 200;

/**
 * Reads a row as a header and chooses a column for each role: the best name, then the one with
 * more filled cells in the rows below, then the leftmost.
 */
export function readHeader(
  cells: readonly string[],
  below: readonly { readonly cells: readonly string[] }[],
): ReadHeader {
  const names = cells.map((cell, index) => {
    const name = cleanCell(cell);
    return index === 0 ? name.replace(/^#+\s*/, '') : name;
  });
  const read = names.map((name) => readName(name));
  const filled = (index: number) =>
    below
      .slice(0, ROWS_FOR_FILL)
      .filter(({ cells: row }) => !isMissing(cleanCell(row[index] ?? ''))).length;
  const best = (role: ColumnRole, allowed: (index: number) => boolean = () => true) =>
    bestColumn(read, role, filled, allowed);

  const named = best('date');
  const time = best('time', (index) => !isOtherMatter(read, index));
  const date = named ?? time;
  const columns = {
    date,
    time: time === date ? null : time,
    offset: best('offset'),
    weight: best('weight', (index) => index !== date),
    unit: best('unit'),
    note: best('note'),
    source: best('source'),
    kind: best('kind'),
    dose: best('dose'),
    taken: best('taken'),
  };
  return { names, read, columns };
}

/** A bare `Time` right behind a shot, a dose or a meal is the time of that, not of the weigh-in. */
function isOtherMatter(read: readonly ReadName[], index: number): boolean {
  return (read[index]?.isOtherMatter ?? false) || (read[index - 1]?.isOtherMatter ?? false);
}

function bestColumn(
  read: readonly ReadName[],
  role: ColumnRole,
  filled: (index: number) => number,
  allowed: (index: number) => boolean,
): number | null {
  const fitting = read.flatMap(({ fits }, index) =>
    fits[role] > 0 && allowed(index) ? [{ index, fit: fits[role] }] : [],
  );
  const highest = Math.max(...fitting.map(({ fit }) => fit));
  const [first, ...others] = fitting.filter(({ fit }) => fit === highest);
  if (first === undefined) return null;
  let best = first.index;
  let most = others.length > 0 ? filled(best) : 0;
  for (const { index } of others) {
    const count = filled(index);
    if (count > most) [best, most] = [index, count];
  }
  return best;
}
