import type { Symptom } from '@dosewise/contract';
import { MAX_SEVERITY, type SymptomCategory } from '@dosewise/domain';

/** Names of the categories, as shown. */
export const CATEGORY_NAMES: Readonly<Record<SymptomCategory, string>> = {
  nausea: 'Nausea',
  vomiting: 'Vomiting',
  diarrhea: 'Diarrhea',
  constipation: 'Constipation',
  headache: 'Headache',
  fatigue: 'Fatigue',
  acid_reflux: 'Acid Reflux',
  appetite_suppression: 'Reduced Appetite',
  injection_site_pain: 'Injection Site Pain',
  other: 'Other',
};

export type SeverityWord = 'none' | 'mild' | 'moderate' | 'severe';

/** The word for a severity, by the usual bands of an 11-point scale: 1–3 mild, 4–6 moderate. */
export function severityWord(severity: number): SeverityWord {
  if (severity <= 0) return 'none';
  if (severity <= 3) return 'mild';
  return severity <= 6 ? 'moderate' : 'severe';
}

/** '7 of 10, severe'. */
export function describeSeverity(severity: number): string {
  return `${severity} of ${MAX_SEVERITY}, ${severityWord(severity)}`;
}

/** Newest first. Of two at the same instant the one added later stands above. */
export function newestFirst(symptoms: readonly Symptom[]): Symptom[] {
  return symptoms.toSorted(
    (a, b) => Date.parse(b.date) - Date.parse(a.date) || (a._id < b._id ? 1 : -1),
  );
}
