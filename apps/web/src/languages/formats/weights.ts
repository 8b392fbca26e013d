import {
  POUNDS_PER_STONE,
  readablePounds,
  type ShownWeightUnit,
  toKilograms,
  toPounds,
  toStones,
} from '@dosewise/domain';
import { figure } from './numbers.ts';
import { LOCALE } from './spoken.ts';
import { texts } from './texts.ts';

const TO_HUNDREDTHS = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });

/** '82.4 kg' with one decimal, or two where there are two; '183.4 lb', '180 lb'; '13 st 1.4 lb'. */
export function formatWeight(kg: number, unit: ShownWeightUnit): string {
  if (unit !== 'kg') return formatTypedWeight(kg, unit);
  const rounded = roundKg(kg);
  return inUnit(Number.isInteger(rounded * 10) ? rounded.toFixed(1) : rounded.toFixed(2), unit);
}

/** '82 kg', '82.4 kg', '183.4 lb', '13 st 1.4 lb': as someone would type it. */
export function formatTypedWeight(kg: number, unit: ShownWeightUnit): string {
  if (unit === 'kg') return inUnit(String(roundKg(kg)), unit);
  if (unit === 'lb') return inUnit(TO_HUNDREDTHS.format(readablePounds(kg)), unit);
  const { stones, pounds } = toStones(kg);
  return `${inUnit(String(stones), unit)} ${inUnit(String(pounds), 'lb')}`;
}

/**
 * '−12.4 kg', '+0.3 kg', '0.0 kg'; '−27.3 lb'; '−1 st 13.3 lb', '−3.2 lb': a change between two
 * weights in kg, with its sign. In pounds it is between those that are read.
 */
export function formatWeightChange(fromKg: number, toKg: number, unit: ShownWeightUnit): string {
  if (unit === 'kg') return inUnit(signed(toKg - fromKg, 1), unit);
  const pounds = readablePounds(toKg) - readablePounds(fromKg);
  const { stones, pounds: rest } = toStones(toKilograms(Math.abs(pounds), 'lb'));
  if (unit === 'lb' || stones === 0) return inUnit(signed(pounds, 1), 'lb');
  return `${pounds < 0 ? '−' : '+'}${inUnit(String(stones), unit)} ${inUnit(String(rest), 'lb')}`;
}

/** '−0.45 kg/wk', '−1.0 lb/wk': a pace, from kg per week. In stones it is one of pounds, too. */
export function formatPace(kgPerWeek: number, unit: ShownWeightUnit): string {
  return texts.perWeek(
    unit === 'kg'
      ? inUnit(signed(kgPerWeek, 2), unit)
      : inUnit(signed(toPounds(kgPerWeek), 1), 'lb'),
  );
}

/** '0.45 kg', '1.0 lb': how much a pace (kg per week) is in a week, without its sign; null for none. */
export function formatWeekly(kgPerWeek: number, unit: ShownWeightUnit): string | null {
  const amount =
    unit === 'kg' ? Math.abs(kgPerWeek).toFixed(2) : Math.abs(toPounds(kgPerWeek)).toFixed(1);
  return Number(amount) === 0 ? null : inUnit(amount, unit === 'kg' ? unit : 'lb');
}

/** '13 st 7', '13 st': whole pounds as a tick between others, short enough for the axis of a chart. */
export function formatStoneTick(pounds: number): string {
  const rest = pounds % POUNDS_PER_STONE;
  const stones = inUnit(String((pounds - rest) / POUNDS_PER_STONE), 'st');
  return rest === 0 ? stones : `${stones} ${rest}`;
}

const inUnit = (amount: string, unit: ShownWeightUnit) => `${figure(amount)} ${unit}`;

function roundKg(kg: number): number {
  return Math.round(kg * 100) / 100;
}

/** Fixed decimals with a real minus sign; what rounds to nothing has no sign. */
export function signed(value: number, decimals: number): string {
  const size = Math.abs(value).toFixed(decimals);
  if (Number(size) === 0) return figure(size);
  return figure(value < 0 ? `−${size}` : `+${size}`);
}
