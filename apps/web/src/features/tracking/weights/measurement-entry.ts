import {
  DIASTOLIC_LIMITS,
  findDiastolicMistake,
  fromInches,
  isMeasurementValue,
  isPair,
  isUnitOf,
  type MeasurementKind,
  type MeasurementOrigin,
  type MeasurementUnit,
  measurementLimits,
  parseNumber,
  readableInches,
  toKilograms,
  toPounds,
  type Units,
} from '@dosewise/domain';
import type { NewMeasurement } from '../../../data/measurements/measurements.ts';
import { texts as measurementTexts } from '../../../data/measurements/texts.ts';
import { checkPastTime, toIso } from '../../../kit/forms/local-date-time.ts';
import { formatMeasurement } from '../../../languages/formats/measurements.ts';
import {
  type TypedWeight,
  typedKilograms,
  typeWeight,
} from '../../../parts/weights/typed-weight.ts';
import { texts } from './texts.ts';

/** The values of the form. */
export interface MeasurementEntry {
  readonly kind: MeasurementKind;
  /** A number; with stones the pounds beside it. Of a blood pressure the systolic one. */
  readonly value: TypedWeight;
  /** Of a blood pressure; '' of another kind. */
  readonly diastolic: string;
  /** The unit of the kind in which it is kept; lengths and masses are typed in those of the person. */
  readonly unit: MeasurementUnit;
  /** Not stated: ''. */
  readonly origin: MeasurementOrigin | '';
  /** The text of the date-time field. */
  readonly date: string;
  readonly note: string;
}

/** A value as someone would have typed it. */
export function typeMeasurement(kind: MeasurementKind, value: number, units: Units): TypedWeight {
  if (isUnitOf(kind, 'kg')) return typeWeight(value, units.weight);
  const shown = isUnitOf(kind, 'cm') && units.height === 'ft' ? readableInches(value) : value;
  return { main: String(Math.round(shown * 100) / 100), pounds: '' };
}

/** A diastolic pressure as someone would have typed it; '' for none. */
export const typeDiastolic = (diastolic: number | null | undefined) =>
  diastolic == null ? '' : String(Math.round(diastolic * 100) / 100);

const readDiastolic = ({ kind, diastolic }: MeasurementEntry) =>
  isPair(kind) ? parseNumber(diastolic) : null;

/** The value that was typed, in the unit in which it is kept; null for what no body has. */
export function readMeasurement(
  { kind, value, unit }: Pick<MeasurementEntry, 'kind' | 'value' | 'unit'>,
  units: Units,
): number | null {
  const typed = parseNumber(value.main);
  const read =
    unit === 'kg'
      ? typedKilograms(value, units.weight)
      : unit === 'cm' && units.height === 'ft'
        ? fromInches(typed)
        : typed;
  return isMeasurementValue(kind, read, unit) ? read : null;
}

/** The errors of an entry. `now` in epoch ms. */
export function checkMeasurement(entry: MeasurementEntry, units: Units, now: number) {
  const { kind, unit, date } = entry;
  const { least, most } = measurementLimits(kind, unit);
  const limit = (value: number, round: (tenths: number) => number) =>
    formatMeasurement({ kind, unit, value: keptTenth(value, unit, units, round) }, units);
  const value =
    readMeasurement(entry, units) !== null
      ? null
      : texts.measurementWrong(
          isPair(kind) ? measurementTexts.systolic : measurementTexts.kinds[kind],
          limit(least, Math.ceil),
          limit(most, Math.floor),
        );
  // Of a systolic one that is wrong no one knows what would lie above it.
  const diastolic = value === null ? checkDiastolic(entry, units) : null;
  return { value, diastolic, date: checkPastTime(date, now, texts) };
}

/** The error of the diastolic number; null where it is right, or where there is none. */
function checkDiastolic(entry: MeasurementEntry, units: Units): string | null {
  const { kind } = entry;
  const value = readMeasurement(entry, units) ?? Number.NaN;
  const mistake = findDiastolicMistake({ kind, value, diastolic: readDiastolic(entry) });
  if (mistake === null) return null;
  if (mistake === 'above') return texts.diastolicAbove;
  const limit = (value: number) => formatMeasurement({ kind, value }, units);
  const { least, most } = DIASTOLIC_LIMITS;
  return texts.measurementWrong(measurementTexts.diastolic, limit(least), limit(most));
}

/** The limit as the nearest tenth of the shown unit that may still be typed. */
function keptTenth(
  limit: number,
  unit: MeasurementUnit,
  units: Units,
  round: (tenths: number) => number,
): number {
  if (unit === 'kg' && units.weight !== 'kg') {
    return toKilograms(round(toPounds(limit) * 10) / 10, 'lb');
  }
  return unit === 'cm' && units.height === 'ft'
    ? fromInches(round((limit / fromInches(1)) * 10) / 10)
    : limit;
}

/** The body to send for an entry that passed the check. */
export function measurementBody(entry: MeasurementEntry, units: Units): Required<NewMeasurement> {
  return {
    kind: entry.kind,
    value: readMeasurement(entry, units) ?? Number.NaN,
    diastolic: readDiastolic(entry),
    unit: entry.unit,
    origin: entry.origin === '' ? null : entry.origin,
    date: toIso(entry.date),
    note: entry.note.trim(),
  };
}
