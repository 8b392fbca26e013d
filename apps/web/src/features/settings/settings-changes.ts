import type { Currency } from '@dosewise/domain';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { PART_TEXTS, type SettingsPart } from './messages.ts';

/** What 'Save Settings' saves. */
export interface SettingsValues {
  readonly goldenDoseEnabled: boolean;
  /** mL */
  readonly goldenDoseVolume: number;
  readonly country: string;
  readonly currency: Currency;
  readonly timeZone: string;
}

const FIELDS: Readonly<Record<SettingsPart, readonly (keyof SettingsValues)[]>> = {
  goldenDose: ['goldenDoseEnabled', 'goldenDoseVolume'],
  country: ['country'],
  currency: ['currency'],
  timeZone: ['timeZone'],
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

/** What to say after saving a part: `error` is null when that worked. */
export function outcomeOf(part: SettingsPart, error: unknown): string {
  const { saved, refused, unreachable } = PART_TEXTS[part];
  if (error === null) return saved;
  const hasAnswered = error instanceof ApiError && error.code !== 'offline';
  return hasAnswered ? `Error: ${sentenceOf(error, refused)}` : unreachable;
}

/** Whether a message tells of a failure. */
export const isErrorMessage = (message: string): boolean => message.includes('Error');

/** 'Not saved yet: country, currency.', or null when there is nothing to save. */
export function describeChanges(parts: readonly SettingsPart[]): string | null {
  if (parts.length === 0) return null;
  return `Not saved yet: ${parts.map((part) => PART_TEXTS[part].name).join(', ')}.`;
}
