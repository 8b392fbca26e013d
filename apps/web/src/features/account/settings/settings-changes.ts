import type { Currency, HeightUnit, ShownWeightUnit } from '@dosewise/domain';
import { ApiError, explainError } from '../../../api/api-error.ts';
import { type SettingsPart, texts } from './texts.ts';

/** The changes that 'Save Settings' saves. */
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

const FIELDS: Readonly<Record<SettingsPart, readonly (keyof SettingsValues)[]>> = {
  goldenDose: ['goldenDoseEnabled', 'goldenDoseVolume'],
  country: ['country'],
  currency: ['currency'],
  timeZone: ['timeZone'],
  units: ['weightUnit', 'heightUnit'],
};
const PARTS = Object.keys(FIELDS) as SettingsPart[];

/** The parts in which `values` differ from what is saved, in the order in which they are saved. */
export function changedParts(saved: SettingsValues, values: SettingsValues): SettingsPart[] {
  return PARTS.filter((part) => FIELDS[part].some((field) => saved[field] !== values[field]));
}

/** The draft without what `part` has just saved of `sent`. What was changed meanwhile stays. */
export function withoutSaved(
  draft: Partial<SettingsValues>,
  part: SettingsPart,
  sent: SettingsValues,
): Partial<SettingsValues> {
  const rest: Partial<Record<keyof SettingsValues, unknown>> = { ...draft };
  for (const field of FIELDS[part]) if (draft[field] === sent[field]) delete rest[field];
  return rest as Partial<SettingsValues>;
}

/** The result of saving. */
export interface Outcome {
  readonly tone: 'good' | 'danger';
  readonly message: string;
}

/** The message after saving a part: `error` is null when that worked. */
export function describeOutcome(part: SettingsPart, error: unknown): Outcome {
  const { saved, refused, unreachable } = texts.parts[part];
  if (error === null) return { tone: 'good', message: saved };
  const hasAnswered = error instanceof ApiError && error.code !== 'offline';
  const message = hasAnswered ? texts.saveRefused(explainError(error, refused)) : unreachable;
  return { tone: 'danger', message };
}

/** 'Not saved yet: country, currency.', or null when there is nothing to save. */
export function describeChanges(parts: readonly SettingsPart[]): string | null {
  if (parts.length === 0) return null;
  return texts.unsaved(parts.map((part) => texts.parts[part].name).join(', '));
}
