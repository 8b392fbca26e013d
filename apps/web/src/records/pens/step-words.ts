import type { Pen } from '@dosewise/contract';
import { withCount } from '../../format/numbers.ts';
import { type StepName, texts } from './texts.ts';

/** The name of this device's step. */
export function nameStep({
  kind,
  stepsPerDose,
}: Pick<Pen['device'], 'kind' | 'stepsPerDose'>): StepName {
  if (kind === 'click_pen') return stepsPerDose === 1 ? 'dose' : 'click';
  return kind === 'vial' ? 'unit' : 'pen';
}

/** '30 clicks', '1 pen'. */
export function countSteps(count: number, step: StepName): string {
  return withCount(count, texts.steps[step]);
}
