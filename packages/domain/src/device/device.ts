import { type Clicks, clicks, type Milligrams, type Millilitres, mg, mL } from '../units.ts';
import type { DeviceKind } from './device-kind.ts';

/** The content of a device in labelled doses, and the equal steps in which it gives one of them. */
export interface DeviceSize {
  readonly kind: DeviceKind;
  /** mL in a labelled dose. */
  readonly doseMl: number;
  /** Labelled doses in the whole device. */
  readonly doses: number;
  /** Equal steps of a labelled dose. */
  readonly stepsPerDose: number;
}

/** Labelled steps in the whole device. */
export function deviceSteps(device: Pick<DeviceSize, 'doses' | 'stepsPerDose'>): Clicks {
  return clicks(device.doses * device.stepsPerDose);
}

/** mL that one step moves. */
export function stepVolume(device: Pick<DeviceSize, 'doseMl' | 'stepsPerDose'>): Millilitres {
  return mL(device.doseMl / device.stepsPerDose);
}

/** Concentration in mg/mL of a device with `strength` mg in a labelled dose. */
export function drugConcentration(strength: number, device: Pick<DeviceSize, 'doseMl'>): number {
  return strength / device.doseMl;
}

/** The numbers that doses are computed from: a device's steps, with the strength it is filled with. */
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
  return device.kind === 'vial' ? deviceSteps(device) : clicks(device.stepsPerDose);
}
