/** What a symptom may be logged as, in the order the form offers. */
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
