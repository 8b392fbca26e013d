import {
  isInFuture,
  isKeptInstant,
  SYMPTOM_CATEGORIES,
  type SymptomCategory,
} from '@dosewise/domain';
import { parseLocalDateTime, toIso } from '../../../forms/typed/local-date-time.ts';
import type { NewSymptom } from '../../../records/symptoms/symptom-changes.ts';
import { texts } from './texts.ts';

/** What stands in the form. */
export interface SymptomEntry {
  readonly category: SymptomCategory;
  readonly severity: number;
  readonly note: string;
  /** The text of the date-time field. */
  readonly date: string;
}

export const EMPTY_ENTRY: SymptomEntry = {
  category: SYMPTOM_CATEGORIES[0],
  severity: 0,
  note: '',
  date: '',
};

/** What is wrong with the text of the date-time field, or null. `now` in epoch ms. */
export function checkDate(date: string, now: number): string | null {
  const at = parseLocalDateTime(date);
  if (at === null) return texts.dateMissing;
  if (isInFuture(at, now)) return texts.dateAhead;
  return isKeptInstant(at) ? null : texts.dateOutOfYears;
}

/** The body to send for an entry whose date passed the check. The note goes along, even empty. */
export function bodyOf({ category, severity, note, date }: SymptomEntry): NewSymptom {
  return {
    date: toIso(date),
    category,
    severity,
    note: note.trim(),
  };
}
