import { doseFromSteps } from '../dose/dose-amount.ts';
import { weeklyPenScale } from '../pen/pen-model.ts';
import { DAY_MS } from '../time/calendar-day.ts';
import { type Clicks, clicks, type Milligrams, mg } from '../units.ts';
import type { TimedDose } from './compartments.ts';

/** One step of a planned regimen: equal doses at equal distances. */
export interface ForecastStep {
  /** Strength of the pen in mg for a full dose. */
  readonly penStrength: Milligrams;
  readonly clicks: Clicks;
  /** Days from one dose to the next. */
  readonly frequency: number;
  readonly numDoses: number;
}

/** A planned dose, with the pen it comes from. */
export interface PlannedDose extends TimedDose {
  readonly penStrength: Milligrams;
  readonly clicks: Clicks;
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
export function plannedDoses(steps: readonly ForecastStep[], startAt: number): PlannedDose[] {
  const doses: PlannedDose[] = [];
  let at = startAt;
  for (const step of steps) {
    const { penStrength } = step;
    const amount = doseFromSteps(step.clicks, weeklyPenScale(penStrength));
    for (let count = 0; count < step.numDoses; count += 1) {
      doses.push({ at, mg: amount, penStrength, clicks: step.clicks });
      at += step.frequency * DAY_MS;
    }
  }
  return doses;
}

/**
 * How many days a forecast runs: the number of doses of all steps times the longest interval, and
 * 21 days. 60 days without doses.
 */
export function forecastDays(steps: readonly ForecastStep[]): number {
  let doses = 0;
  let longest = 0;
  for (const step of steps) {
    doses += step.numDoses;
    if (step.numDoses > 0) longest = Math.max(longest, step.frequency);
  }
  return doses === 0 ? DAYS_WITHOUT_DOSES : doses * longest + DAYS_AFTER;
}
