/** The measurements of a body besides its weight, in the order the form offers. */
export const MEASUREMENT_KINDS = ['waist', 'hips', 'body_fat', 'lean_mass'] as const;
export type MeasurementKind = (typeof MEASUREMENT_KINDS)[number];

/** The unit that values of a kind are kept in. */
export type MeasurementUnit = 'cm' | '%' | 'kg';

interface MeasurementLimits {
  readonly unit: MeasurementUnit;
  readonly least: number;
  readonly most: number;
}

/**
 * The unit and the limits of each kind, both inclusive: wide, against slips of the key, and no norms.
 * Circumferences hold what Guinness World Records has as the smallest waist (33 cm), and the largest but
 * for its last 2 cm (302 cm). Of body fat, 2 % is the least that the American Council on Exercise calls
 * essential. Lean mass is less than a weight, whose limits (`WEIGHT_LIMITS_KG`) are 20 and 700 kg; 250 kg
 * is more than any athlete is known to have had.
 */
export const MEASUREMENT_LIMITS: Readonly<Record<MeasurementKind, MeasurementLimits>> = {
  waist: { unit: 'cm', least: 30, most: 300 },
  hips: { unit: 'cm', least: 30, most: 300 },
  body_fat: { unit: '%', least: 2, most: 75 },
  lean_mass: { unit: 'kg', least: 15, most: 250 },
};

/** True when a body may have that value of a kind, in the unit of the kind. NaN is none. */
export function isMeasurementValue(kind: MeasurementKind, value: number): boolean {
  const { least, most } = MEASUREMENT_LIMITS[kind];
  return value >= least && value <= most;
}

/** A value of a kind at an instant, in epoch ms. */
export interface MeasurementPoint {
  readonly at: number;
  readonly kind: MeasurementKind;
  readonly value: number;
}

/** The first and the last value of a kind; the same one where there is only one. */
export interface MeasurementSpan {
  readonly kind: MeasurementKind;
  readonly count: number;
  readonly first: MeasurementPoint;
  readonly last: MeasurementPoint;
}

/** The first and the last of each kind that `points` have, in the order of the kinds. */
export function spanMeasurements(points: readonly MeasurementPoint[]): MeasurementSpan[] {
  return MEASUREMENT_KINDS.flatMap((kind) => {
    const ofKind = points.filter((point) => point.kind === kind);
    const [any] = ofKind;
    if (any === undefined) return [];
    const first = ofKind.reduce((one, other) => (other.at < one.at ? other : one), any);
    // Of several at one instant the later entered, which stands last.
    const last = ofKind.reduce((one, other) => (other.at >= one.at ? other : one), any);
    return [{ kind, count: ofKind.length, first, last }];
  });
}
