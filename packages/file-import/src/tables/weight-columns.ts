import { POUNDS_PER_STONE, type WeightUnit } from '@dosewise/domain';
import { readKilograms, readWeightCell } from '../units/weight-cell.ts';
import { cleanCell, isMissing } from '../words/fold-text.ts';
import type { HistoryColumns } from './history-columns.ts';
import type { HistoryTable } from './history-table.ts';
import { filled, type RowCells } from './row-cells.ts';

const FEW_POUNDS = /^\d{1,2}(?:[.,]\d{1,2})?$/;
const FRACTION = /^\d+[.,]\d+$/;
const BOTH_UNITS = /\bst\W{1,3}lbs?\b/i;
const LONGEST_CELL = 40;
/** Kilograms by which the same weight in two units may differ: both are rounded. */
const SAME_KG = 0.6;

/** The columns of weights of a table. */
interface WeightColumns {
  /** Columns of the same weight: in other units, or pounds behind stones. */
  readonly others: readonly number[];
  /** Columns of which the names fit as well and the weights are others: of another person or time of day. */
  readonly rivals: readonly number[];
  readonly textOf: (row: RowCells) => string;
}

/** Tells which columns of weights are one weight: kilograms beside pounds, stones with pounds behind them. */
export function weightColumns(table: HistoryTable, { weight }: HistoryColumns): WeightColumns {
  const { names, body } = table;
  const own = names[weight ?? -1];
  if (weight === null || own === undefined) return { others: [], rivals: [], textOf: () => '' };
  const pounds = own.weightUnit === 'st' ? poundsBehind(table) : null;
  if (pounds !== null) {
    const textOf = (row: RowCells) => {
      const [whole, rest] = [row.text(weight), row.text(pounds)];
      return [whole, rest].every((part) => FEW_POUNDS.test(part))
        ? `${whole} st ${rest} lb`
        : whole;
    };
    return { others: [pounds], rivals: [], textOf };
  }
  const isOfBoth = own.weightUnit === 'st' && BOTH_UNITS.test(own.name);
  const others: number[] = [];
  const rivals: number[] = [];
  for (const [column, { fits, weightUnit }] of names.entries()) {
    if (column === weight || fits.weight < 2 || fits.weight !== own.fits.weight) continue;
    const isOtherUnit = weightUnit !== null && weightUnit !== own.weightUnit;
    let isFilled = false;
    let isCompared = false;
    const isSame = body.every(({ cells }) => {
      const one = kilogramsIn(cells[weight], own.weightUnit);
      const other = kilogramsIn(cells[column], weightUnit);
      isFilled ||= other !== null;
      if (one === null || other === null) return true;
      isCompared = true;
      return Math.abs(one - other) <= (isOtherUnit ? SAME_KG : 0);
    });
    if (!isFilled) continue;
    if (isSame && (isOtherUnit || isCompared)) others.push(column);
    else rivals.push(column);
  }
  return {
    others,
    rivals,
    textOf: (row) => {
      const text = row.text(weight);
      // Under `st.lb` no one knows whether 12.11 is 12 st 11 lb or a fraction.
      if (isOfBoth && FRACTION.test(text)) return `${text}?`;
      const column =
        filled(text) === '' ? others.find((each) => filled(row.text(each)) !== '') : undefined;
      if (column === undefined) return text;
      const [other, unit] = [row.text(column), names[column]?.weightUnit ?? ''];
      return readWeightCell(other)?.unit === null ? `${other} ${unit}`.trim() : other;
    },
  };
}

function kilogramsIn(cell: string | undefined, unit: WeightUnit | null): number | null {
  const read = readWeightCell(cleanCell((cell ?? '').slice(0, LONGEST_CELL)));
  // Without a unit any will do, since both columns have the same.
  return read === null ? null : readKilograms(read, read.unit ?? unit ?? 'kg', null);
}

/** The column of the pounds behind stones; null where a table has none. */
function poundsBehind({ names, body }: HistoryTable): number | null {
  const pounds = names.findIndex(({ weightUnit }) => weightUnit === 'lb');
  const isBehind = body.every(({ cells }) => {
    const cell = cleanCell((cells[pounds] ?? '').slice(0, LONGEST_CELL));
    const isFew = FEW_POUNDS.test(cell) && Number(cell.replace(',', '.')) < POUNDS_PER_STONE;
    return isMissing(cell) || isFew;
  });
  return pounds < 0 || !isBehind ? null : pounds;
}
