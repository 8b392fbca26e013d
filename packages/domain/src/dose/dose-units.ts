import type { DoseScale } from '../device/device.ts';

/** The units in which a dose may be stated: steps of its device, mg, mL, or units of a U-100 syringe. */
export const DOSE_UNITS = ['steps', 'mg', 'mL', 'units'] as const;
export type DoseUnit = (typeof DOSE_UNITS)[number];

/** One amount in every unit. Nothing is rounded: 3.75 mg of 10 mg in 60 clicks are 22.5 steps. */
export type DoseInUnits = Readonly<Record<DoseUnit, number>>;

/** The amount of each unit in one labelled dose. A mL is 100 units; tablets have neither. */
function labelledDoseIn({
  strength,
  stepsPerDose,
  doseMl,
}: Pick<DoseScale, 'strength' | 'stepsPerDose' | 'doseMl'>): DoseInUnits {
  const volume = doseMl ?? 0;
  return { steps: stepsPerDose, mg: strength, mL: volume, units: volume * 100 };
}

/** `amount` of `unit` in every unit, from mg, mL and steps of a labelled dose. */
export function doseInUnits(
  amount: number,
  unit: DoseUnit,
  scale: Pick<DoseScale, 'strength' | 'stepsPerDose' | 'doseMl'>,
): DoseInUnits {
  const dose = labelledDoseIn(scale);
  const parts = dose[unit] === 0 ? 0 : amount / dose[unit];
  const inUnit = (wanted: DoseUnit) => parts * dose[wanted];
  return { steps: inUnit('steps'), mg: inUnit('mg'), mL: inUnit('mL'), units: inUnit('units') };
}
