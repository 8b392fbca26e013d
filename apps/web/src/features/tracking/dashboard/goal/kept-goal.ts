import type { WeightGoal } from '@dosewise/contract';
import { isCalendarDay, isKeptDay, type ShownWeightUnit } from '@dosewise/domain';
import { readStored, writeStored } from '../../../../browser/storage.ts';
import {
  NO_WEIGHT,
  readWeight,
  type TypedWeight,
} from '../../../../records/weights/typed-weight.ts';

const WEIGHT = 'dashboardGoalWeightKg';
const DAY = 'dashboardGoalDate';

/** The goal that this browser keeps, in kg; what is no weight or no day there is none. */
export function readKeptGoal(): WeightGoal {
  const day = readStored(DAY) ?? '';
  return {
    targetKg: readWeight({ main: readStored(WEIGHT) ?? '', pounds: '' }, 'kg'),
    targetDate: isCalendarDay(day) && isKeptDay(day) ? day : null,
    keep: null,
  };
}

/** Keeps a goal here as well; what says the same already stays as it was typed. */
export function keepGoal(goal: WeightGoal): void {
  const kept = readKeptGoal();
  const { targetKg, targetDate } = goal;
  if (targetKg !== kept.targetKg) writeStored(WEIGHT, targetKg === null ? null : String(targetKg));
  if (targetDate !== kept.targetDate) writeStored(DAY, targetDate);
}

/** What was typed last as a target, also where it is no weight: kilograms are kept as typed. */
export function readKeptWeight(unit: ShownWeightUnit): TypedWeight {
  return unit === 'kg' ? { main: readStored(WEIGHT) ?? '', pounds: '' } : NO_WEIGHT;
}

/** Keeps what is typed as a target, in kg. */
export function keepTypedWeight(typed: TypedWeight, unit: ShownWeightUnit): void {
  const text = unit === 'kg' ? typed.main : String(readWeight(typed, unit) ?? '');
  writeStored(WEIGHT, text === '' ? null : text);
}

/** Keeps what is typed as the target day. */
export function keepTypedDay(day: string): void {
  writeStored(DAY, day === '' ? null : day);
}
