import type { Currency, HeightUnit, ShownWeightUnit } from '@dosewise/domain';
import { ApiError } from '../../../data/calls/api-error.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { type SettingsPart, texts } from './texts.ts';

/** The settings that the specification's button knows. */
export interface SettingsValues {
  readonly goldenDoseEnabled: boolean;
  /** mL */
  readonly goldenDoseVolume: number;
  readonly country: string;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly weightUnit: ShownWeightUnit;
  readonly heightUnit: HeightUnit;
}

/** The sentence for a part that could not be saved. */
export function describeFailure(part: SettingsPart, error: unknown): string {
  const { refused, unreachable } = texts.parts[part];
  const hasAnswered = error instanceof ApiError && error.code !== 'offline';
  return hasAnswered ? texts.saveRefused(explainError(error, refused)) : unreachable;
}
