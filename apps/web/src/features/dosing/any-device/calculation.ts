import {
  type Clicks,
  clicks,
  type DoseInUnits,
  doseInUnits,
  type KnownDevice,
  mg,
  neighbouringSteps,
  stepsFromDose,
  typedAmount,
} from '@dosewise/domain';
import type { DeviceEntry } from './device-entry.ts';

/** An amount in every unit. */
export interface Calculation {
  /** In every unit: of whole steps where the device gives it, else of what was typed. */
  readonly dose: DoseInUnits;
  /** Whole steps of the device that give it; null between two of them, or where it is too much. */
  readonly steps: Clicks | null;
  /** The two steps beside what was typed, also after one of them was chosen. */
  readonly neighbours: readonly [Clicks, Clicks] | null;
  /** More than one dose of a pen, or than a vial holds. */
  readonly isTooMuch: boolean;
  /** True for an amount that is not a whole number of labelled doses. */
  readonly isPart: boolean;
}

/** The entry, calculated for this device. */
export function calculate(entry: DeviceEntry, device: KnownDevice): Calculation {
  const { scale, hasSteps } = device;
  const typed = doseInUnits(typedAmount(entry.text), entry.unit, scale);
  const isTooMuch = typed.steps > scale.mostSteps + DUST;
  const neighbours = hasSteps && !isTooMuch ? neighbouringSteps(mg(typed.mg), scale) : null;
  const steps = isTooMuch ? null : stepsThatGive(typed, neighbours, entry.chosen, device);
  const dose = steps === null ? typed : doseInUnits(steps, 'steps', scale);
  const isPart = !isWhole(dose.mg / scale.strength);
  return { dose, steps, neighbours, isTooMuch, isPart };
}

/** The error that decimals such as 0.1 leave in binary. */
const DUST = 1e-9;
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < DUST;

function stepsThatGive(
  typed: DoseInUnits,
  neighbours: Calculation['neighbours'],
  chosen: Clicks | null,
  { scale, hasSteps }: KnownDevice,
): Clicks | null {
  if (neighbours !== null) return chosen !== null && neighbours.includes(chosen) ? chosen : null;
  // 3.67 mg are 22 clicks of a KwikPen: as they are written.
  if (hasSteps) return stepsFromDose(mg(typed.mg), scale);
  return isWhole(typed.steps) ? clicks(Math.round(typed.steps)) : null;
}
