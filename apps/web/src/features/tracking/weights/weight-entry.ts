import { MAX_WEIGHTS, type Weight } from '@dosewise/contract';
import type { ShownWeightUnit } from '@dosewise/domain';
import { texts as weightTexts } from '../../../data/weights/texts.ts';
import type { NewWeight } from '../../../data/weights/weight-changes.ts';
import { checkPastDay, localDay } from '../../../kit/forms/local-date-time.ts';
import type { FormErrors } from '../../../kit/forms/use-form.ts';
import { readWeight, type TypedWeight, weightRule } from '../../../parts/weights/typed-weight.ts';
import { texts } from './texts.ts';

/** The form's fields as they stand there. */
export interface WeightEntry {
  readonly weightKg: TypedWeight;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly note: string;
}

/** The errors of an entry whose weight is typed in `unit`. `now` in epoch ms. */
export function checkWeightEntry(
  entry: WeightEntry,
  unit: ShownWeightUnit,
  now: number,
): FormErrors<WeightEntry> {
  const isWeight = readWeight(entry.weightKg, unit) !== null;
  return {
    weightKg: isWeight ? null : weightTexts.weightWrong(weightRule(unit)),
    date: checkPastDay(entry.date, now, texts),
  };
}

/**
 * The body for an entry that passed the check. Today's weigh-in is of this moment, another day's of
 * its noon or soon after, so that it stays on that day wherever the person travels next. `kept` are
 * the newest weigh-ins, newest first; undefined where they are not known.
 */
export function weightBody(
  entry: WeightEntry,
  unit: ShownWeightUnit,
  now: number,
  kept: readonly Weight[] | undefined,
): NewWeight {
  const at = entry.date === localDay(now) ? now : freeInstant(noonOf(entry.date), now, kept);
  return {
    date: new Date(at).toISOString(),
    weightKg: readWeight(entry.weightKg, unit) ?? Number.NaN,
    note: entry.note.trim(),
  };
}

/** Minutes from noon to midnight. */
const AFTERNOON = 720;

/**
 * The first minute from noon on that holds no weigh-in, since one at the same instant would be
 * replaced. Where that cannot be told, the seconds of `now` tell this one from the others.
 */
function freeInstant(noon: number, now: number, kept: readonly Weight[] | undefined): number {
  const oldest = kept?.[MAX_WEIGHTS - 1];
  if (kept !== undefined && (oldest === undefined || Date.parse(oldest.date) < noon)) {
    const taken = new Set(kept.map(({ date }) => Date.parse(date)));
    for (let minute = 0; minute < AFTERNOON; minute += 1) {
      if (!taken.has(noon + minute * 60_000)) return noon + minute * 60_000;
    }
  }
  return noon + (now % 60_000);
}

function noonOf(day: string): number {
  return new Date(`${day}T12:00`).getTime();
}
