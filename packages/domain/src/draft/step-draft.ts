import { OWN_DEVICE_LIMITS } from '../device/device-kind.ts';
import { labelledIntervalDays } from '../device/medicine.ts';
import { nextDoseAt, USUAL_INTERVAL_DAYS } from '../dose/next-dose.ts';
import { WEEKLY_PEN } from '../pen/pen-model.ts';
import type { TimedDose } from '../pharmacokinetics/compartments.ts';
import type { RegimenStep } from '../pharmacokinetics/regimen.ts';
import { PLAN_LIMITS, type Plan, type PlanAnchor, type PlanStep } from '../plan/plan.ts';
import { DAY_MS } from '../time/calendar-day.ts';
import { calendarDayIn } from '../time/day-numbers.ts';
import { isKeptDay } from '../time/kept-time.ts';
import { zoneClock } from '../time/local-time.ts';
import { clicks, mg } from '../units.ts';
import { type FieldFault, numberFault, parseNumber, wholeFault } from './typed-number.ts';

/** Equal doses at equal distances, as someone enters them: everything as typed. */
interface StepPace {
  /** Tells steps apart while some come and go. */
  readonly id: number;
  readonly everyDays: string;
  /** Number of doses; of a dated step '' without an end. */
  readonly doses: string;
}

/** A step in mg. It follows the one before it. */
export interface MgStepDraft extends StepPace {
  /** '' until someone types one: no dose is proposed. */
  readonly doseMg: string;
}

/** A step in clicks of weekly pens. It follows the one before it. */
export interface PenStepDraft extends StepPace {
  /** mg for a full dose. */
  readonly strength: string;
  readonly clicks: string;
}

/** A step of a plan: it begins on its own day, at its own time. */
export interface DatedStepDraft extends MgStepDraft {
  readonly startDate: string;
  readonly time: string;
}

export type StepDraft = MgStepDraft | PenStepDraft | DatedStepDraft;

/** The fields of any step. */
export type StepField = Exclude<
  keyof MgStepDraft | keyof PenStepDraft | keyof DatedStepDraft,
  'id' | 'strength'
>;

/** The faults of a step; a field without one has none here. */
export type StepFaults = { readonly [Field in StepField]?: FieldFault | 'same_start' };

/** New texts of a step's fields. */
export type StepChange<Step extends StepDraft = StepDraft> = Step extends StepDraft
  ? Partial<Omit<Step, 'id'>>
  : never;

/** The limits of a step without a day: ten years of weeks, and beyond that a number has slipped. */
export const FORECAST_LIMITS = {
  clicks: { least: 1, most: WEEKLY_PEN.clicksPerDose },
  everyDays: PLAN_LIMITS.everyDays,
  doseMg: OWN_DEVICE_LIMITS.strengthMg,
  doses: { least: 1, most: 520 },
} as const;

/** The time of a dose where no one said one. */
export const USUAL_TIME = '09:00';

/**
 * The faults of each step, by its id. Empty fields are among them, as `missing`: whether that matters
 * yet is for the screen to say.
 */
export function stepFaults(steps: readonly StepDraft[]): ReadonlyMap<number, StepFaults> {
  const faults = new Map(steps.map((step) => [step.id, faultsOf(step)]));
  const ordered = inOrder(steps.filter(isDated)).filter(({ startDate }) => isKeptDay(startDate));
  for (const [index, { id, startDate }] of ordered.entries()) {
    if (startDate === ordered[index - 1]?.startDate) {
      faults.set(id, { ...faults.get(id), startDate: 'same_start' });
    }
  }
  return faults;
}

function faultsOf(step: StepDraft): StepFaults {
  const limits = isDated(step) ? PLAN_LIMITS : FORECAST_LIMITS;
  const isOpen = isDated(step) && step.doses.trim() === '';
  const found: readonly (readonly [StepField, StepFaults[StepField] | null])[] = [
    ...(isDated(step) ? datedFaults(step) : []),
    'clicks' in step
      ? ['clicks', wholeFault(step.clicks, FORECAST_LIMITS.clicks)]
      : ['doseMg', numberFault(step.doseMg, limits.doseMg)],
    ['everyDays', wholeFault(step.everyDays, limits.everyDays)],
    ['doses', isOpen ? null : wholeFault(step.doses, limits.doses)],
  ];
  return Object.fromEntries(found.filter(([, fault]) => fault !== null));
}

function datedFaults({ startDate, time }: DatedStepDraft) {
  const faultOf = (text: string, isRight: boolean) =>
    text.trim() === '' ? 'missing' : isRight ? null : 'wrong';
  return [
    ['startDate', faultOf(startDate, isKeptDay(startDate))],
    ['time', faultOf(time, /^\d{2}:\d{2}$/.test(time))],
  ] as const;
}

const isDated = (step: StepDraft): step is DatedStepDraft => 'startDate' in step;

/** In the order of their start; those without one last. */
function inOrder(steps: readonly DatedStepDraft[]): readonly DatedStepDraft[] {
  return steps.toSorted((a, b) => (a.startDate || '9').localeCompare(b.startDate || '9'));
}

/** True when no other step begins later. */
export const isLastStep = (steps: readonly DatedStepDraft[], id: number): boolean =>
  inOrder(steps).at(-1)?.id === id;

/** True while there is room for another step. */
export const canGrow = (steps: readonly StepDraft[]): boolean =>
  !steps.some(isDated) || steps.length < PLAN_LIMITS.steps.most;

/** One more step: like the last one, but of a dated one day, dose and end are still to be filled in. */
export function withStep<Step extends StepDraft>(steps: readonly Step[]): readonly Step[] {
  const last = steps.at(-1);
  if (last === undefined) return steps;
  const open = isDated(last) ? { startDate: '', doseMg: '', doses: '' } : {};
  return [...steps, { ...last, ...open, id: Math.max(...steps.map(({ id }) => id)) + 1 }];
}

/** Without one step. One always stays. */
export function withoutStep<Step extends StepDraft>(
  steps: readonly Step[],
  id: number,
): readonly Step[] {
  return steps.length === 1 ? steps : steps.filter((step) => step.id !== id);
}

/** With new texts in fields of one step. */
export function withChangedStep<Step extends StepDraft>(
  steps: readonly Step[],
  id: number,
  change: StepChange,
): readonly Step[] {
  return steps.map((step) => (step.id === id ? { ...step, ...change } : step));
}

/** A plan as someone enters it. */
export interface PlanDraft {
  readonly medicine: string;
  readonly anchor: PlanAnchor;
  readonly steps: readonly DatedStepDraft[];
}

/** The draft of a plan that there is. */
export function draftOfPlan({ medicine, anchor, steps }: Plan): PlanDraft {
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
 * The draft of a new plan. Its step begins at the day and the time at which the dose after the `latest`
 * one falls in `timeZone` (IANA name), today (`now`, epoch ms) without one, with what was taken last.
 */
export function newPlanDraft(
  medicine: string,
  latest: TimedDose | undefined,
  timeZone: string,
  now: number,
): PlanDraft {
  const everyDays = labelledIntervalDays(medicine) ?? USUAL_INTERVAL_DAYS;
  const following = latest && nextDoseAt(latest.at, timeZone, everyDays);
  const step = {
    id: 1,
    startDate: calendarDayIn(timeZone, Math.max(now, following ?? now)),
    time: following === undefined ? USUAL_TIME : timeIn(timeZone, following),
    everyDays: String(everyDays),
    doseMg: latest === undefined ? '' : String(Number(latest.mg.toFixed(2))),
    doses: '',
  };
  return { medicine, anchor: 'weekday', steps: [step] };
}

/** The time on the wall of a zone (IANA name) at an instant (epoch ms), `HH:MM`. */
export const timeIn = (timeZone: string, at: number) =>
  new Date(zoneClock(timeZone).wallOf(at)).toISOString().slice(11, 16);

/** The plan of a draft; null while anything is at fault. */
export function readPlan(draft: PlanDraft): Plan | null {
  return hasFaults(draft.steps) ? null : planOfDraft(draft);
}

/**
 * The plan of a draft without faults, its steps in the order of their start. A step without a number of
 * doses runs until the next one begins.
 */
export function planOfDraft({ medicine, anchor, steps }: PlanDraft): Plan {
  const read = inOrder(steps).map((step, index, all) => readDated(step, all[index + 1]));
  return { medicine, anchor, steps: read };
}

function readDated(step: DatedStepDraft, following: DatedStepDraft | undefined): PlanStep {
  const { startDate, time, doses } = step;
  const everyDays = parseNumber(step.everyDays);
  const until = following && (Date.parse(following.startDate) - Date.parse(startDate)) / DAY_MS;
  const most = PLAN_LIMITS.doses.most;
  const rest = until === undefined ? null : Math.min(Math.ceil(until / everyDays), most);
  return {
    startDate,
    time,
    everyDays,
    doseMg: parseNumber(step.doseMg),
    doses: doses.trim() === '' ? rest : parseNumber(doses),
  };
}

/** The doses of steps that follow one another; null while a field is at fault. */
export function readSteps(
  steps: readonly (MgStepDraft | PenStepDraft)[],
): readonly RegimenStep[] | null {
  return hasFaults(steps) ? null : steps.map(readStep);
}

function readStep(step: MgStepDraft | PenStepDraft): RegimenStep {
  const pace = { frequency: parseNumber(step.everyDays), numDoses: parseNumber(step.doses) };
  if ('doseMg' in step) return { doseMg: mg(parseNumber(step.doseMg)), ...pace };
  const penStrength = mg(parseNumber(step.strength));
  return { penStrength, clicks: clicks(parseNumber(step.clicks)), ...pace };
}

const hasFaults = (steps: readonly StepDraft[]) =>
  [...stepFaults(steps).values()].some((faults) => Object.keys(faults).length > 0);
