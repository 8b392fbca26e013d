import type { WeightUnit } from '@dosewise/domain';
import { decideUnit, writtenWeight } from '../units/decide-unit.ts';
import type { FileReading } from './file-reading.ts';
import { wordIn } from './json-values.ts';

/** Asks for the unit of weights that name none; gives it, or null where they are left out or it is not answered. */
export function askWeightUnit(
  { ask, options }: FileReading,
  amounts: readonly unknown[],
): WeightUnit | null {
  const written = amounts.map((amount) => writtenWeight(wordIn(amount), ''));
  return decideUnit(written, null, options, ask).unit;
}
