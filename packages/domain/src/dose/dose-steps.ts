import type { Milligrams } from '../units.ts';

/** A dose that was taken: its instant in epoch ms, its amount and its medicine. */
export interface TakenDose {
  readonly at: number;
  readonly mg: Milligrams;
  readonly medicine: string;
}

/** A run of doses of one medicine and one amount, from `at` (epoch ms) to the next step. */
export interface DoseStep extends TakenDose {
  /** The step before; null for the first one. */
  readonly before: Pick<TakenDose, 'mg' | 'medicine'> | null;
}

/**
 * As far as doses of one step may differ from its first one, as a share of that: another pen gives
 * nearly the same dose by a whole number of clicks.
 */
const MAX_OFF = 0.05;

/**
 * The steps of somebody's doses in the order of time: one begins with the first dose and with each
 * that is of another medicine, or more than 5 % more or less, than the first dose of the step it
 * would belong to, whose amount is the step's. The order of what is given does not matter.
 */
export function doseSteps(doses: readonly TakenDose[]): DoseStep[] {
  const steps: DoseStep[] = [];
  for (const { at, mg, medicine } of doses.toSorted((a, b) => a.at - b.at)) {
    const current = steps.at(-1);
    const isSame =
      current?.medicine === medicine && Math.abs(mg - current.mg) <= MAX_OFF * current.mg;
    if (isSame) continue;
    const before = current === undefined ? null : { mg: current.mg, medicine: current.medicine };
    steps.push({ at, mg, medicine, before });
  }
  return steps;
}

/** The step that holds at `at` (epoch ms): of `steps` in the order of time, the last begun. Null before. */
export function stepAt(steps: readonly DoseStep[], at: number): DoseStep | null {
  return steps.findLast((step) => step.at <= at) ?? null;
}
