import type { WeightUnit } from '@dosewise/domain';
import { wordIn } from './json-values.ts';

const WEIGHT_UNIT_WORDS: Readonly<Record<string, WeightUnit>> = Object.assign(Object.create(null), {
  ...{ kg: 'kg', kgs: 'kg', kilogram: 'kg', kilograms: 'kg', g: 'g', gram: 'g', grams: 'g' },
  ...{ lb: 'lb', lbs: 'lb', pound: 'lb', pounds: 'lb', st: 'st', stone: 'st', stones: 'st' },
});

/** The unit that a word names; null for another. */
export function weightUnitIn(value: unknown): WeightUnit | null {
  return WEIGHT_UNIT_WORDS[wordIn(value).toLowerCase()] ?? null;
}
