import type { DoseScale } from '../device/device.ts';
import { isSameMedicine } from '../device/medicine.ts';
import type { Clicks, Milligrams } from '../units.ts';
import { doseFromSteps, exactSteps } from './dose-amount.ts';

/** The reason that a dose stated in mg was not taken from a pen. */
export type PenMisfit = 'other_medicine' | 'above_one_dose' | 'between_steps';

/** A dose as it was stated, without a pen. */
interface StatedDose {
  readonly medicine: string;
  readonly doseMg: Milligrams;
}

/** The medicine and scale of a pen, under the name that its owner gave the medicine. */
interface FilledPen {
  readonly medicine: string;
  readonly scale: DoseScale;
}

/**
 * The steps of a pen that a stated dose was, never rounded to the nearest; or why it was not from this
 * pen. How much the pen has left is not looked at.
 */
export function stepsOfStatedDose(
  { medicine, doseMg }: StatedDose,
  pen: FilledPen,
): Clicks | PenMisfit {
  if (!isSameMedicine(medicine, pen.medicine)) return 'other_medicine';
  const steps = exactSteps(doseMg, pen.scale);
  if (steps !== null) return steps;
  const most = doseFromSteps(pen.scale.mostSteps, pen.scale);
  return doseMg > most ? 'above_one_dose' : 'between_steps';
}
