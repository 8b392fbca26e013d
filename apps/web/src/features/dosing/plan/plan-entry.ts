import type { Dose, Pen, PlansReply, SavedPlan } from '@dosewise/contract';
import {
  calendarDayIn,
  DAY_MS,
  FIRST_MEDICINE,
  isKeptDay,
  labelledIntervalDays,
  MEDICINES,
  nextDoseAt,
  PLAN_LIMITS,
  type Plan,
  type PlanAnchor,
  type PlanStep,
  type TimedDose,
  USUAL_INTERVAL_DAYS,
} from '@dosewise/domain';
import { toTimedDoses } from '../../../data/doses/doses-query.ts';
import { texts as stepTexts } from '../../../data/plan/texts.ts';
import { numberIn, wholeIn } from '../../../kit/forms/number-checks.ts';
import { parseNumber } from '../../../kit/forms/parse-number.ts';
import { zoneDates } from '../../../languages/formats/zone-dates.ts';
import { texts } from './texts.ts';
import type { Records } from './use-records.ts';

/** A step as it stands in the editor: everything as typed. */
export interface StepEntry {
  /** Tells steps apart while some come and go. */
  readonly id: number;
  readonly startDate: string;
  readonly time: string;
  readonly everyDays: string;
  /** '' until somebody types one: no dose is proposed. */
  readonly doseMg: string;
  /** '' for a step without an end. */
  readonly doses: string;
}

export type StepField = Exclude<keyof StepEntry, 'id'>;

/** The errors of a step's fields, each in a sentence. */
export type StepErrors = Partial<Record<StepField, string>>;

/** The values of the editor. */
export interface PlanEntry {
  readonly medicine: string;
  readonly anchor: PlanAnchor;
  readonly steps: readonly StepEntry[];
}

const { everyDays: DAYS, doseMg: MG, doses: DOSES, steps: STEPS } = PLAN_LIMITS;
const USUAL_TIME = '09:00';

/** A plan that was saved, for the editor. */
export function toPlanEntry({ medicine, anchor, steps }: Plan | SavedPlan): PlanEntry {
  return {
    medicine,
    anchor,
    steps: steps.map(({ startDate, time, everyDays, doseMg, doses }, index) => ({
      id: index + 1,
      startDate,
      time,
      everyDays: String(everyDays),
      doseMg: String(doseMg),
      doses: doses === null ? '' : String(doses),
    })),
  };
}

/**
 * The first step of a new plan: the day and the time at which the dose after the latest one falls,
 * today without one, and what was taken last.
 */
export function newEntry(
  medicine: string,
  latest: TimedDose | undefined,
  timeZone: string,
  now: number,
): PlanEntry {
  const everyDays = labelledIntervalDays(medicine) ?? USUAL_INTERVAL_DAYS;
  const following = latest && nextDoseAt(latest.at, timeZone, everyDays);
  const step = {
    id: 1,
    startDate: calendarDayIn(timeZone, Math.max(now, following ?? now)),
    time: following === undefined ? USUAL_TIME : zoneDates(timeZone).time(following),
    everyDays: String(everyDays),
    doseMg: latest === undefined ? '' : String(Number(latest.mg.toFixed(2))),
    doses: '',
  };
  return { medicine, anchor: 'weekday', steps: [step] };
}

/** One more step: its day and dose are still to be filled in. */
export function withStep(steps: readonly StepEntry[]): readonly StepEntry[] {
  const last = steps.at(-1);
  const step = {
    id: Math.max(0, ...steps.map(({ id }) => id)) + 1,
    startDate: '',
    time: last?.time ?? USUAL_TIME,
    everyDays: last?.everyDays ?? String(USUAL_INTERVAL_DAYS),
    doseMg: '',
    doses: '',
  };
  return [...steps, step];
}

/** Without one step. A plan keeps at least one. */
export function withoutStep(steps: readonly StepEntry[], id: number): readonly StepEntry[] {
  return steps.length === 1 ? steps : steps.filter((step) => step.id !== id);
}

export function withChangedStep(
  steps: readonly StepEntry[],
  id: number,
  change: Partial<StepEntry>,
): readonly StepEntry[] {
  return steps.map((step) => (step.id === id ? { ...step, ...change } : step));
}

/** True while there is room for another step. */
export const canGrow = (steps: readonly StepEntry[]): boolean => steps.length < STEPS.most;

/** In the order of their start; those without one last. */
function inOrder(steps: readonly StepEntry[]): readonly StepEntry[] {
  return steps.toSorted((a, b) => (a.startDate || '9').localeCompare(b.startDate || '9'));
}

/** True when no other step begins later. */
export const isLastStep = (steps: readonly StepEntry[], id: number): boolean =>
  inOrder(steps).at(-1)?.id === id;

/**
 * The errors of each step, by its id. An empty field is wrong only where `isAsked`: while
 * somebody is at it nothing is missing yet.
 */
export function stepErrors(
  steps: readonly StepEntry[],
  isAsked: boolean,
): ReadonlyMap<number, StepErrors> {
  const errors = new Map(steps.map((step) => [step.id, fieldErrors(step, isAsked)]));
  const ordered = inOrder(steps).filter(({ startDate }) => isKeptDay(startDate));
  for (const [index, { id, startDate }] of ordered.entries()) {
    const own = errors.get(id);
    if (own && startDate === ordered[index - 1]?.startDate) own.startDate = texts.sameStart;
  }
  return errors;
}

function fieldErrors(step: StepEntry, isAsked: boolean): StepErrors {
  const errors: StepErrors = {};
  const check = (field: StepField, isRight: boolean, sentence: string) => {
    const isEmpty = step[field].trim() === '';
    if (isEmpty ? isAsked && field !== 'doses' : !isRight) errors[field] = sentence;
  };
  check('startDate', isKeptDay(step.startDate), texts.startNeeded);
  check('time', /^\d{2}:\d{2}$/.test(step.time), texts.timeNeeded);
  const { everyDays, doses } = step;
  check('everyDays', wholeIn(everyDays, DAYS) !== null, stepTexts.daysLimit(DAYS.least, DAYS.most));
  check('doseMg', numberIn(step.doseMg, MG) !== null, stepTexts.doseLimit(MG.least, MG.most));
  check('doses', wholeIn(doses, DOSES) !== null, texts.dosesLimit(DOSES.least, DOSES.most));
  return errors;
}

/**
 * The plan that stands there, its steps in the order of their start. A step without a number of doses
 * runs until the next one begins. Its fields must be right.
 */
export function toPlanBody({ medicine, anchor, steps }: PlanEntry): Plan {
  const read = inOrder(steps).map((step, index, all) => readStep(step, all[index + 1]));
  return { medicine, anchor, steps: read };
}

/** The plan that stands there; null while it is none. */
export function readEntry(entry: PlanEntry): Plan | null {
  const errors = [...stepErrors(entry.steps, true).values()];
  return errors.some((own) => Object.keys(own).length > 0) ? null : toPlanBody(entry);
}

function readStep(step: StepEntry, following: StepEntry | undefined): PlanStep {
  const { startDate, time, doses } = step;
  const everyDays = Number(step.everyDays);
  const until = following && (Date.parse(following.startDate) - Date.parse(startDate)) / DAY_MS;
  const rest = until === undefined ? null : Math.min(Math.ceil(until / everyDays), DOSES.most);
  return {
    startDate,
    time,
    everyDays,
    doseMg: parseNumber(step.doseMg),
    doses: doses.trim() === '' ? rest : Number(doses),
  };
}

/** The medicines that somebody may plan: their own, that of the latest dose first, else the known ones. */
function listMedicines(doses: readonly Dose[], pens: readonly Pen[]): readonly string[] {
  const own = [
    ...doses.map(({ medicine }) => medicine),
    ...pens.map(({ device }) => device.medicine),
  ];
  return own.length === 0 ? MEDICINES : [...new Set(own)];
}

/** Those of them without a plan; beside the plans of all that somebody has, those that are known. */
export function unplannedMedicines(
  { doses, pens }: Pick<Records, 'doses' | 'pens'>,
  { plans }: PlansReply,
): readonly string[] {
  const planned = new Set(plans.map(({ plan }) => plan.medicine));
  const own = listMedicines(doses, pens).filter((medicine) => !planned.has(medicine));
  if (planned.size === 0) return own;
  return [...new Set([...own, ...MEDICINES.filter((medicine) => !planned.has(medicine))])];
}

/** The first values of the editor without a plan, for the medicine that was taken last. */
export function beginPlan(records: Records, chosen?: string): PlanEntry {
  const { doses, pens, timeZone, now } = records;
  const medicine = chosen ?? listMedicines(doses, pens)[0] ?? FIRST_MEDICINE;
  // A Golden Dose is the rest of a pen, not what somebody means to take.
  const own = doses.filter((dose) => dose.medicine === medicine && dose.doseType === 'standard');
  return newEntry(medicine, toTimedDoses(own).at(-1), timeZone, now);
}
