import type { Pen } from '@dosewise/contract';
import { countOf } from '../../format/numbers.ts';
import { texts } from './texts.ts';

/** What a step of a device is called; of a dial that gives whole doses only it is the dose. */
export type StepName = 'click' | 'unit' | 'pen' | 'dose';

/** What a step of this device is called. */
export function stepNameOf({
  kind,
  stepsPerDose,
}: Pick<Pen['device'], 'kind' | 'stepsPerDose'>): StepName {
  if (kind === 'click_pen') return stepsPerDose === 1 ? 'dose' : 'click';
  return kind === 'vial' ? 'unit' : 'pen';
}

/** '30 clicks', '1 pen'. */
export function countSteps(count: number, step: StepName): string {
  return countOf(count, texts.steps[step]);
}
