import type { DoseScale } from '../device/device.ts';
import { type Clicks, clamp, clicks, type Milligrams, type Millilitres, mg, mL } from '../units.ts';

/** Dose in mg in `volume` mL drawn from a device. */
export function doseFromVolume(
  volume: Millilitres,
  { strength, doseMl }: Pick<DoseScale, 'strength' | 'doseMl'>,
): Milligrams {
  return mg((volume / doseMl) * strength);
}

/** Volume in mL nearest to `dose` mg in steps of 0.01 mL, held within 0 and `most`. */
export function volumeFromDose(
  dose: Milligrams,
  { strength, doseMl }: Pick<DoseScale, 'strength' | 'doseMl'>,
  most: Millilitres,
): Millilitres {
  const exact = (dose / strength) * doseMl;
  return mL(clamp(Math.round(exact * 100) / 100, 0, most));
}

/** Whole steps nearest to `volume` mL: 0.6 mL of a KwikPen are 60 clicks. */
export function stepsFromVolume(
  volume: Millilitres,
  { stepsPerDose, doseMl }: Pick<DoseScale, 'stepsPerDose' | 'doseMl'>,
): Clicks {
  return clicks(Math.round((volume / doseMl) * stepsPerDose));
}
