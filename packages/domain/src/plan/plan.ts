import type { CalendarDay } from '../time/calendar-day.ts';

/**
 * The anchor that a plan counts from: `weekday` keeps its instants where the steps put them; with
 * `last_dose` those after the latest dose that was taken as planned follow it.
 */
export const PLAN_ANCHORS = ['weekday', 'last_dose'] as const;
export type PlanAnchor = (typeof PLAN_ANCHORS)[number];

/** A stretch of a plan: the same dose at the same distance. */
export interface PlanStep {
  /** The user's day of the first dose. */
  readonly startDate: CalendarDay;
  /** Time of day on the user's wall clock, `HH:MM`. */
  readonly time: string;
  readonly everyDays: number;
  readonly doseMg: number;
  /** Number of doses; null: until the plan is changed. */
  readonly doses: number | null;
}

/** The doses that someone means to take, in the order of time. Only the last step may be open. */
export interface Plan {
  readonly medicine: string;
  readonly anchor: PlanAnchor;
  readonly steps: readonly PlanStep[];
}

/** The smallest and largest values of a plan. */
export const PLAN_LIMITS = {
  steps: { least: 1, most: 20 },
  everyDays: { least: 1, most: 365 },
  doseMg: { least: 0.01, most: 100 },
  doses: { least: 1, most: 1000 },
} as const;

/** Years that a plan reaches ahead at most: no label has a longer course, and no prescription. */
const MAX_YEARS_AHEAD = 2;

/** True when an instant is farther ahead of `now` than anything may be planned, both in epoch ms. */
export function isTooFarAhead(at: number, now: number): boolean {
  const latest = new Date(now);
  return at > latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS_AHEAD);
}

/** True when a step of a plan begins farther ahead of `now` (epoch ms) than anything may be planned. */
export function startsTooFarAhead({ steps }: Pick<Plan, 'steps'>, now: number): boolean {
  return steps.some(({ startDate }) => isTooFarAhead(Date.parse(startDate), now));
}

/** The reason that steps make no plan, and the first step at fault. */
export interface PlanRefusal {
  readonly step: number;
  readonly reason: 'starts_before_last' | 'open_before_last';
}

/** The first fault in the order of `steps`; null where they are one plan. */
export function refusePlan(
  steps: readonly Pick<PlanStep, 'startDate' | 'doses'>[],
): PlanRefusal | null {
  for (const [step, { startDate, doses }] of steps.entries()) {
    const before = steps[step - 1];
    if (before && startDate <= before.startDate) return { step, reason: 'starts_before_last' };
    if (doses === null && step < steps.length - 1) return { step, reason: 'open_before_last' };
  }
  return null;
}
