import { type Clicks, clicks, type Milligrams, type Millilitres, mg, mL } from '../units.ts';
import { type DeviceKind, isCountedWhole, MAX_PIECES_IN_DOSE } from './device-kind.ts';

/** The content of a device in labelled doses, and the equal steps in which it gives one of them. */
export interface DeviceSize {
  readonly kind: DeviceKind;
  /** mL in a labelled dose; null of tablets. */
  readonly doseMl: number | null;
  /** Labelled doses in the whole device. */
  readonly doses: number;
  /** Equal steps of a labelled dose. */
  readonly stepsPerDose: number;
}

/** Labelled steps in the whole device. */
export function deviceSteps(device: Pick<DeviceSize, 'doses' | 'stepsPerDose'>): Clicks {
  return clicks(device.doses * device.stepsPerDose);
}

/** mL that one step moves; null of tablets. */
export function stepVolume({
  doseMl,
  stepsPerDose,
}: Pick<DeviceSize, 'doseMl' | 'stepsPerDose'>): Millilitres | null {
  return doseMl === null ? null : mL(doseMl / stepsPerDose);
}

/** Concentration in mg/mL of a liquid with `strength` mg in `doseMl` mL. */
export function drugConcentration(strength: number, doseMl: number): number {
  return strength / doseMl;
}

/** The numbers that doses are computed from: a device's steps, with the strength it is filled with. */
export interface DoseScale {
  /** mg in a labelled dose. */
  readonly strength: Milligrams;
  readonly stepsPerDose: Clicks;
  /** mL in a labelled dose; null of tablets. */
  readonly doseMl: Millilitres | null;
  /** Most steps that one dose may have: see `mostStepsOfDose`. */
  readonly mostSteps: Clicks;
  /** True of single-dose pens and tablets: a dose is one or several whole ones. */
  readonly isCountedWhole: boolean;
}

/** The scale of a device filled with `strength` mg in a labelled dose. */
export function doseScale(strength: number, device: DeviceSize): DoseScale {
  return {
    strength: mg(strength),
    stepsPerDose: clicks(device.stepsPerDose),
    doseMl: device.doseMl === null ? null : mL(device.doseMl),
    mostSteps: mostStepsOfDose(device),
    isCountedWhole: isCountedWhole(device.kind),
  };
}

/**
 * Most steps in one dose: of a vial all that it holds, of single-dose pens and tablets ten of them or
 * all, of another pen those of a labelled dose.
 */
export function mostStepsOfDose(device: Omit<DeviceSize, 'doseMl'>): Clicks {
  if (device.kind === 'vial') return deviceSteps(device);
  return isCountedWhole(device.kind)
    ? clicks(Math.min(MAX_PIECES_IN_DOSE, deviceSteps(device)))
    : clicks(device.stepsPerDose);
}
