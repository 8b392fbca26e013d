import {
  type HeightUnit,
  type MeasurementKind,
  type MeasurementUnit,
  measurementLimits,
  measurementUnit,
  readableInches,
  toFeet,
  type Units,
} from '@dosewise/domain';
import { figure, formatToTenths } from './numbers.ts';
import { LOCALE } from './spoken.ts';
import { texts } from './texts.ts';
import { formatWeight, formatWeightChange, signed } from './weights.ts';

const TO_HUNDREDTHS = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });

/** '175 cm', '175.3 cm'; '5 ft 8.9 in'. */
export function formatHeight(cm: number, unit: HeightUnit): string {
  if (unit === 'cm') return `${formatToTenths(cm)} cm`;
  const { feet, inches } = toFeet(cm);
  return `${feet} ft ${figure(inches)} in`;
}

/** A value as it is kept. */
interface KeptValue {
  readonly kind: MeasurementKind;
  readonly value: number;
  /** Of a blood pressure; none: another kind, or a record of an earlier release. */
  readonly diastolic?: number | null | undefined;
  /** None: the first of its kind, as records of earlier releases say it. */
  readonly unit?: MeasurementUnit | null | undefined;
}

/**
 * '94 cm', '37.25 in', '31.5%', '52.4 kg', '8 st 3.5 lb': lengths are in inches where heights are in feet. '58 bpm',
 * '120/80 mmHg', '48 mmol/mol', '5.6 mmol/L' are in the unit in which they were typed.
 */
export function formatMeasurement(
  { kind, value, diastolic, unit: stated }: KeptValue,
  units: Units,
): string {
  const unit = measurementUnit(kind, stated);
  if (diastolic != null) {
    return withUnit(`${TO_HUNDREDTHS.format(value)}/${TO_HUNDREDTHS.format(diastolic)}`, unit);
  }
  if (unit === 'kg') return formatWeight(value, units.weight);
  if (kind === 'hba1c' && unit === '%') return texts.percent(TO_HUNDREDTHS.format(value));
  if (unit === '%') return formatPercent(value);
  if (unit !== 'cm') return withUnit(TO_HUNDREDTHS.format(value), unit);
  if (units.height === 'cm') return `${formatToTenths(value)} cm`;
  return `${TO_HUNDREDTHS.format(readableInches(value))} in`;
}

/** '−2.0 cm', '+0.5 in', '0.0 percentage points', '−1.4 kg', '−5/−3 mmHg': a change between two values in one unit, with its sign. */
export function formatMeasurementChange(
  { kind, value: to, unit: stated, ...latest }: KeptValue,
  { value: from, ...before }: Pick<KeptValue, 'value' | 'diastolic'>,
  units: Units,
): string {
  const unit = measurementUnit(kind, stated);
  if (latest.diastolic != null && before.diastolic != null) {
    const below = signed(latest.diastolic - before.diastolic, 0);
    return withUnit(`${signed(to - from, 0)}/${below}`, unit);
  }
  if (unit === 'kg') return formatWeightChange(from, to, units.weight);
  if (unit === '%') return `${signed(to - from, 1)} ${texts.points}`;
  if (unit !== 'cm')
    return withUnit(signed(to - from, measurementLimits(kind, unit).decimals), unit);
  if (units.height === 'cm') return `${signed(to - from, 1)} cm`;
  return `${signed(readableInches(to) - readableInches(from), 1)} in`;
}

/** 'cm', '%', 'bpm' as the language writes it. */
export const formatMeasurementUnit = (unit: MeasurementUnit): string =>
  unit === 'bpm' ? texts.beats : unit;

const withUnit = (amount: string, unit: MeasurementUnit) =>
  `${amount} ${formatMeasurementUnit(unit)}`;

/** '31.5%', '12%'. */
export const formatPercent = (value: number): string => texts.percent(formatToTenths(value));
