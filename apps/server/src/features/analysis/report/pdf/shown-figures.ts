import type { Report } from '@dosewise/contract';
import {
  calendarDayIn,
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

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '3 Nov 2026' of a calendar day. */
export function shownDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** '3 Nov 2026' of an instant in a time zone. */
export const printDay = (instant: string, timeZone: string) =>
  shownDay(calendarDayIn(timeZone, Date.parse(instant)));
