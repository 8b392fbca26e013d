import type { DoseScale } from '../device/device.ts';
import type { Milligrams } from '../units.ts';

/** Largest part of a labelled dose by which a stated dose may differ where a step is a whole dose. */
const WHOLE_DOSE_TOLERANCE = 0.05;

/**
 * True when a dose amount (mg) that someone states agrees with the one computed from steps or
 * volume: it may differ by no more than half a step, and by no more than a twentieth of a labelled
 * dose.
 */
export function agreesWithin(
  stated: Milligrams,
  computed: Milligrams,
  { strength, stepsPerDose }: Pick<DoseScale, 'strength' | 'stepsPerDose'>,
): boolean {
  const most = Math.min(strength / stepsPerDose / 2, strength * WHOLE_DOSE_TOLERANCE);
  // The slack of 1e-9 mg keeps an exact half step from failing by floating-point dust.
  return Math.abs(stated - computed) <= most + 1e-9;
}
