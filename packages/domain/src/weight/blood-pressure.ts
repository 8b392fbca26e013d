import { isLikelyMeasurement, type MeasurementKind } from './measurement.ts';

/**
 * Limits of a diastolic pressure in mmHg: wide, against slips of the key, and no norms; those of the systolic one are
 * among the other measurements. In some people the sounds go on to 0 (aortic regurgitation), and 350 mmHg was measured
 * in a weight lifter (MacDougall et al., J Appl Physiol 1985;58:785). What lies outside of `asked` is asked about.
 */
export const DIASTOLIC_LIMITS = { least: 0, most: 400, asked: [40, 150] } as const;

/** True for a kind whose value is a pair: the systolic pressure, with the diastolic one beside it. */
export function isPair(kind: MeasurementKind): boolean {
  return kind === 'blood_pressure';
}

/** A value of a kind with what stands beside it. */
export interface MeasuredPair {
  readonly kind: MeasurementKind;
  readonly value: number;
  readonly diastolic: number | null;
}

/**
 * The mistake in the diastolic part: `other-kind` has one without being a pair, `range` is none that a body has, or
 * missing, and `above` is higher than the systolic one. Equal ones can be: some heart pumps give no pulse.
 */
export type DiastolicMistake = 'other-kind' | 'range' | 'above';

/** The mistake in the diastolic part of a value; null for none. */
export function findDiastolicMistake(pair: MeasuredPair): DiastolicMistake | null {
  const { kind, value, diastolic } = pair;
  if (!isPair(kind)) return diastolic === null ? null : 'other-kind';
  const { least, most } = DIASTOLIC_LIMITS;
  if (diastolic === null || !(diastolic >= least && diastolic <= most)) return 'range';
  return diastolic > value ? 'above' : null;
}

/** False for a pair that a body may have, but that is more often a slip of the key. True for what is no pair. */
export function isLikelyPair({ kind, value, diastolic }: MeasuredPair): boolean {
  if (!isPair(kind) || diastolic === null) return true;
  const [below, above] = DIASTOLIC_LIMITS.asked;
  const isLikely = diastolic >= below && diastolic <= above && diastolic < value;
  return isLikely && isLikelyMeasurement(kind, value, 'mmHg');
}
