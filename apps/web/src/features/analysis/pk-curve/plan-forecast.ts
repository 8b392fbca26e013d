import type { Dose, Pen, PlansReply, SavedPlan } from '@dosewise/contract';
import {
  calendarDayIn,
  clicks,
  DAY_MS,
  doseDecimals,
  doseFromSteps,
  lookAheadOf,
  mg,
  PLAN_LIMITS,
  type Plan,
  type PlanAnchor,
  type RegimenStep,
  stepsFromDose,
  WEEKLY_PEN,
  weeklyPenScale,
} from '@dosewise/domain';
import { recordsOf } from '../../../data/plan/dosing-records.ts';
import { localDateTime } from '../../../kit/forms/local-date-time.ts';
import { zoneDates } from '../../../languages/formats/zone-dates.ts';
import {
  type ForecastEntry,
  type ForecastStepDraft,
  isLikeKwikPen,
  readForecast,
} from './forecast-entry.ts';

/** The days of a plan that are looked at, and those that a step without an end is drawn for. */
const AHEAD_DAYS = 366;
const OPEN_DAYS = 84;
/** As far as clicks may be off the planned mg, as a share of them. */
const MAX_OFF = 0.05;

interface PlanFacts {
  readonly doses: readonly Dose[];
  readonly pens: readonly Pen[];
  readonly plans: PlansReply;
  readonly timeZone: string;
  readonly now: number;
  /** True for a forecast in clicks of KwikPens; else it is in mg. */
  readonly isInClicks: boolean;
}

/**
 * The coming doses of a plan, as a forecast: it begins with the next dose. Null where nothing is
 * to come, or no pen has clicks for it.
 */
export function planToForecast(plan: SavedPlan, facts: PlanFacts): ForecastEntry | null {
  const { timeZone, now } = facts;
  const records = recordsOf(plan.medicine, facts);
  const { planned, next } = lookAheadOf(records, {
    timeZone,
    now,
    since: now,
    until: now + AHEAD_DAYS * DAY_MS,
  });
  if (next === null) return null;
  const runs: { doseMg: number; everyDays: number; count: number }[] = [];
  for (const { doseMg, everyDays } of planned.filter(({ at }) => at >= next.at)) {
    const run = runs.at(-1);
    if (run?.doseMg === doseMg && run.everyDays === everyDays) run.count += 1;
    else runs.push({ doseMg, everyDays, count: 1 });
  }
  const last = runs.at(-1);
  if (last && plan.steps.at(-1)?.doses === null) {
    last.count = Math.min(last.count, Math.ceil(OPEN_DAYS / last.everyDays));
  }
  const steps = runs.map(({ doseMg, everyDays, count }, index): ForecastStepDraft | null => {
    const pace = { id: index + 1, everyDays: String(everyDays), doses: String(count) };
    if (!facts.isInClicks) return { ...pace, doseMg: String(doseMg) };
    const amount = clicksOf(doseMg, facts.pens);
    return amount && { ...pace, ...amount };
  });
  if (steps.includes(null)) return null;
  return { start: localDateTime(next.at), steps: steps.filter((step) => step !== null) };
}

/** The clicks of a KwikPen that give a dose: of one's own newest that can, else of the weakest. */
function clicksOf(doseMg: number, pens: readonly Pen[]) {
  const own = pens.filter((pen) => pen.status !== 'discarded' && isLikeKwikPen(pen.device));
  for (const strength of [...own.map((pen) => pen.strength), ...WEEKLY_PEN.strengthsMg]) {
    const scale = weeklyPenScale(strength);
    const steps = stepsFromDose(mg(doseMg), scale);
    const isNear = Math.abs(doseFromSteps(clicks(steps), scale) - doseMg) <= MAX_OFF * doseMg;
    if (steps > 0 && isNear) return { strength: String(strength), clicks: String(steps) };
  }
  return null;
}

/** The facts that make a forecast a user's plan. */
interface NewPlanFacts {
  readonly medicine: string;
  readonly anchor: PlanAnchor;
  /** IANA name: the plan's times are those of its wall clock. */
  readonly timeZone: string;
}

/** The forecast as a plan in mg, each step on its day; null while it cannot be drawn or is too long. */
export function forecastToPlan(entry: ForecastEntry, facts: NewPlanFacts): Plan | null {
  const forecast = readForecast(entry);
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
