import type { WeightUnit } from '@dosewise/domain';
import {
  DATE_NAMES,
  DEVICE_NAMES,
  DOSE_NAMES,
  KIND_FILLERS,
  KIND_NAMES,
  NOT_BODY_WEIGHT,
  NOTE_NAMES,
  OFFSET_NAMES,
  OTHER_DATE_NAMES,
  OTHER_MATTERS,
  SOURCE_NAMES,
  TIME_NAMES,
  VALUE_NAMES,
  WEIGHT_NAMES,
} from '../../tables/column-words.ts';
import { isUnitLabel, readColumnName } from '../../units/unit-words.ts';
import { cleanCell, isMissing, splitWords } from '../../words/fold-text.ts';
import type { WeightColumns } from './weight-csv-result.ts';

/**
 * The roles of columns. `kind` says what a row measures, `offset` how far its clock is from UTC,
 * `taken` whether a dose was.
 */
export type ColumnRole =
  | 'date'
  | 'time'
  | 'offset'
  | 'weight'
  | 'unit'
  | 'note'
  | 'source'
  | 'kind'
  | 'dose'
  | 'taken';

/** A name of a column, read: how well it fits each role (0 not at all), and the unit it states. */
export interface ReadName {
  readonly fits: Readonly<Record<ColumnRole, number>>;
  readonly unit: WeightUnit | null;
  /** True for a name as general as `value`, so that rows may hold other readings too. */
  readonly isGeneral: boolean;
  /** True for a column about a shot, a meal or the like. */
  readonly isOtherMatter: boolean;
}

/** Reads the name of a column, with or without a unit, in any of the languages known. */
export function readName(name: string): ReadName {
  const { words, unit, inBrackets } = readColumnName(name);
  const key = words.join('');
  const whole = words.length === 0 ? '' : splitWords(name).join('');
  const isOtherMatter = words.some((word) => OTHER_MATTERS.has(word));
  const weight = weightFit(words, key, whole, inBrackets);
  return {
    fits: {
      date: firstOf(key, [DATE_NAMES, OTHER_DATE_NAMES]) || (DATE_NAMES.has(whole) ? 3 : 0),
      time: TIME_NAMES.has(key) ? 3 : 0,
      offset: OFFSET_NAMES.has(key) ? 3 : 0,
      weight,
      unit: isUnitLabel(key) ? 3 : 0,
      note: noteFit(words, key, isOtherMatter),
      source: firstOf(key, [SOURCE_NAMES, DEVICE_NAMES]),
      kind: KIND_NAMES.has(key) ? 3 : 0,
      dose: DOSE_NAMES.has(words.filter((word) => word !== 'mg').join('')) ? 3 : 0,
      taken: key === 'taken' ? 3 : 0,
    },
    unit: weight > 0 ? unit : null,
    isGeneral: VALUE_NAMES.has(key),
    isOtherMatter,
  };
}

/**
 * True for a cell of a `kind` column that names body weight: `BodyMass`, `Gewicht (kg)`, not
 * `LeanBodyMass`.
 */
export function namesBodyWeight(cell: string): boolean {
  const words = readColumnName(cell).words.filter((word) => !KIND_FILLERS.has(word));
  return WEIGHT_NAMES.has(words.join(''));
}

function firstOf(key: string, sets: readonly ReadonlySet<string>[]): number {
  const found = sets.findIndex((set) => set.has(key));
  return found < 0 ? 0 : 3 - found;
}

function weightFit(
  words: readonly string[],
  key: string,
  whole: string,
  inBrackets: string | null,
): number {
  if (inBrackets?.includes('%')) return 0;
  if (WEIGHT_NAMES.has(key) || WEIGHT_NAMES.has(whole)) return 3;
  if (VALUE_NAMES.has(key)) return 1;
  if (words.some((word) => NOT_BODY_WEIGHT.has(word))) return 0;
  return words.some((word) => WEIGHT_NAMES.has(word)) ? 2 : 0;
}

function noteFit(words: readonly string[], key: string, isOtherMatter: boolean): number {
  if (NOTE_NAMES.has(key)) return 3;
  if (isOtherMatter) return 0;
  return words.some((word) => NOTE_NAMES.has(word)) ? 2 : 0;
}

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
