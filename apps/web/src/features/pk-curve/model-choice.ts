import {
  type Kilograms,
  scaledToBody,
  type TwoCompartment,
  TYPICAL_WEIGHT_KG,
} from '@dosewise/domain';

/** Which model draws the curve. The simple one is the product's own. */
export type ModelChoice = 'simple' | 'published';

/** The numbers for one person; null for the simple model, which knows no person. */
export function personFor(model: ModelChoice, weight: Kilograms | null): TwoCompartment | null {
  return model === 'simple' ? null : scaledToBody(weight ?? TYPICAL_WEIGHT_KG);
}
