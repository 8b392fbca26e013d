import type { DoseStep } from '@dosewise/domain';
import { texts } from '../../data/doses/texts.ts';
import type { ChartSpans } from '../../kit/chart/chart-model.ts';
import { medicineTitle } from '../medicines/medicines.ts';

/** '5 mg'; 'Semaglutide 1 mg' where the steps are of several medicines. */
export function stepNames(steps: readonly DoseStep[]) {
  const isOne = new Set(steps.map(({ medicine }) => medicine)).size < 2;
  return ({ mg, medicine }: Pick<DoseStep, 'mg' | 'medicine'>) =>
    isOne ? texts.mg(mg) : texts.ofMedicine(medicineTitle(medicine), texts.mg(mg));
}

interface DoseSpansOptions {
  readonly isHeld: boolean;
  /** The end of the last one, in epoch ms. */
  readonly to: number;
  /** Says where an instant stands. */
  readonly xOf?: (at: number) => number;
}

/** The steps of doses as the bands of a chart, with the change where one took another's place. */
export function doseSpans(
  steps: readonly DoseStep[],
  { isHeld, to, xOf = (at) => at }: DoseSpansOptions,
): ChartSpans {
  const nameOf = stepNames(steps);
  return {
    id: 'dose-step',
    label: texts.doseStep,
    isHeld,
    to,
    points: steps.map((step) => {
      const [name, amount] = [nameOf(step), texts.mg(step.mg)];
      return {
        x: xOf(step.at),
        name,
        level: step.mg,
        shortName: name === amount ? amount.replace(' mg', '') : amount,
        ...(step.before !== null && { change: texts.change(nameOf(step.before), name) }),
      };
    }),
  };
}
