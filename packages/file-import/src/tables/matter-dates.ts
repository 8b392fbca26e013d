import { readDateCell } from '../dates/date-cell.ts';
import { cleanCell, splitWords } from '../words/fold-text.ts';
import { DATE_NAMES, DOSE_WORDS, OF_THE_DOSE, SHOT_WORDS, WEIGHT_NAMES } from './column-words.ts';
import { cellsBelow, isDay, mostly } from './columns-by-cells.ts';
import type { HistoryColumns } from './history-columns.ts';
import type { HistoryTable } from './history-table.ts';
import { weightColumns } from './weight-columns.ts';

/** The columns of a date and of the time of day beside it. */
export interface WhenColumns {
  readonly date: number | null;
  readonly time: number | null;
}

/** The dates of the doses and of the weights of a table. */
interface MatterDates {
  readonly dose: WhenColumns;
  readonly weight: WhenColumns;
}

const DOSING = new Set([...SHOT_WORDS, ...DOSE_WORDS, 'medication', 'medicine']);
const WEIGHING = new Set(['weigh', 'weighin', 'weighing', 'in', ...WEIGHT_NAMES]);

/**
 * The columns of the dates of doses and of weights: those that say so (`Injection date`, `Weigh-in date`), or of two
 * tables side by side the one to the left of each.
 */
export function matterDates(table: HistoryTable, columns: HistoryColumns): MatterDates {
  const { names, body } = table;
  const { date, time, weight } = columns;
  const shared = { dose: { date, time }, weight: { date, time } };
  // The import of weights has no columns of doses, but its table may.
  const matter = columns.dose ?? table.columns.dose ?? table.columns.medicine;
  if (date === null || matter === null || weight === null) return shared;
  const used = new Set(Object.values(columns));
  const others = names.flatMap((_, column) =>
    column !== date && !used.has(column) && mostly(cellsBelow(body, column), isDay) ? [column] : [],
  );
  const dates = [date, ...others];
  const dateOf = (words: ReadonlySet<string>, left: number) =>
    dates.find((column) => namesDateOf(names[column]?.name ?? '', words)) ??
    dates
      .filter((column) => column < left && names[column]?.key === names[date]?.key)
      .toSorted((a, b) => b - a)[0] ??
    date;
  const dateOfDose = dateOf(DOSING, matter);
  const dateOfWeight = dateOf(WEIGHING, weight);
  if (dateOfDose === dateOfWeight) return shared;
  /** The first time behind a date, if no other date stands between. */
  const timeBehind = (own: number, other: number) => {
    const found = names.findIndex(({ fits }, column) => column > own && fits.time > 0);
    return found < 0 || (own < other && other < found) ? null : found;
  };
  return {
    dose: { date: dateOfDose, time: timeBehind(dateOfDose, dateOfWeight) },
    weight: { date: dateOfWeight, time: timeBehind(dateOfWeight, dateOfDose) },
  };
}

/**
 * The columns of which the names fit a role as well as others do and the cells do not agree: of dates, but where the
 * table has one for doses and one for weights, and of weights.
 */
export function rivalColumns(table: HistoryTable): readonly number[] {
  const { weight } = table.columns;
  const { rivals } = weightColumns(table, table.columns);
  return [
    ...rivalDates(table),
    ...(weight === null || rivals.length === 0 ? [] : [weight, ...rivals]),
  ];
}

function rivalDates(table: HistoryTable): readonly number[] {
  const { names, body, columns } = table;
  const { date } = columns;
  const { dose, weight } = matterDates(table, columns);
  if (date === null || dose.date !== weight.date) return [];
  const used = new Set(Object.values(columns));
  const rivals = names.flatMap(({ fits }, column) => {
    const isLike = fits.date > 0 && fits.date === names[date]?.fits.date && !used.has(column);
    return isLike &&
      body.slice(0, ROWS_LOOKED_AT).some(({ cells }) => areOther(cells, date, column))
      ? [column]
      : [];
  });
  return rivals.length > 0 ? [date, ...rivals] : [];
}

const ROWS_LOOKED_AT = 200;

/** True for two cells of dates that are not on one day. */
function areOther(cells: readonly string[], one: number, other: number): boolean {
  const [first, second] = [one, other].map((column) =>
    readDateCell(cleanCell(cells[column] ?? '')),
  );
  if (first?.kind !== 'day' || second?.kind !== 'day') return false;
  return JSON.stringify(first.day) !== JSON.stringify(second.day);
}

/** True for a heading of the days of something, and no others: `Next dose date` is none. */
function namesDateOf(name: string, matter: ReadonlySet<string>): boolean {
  const words = splitWords(name);
  return (
    words.some((word) => DATE_NAMES.has(word)) &&
    words.some((word) => matter.has(word)) &&
    words.every((word) => DATE_NAMES.has(word) || matter.has(word) || OF_THE_DOSE.has(word))
  );
}

const HALF = /^[ap]\.?\s?m\.?$/i;

/** The column that says AM or PM beside the one of times; null for none. */
export function halfOfDay({ names, body }: HistoryTable, columns: HistoryColumns): number | null {
  if (columns.time === null) return null;
  const used = new Set(Object.values(columns));
  const found = names.findIndex((_, column) => {
    const cells = used.has(column) ? [] : cellsBelow(body, column);
    return cells.length > 0 && cells.every((cell) => HALF.test(cell));
  });
  return found < 0 ? null : found;
}
