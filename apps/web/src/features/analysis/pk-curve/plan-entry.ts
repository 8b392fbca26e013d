import type { Pen } from '@dosewise/contract';
import {
  clicks,
  FIRST_MEDICINE,
  FIRST_STEP,
  forecastDays,
  isPenStrength,
  MODELS_BY_MEDICINE,
  mg,
  OWN_DEVICE_LIMITS,
  type RegimenStep,
  WEEKLY_PEN,
} from '@dosewise/domain';
import { texts as stepTexts } from '../../../data/plan/texts.ts';
import { parseLocalDateTime } from '../../../kit/forms/local-date-time.ts';
import { numberIn, wholeIn } from '../../../kit/forms/number-checks.ts';
import { texts } from './texts.ts';

/** A step of weekly pens as it stands in the editor: numbers as typed. */
export interface PenStepEntry {
  /** Tells steps apart while some come and go. */
  readonly id: number;
  /** mg for a full dose, as text. */
  readonly strength: string;
  readonly clicks: string;
  readonly frequency: string;
  readonly numDoses: string;
}

/** A step of another medicine as it stands in the editor. */
export interface MgStepEntry {
  readonly id: number;
  /** '' until somebody types one: no dose is proposed. */
  readonly doseMg: string;
  readonly frequency: string;
  readonly numDoses: string;
}

export type StepEntry = PenStepEntry | MgStepEntry;

/** The values of the editor: steps of one kind. */
export interface PlanEntry {
  /** Text of a `datetime-local` field; '' until one is chosen. */
  readonly start: string;
  readonly steps: readonly StepEntry[];
}

/** The errors of a step's fields, each in a sentence. */
export type StepErrors = Partial<Record<NumberField, string>>;

/** A plan that can be drawn. */
export interface Plan {
  readonly startAt: number;
  readonly steps: readonly RegimenStep[];
}

const LIMITS = {
  clicks: WEEKLY_PEN.clicksPerDose,
  // Ten years of weeks, and a year between two doses: beyond that a number has slipped.
  frequency: 365,
  numDoses: 520,
} as const;
type NumberField = keyof typeof LIMITS | 'doseMg';
const MG = OWN_DEVICE_LIMITS.strengthMg;
/** Days that a forecast may run: 20 years. */
const MAX_DAYS = 7305;
/** Days that the doses of a new plan last. */
const NEW_PLAN_DAYS = 28;

function newStep(id: number): PenStepEntry {
  return {
    id,
    strength: String(FIRST_STEP.penStrength),
    clicks: String(FIRST_STEP.clicks),
    frequency: String(FIRST_STEP.frequency),
    numDoses: String(FIRST_STEP.numDoses),
  };
}

const NEW_PLAN: PlanEntry = { start: '', steps: [newStep(1)] };

/** True when somebody with these pens plans in clicks of KwikPens, also without any pen of the medicine. */
export function plansInClicks(medicine: string, pens: readonly Pick<Pen, 'device'>[]): boolean {
  if (medicine !== FIRST_MEDICINE) return false;
  const own = pens.filter(({ device }) => device.medicine === medicine);
  return own.length === 0 || own.some(({ device }) => isLikeKwikPen(device));
}

export function isLikeKwikPen({ kind, stepsPerDose, doseMl }: Pen['device']): boolean {
  const { clicksPerDose, mlPerDose } = WEEKLY_PEN;
  return kind === 'click_pen' && stepsPerDose === clicksPerDose && doseMl === mlPerDose;
}

/** The first values of the editor; in mg `latestMg` is the last logged dose of the medicine. */
export function newPlan(medicine: string, isInClicks: boolean, latestMg: number | null): PlanEntry {
  if (isInClicks) return NEW_PLAN;
  const everyDays = MODELS_BY_MEDICINE.get(medicine)?.[0]?.everyDays ?? FIRST_STEP.frequency;
  const step = {
    id: 1,
    doseMg: latestMg === null ? '' : String(latestMg),
    frequency: String(everyDays),
    numDoses: String(NEW_PLAN_DAYS / everyDays),
  };
  return { start: '', steps: [step] };
}

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

/** New texts of a step's fields. */
export type StepChange = Partial<Omit<PenStepEntry & MgStepEntry, 'id'>>;

export function withChangedStep(plan: PlanEntry, id: number, change: StepChange): PlanEntry {
  const steps = plan.steps.map((step) => (step.id === id ? { ...step, ...change } : step));
  return { ...plan, steps };
}

/** The errors of a step; empty when it can be drawn, or only lacks its dose. */
export function stepErrors(step: StepEntry): StepErrors {
  const errors: StepErrors = {};
  const check = (field: keyof typeof LIMITS, text: string) => {
    const most = LIMITS[field];
    if (wholeIn(text, { least: 1, most }) === null) {
      errors[field] = texts.outOfLimit(texts.limits[field], most);
    }
  };
  if ('clicks' in step) check('clicks', step.clicks);
  else if (step.doseMg.trim() !== '' && numberIn(step.doseMg, MG) === null) {
    errors.doseMg = stepTexts.doseLimit(MG.least, MG.most);
  }
  check('frequency', step.frequency);
  check('numDoses', step.numDoses);
  return errors;
}

/** The steps as numbers; null while a field holds something else. */
export function readSteps(entries: readonly StepEntry[]): readonly RegimenStep[] | null {
  const steps = entries.map(readStep);
  return steps.includes(null) ? null : steps.filter((step) => step !== null);
}

function readStep(entry: StepEntry): RegimenStep | null {
  if (Object.keys(stepErrors(entry)).length > 0) return null;
  const pace = { frequency: Number(entry.frequency), numDoses: Number(entry.numDoses) };
  if ('doseMg' in entry) {
    const doseMg = numberIn(entry.doseMg, MG);
    return doseMg === null ? null : { doseMg: mg(doseMg), ...pace };
  }
  return { penStrength: mg(Number(entry.strength)), clicks: clicks(Number(entry.clicks)), ...pace };
}

/** True when a forecast of these steps is too long to draw. */
export function isTooLong(steps: readonly RegimenStep[]): boolean {
  return forecastDays(steps) > MAX_DAYS;
}

/** The plan to draw; null without a start, and while a field cannot be read. */
export function readPlan(entry: PlanEntry): Plan | null {
  const startAt = parseLocalDateTime(entry.start);
  const steps = readSteps(entry.steps);
  if (startAt === null || steps === null || isTooLong(steps)) return null;
  return { startAt, steps };
}

/** A plan that this browser kept; `otherwise` where it kept none of that kind that can be read. */
export function parsePlan(stored: string, otherwise: PlanEntry): PlanEntry {
  try {
    const { start, steps } = JSON.parse(stored) as Record<string, unknown>;
    if (typeof start !== 'string' || !Array.isArray(steps)) return otherwise;
    const isInMg = otherwise.steps.some((step) => 'doseMg' in step);
    const read = steps
      .slice(0, 50)
      .flatMap((step, index) => parseStep(step, index + 1, isInMg) ?? []);
    return read.length === 0 ? otherwise : { start, steps: read };
  } catch {
    return otherwise;
  }
}

function parseStep(stored: unknown, id: number, isInMg: boolean): StepEntry | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = stored as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const pace = { frequency: text('frequency'), numDoses: text('numDoses') };
  if (isInMg) return { id, doseMg: text('doseMg'), ...pace };
  if (!isPenStrength(Number(text('strength')))) return null;
  return { id, strength: text('strength'), clicks: text('clicks'), ...pace };
}

/** A plan as the browser keeps it. */
export function printPlan({ start, steps }: PlanEntry): string {
  return JSON.stringify({ start, steps: steps.map(({ id: _, ...fields }) => fields) });
}
