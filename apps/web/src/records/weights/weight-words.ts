import type { Weight } from '@dosewise/contract';
import { formatDay } from '../../format/dates.ts';
import { texts } from './texts.ts';

/** '82.4 kg': one decimal, two where there are two. */
export function formatKg(kg: number): string {
  const rounded = roundKg(kg);
  return `${Number.isInteger(rounded * 10) ? rounded.toFixed(1) : rounded.toFixed(2)} kg`;
}

/** '82 kg', '82.4 kg': as somebody would type it. */
export function formatTypedKg(kg: number): string {
  return `${roundKg(kg)} kg`;
}

function roundKg(kg: number): number {
  return Math.round(kg * 100) / 100;
}

/** '82.4 kg of 21 Nov 2026'. */
export function describeWeighIn(weight: Weight): string {
  return texts.weighIn(formatKg(weight.weightKg), formatDay(weight.date));
}

/** '−12.4 kg', '+0.3 kg', '0.0 kg': a change in kg with its sign. */
export function formatKgChange(kg: number): string {
  return `${signed(kg, 1)} kg`;
}

/** '−0.45 kg/wk': a pace in kg per week. */
export function formatPace(kgPerWeek: number): string {
  return `${signed(kgPerWeek, 2)} kg/wk`;
}

/** Fixed decimals with a real minus sign; what rounds to nothing has no sign. */
function signed(value: number, decimals: number): string {
  const size = Math.abs(value).toFixed(decimals);
  if (Number(size) === 0) return size;
  return value < 0 ? `−${size}` : `+${size}`;
}
