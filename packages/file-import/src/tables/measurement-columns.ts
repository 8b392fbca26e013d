import { readName } from '../readers/weights/weight-columns.ts';
import { splitWords } from '../words/fold-text.ts';
import {
  hasUnit,
  type MeasurementHeading,
  measurementNamed,
  readMeasurementHeading,
} from '../words/measurement-words.ts';
import { KIND_FILLERS } from './column-words.ts';
import type { HistoryColumns } from './history-columns.ts';
import type { HistoryTable, TableRow } from './history-table.ts';
import type { RawMeasurement } from './raw-entry.ts';
import { filled, rowCells, writtenTime } from './row-cells.ts';

/** A column of one kind of measurement. */
interface MeasurementColumn extends MeasurementHeading {
  readonly column: number;
}

const LENGTH_UNITS = /^(?:length|measurement|circumference)units?$/;

/** Reads the measurements of a table, and the columns that they stand in; null where it has none. */
export function measurementReader({ names, body }: HistoryTable, columns: HistoryColumns) {
  const kindAt = names.findIndex(({ name }) => readName(name).fits.kind > 0);
  const measured: MeasurementColumn[] = names.flatMap(({ name }, column) => {
    const read = readMeasurementHeading(name);
    return read === null ? [] : [{ ...read, column }];
  });
  const kindIn = (cell: string) =>
    measurementNamed(
      splitWords(cell)
        .filter((word) => !KIND_FILLERS.has(word))
        .join(' '),
    );
  // A row for each reading, with its kind beside it.
  const isLong =
    kindAt >= 0 &&
    columns.weight !== null &&
    body.some(({ cells }) => kindIn((cells[kindAt] ?? '').slice(0, 100)) !== null);
  if (measured.length === 0 && !isLong) return null;
  const units = [
    names.findIndex(({ key }) => LENGTH_UNITS.test(key)),
    columns.unit,
    columns.otherUnit,
  ].filter((column) => column !== null && column >= 0);
  const isUtc = [columns.date, columns.time].some((column) => names[column ?? -1]?.isUtc);
  const row = rowCells();
  const read = ({ at, cells }: TableRow): RawMeasurement[] => {
    if ((cells[0] ?? '').trimStart().startsWith('#')) return [];
    row.next(cells);
    const when = writtenTime(
      row.text(columns.date),
      row.text(columns.time),
      row.text(columns.offset),
      isUtc,
    );
    const kindHere = isLong ? kindIn(row.text(kindAt)) : null;
    const here: readonly MeasurementColumn[] =
      kindHere === null
        ? measured
        : [{ column: columns.weight ?? -1, kind: kindHere, unit: '' }, ...measured];
    return here.flatMap(({ column, kind, unit }) => {
      const text = filled(row.text(column));
      if (!/\d/.test(text) || names[column]?.name === text) return [];
      const beside = units.map((each) => row.text(each)).find((word) => hasUnit(kind, word));
      return [
        { kind: 'measurement', at, when, measured: kind, text, unitText: unit || (beside ?? '') },
      ];
    });
  };
  return { read, columns: measured.map(({ column }) => column), isLong };
}

const CELL = /^([+-]?\d(?:[\d., '’]*\d)?)\s*(\D{0,20})$/;

/** The digits of a cell, and the unit in it or beside it; null for what is no number. */
export function measurementCell({ text, unitText }: RawMeasurement) {
  const [, digits, own = ''] = CELL.exec(text.slice(0, 60)) ?? [];
  return digits === undefined ? null : { digits, unit: own.trim() || unitText };
}
