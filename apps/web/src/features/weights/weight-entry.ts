import { isKeptWeight, WEIGHT_LIMITS_KG } from '@dosewise/domain';
import { localDay } from '../../lib/dates.ts';
import type { NewWeight } from './weight-queries.ts';

/** The form's fields as text. */
export interface WeightEntry {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly weight: string;
  readonly note: string;
}

export type WeightEntryErrors = Readonly<Partial<Record<keyof WeightEntry, string>>>;

/** What is wrong with an entry; nothing when it may be sent. `now` in epoch ms. */
export function checkWeightEntry(entry: WeightEntry, now: number): WeightEntryErrors {
  const { least, most } = WEIGHT_LIMITS_KG;
  return {
    ...(isKeptWeight(weightOf(entry))
      ? {}
      : { weight: `Weight must be a number from ${least} to ${most} kg.` }),
    ...dayError(entry.day, now),
  };
}

/**
 * The body for an entry that passed the check. Today's weigh-in is of this moment, another day's of
 * its noon, so that it stays on that day wherever the person travels next.
 */
export function weightBody(entry: WeightEntry, now: number): NewWeight {
  const at = entry.day === localDay(now) ? now : new Date(`${entry.day}T12:00`).getTime();
  return {
    date: new Date(at).toISOString(),
    weightKg: weightOf(entry),
    note: entry.note.trim(),
  };
}

function weightOf(entry: WeightEntry): number {
  const text = entry.weight.trim().replace(',', '.');
  return text === '' ? Number.NaN : Number(text);
}

function dayError(day: string, now: number): WeightEntryErrors {
  if (Number.isNaN(new Date(`${day}T12:00`).getTime())) return { day: 'Enter the date.' };
  return day > localDay(now) ? { day: 'The date is in the future.' } : {};
}
