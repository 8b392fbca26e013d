import type { Report } from '@dosewise/contract';
import {
  calendarDayIn,
  MEASUREMENT_LIMITS,
  type MeasurementKind,
  readableInches,
  readablePounds,
  type ShownWeightUnit,
  toFeet,
  toKilograms,
  toStones,
} from '@dosewise/domain';

/** Figures, days and units as the web shows them. */
const THOUSANDS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** '12,040'. */
export const shownNumber = (value: number) => THOUSANDS.format(value);

/** '12.5', '4': to one decimal at most. */
export const toTenths = (value: number) => shownNumber(Number(value.toFixed(1)));

/** '82.4 kg', '183.4 lb', '13 st 1.4 lb'. */
export function shownWeight(kg: number, unit: ShownWeightUnit): string {
  if (unit === 'kg') {
    const rounded = Math.round(kg * 100) / 100;
    return `${rounded.toFixed(Number.isInteger(rounded * 10) ? 1 : 2)} kg`;
  }
  if (unit === 'lb') return `${THOUSANDS.format(readablePounds(kg))} lb`;
  const { stones, pounds } = toStones(kg);
  return `${stones} st ${pounds} lb`;
}

/** '−12.4 kg', '+0.6 lb', '−1 st 13.3 lb'. In pounds it is between the weights that are read. */
export function shownChange(fromKg: number, toKg: number, unit: ShownWeightUnit): string {
  if (unit === 'kg') return `${signed(toKg - fromKg)} kg`;
  const pounds = readablePounds(toKg) - readablePounds(fromKg);
  const { stones, pounds: rest } = toStones(toKilograms(Math.abs(pounds), 'lb'));
  if (unit === 'lb' || stones === 0) return `${signed(pounds)} lb`;
  return `${pounds < 0 ? '−' : '+'}${stones} st ${rest} lb`;
}

/** One decimal with a real minus sign; what rounds to nothing has no sign. */
export function signed(value: number): string {
  const size = Math.abs(value).toFixed(1);
  if (Number(size) === 0) return size;
  return value < 0 ? `−${size}` : `+${size}`;
}

/** '175 cm', '5 ft 8.9 in'. */
export function shownHeight(cm: number, unit: Report['person']['units']['height']): string {
  if (unit === 'cm') return `${THOUSANDS.format(cm)} cm`;
  const { feet, inches } = toFeet(cm);
  return `${feet} ft ${inches} in`;
}

/** '94 cm', '37 in', '31.5%', '52.4 kg', '8 st 3.5 lb'. */
export function shownMeasurement(
  kind: MeasurementKind,
  value: number,
  units: Report['person']['units'],
): string {
  const { unit } = MEASUREMENT_LIMITS[kind];
  if (unit === 'kg') return shownWeight(value, units.weight);
  if (unit === '%') return `${toTenths(value)}%`;
  return units.height === 'cm'
    ? `${toTenths(value)} cm`
    : `${shownNumber(readableInches(value))} in`;
}

/** '−4.0 cm', '−1.6 in', '+0.5%', '−2.1 kg'. In inches it is between the lengths that are read. */
export function shownMeasurementChange(
  kind: MeasurementKind,
  [from, to]: readonly [from: number, to: number],
  units: Report['person']['units'],
): string {
  const { unit } = MEASUREMENT_LIMITS[kind];
  if (unit === 'kg') return shownChange(from, to, units.weight);
  if (unit === '%') return `${signed(to - from)}%`;
  if (units.height === 'cm') return `${signed(to - from)} cm`;
  return `${signed(readableInches(to) - readableInches(from))} in`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '3 Nov 2026' of a calendar day. */
export function shownDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** '3 Nov 2026' of an instant in a time zone. */
export const printDay = (instant: string, timeZone: string) =>
  shownDay(calendarDayIn(timeZone, Date.parse(instant)));
