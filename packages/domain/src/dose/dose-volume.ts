import type { DoseScale } from '../device/device.ts';
import { type Clicks, clamp, clicks, type Milligrams, type Millilitres, mg, mL } from '../units.ts';

/** Dose in mg in `volume` mL drawn from a device; 0 from tablets, which have none. */
export function doseFromVolume(
  volume: Millilitres,
  { strength, doseMl }: Pick<DoseScale, 'strength' | 'doseMl'>,
): Milligrams {
  return mg(doseMl === null ? 0 : (volume / doseMl) * strength);
}

/** Volume in mL nearest to `dose` mg in steps of 0.01 mL, held within 0 and `most`. */
export function volumeFromDose(
  dose: Milligrams,
  { strength, doseMl }: Pick<DoseScale, 'strength' | 'doseMl'>,
  most: Millilitres,
): Millilitres {
  const exact = (dose / strength) * (doseMl ?? 0);
  return mL(clamp(Math.round(exact * 100) / 100, 0, most));
}

/** Whole steps nearest to `volume` mL: 0.6 mL of a KwikPen are 60 clicks. */
export function stepsFromVolume(
  volume: Millilitres,
  { stepsPerDose, doseMl }: Pick<DoseScale, 'stepsPerDose' | 'doseMl'>,
): Clicks {
  return clicks(doseMl === null ? 0 : Math.round((volume / doseMl) * stepsPerDose));
}
