import { doseFromSteps } from '../dose/dose-amount.ts';
import { weeklyPenScale } from '../pen/pen-model.ts';
import { DAY_MS } from '../time/calendar-day.ts';
import { type Clicks, clicks, type Milligrams, mg } from '../units.ts';
import type { TimedDose } from './compartments.ts';

/** Equal doses at equal distances. */
interface Pace {
  /** Days from one dose to the next. */
  readonly frequency: number;
  readonly numDoses: number;
}

/** One step of a planned regimen from weekly pens, in clicks. */
export interface ForecastStep extends Pace {
  /** Strength of the pen in mg for a full dose. */
  readonly penStrength: Milligrams;
  readonly clicks: Clicks;
}

/** One step of a planned regimen whose device does not matter. */
export interface MgStep extends Pace {
  readonly doseMg: Milligrams;
}

export type RegimenStep = ForecastStep | MgStep;

/** A planned dose, with the step it belongs to. */
export interface RegimenDose<Step extends RegimenStep = RegimenStep> extends TimedDose {
  readonly step: Step;
}

/** The step that a new plan begins with. */
export const FIRST_STEP: ForecastStep = {
  penStrength: mg(10),
  clicks: clicks(20),
  frequency: 7,
  numDoses: 4,
};

/** Days that a forecast runs on beyond its doses, and its length in days without any. */
const DAYS_AFTER = 21;
const DAYS_WITHOUT_DOSES = 60;

/**
 * The doses of steps that run one after the other from `startAt` (epoch ms): each step begins one
 * of the previous step's intervals after that one's last dose. Days are 24 hours.
 */
export function regimenDoses<Step extends RegimenStep>(
  steps: readonly Step[],
  startAt: number,
): RegimenDose<Step>[] {
  const doses: RegimenDose<Step>[] = [];
  let at = startAt;
  for (const step of steps) {
    const amount = amountOf(step);
    for (let count = 0; count < step.numDoses; count += 1) {
      doses.push({ at, mg: amount, step });
      at += step.frequency * DAY_MS;
    }
  }
  return doses;
}

function amountOf(step: RegimenStep): Milligrams {
  return 'doseMg' in step
    ? step.doseMg
    : doseFromSteps(step.clicks, weeklyPenScale(step.penStrength));
}

/**
 * The days of a forecast: the number of doses of all steps times the longest interval, and 21 days.
 * 60 days without doses.
 */
export function forecastDays(steps: readonly Pace[]): number {
  let doses = 0;
  let longest = 0;
  for (const step of steps) {
    doses += step.numDoses;
    if (step.numDoses > 0) longest = Math.max(longest, step.frequency);
  }
  return doses === 0 ? DAYS_WITHOUT_DOSES : doses * longest + DAYS_AFTER;
}
