import {
  clicks,
  FIRST_STEP,
  type ForecastStep,
  forecastDays,
  isPenStrength,
  mg,
  WEEKLY_PEN,
} from '@dosewise/domain';
import { parseLocalDateTime } from '../../forms/local-date-time.ts';
import { texts } from './texts.ts';

/** A step as it stands in the editor: numbers as typed. */
export interface StepEntry {
  /** Tells steps apart while some come and go. */
  readonly id: number;
  /** mg for a full dose, as text. */
  readonly strength: string;
  readonly clicks: string;
  readonly frequency: string;
  readonly numDoses: string;
}

/** What the editor holds. */
export interface PlanEntry {
  /** Text of a `datetime-local` field; '' until one is chosen. */
  readonly start: string;
  readonly steps: readonly StepEntry[];
}

/** What is wrong with the fields of a step, each in a sentence. */
export type StepErrors = Partial<Record<'clicks' | 'frequency' | 'numDoses', string>>;

/** A plan that can be drawn. */
export interface Plan {
  readonly startAt: number;
  readonly steps: readonly ForecastStep[];
}

const LIMITS = {
  clicks: WEEKLY_PEN.clicksPerDose,
  // Ten years of weeks, and a year between two doses: beyond that a number has slipped.
  frequency: 365,
  numDoses: 520,
} as const;
/** Days that a forecast may run: 20 years. */
const MAX_DAYS = 7305;

function newStep(id: number): StepEntry {
  return {
    id,
    strength: String(FIRST_STEP.penStrength),
    clicks: String(FIRST_STEP.clicks),
    frequency: String(FIRST_STEP.frequency),
    numDoses: String(FIRST_STEP.numDoses),
  };
}

export const NEW_PLAN: PlanEntry = { start: '', steps: [newStep(1)] };

/** One more step, like the last one. */
export function withStep(plan: PlanEntry): PlanEntry {
  const id = Math.max(...plan.steps.map((step) => step.id)) + 1;
  return { ...plan, steps: [...plan.steps, { ...(plan.steps.at(-1) ?? newStep(id)), id }] };
}

/** Without one step. A plan keeps at least one. */
export function withoutStep(plan: PlanEntry, id: number): PlanEntry {
  if (plan.steps.length === 1) return plan;
  return { ...plan, steps: plan.steps.filter((step) => step.id !== id) };
}

export function withChangedStep(
  plan: PlanEntry,
  id: number,
  change: Partial<StepEntry>,
): PlanEntry {
  const steps = plan.steps.map((step) => (step.id === id ? { ...step, ...change } : step));
  return { ...plan, steps };
}

/** What is wrong with a step; empty when it can be drawn. */
export function stepErrors(step: StepEntry): StepErrors {
  const errors: StepErrors = {};
  for (const field of ['clicks', 'frequency', 'numDoses'] as const) {
    const most = LIMITS[field];
    const value = wholeNumber(step[field]);
    if (value === null || value < 1 || value > most) {
      errors[field] = texts.outOfLimit(texts.limits[field], most);
    }
  }
  return errors;
}

/** The steps as numbers; null while a field holds something else. */
export function readSteps(entries: readonly StepEntry[]): readonly ForecastStep[] | null {
  if (entries.some((step) => Object.keys(stepErrors(step)).length > 0)) return null;
  return entries.map((step) => ({
    penStrength: mg(Number(step.strength)),
    clicks: clicks(Number(step.clicks)),
    frequency: Number(step.frequency),
    numDoses: Number(step.numDoses),
  }));
}

/** Whether a forecast of these steps is too long to draw. */
export function isTooLong(steps: readonly ForecastStep[]): boolean {
  return forecastDays(steps) > MAX_DAYS;
}

/** The plan to draw; null without a start, and while a field cannot be read. */
export function readPlan(entry: PlanEntry): Plan | null {
  const startAt = parseLocalDateTime(entry.start);
  const steps = readSteps(entry.steps);
  if (startAt === null || steps === null || isTooLong(steps)) return null;
  return { startAt, steps };
}

function wholeNumber(text: string): number | null {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : null;
}

/** A plan that this browser kept; a new one where it kept none that can be read. */
export function parsePlan(stored: string): PlanEntry {
  try {
    const { start, steps } = JSON.parse(stored) as Record<string, unknown>;
    if (typeof start !== 'string' || !Array.isArray(steps)) return NEW_PLAN;
    const read = steps.slice(0, 50).flatMap((step, index) => parseStep(step, index + 1) ?? []);
    return read.length === 0 ? NEW_PLAN : { start, steps: read };
  } catch {
    return NEW_PLAN;
  }
}

function parseStep(stored: unknown, id: number): StepEntry | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = stored as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  if (!isPenStrength(Number(text('strength')))) return null;
  return {
    id,
    strength: text('strength'),
    clicks: text('clicks'),
    frequency: text('frequency'),
    numDoses: text('numDoses'),
  };
}

/** What the browser keeps of a plan. */
export function printPlan({ start, steps }: PlanEntry): string {
  return JSON.stringify({ start, steps: steps.map(({ id: _, ...fields }) => fields) });
}
