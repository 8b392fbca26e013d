/** The categories of symptoms, in the order the form offers. */
export const SYMPTOM_CATEGORIES = [
  'nausea',
  'vomiting',
  'diarrhea',
  'constipation',
  'headache',
  'fatigue',
  'acid_reflux',
  'appetite_suppression',
  'injection_site_pain',
  'other',
] as const;
export type SymptomCategory = (typeof SYMPTOM_CATEGORIES)[number];

/** Highest severity of a symptom; the scale starts at 0 and goes in whole steps. */
export const MAX_SEVERITY = 10;

/** An entry that says that there was nothing to log on its day: no symptom, and no part of a mean. */
export const NO_SYMPTOMS = { category: 'other', severity: 0, note: 'No symptoms today' } as const;

export function saysNoSymptoms(entry: {
  readonly category: SymptomCategory;
  readonly severity: number;
  readonly note: string;
}): boolean {
  const { category, severity, note } = NO_SYMPTOMS;
  return entry.category === category && entry.severity === severity && entry.note === note;
}
