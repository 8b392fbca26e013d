import type { WrittenTime } from '../dates/date-cell.ts';
import {
  hasUnit,
  impliedUnit,
  kindOfName,
  type MeasuredName,
  partNamed,
  readMeasurementHeading,
} from '../words/measurement-words.ts';
import type { HistoryColumns } from './history-columns.ts';
import type { HistoryTable } from './history-table.ts';
import type { RawMeasurement } from './raw-entry.ts';
import { filled, type RowCells } from './row-cells.ts';

const LENGTH_UNITS = /^(?:length|measurement|circumference)units?$/;

/** A measurement of a row, in the column that it stands in. */
type ReadMeasurement = (
  place: { readonly at: string; readonly when: WrittenTime; readonly row: RowCells },
  name: MeasuredName,
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
  const readOne: ReadMeasurement = ({ at, when, row }, name, column, unit = '') => {
    const kind = kindOfName(name);
    const text = filled(row.text(column));
    // Scales write 0.0 for what was not measured.
    if (!/[1-9]/.test(text)) return null;
    const beside = units.map((each) => row.text(each)).find((word) => hasUnit(kind, word));
    return {
      kind: 'measurement',
      at,
      when,
      measured: kind,
      part: partNamed(name),
      text,
      unitText: unit || (beside ?? impliedUnit(kind)),
    };
  };
  return {
    columns: measured.map(({ column }) => column),
    readOne,
    readAll: (place) =>
      inPairs(
        measured.flatMap(({ column, kind, unit }) => readOne(place, kind, column, unit) ?? []),
      ),
  };
}

/** The readings of a row, its systolic and its diastolic pressure as one. */
function inPairs(readings: readonly RawMeasurement[]): RawMeasurement[] {
  const below = readings.find(({ part }) => part === 'diastolic');
  const above = readings.find(({ part }) => part === 'systolic');
  if (above === undefined || below === undefined) return [...readings];
  return readings.flatMap((each) =>
    each === below ? [] : each === above ? [{ ...above, below: below.text }] : [each],
  );
}

const CELL = /^([+-]?\d(?:[\d., '’]*\d)?)\s*(\D{0,20})$/;

const PAIR = /^(\d{1,4}(?:[.,]\d{1,2})?)\s*[/\\]\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*(\D{0,20})$/;

/** The two numbers of a blood pressure, and the unit in the cell or beside it; null where there are not both. */
export function pairCell({ text, below, unitText }: RawMeasurement) {
  const beside = below === undefined ? text : `${text}/${below}`;
  const [, systolic, diastolic, own = ''] = PAIR.exec(beside.slice(0, 60)) ?? [];
  if (systolic === undefined || !/[1-9]/.test(diastolic ?? '')) return null;
  return {
    systolic: pointed(systolic),
    diastolic: pointed(diastolic),
    unit: own.trim() || unitText,
  };
}

const pointed = (digits = '') => Number(digits.replace(',', '.'));

/** The digits of a cell, and the unit in it or beside it; null for what is no number. */
export function measurementCell({ text, unitText }: RawMeasurement) {
  const [, digits, own = ''] = CELL.exec(text.slice(0, 60)) ?? [];
  return digits === undefined ? null : { digits, unit: own.trim() || unitText };
}
