import type { Pen } from '@dosewise/contract';
import { isCountedWhole } from '@dosewise/domain';
import { type StepName, texts } from '../../data/pens/texts.ts';

/** The name of this device's step. */
export function nameStep({
  kind,
  stepsPerDose,
}: Pick<Pen['device'], 'kind' | 'stepsPerDose'>): StepName {
  if (kind === 'click_pen') return stepsPerDose === 1 ? 'dose' : 'click';
  return STEP_OF_KIND[kind];
}

const STEP_OF_KIND = { vial: 'unit', single_pen: 'pen', tablet: 'tablet' } as const;

/** A dose of a pen in its steps: '30 clicks', '1 tablet', '3 pens of 2.4 mg'. */
export function countDose(count: number, { device, strength }: Pick<Pen, 'device' | 'strength'>) {
  const amount = countSteps(count, nameStep(device));
  return isCountedWhole(device.kind) && count > 1 ? texts.piecesOf(amount, strength) : amount;
}

/** '30 clicks', '1 pen'. */
export function countSteps(count: number, step: StepName): string {
  return texts.countSteps(count, step);
}
