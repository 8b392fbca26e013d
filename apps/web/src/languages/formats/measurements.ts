import {
  type HeightUnit,
  MEASUREMENT_LIMITS,
  type MeasurementKind,
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

/** '94 cm', '37.25 in', '31.5%', '52.4 kg', '8 st 3.5 lb': lengths are in inches where heights are in feet. */
export function formatMeasurement(kind: MeasurementKind, value: number, units: Units): string {
  const { unit } = MEASUREMENT_LIMITS[kind];
  if (unit === 'kg') return formatWeight(value, units.weight);
  if (unit === '%') return formatPercent(value);
  if (units.height === 'cm') return `${formatToTenths(value)} cm`;
  return `${TO_HUNDREDTHS.format(readableInches(value))} in`;
}

/** '−2.0 cm', '+0.5 in', '0.0%', '−1.4 kg': a change between two values, with its sign. */
export function formatMeasurementChange(
  kind: MeasurementKind,
  from: number,
  to: number,
  units: Units,
): string {
  const { unit } = MEASUREMENT_LIMITS[kind];
  if (unit === 'kg') return formatWeightChange(from, to, units.weight);
  if (unit === '%') return texts.percent(signed(to - from, 1));
  if (units.height === 'cm') return `${signed(to - from, 1)} cm`;
  return `${signed(readableInches(to) - readableInches(from), 1)} in`;
}

/** '31.5%', '12%'. */
export const formatPercent = (value: number): string => texts.percent(formatToTenths(value));
