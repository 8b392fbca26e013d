import type { Symptom } from '@dosewise/contract';
import { MAX_SEVERITY } from '@dosewise/domain';
import { texts } from './texts.ts';

export type SeverityWord = keyof typeof texts.words;

/** The word for a severity, by the usual bands of an 11-point scale: 1–3 mild, 4–6 moderate. */
export function severityWord(severity: number): SeverityWord {
  if (severity <= 0) return 'none';
  if (severity <= 3) return 'mild';
  return severity <= 6 ? 'moderate' : 'severe';
}

/** '7 of 10, severe'. */
export function describeSeverity(severity: number): string {
  return texts.severity(severity, MAX_SEVERITY, texts.words[severityWord(severity)]);
}

/** Newest first. Of two at the same instant the one added later stands above. */
export function newestFirst(symptoms: readonly Symptom[]): Symptom[] {
  return symptoms.toSorted(
    (a, b) => Date.parse(b.date) - Date.parse(a.date) || (a._id < b._id ? 1 : -1),
  );
}
