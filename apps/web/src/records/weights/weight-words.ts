import type { Weight } from '@dosewise/contract';
import type { ShownWeightUnit } from '@dosewise/domain';
import { formatDay } from '../../format/dates.ts';
import { formatWeight } from '../../format/weights.ts';
import { texts } from './texts.ts';

/** '82.4 kg of 21 Nov 2026'. */
export function describeWeighIn({ weightKg, date }: Weight, unit: ShownWeightUnit): string {
  return texts.weighIn(formatWeight(weightKg, unit), formatDay(date));
}
