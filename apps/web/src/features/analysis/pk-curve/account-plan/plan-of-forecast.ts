import {
  calendarDayIn,
  DAY_MS,
  doseDecimals,
  doseFromSteps,
  PLAN_LIMITS,
  type Plan,
  type PlanAnchor,
  type RegimenStep,
  weeklyPenScale,
} from '@dosewise/domain';
import { zoneDates } from '../../../../format/zone-dates.ts';
import { type PlanEntry, readPlan } from '../plan-entry.ts';

/** What becomes of a forecast as somebody's plan. */
interface PlanFacts {
  readonly medicine: string;
  readonly anchor: PlanAnchor;
  /** IANA name: the plan's times are those of its wall clock. */
  readonly timeZone: string;
}

/** The forecast as a plan in mg, each step on its day; null while it cannot be drawn or is too long. */
export function planOfForecast(entry: PlanEntry, facts: PlanFacts): Plan | null {
  const forecast = readPlan(entry);
  if (forecast === null || forecast.steps.length > PLAN_LIMITS.steps.most) return null;
  const { medicine, anchor, timeZone } = facts;
  const time = zoneDates(timeZone).time(forecast.startAt);
  let day = Date.parse(calendarDayIn(timeZone, forecast.startAt));
  const steps = forecast.steps.map((step) => {
    const { frequency: everyDays, numDoses: doses } = step;
    const startDate = new Date(day).toISOString().slice(0, 10);
    day += doses * everyDays * DAY_MS;
    return { startDate, time, everyDays, doseMg: doseOf(step), doses };
  });
  return { medicine, anchor, steps };
}

function doseOf(step: RegimenStep): number {
  if ('doseMg' in step) return step.doseMg;
  const scale = weeklyPenScale(step.penStrength);
  return Number(doseFromSteps(step.clicks, scale).toFixed(doseDecimals(scale)));
}
