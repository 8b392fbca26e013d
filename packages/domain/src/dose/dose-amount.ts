import { WEEKLY_PEN } from '../pen/pen-model.ts';
import { type Clicks, clamp, clicks, type Milligrams, type Millilitres, mg, mL } from '../units.ts';

/** Dose in mg that `count` clicks of a pen of `strength` (mg for a full dose) give. */
export function doseFromClicks(count: Clicks, strength: Milligrams): Milligrams {
  return mg((count / WEEKLY_PEN.clicksPerDose) * strength);
}

/** Dose in mg in `volume` mL drawn from a pen of `strength` (mg for a full dose). */
export function doseFromVolume(volume: Millilitres, strength: Milligrams): Milligrams {
  return mg((volume / WEEKLY_PEN.mlPerDose) * strength);
}

/**
 * Whole clicks nearest to `dose` mg on a pen of `strength`, held within 0 and one full dose.
 * A dose that is not a number gives 0.
 */
export function clicksFromDose(dose: Milligrams, strength: Milligrams): Clicks {
  const exact = Math.round((dose / strength) * WEEKLY_PEN.clicksPerDose);
  return clicks(clamp(exact, 0, WEEKLY_PEN.clicksPerDose));
}

/**
 * The two clicks between which `dose` mg lies on a pen of `strength`, lower first. Null where one
 * click gives it, exactly or as its dose is written with two decimals, and for a dose that is not
 * above 0 and below a full one.
 */
export function neighbouringClicks(
  dose: Milligrams,
  strength: Milligrams,
): readonly [Clicks, Clicks] | null {
  if (!(dose > 0 && dose < strength)) return null;
  const exact = (dose * WEEKLY_PEN.clicksPerDose) / strength;
  const nearest = clicks(Math.round(exact));
  const isWrittenSo = Number(doseFromClicks(nearest, strength).toFixed(2)) === dose;
  // The slack of 1e-9 clicks takes the floating-point dust of a decimal such as 0.1.
  if (isWrittenSo || Math.abs(exact - nearest) < 1e-9) return null;
  const lower = clicks(Math.floor(exact));
  return [lower, clicks(lower + 1)];
}

/** Volume in mL nearest to `dose` mg in steps of 0.01 mL, held within 0 and `most`. */
export function volumeFromDose(
  dose: Milligrams,
  strength: Milligrams,
  most: Millilitres,
): Millilitres {
  const exact = (dose / strength) * WEEKLY_PEN.mlPerDose;
  return mL(clamp(Math.round(exact * 100) / 100, 0, most));
}

/** Volume in mL that `count` clicks move: 60 clicks are 0.6 mL. Rounded to 0.01 mL. */
export function clicksToVolume(count: Clicks): Millilitres {
  return mL(Math.round((count / WEEKLY_PEN.clicksPerDose) * WEEKLY_PEN.mlPerDose * 100) / 100);
}

/** Whole clicks for `volume` mL: 0.6 mL are 60 clicks. */
export function volumeToClicks(volume: Millilitres): Clicks {
  return clicks(Math.round((volume / WEEKLY_PEN.mlPerDose) * WEEKLY_PEN.clicksPerDose));
}

/**
 * Whether a dose amount (mg) that somebody states agrees with the one computed from clicks or
 * volume: it may differ by no more than half a click of a pen of `strength`.
 */
export function agreesWithin(stated: Milligrams, computed: Milligrams, strength: Milligrams) {
  const halfClick = strength / WEEKLY_PEN.clicksPerDose / 2;
  // The slack of 1e-9 mg keeps an exact half click from failing by floating-point dust.
  return Math.abs(stated - computed) <= halfClick + 1e-9;
}
