import type { DoseScale } from '../device/device.ts';
import { type Clicks, clamp, clicks, type Milligrams, type Millilitres, mg, mL } from '../units.ts';

/** Dose in mg that `steps` clicks, units, pens or tablets give. */
export function doseFromSteps(
  steps: Clicks,
  { strength, stepsPerDose }: Pick<DoseScale, 'strength' | 'stepsPerDose'>,
): Milligrams {
  return mg((steps / stepsPerDose) * strength);
}

/**
 * Whole steps nearest to `dose` mg, held within 0 and what one dose may have. A dose that is not a
 * number gives 0.
 */
export function stepsFromDose(dose: Milligrams, scale: DoseScale): Clicks {
  const exact = Math.round((dose / scale.strength) * scale.stepsPerDose);
  return clicks(clamp(exact, 0, scale.mostSteps));
}

/** Decimals with which a dose in mg is written: 2, or as many as tell one step from the next. */
export function doseDecimals({
  strength,
  stepsPerDose,
}: Pick<DoseScale, 'strength' | 'stepsPerDose'>): number {
  let decimals = 2;
  while (10 ** -decimals > strength / stepsPerDose) decimals += 1;
  return decimals;
}

/**
 * Steps that give exactly `dose` mg, or as it is written (`doseDecimals`): 3.67 mg of 10 mg in 60 clicks
 * are 22. Null where no whole number of them does within what one dose may have.
 */
export function exactSteps(dose: Milligrams, scale: DoseScale): Clicks | null {
  const exact = (dose * scale.stepsPerDose) / scale.strength;
  const nearest = clicks(Math.round(exact));
  if (!(nearest >= 1 && nearest <= scale.mostSteps)) return null;
  const written = doseFromSteps(nearest, scale).toFixed(doseDecimals(scale));
  // The slack of 1e-9 steps takes the floating-point dust of a decimal such as 0.1.
  return Number(written) === dose || Math.abs(exact - nearest) < 1e-9 ? nearest : null;
}

/**
 * The two steps between which `dose` mg lies, lower first. Null where one step gives it (`exactSteps`),
 * and for a dose that is not above 0 and below the most that one dose may be.
 */
export function neighbouringSteps(
  dose: Milligrams,
  scale: DoseScale,
): readonly [Clicks, Clicks] | null {
  if (!(dose > 0 && dose < doseFromSteps(scale.mostSteps, scale))) return null;
  if (exactSteps(dose, scale) !== null) return null;
  const lower = clicks(Math.floor((dose * scale.stepsPerDose) / scale.strength));
  return [lower, clicks(lower + 1)];
}

/** Volume in mL that holds `dose` mg, to a nanolitre; 0 of tablets. */
export function exactVolume(
  dose: Milligrams,
  { strength, doseMl }: Pick<DoseScale, 'strength' | 'doseMl'>,
): Millilitres {
  return mL(Math.round((dose / strength) * (doseMl ?? 0) * 1e6) / 1e6);
}

/** Volume in mL that `steps` move, to a nanolitre: 60 clicks of a KwikPen are 0.6 mL, tablets none. */
export function volumeFromSteps(
  steps: Clicks,
  { stepsPerDose, doseMl }: Pick<DoseScale, 'stepsPerDose' | 'doseMl'>,
): Millilitres {
  return mL(Math.round((steps / stepsPerDose) * (doseMl ?? 0) * 1e6) / 1e6);
}
