import type { Weight } from '@dosewise/contract';
import { formatDay } from '../../lib/dates.ts';

/** '82.4 kg': one decimal, more only where there are more. */
export function formatKg(kg: number): string {
  const rounded = Math.round(kg * 100) / 100;
  return `${Number.isInteger(rounded * 10) ? rounded.toFixed(1) : rounded.toFixed(2)} kg`;
}

/** '82.4 kg of 21 Nov 2026'. */
export function describeWeighIn(weight: Weight): string {
  return `${formatKg(weight.weightKg)} of ${formatDay(weight.date)}`;
}
