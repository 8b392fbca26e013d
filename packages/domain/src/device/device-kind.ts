/** The ways in which devices give their medicine; each has a step of its own: click, unit, pen, tablet. */
export const DEVICE_KINDS = ['click_pen', 'vial', 'single_pen', 'tablet'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** True for what comes in whole pieces, each a labelled dose: a dose is one or several of a box. */
export function isCountedWhole(kind: DeviceKind): boolean {
  return kind === 'single_pen' || kind === 'tablet';
}

/**
 * One mark of a U-100 syringe in mL, the step of a vial.
 * Source: ISO 8537 (100 units are 1 mL).
 */
const SYRINGE_UNIT_ML = 0.01;

/** The smallest and the largest values of a device whose numbers someone enters. */
export const OWN_DEVICE_LIMITS = {
  strengthMg: { least: 0.01, most: 100 },
  doseMl: { least: 0.01, most: 5 },
  doses: { least: 1, most: 100 },
  stepsPerDose: { least: 1, most: 500 },
} as const;

/** Most single-dose pens in one box. */
export const MAX_PENS_IN_BOX = 12;

/** Most tablets in one pack. */
export const MAX_TABLETS_IN_PACK = 400;

/** Most single-dose pens or tablets in one dose. */
export const MAX_PIECES_IN_DOSE = 10;

/** Most labelled doses in a device of this kind. */
export function maxDosesOf(kind: DeviceKind): number {
  if (kind === 'tablet') return MAX_TABLETS_IN_PACK;
  return kind === 'single_pen' ? MAX_PENS_IN_BOX : OWN_DEVICE_LIMITS.doses.most;
}

/** Most steps that any device holds: 100 doses of 500 clicks, or of 5 mL in units. */
export const MAX_STEPS = OWN_DEVICE_LIMITS.doses.most * OWN_DEVICE_LIMITS.stepsPerDose.most;

/** Units of a U-100 syringe in `doseMl` mL, whole and at least 1: the steps of a vial's dose. */
export function unitsIn(doseMl: number): number {
  return Math.max(1, Math.round(doseMl / SYRINGE_UNIT_ML));
}

/** Steps of a labelled dose where the kind of device says them; null: clicks, which must be counted. */
export function knownStepsOfDose(kind: DeviceKind, doseMl: number | null): number | null {
  if (kind === 'vial' && doseMl !== null) return unitsIn(doseMl);
  return isCountedWhole(kind) ? 1 : null;
}
