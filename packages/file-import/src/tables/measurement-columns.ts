import type { MeasurementKind } from '@dosewise/domain';
import type { WrittenTime } from '../dates/date-cell.ts';
import { hasUnit, impliedUnit, readMeasurementHeading } from '../words/measurement-words.ts';
import type { HistoryColumns } from './history-columns.ts';
import type { HistoryTable } from './history-table.ts';
import type { RawMeasurement } from './raw-entry.ts';
import { filled, type RowCells } from './row-cells.ts';

const LENGTH_UNITS = /^(?:length|measurement|circumference)units?$/;

/** A measurement of a row, in the column that it stands in. */
type ReadMeasurement = (
  place: { readonly at: string; readonly when: WrittenTime; readonly row: RowCells },
  kind: MeasurementKind,
  column: number,
  unit?: string,
) => RawMeasurement | null;

/** Reads the measurements of a table: those of columns of their own, and those that a column of kinds names. */
export interface MeasurementReader {
  /** The columns of one kind each. */
  readonly columns: readonly number[];
  readonly readOne: ReadMeasurement;
  /** Those of the columns of one kind each. */
  readonly readAll: (place: Parameters<ReadMeasurement>[0]) => RawMeasurement[];
}

export function measurementReader(
  { names }: HistoryTable,
  columns: Pick<HistoryColumns, 'unit' | 'otherUnit'>,
): MeasurementReader {
  // Beside muscle or water a mere `fat` is that of a body, not of a meal.
  const isOfScale = names.some(({ name }) => /^(?:muscle|water|bone|visceral ?fat)\b/i.test(name));
  const measured = names.flatMap(({ name }, column) => {
    const read = readMeasurementHeading(isOfScale && /^fat$/i.test(name) ? 'body fat' : name);
    return read === null ? [] : [{ ...read, column }];
  });
  const lengths = names.findIndex(({ key }) => LENGTH_UNITS.test(key));
  const units = [lengths < 0 ? null : lengths, columns.unit, columns.otherUnit];
  const readOne: ReadMeasurement = ({ at, when, row }, kind, column, unit = '') => {
    const text = filled(row.text(column));
    // Scales write 0.0 for what was not measured.
    if (!/[1-9]/.test(text)) return null;
    const beside = units.map((each) => row.text(each)).find((word) => hasUnit(kind, word));
    return {
      kind: 'measurement',
      at,
      when,
      measured: kind,
      text,
      unitText: unit || (beside ?? impliedUnit(kind)),
    };
  };
  return {
    columns: measured.map(({ column }) => column),
    readOne,
    readAll: (place) =>
      measured.flatMap(({ column, kind, unit }) => readOne(place, kind, column, unit) ?? []),
  };
}

const CELL = /^([+-]?\d(?:[\d., '’]*\d)?)\s*(\D{0,20})$/;

/** The digits of a cell, and the unit in it or beside it; null for what is no number. */
export function measurementCell({ text, unitText }: RawMeasurement) {
  const [, digits, own = ''] = CELL.exec(text.slice(0, 60)) ?? [];
  return digits === undefined ? null : { digits, unit: own.trim() || unitText };
}
