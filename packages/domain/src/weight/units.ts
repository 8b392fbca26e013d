import { type Kilograms, toKilograms } from './kilograms.ts';

/** Units that weights are shown and typed in: kilograms, pounds, or stones and pounds. */
export const SHOWN_WEIGHT_UNITS = ['kg', 'lb', 'st'] as const;
export type ShownWeightUnit = (typeof SHOWN_WEIGHT_UNITS)[number];

/** Units that heights are shown and typed in: centimetres, or feet and inches. */
export const HEIGHT_UNITS = ['cm', 'ft'] as const;
export type HeightUnit = (typeof HEIGHT_UNITS)[number];

/** The units in which a person reads weights and heights. Stored values stay in kg and cm. */
export interface Units {
  readonly weight: ShownWeightUnit;
  readonly height: HeightUnit;
}

/** The units for someone in `country` until they choose: pounds and feet in the United States. */
export function unitsOfCountry(country: string): Units {
  return country === 'United States'
    ? { weight: 'lb', height: 'ft' }
    : { weight: 'kg', height: 'cm' };
}

/** Pounds in a stone. Source: Weights and Measures Act 1985 (UK), schedule 1, part V. */
export const POUNDS_PER_STONE = 14;

/** Inches in a foot. Source: the same act, schedule 1, part I. */
export const INCHES_PER_FOOT = 12;

/** Centimetres in an inch, exactly. Source: the international yard and pound agreement of 1959. */
const CM_PER_INCH = 2.54;

/** A weight in kg as pounds, not rounded. */
export function toPounds(weight: number): number {
  return weight / toKilograms(1, 'lb');
}

/**
 * A weight in kg as a number of pounds to read: to a tenth, or to a hundredth where it is exactly
 * that many, since then it was typed so. What was typed in pounds comes back as it was typed.
 */
export function readablePounds(weight: number): number {
  return readable(toPounds(weight));
}

function readable(amount: number): number {
  const hundredths = Math.round(amount * 100) / 100;
  return Math.abs(amount - hundredths) < DUST ? hundredths : Math.round(amount * 10) / 10;
}

/** Far less than anyone types, far more than floating-point numbers of this size are off by. */
const DUST = 1e-7;

/** Stones and pounds: `pounds` from 0 to below 14. */
export interface StonesAndPounds {
  readonly stones: number;
  readonly pounds: number;
}

/** A weight in kg as whole stones and pounds to a tenth. What rounds to 14 pounds is a stone. */
export function toStones(weight: number): StonesAndPounds {
  const [stones, pounds] = split(toPounds(weight), POUNDS_PER_STONE);
  return { stones, pounds };
}

/** The weight in kg of stones and pounds. Not rounded, not checked. */
export function fromStones({ stones, pounds }: StonesAndPounds): Kilograms {
  return toKilograms(stones * POUNDS_PER_STONE + pounds, 'lb');
}

/** Feet and inches: `inches` from 0 to below 12. */
export interface FeetAndInches {
  readonly feet: number;
  readonly inches: number;
}

/** A height in cm as whole feet and inches to a tenth. What rounds to 12 inches is a foot. */
export function toFeet(cm: number): FeetAndInches {
  const [feet, inches] = split(toInches(cm), INCHES_PER_FOOT);
  return { feet, inches };
}

/** The height in cm of feet and inches. Not rounded, not checked. */
export function fromFeet({ feet, inches }: FeetAndInches): number {
  return (feet * INCHES_PER_FOOT + inches) * CM_PER_INCH;
}

/** A length in cm as inches, not rounded. */
function toInches(cm: number): number {
  return cm / CM_PER_INCH;
}

/** The length in cm of inches. Not rounded, not checked. */
export function fromInches(inches: number): number {
  return inches * CM_PER_INCH;
}

/**
 * A length in cm as a number of inches to read: to a tenth, or to a hundredth where it is exactly that
 * many, since then it was typed so.
 */
export function readableInches(cm: number): number {
  return readable(toInches(cm));
}

/** `amount` to a tenth, as whole groups of `size` and what is left. Rounds first, so it carries. */
function split(amount: number, size: number): readonly [groups: number, rest: number] {
  const tenths = Math.round(amount * 10);
  const groups = Math.floor(tenths / (size * 10));
  return [groups, (tenths - groups * size * 10) / 10];
}
