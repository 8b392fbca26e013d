import type { WeightGoal } from '@dosewise/contract';
import {
  type CalendarDay,
  isCalendarDay,
  isKeptDay,
  type Kilograms,
  kg,
  type ShownWeightUnit,
  type WeightRange,
} from '@dosewise/domain';
import { parseLocalDateTime } from '../../../../kit/forms/local-date-time.ts';
import {
  isBlankWeight,
  NO_WEIGHT,
  readWeight,
  type TypedWeight,
  typeWeight,
  weightRule,
} from '../../../../parts/weights/typed-weight.ts';
import { texts } from '../texts.ts';

/** The kind of goal: to reach a weight, or to stay in a range. */
export type Aim = 'reach' | 'keep';

/** The fields of the goal as they stand there. */
export interface GoalEntry {
  readonly aim: Aim;
  readonly weight: TypedWeight;
  /** `YYYY-MM-DD`, or what a field of dates has meanwhile. */
  readonly day: string;
  readonly low: TypedWeight;
  readonly high: TypedWeight;
}

/** The goal in the fields. Null while there is no weight, no day, no range in them. */
export interface Goal {
  readonly targetKg: Kilograms | null;
  readonly day: CalendarDay | null;
  readonly keep: WeightRange | null;
}

export const NO_GOAL: WeightGoal = { targetKg: null, targetDate: null, keep: null };

export function isSameGoal(one: WeightGoal, other: WeightGoal): boolean {
  return (
    one.targetKg === other.targetKg &&
    one.targetDate === other.targetDate &&
    one.keep?.lowKg === other.keep?.lowKg &&
    one.keep?.highKg === other.keep?.highKg
  );
}

/** The fields as someone would have filled them in for a goal. */
export function typeGoal(goal: WeightGoal, unit: ShownWeightUnit): GoalEntry {
  const typed = (weight: number | null | undefined) =>
    typeof weight === 'number' ? typeWeight(weight, unit) : NO_WEIGHT;
  return {
    aim: goal.keep === null ? 'reach' : 'keep',
    weight: typed(goal.targetKg),
    day: goal.targetDate ?? '',
    low: typed(goal.keep?.lowKg),
    high: typed(goal.keep?.highKg),
  };
}

/** The goal: `saved` with what was typed over it. */
export function readGoal(
  saved: WeightGoal,
  typed: Partial<GoalEntry>,
  unit: ShownWeightUnit,
): Goal {
  const weightOf = (text: TypedWeight | undefined, otherwise: number | null) => {
    if (text !== undefined) return readWeight(text, unit);
    return otherwise === null ? null : kg(otherwise);
  };
  const day = typed.day ?? saved.targetDate;
  const lowKg = weightOf(typed.low, saved.keep?.lowKg ?? null);
  const highKg = weightOf(typed.high, saved.keep?.highKg ?? null);
  const isRange = lowKg !== null && highKg !== null && lowKg < highKg;
  const aim = typed.aim ?? (saved.keep === null ? 'reach' : 'keep');
  return {
    targetKg: weightOf(typed.weight, saved.targetKg),
    day: day !== null && isCalendarDay(day) ? day : null,
    keep: aim === 'keep' && isRange ? { lowKg, highKg } : null,
  };
}

/** The goal to save; null while something that was typed is half a number, half a day, half a range. */
export function goalToSave(
  { targetKg, day, keep }: Goal,
  typed: Partial<GoalEntry>,
): WeightGoal | null {
  const isHalf = (text: TypedWeight | undefined) => text !== undefined && !isBlankWeight(text);
  const isHalfDay =
    typed.day !== undefined && typed.day !== '' && (day === null || !isKeptDay(day));
  const isHalfRange = typed.aim === 'keep' || isHalf(typed.low) || isHalf(typed.high);
  if ((targetKg === null && isHalf(typed.weight)) || isHalfDay) return null;
  if (keep === null && typed.aim !== 'reach' && isHalfRange) return null;
  return { targetKg, targetDate: day, keep };
}

/** The errors of the weights in the fields, or null. */
export interface GoalErrors {
  readonly weight: string | null;
  readonly low: string | null;
  readonly high: string | null;
}

export function checkGoal(entry: GoalEntry, unit: ShownWeightUnit): GoalErrors {
  const [low, high] = [readWeight(entry.low, unit), readWeight(entry.high, unit)];
  const isWrong = (typed: TypedWeight, weight: Kilograms | null) =>
    weight === null && !isBlankWeight(typed);
  const rule = weightRule(unit);
  const isTurned = low !== null && high !== null && low >= high;
  return {
    weight: isWrong(entry.weight, readWeight(entry.weight, unit)) ? texts.goalWrong(rule) : null,
    low: isWrong(entry.low, low) ? texts.rangeWrong(rule) : null,
    high: isWrong(entry.high, high) ? texts.rangeWrong(rule) : isTurned ? texts.rangeTurned : null,
  };
}

/** The beginning of a target day where the person is, in epoch ms. */
export function targetInstant(day: CalendarDay | null): number | null {
  return day === null ? null : parseLocalDateTime(`${day}T00:00`);
}
