import { joinTaken, type TakenDose } from './injections.ts';

/** A run of doses of one medicine and one amount, from `at` (epoch ms) to the next step. */
export interface DoseStep extends Pick<TakenDose, 'at' | 'mg' | 'medicine'> {
  /** The step before; null for the first one. */
  readonly before: Pick<TakenDose, 'mg' | 'medicine'> | null;
}

/**
 * As far as doses of one step may differ from its first one, as a share of that: another pen gives
 * nearly the same dose by a whole number of clicks.
 */
const MAX_OFF = 0.05;

/**
 * The steps of a user's doses in the order of time. One begins with the first dose, and with each
 * that is of another medicine, or more than 5 % more or less, than the first dose of the step before,
 * if the next dose is the same or there is none yet: a single other dose, such as what was left in a
 * pen, belongs to the step around it. An injection from two pens is one dose. The order of what is given does not matter.
 */
export function doseSteps(doses: readonly TakenDose[]): DoseStep[] {
  const steps: DoseStep[] = [];
  const ordered = joinTaken(doses);
  ordered.forEach((dose, index) => {
    const { at, mg, medicine } = dose;
    const current = steps.at(-1);
    const next = ordered[index + 1];
    if (current && (isSame(dose, current) || (next && !isSame(next, dose)))) return;
    const before = current === undefined ? null : { mg: current.mg, medicine: current.medicine };
    steps.push({ at, mg, medicine, before });
  });
  return steps;
}

function isSame({ mg, medicine }: TakenDose, first: TakenDose): boolean {
  return medicine === first.medicine && Math.abs(mg - first.mg) <= MAX_OFF * first.mg;
}

/** The step that holds at `at` (epoch ms): of `steps` in the order of time, the last begun. Null before. */
export function stepAt(steps: readonly DoseStep[], at: number): DoseStep | null {
  return steps.findLast((step) => step.at <= at) ?? null;
}
