import type { WeightUnit } from '@dosewise/domain';
import type { DateCell } from '../../dates/date-cell.ts';
import { findDateOrder, type OrderFinding } from '../../dates/date-order.ts';
import { findDecimalSign, numberFrom, type WeightCell } from '../../units/weight-cell.ts';
import { cleanCell, isMissing } from '../../words/fold-text.ts';
import { namesBodyWeight } from './columns/match-columns.ts';
import type { WeightTable } from './find-header.ts';
import type {
  CsvColumn,
  WeightColumns,
  WeightCsvNeed,
  WeightCsvQuestion,
} from './weight-csv-result.ts';
import type { RowReading } from './weight-csv-row.ts';

const SAMPLES_PER_COLUMN = 3;
const ROWS_FOR_SAMPLES = 50;
const MAX_SAMPLE_CHARACTERS = 80;

/** Half of the values above this are pounds rather than kilograms, below the other stones. */
const LIKELY_LB = 130;
const LIKELY_ST = 30;

/** Asks which column holds what, with the sentence that says what is missing. */
export function askColumns(table: WeightTable, sentence: string): WeightCsvQuestion {
  return ask(table, ['columns'], sentence, { unit: null, dateOrder: null });
}

/** Asks for the unit, the order of dates or both, with likely answers. */
export function askFor(
  table: WeightTable,
  needs: readonly WeightCsvNeed[],
  weights: readonly WeightCell[],
  order: OrderFinding,
): WeightCsvQuestion {
  return ask(table, needs, null, { unit: guessUnit(weights), dateOrder: order.guess });
}

/** Whether a row holds a weight whose unit nothing in the row tells. */
export function lacksUnit(reading: RowReading): boolean {
  return reading.kind === 'reading' && reading.weight !== null && reading.unit === null;
}

/** The weights of all rows that have one. */
export function weightsOf(readings: readonly RowReading[]): WeightCell[] {
  return readings.flatMap((reading) =>
    reading.kind === 'reading' && reading.weight !== null ? [reading.weight] : [],
  );
}

/** What the dates of all rows say about day and month. */
export function orderOf(readings: readonly RowReading[]): OrderFinding {
  const dates: DateCell[] = [];
  let hasDots = false;
  for (const reading of readings) {
    if (reading.kind !== 'reading' && reading.kind !== 'heading') continue;
    if (reading.date === null) continue;
    dates.push(reading.date);
    hasDots ||= reading.kind === 'reading' && /^\D*\d{1,2}\.\s?\d{1,2}\./.test(reading.dateText);
  }
  return findDateOrder(dates, hasDots);
}

/**
 * What the column of kinds says in rows of body weight. Null without such a column, or where it
 * tells nothing: no row names a body weight, and the weight column is not as general as `value`.
 */
export function weightKinds(table: WeightTable, isAutomatic: boolean): Set<string> | null {
  const { kind, weight } = table.columns;
  if (kind === null || weight === null) return null;
  const kinds = new Set(table.body.map(({ cells }) => cleanCell(cells[kind] ?? '')));
  const found = new Set([...kinds].filter((name) => namesBodyWeight(name)));
  const isGeneral = table.header.read[weight]?.isGeneral ?? false;
  return found.size > 0 || (isAutomatic && isGeneral) ? found : null;
}

/** The unit that the middle of the weights looks like; null without any. */
export function guessUnit(weights: readonly WeightCell[]): WeightUnit | null {
  const decimal = findDecimalSign(weights);
  const numbers = weights.flatMap(({ digits }) => numberFrom(digits, decimal) ?? []);
  const middle = numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
  if (middle === undefined) return null;
  if (middle > LIKELY_LB) return 'lb';
  return middle < LIKELY_ST ? 'st' : 'kg';
}

function ask(
  table: WeightTable,
  needs: readonly WeightCsvNeed[],
  sentence: string | null,
  guess: WeightCsvQuestion['guess'],
): WeightCsvQuestion {
  return {
    kind: 'question',
    needs,
    sentence,
    columns: columnsOf(table),
    mapping: plainColumns(table.columns),
    guess,
    rowsRead: table.body.length,
  };
}

/** The six columns that a user may map, without those that only the reader needs. */
export function plainColumns(columns: WeightColumns): WeightColumns {
  const { date, time, weight, unit, note, source } = columns;
  return { date, time, weight, unit, note, source };
}

function columnsOf({ header, body }: WeightTable): CsvColumn[] {
  return header.names.map((name, index) => ({
    index,
    name,
    samples: body
      .slice(0, ROWS_FOR_SAMPLES)
      .map(({ cells }) => cleanCell(cells[index] ?? '').slice(0, MAX_SAMPLE_CHARACTERS))
      .filter((cell) => !isMissing(cell))
      .slice(0, SAMPLES_PER_COLUMN),
  }));
}
