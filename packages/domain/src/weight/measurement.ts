/** The measurements of a body besides its weight, in the order the form offers. */
export const MEASUREMENT_KINDS = [
  'waist',
  'hips',
  'body_fat',
  'lean_mass',
  'resting_pulse',
  'blood_pressure',
  'hba1c',
  'fasting_glucose',
] as const;
export type MeasurementKind = (typeof MEASUREMENT_KINDS)[number];

/** The units that values are kept in. */
export const MEASUREMENT_UNITS = [
  'cm',
  '%',
  'kg',
  'bpm',
  'mmHg',
  'mmol/mol',
  'mmol/L',
  'mg/dL',
] as const;
export type MeasurementUnit = (typeof MEASUREMENT_UNITS)[number];

/** The place where a value was measured, of kinds for which that makes a difference. */
export const MEASUREMENT_ORIGINS = ['home', 'laboratory'] as const;
export type MeasurementOrigin = (typeof MEASUREMENT_ORIGINS)[number];

/** A unit of a kind, with what a body can have in it, both limits inclusive. */
interface MeasurementRange {
  readonly unit: MeasurementUnit;
  readonly least: number;
  readonly most: number;
  /** A value outside of it is asked about, since it may be a slip of the key or another unit. It is no norm. */
  readonly asked?: readonly [below: number, above: number];
  /** Decimals of a value that is converted into the unit. */
  readonly decimals: number;
}

type Ranges = readonly [MeasurementRange, ...MeasurementRange[]];

/**
 * The units and the limits of each kind: wide, against slips of the key, and no norms. A value without a
 * unit is in the first one. Circumferences hold what Guinness World Records has as the smallest waist
 * (33 cm), and the largest but for its last 2 cm (302 cm). Of body fat, 2 % is the least that the
 * American Council on Exercise calls essential. Lean mass is less than a weight, whose limits
 * (`WEIGHT_LIMITS_KG`) are 20 and 700 kg; 250 kg is more than any athlete is known to have had. The
 * lowest resting pulse of a healthy person in Guinness World Records is 26 bpm, and the highest glucose
 * that someone survived there is 147.6 mmol/L (2,656 mg/dL). The systolic pressure of a weight lifter was
 * measured as 480 mmHg (MacDougall et al., J Appl Physiol 1985;58:785).
 */
const RANGES: Readonly<Record<MeasurementKind, Ranges>> = {
  waist: [{ unit: 'cm', least: 30, most: 300, decimals: 1 }],
  hips: [{ unit: 'cm', least: 30, most: 300, decimals: 1 }],
  body_fat: [{ unit: '%', least: 2, most: 75, decimals: 1 }],
  lean_mass: [{ unit: 'kg', least: 15, most: 250, decimals: 1 }],
  resting_pulse: [{ unit: 'bpm', least: 15, most: 300, asked: [35, 150], decimals: 0 }],
  blood_pressure: [{ unit: 'mmHg', least: 30, most: 500, asked: [70, 250], decimals: 0 }],
  hba1c: [
    { unit: '%', least: 2.5, most: 25, asked: [4, 16], decimals: 1 },
    { unit: 'mmol/mol', least: 3, most: 250, asked: [20, 151], decimals: 0 },
  ],
  fasting_glucose: [
    { unit: 'mmol/L', least: 0.5, most: 150, asked: [2.5, 30], decimals: 1 },
    { unit: 'mg/dL', least: 9, most: 2700, asked: [45, 540], decimals: 0 },
  ],
};

/** The units of a kind; a value that names none is in the first. */
export function measurementUnits(kind: MeasurementKind): readonly MeasurementUnit[] {
  return RANGES[kind].map(({ unit }) => unit);
}

/** The unit of a value: the one that is stated, else the first of its kind. */
export function measurementUnit(
  kind: MeasurementKind,
  unit: MeasurementUnit | null = null,
): MeasurementUnit {
  return unit ?? RANGES[kind][0].unit;
}

/** True for a unit that values of the kind may have. */
export function isUnitOf(kind: MeasurementKind, unit: MeasurementUnit): boolean {
  return RANGES[kind].some((range) => range.unit === unit);
}

/** True for a kind whose values may say where they were measured. */
export function hasOrigin(kind: MeasurementKind): boolean {
  return kind === 'fasting_glucose';
}

/** The limits of a kind in a unit of it; those in its first unit for none, or one that it does not have. */
export function measurementLimits(
  kind: MeasurementKind,
  unit: MeasurementUnit | null = null,
): MeasurementRange {
  return RANGES[kind].find((range) => range.unit === unit) ?? RANGES[kind][0];
}

/** True when a body may have that value of a kind, in a unit of the kind. NaN is none. */
export function isMeasurementValue(
  kind: MeasurementKind,
  value: number,
  unit: MeasurementUnit | null = null,
): boolean {
  const { least, most } = measurementLimits(kind, unit);
  return value >= least && value <= most;
}

/** False for a value that a body may have, but that is more often a slip of the key or another unit. */
export function isLikelyMeasurement(
  kind: MeasurementKind,
  value: number,
  unit: MeasurementUnit | null = null,
): boolean {
  const { asked } = measurementLimits(kind, unit);
  return asked === undefined || (value >= asked[0] && value <= asked[1]);
}

/**
 * HbA1c of the NGSP in % from that of the IFCC in mmol/mol. Source: the master equation of 2010,
 * ngsp.org/ifccngsp.asp: NGSP = 0.09148 IFCC + 2.152.
 */
const NGSP = { slope: 0.09148, intercept: 2.152 } as const;

/** Mg/dL of glucose in one mmol/L, from its molar mass of 180.156 g/mol. */
const GLUCOSE_MG_PER_MMOL = 18.0156;

const CONVERSIONS: Readonly<Record<string, (value: number) => number>> = {
  'hba1c % mmol/mol': (value) => (value - NGSP.intercept) / NGSP.slope,
  'hba1c mmol/mol %': (value) => value * NGSP.slope + NGSP.intercept,
  'fasting_glucose mmol/L mg/dL': (value) => value * GLUCOSE_MG_PER_MMOL,
  'fasting_glucose mg/dL mmol/L': (value) => value / GLUCOSE_MG_PER_MMOL,
};

/** A value in another unit of its kind, with as many decimals as the unit is read with; the same in its own. */
export function convertMeasurement(
  kind: MeasurementKind,
  value: number,
  from: MeasurementUnit,
  to: MeasurementUnit,
): number {
  const convert = CONVERSIONS[`${kind} ${from} ${to}`];
  if (convert === undefined) return value;
  return Number(convert(value).toFixed(measurementLimits(kind, to).decimals));
}

/**
 * Countries whose laboratories report glucose in mg/dL; the others do in mmol/L. Source: the list of
 * diabetes.co.uk, 'Blood sugar converter', and the sheets of the countries' laboratories.
 */
const IN_MG_PER_DL: ReadonlySet<string> = new Set([
  'Austria',
  'Belgium',
  'Brazil',
  'France',
  'Germany',
  'Greece',
  'India',
  'Israel',
  'Italy',
  'Japan',
  'Mexico',
  'Poland',
  'Portugal',
  'Spain',
  'United States',
]);

/** Countries in which people are told their HbA1c in mmol/mol; in the others in %. */
const IN_MMOL_PER_MOL: ReadonlySet<string> = new Set([
  'Belgium',
  'Denmark',
  'Finland',
  'Ireland',
  'Italy',
  'Netherlands',
  'New Zealand',
  'Norway',
  'Sweden',
  'United Kingdom',
]);

/** The unit of a kind for someone in `country` until they choose another. */
export function measurementUnitIn(kind: MeasurementKind, country: string): MeasurementUnit {
  if (kind === 'hba1c' && IN_MMOL_PER_MOL.has(country)) return 'mmol/mol';
  if (kind === 'fasting_glucose' && IN_MG_PER_DL.has(country)) return 'mg/dL';
  return measurementUnit(kind);
}

/** A value of a kind at an instant, in epoch ms. */
export interface MeasurementPoint {
  readonly at: number;
  readonly kind: MeasurementKind;
  /** Of blood pressure the systolic one. */
  readonly value: number;
  /** Null of every other kind. */
  readonly diastolic: number | null;
  /** Null: the first of its kind. */
  readonly unit: MeasurementUnit | null;
}

/** The first and the last value of a kind, in the unit of the last; the same one where there is only one. */
export interface MeasurementSpan {
  readonly kind: MeasurementKind;
  readonly count: number;
  readonly unit: MeasurementUnit;
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
    const unit = measurementUnit(kind, last.unit);
    return [{ kind, count: ofKind.length, unit, first: inUnit(first, unit), last }];
  });
}

/** A point with its value in another unit of its kind. */
export function inUnit<Point extends Omit<MeasurementPoint, 'at' | 'diastolic'>>(
  point: Point,
  unit: MeasurementUnit,
): Point {
  const own = measurementUnit(point.kind, point.unit);
  if (own === unit) return point;
  return { ...point, value: convertMeasurement(point.kind, point.value, own, unit), unit };
}
