import {
  fromStones,
  isKeptWeight,
  type Kilograms,
  kg,
  POUNDS_PER_STONE,
  parseNumber,
  readablePounds,
  type ShownWeightUnit,
  toKilograms,
  toPounds,
  toStones,
  WEIGHT_LIMITS_KG,
} from '@dosewise/domain';
import { texts } from '../../data/weights/texts.ts';
import { formatToTenths } from '../../languages/formats/numbers.ts';
import { formatTypedWeight } from '../../languages/formats/weights.ts';

/** A weight as it stands in its field: the number, or with stones the pounds beside them. */
export interface TypedWeight {
  readonly main: string;
  /** Only filled in for stones. */
  readonly pounds: string;
}

/** An empty field. */
export const NO_WEIGHT: TypedWeight = { main: '', pounds: '' };

export function isBlankWeight({ main, pounds }: TypedWeight): boolean {
  return main.trim() === '' && pounds.trim() === '';
}

/**
 * A weight in kg as someone would have typed it. Its last digits may be gone: who changes an entry
 * sends what `readWeight` makes of the field only if the field was changed.
 */
export function typeWeight(weight: number, unit: ShownWeightUnit): TypedWeight {
  if (unit === 'kg') return { main: String(Math.round(weight * 100) / 100), pounds: '' };
  if (unit === 'lb') return { main: String(readablePounds(weight)), pounds: '' };
  const { stones, pounds } = toStones(weight);
  return { main: String(stones), pounds: String(pounds) };
}

/** The weight in kg that was typed; null for no number, and for one that no weigh-in may have. */
export function readWeight({ main, pounds }: TypedWeight, unit: ShownWeightUnit): Kilograms | null {
  const weight = typedKilograms({ main, pounds }, unit);
  return isKeptWeight(weight) ? weight : null;
}

/** The kilograms that were typed, whatever they are; NaN for no number. */
export function typedKilograms({ main, pounds }: TypedWeight, unit: ShownWeightUnit): Kilograms {
  return unit === 'st' ? readStones(main, pounds) : toKilograms(parseNumber(main), unit);
}

/** Stones alone are whole ones with no pounds; pounds alone are none but these. */
function readStones(main: string, rest: string): Kilograms {
  const stones = main.trim() === '' ? 0 : parseNumber(main);
  const pounds = rest.trim() === '' ? 0 : parseNumber(rest);
  const isWritten = Number.isInteger(stones) && stones >= 0 && pounds >= 0;
  return isWritten && pounds < POUNDS_PER_STONE ? fromStones({ stones, pounds }) : kg(Number.NaN);
}

/** 'a number from 20 to 700 kg': which weights there may be, to the tenth that still is one. */
export function weightRule(unit: ShownWeightUnit): string {
  const { least, most } = WEIGHT_LIMITS_KG;
  if (unit === 'kg') return texts.inKilograms(least, most);
  const [low, high] = [Math.ceil(toPounds(least) * 10) / 10, Math.floor(toPounds(most) * 10) / 10];
  if (unit === 'lb') return texts.inPounds(formatToTenths(low), formatToTenths(high));
  const inStones = (pounds: number) => formatTypedWeight(toKilograms(pounds, 'lb'), unit);
  return texts.inStones(inStones(low), inStones(high));
}
