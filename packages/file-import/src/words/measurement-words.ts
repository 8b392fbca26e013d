import {
  fromInches,
  MEASUREMENT_LIMITS,
  type MeasurementKind,
  type MeasurementUnit,
  toKilograms,
} from '@dosewise/domain';
import { readColumnName, unitNamed } from '../units/unit-words.ts';
import { cleanCell, meaningsOf, splitWords } from './fold-text.ts';

/** Names of measurements, without blanks. Fat-free mass is what scales call lean mass. */
const KIND_OF_NAME = meaningsOf<MeasurementKind>({
  waist: 'waist waistcircumference waistsize taille taillenumfang cintura',
  hips: 'hip hips hipcircumference hipscircumference huftumfang huefte hanches',
  body_fat: 'bodyfat bodyfatpercentage bodyfatpercent bodyfatrate percentbodyfat korperfett',
  lean_mass: 'leanmass leanbodymass leanbodyweight fatfreemass fatfreebodyweight',
});

/** The kind of measurement that a name says by itself (`Body Fat`, `waist_circumference`), or null. */
export function measurementNamed(name: string): MeasurementKind | null {
  if (name.length > 100) return null;
  return KIND_OF_NAME.get(splitWords(name).join('')) ?? null;
}

type Factor = readonly [unit: MeasurementUnit, toUnit: (amount: number) => number];

const UNITS: Readonly<Record<string, Factor>> = Object.assign(Object.create(null), {
  cm: ['cm', (amount: number) => amount],
  mm: ['cm', (amount: number) => amount / 10],
  m: ['cm', (amount: number) => amount * 100],
  in: ['cm', fromInches],
  inch: ['cm', fromInches],
  inches: ['cm', fromInches],
  '"': ['cm', fromInches],
  '%': ['%', (amount: number) => amount],
  percent: ['%', (amount: number) => amount],
  ppm: ['%', (amount: number) => amount / 10_000],
} satisfies Record<string, Factor>);

/**
 * The amount in the unit that its kind is kept in; null where the words for its unit say none that the
 * kind has. Four decimals take the dust of conversions and of floats, not what is measured.
 */
export function toMeasurement(
  kind: MeasurementKind,
  amount: number,
  unitText: string,
): number | null {
  const mass = unitNamed(unitText);
  const known = UNITS[unitText.trim().toLowerCase()];
  const [unit, convert] =
    mass === null
      ? (known ?? [null, null])
      : (['kg', (n: number) => toKilograms(n, mass)] as const);
  if (unit !== MEASUREMENT_LIMITS[kind].unit || convert === null) return null;
  return Number(convert(amount).toFixed(4));
}

/** True for the words of a unit that values of a kind have. */
export function hasUnit(kind: MeasurementKind, unitText: string): boolean {
  return toMeasurement(kind, 1, unitText) !== null;
}

/** The heading of a column of one kind, with the unit that it says; '' for none. */
export interface MeasurementHeading {
  readonly kind: MeasurementKind;
  readonly unit: string;
}

/** The kind and the unit that a heading names: `Waist (in)`, `waist_cm`, `Body Fat %`; null for neither. */
export function readMeasurementHeading(heading: string): MeasurementHeading | null {
  const name = cleanCell(heading.slice(0, 100));
  const { words, unit, inBrackets } = readColumnName(name, measurementUnit);
  const kind = measurementNamed(words.join(' '));
  if (kind === null) return null;
  const stated = unit ?? (inBrackets || (name.includes('%') ? '%' : ''));
  // A share has no other unit; one that does not belong to the kind makes it another column.
  if (stated === '') return { kind, unit: MEASUREMENT_LIMITS[kind].unit === '%' ? '%' : '' };
  return hasUnit(kind, stated) ? { kind, unit: stated } : null;
}

const measurementUnit = (word: string) =>
  UNITS[word.trim().toLowerCase()] !== undefined || unitNamed(word) !== null ? word.trim() : null;
