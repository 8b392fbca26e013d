import { type Clicks, clicks, type Milligrams, type Millilitres, mg, mL } from '../units.ts';

/** How a device gives its medicine; each has a step of its own: click, unit, pen. */
export const DEVICE_KINDS = ['click_pen', 'vial', 'single_pen'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/**
 * One mark of a U-100 syringe in mL, the step of a vial.
 * Source: ISO 8537 (100 units are 1 mL).
 */
const SYRINGE_UNIT_ML = 0.01;

/** What a device holds, in labelled doses, and in how many equal steps it gives one of them. */
export interface DeviceSize {
  readonly kind: DeviceKind;
  /** mL in a labelled dose. */
  readonly doseMl: number;
  /** Labelled doses in the whole device. */
  readonly doses: number;
  /** Equal steps of a labelled dose. */
  readonly stepsPerDose: number;
}

/** The smallest and the largest values of a device whose numbers somebody enters. */
export const OWN_DEVICE_LIMITS = {
  strengthMg: { least: 0.01, most: 100 },
  doseMl: { least: 0.01, most: 5 },
  doses: { least: 1, most: 100 },
  stepsPerDose: { least: 1, most: 500 },
} as const;

/** Most single-dose pens in one box. */
export const MAX_PENS_IN_BOX = 12;

/** Most steps that any device holds: 100 doses of 500 clicks, or of 5 mL in units. */
export const MAX_STEPS = OWN_DEVICE_LIMITS.doses.most * OWN_DEVICE_LIMITS.stepsPerDose.most;

/** Units of a U-100 syringe in `doseMl` mL, whole and at least 1: the steps of a vial's dose. */
export function unitsIn(doseMl: number): number {
  return Math.max(1, Math.round(doseMl / SYRINGE_UNIT_ML));
}

/** Steps of a labelled dose where the kind of device says them; null: clicks, which must be counted. */
export function knownStepsOfDose(kind: DeviceKind, doseMl: number): number | null {
  if (kind === 'vial') return unitsIn(doseMl);
  return kind === 'single_pen' ? 1 : null;
}

/** Labelled steps in the whole device. */
export function stepsOf(device: Pick<DeviceSize, 'doses' | 'stepsPerDose'>): Clicks {
  return clicks(device.doses * device.stepsPerDose);
}

/** mL that one step moves. */
export function stepMlOf(device: Pick<DeviceSize, 'doseMl' | 'stepsPerDose'>): Millilitres {
  return mL(device.doseMl / device.stepsPerDose);
}

/** Concentration in mg/mL of a device with `strength` mg in a labelled dose. */
export function concentrationOf(strength: number, device: Pick<DeviceSize, 'doseMl'>): number {
  return strength / device.doseMl;
}

/** What doses are computed from: a device's steps, with the strength it is filled with. */
export interface DoseScale {
  /** mg in a labelled dose. */
  readonly strength: Milligrams;
  readonly stepsPerDose: Clicks;
  /** mL in a labelled dose. */
  readonly doseMl: Millilitres;
  /** Most steps that one dose may have: a labelled dose of a pen, all of a vial. */
  readonly mostSteps: Clicks;
}

/** The scale of a device filled with `strength` mg in a labelled dose. */
export function doseScale(strength: number, device: DeviceSize): DoseScale {
  return {
    strength: mg(strength),
    stepsPerDose: clicks(device.stepsPerDose),
    doseMl: mL(device.doseMl),
    mostSteps: mostStepsOfDose(device),
  };
}

/** Most steps in one dose: of a vial all that it holds, of a pen those of a labelled dose. */
export function mostStepsOfDose(device: Omit<DeviceSize, 'doseMl'>): Clicks {
  return device.kind === 'vial' ? stepsOf(device) : clicks(device.stepsPerDose);
}
