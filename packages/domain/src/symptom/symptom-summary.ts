import { SYMPTOM_CATEGORIES, type SymptomCategory, saysNoSymptoms } from './symptom.ts';
import type { SymptomPoint } from './symptom-patterns.ts';

/** The entries of one category. */
export interface CategorySummary {
  readonly category: SymptomCategory;
  readonly entries: number;
  /** From 0 to 10. */
  readonly worst: number;
  /** From 0 to 10, to one decimal. */
  readonly mean: number;
  /** Epoch ms. */
  readonly lastAt: number;
}

/** Symptoms added up by category. */
export interface SymptomSummary {
  /** Most entries first, then as the form offers them. */
  readonly categories: readonly CategorySummary[];
  /** Entries that only say that there was nothing, which are in no category. */
  readonly noSymptoms: number;
}

/** The mean of severities (0 to 10) to one decimal; null for none. */
export function meanSeverity(severities: readonly number[]): number | null {
  if (severities.length === 0) return null;
  const mean = severities.reduce((sum, severity) => sum + severity, 0) / severities.length;
  return Math.round(mean * 10) / 10;
}

/** Adds symptoms up by category. Their order does not matter. */
export function summarizeSymptoms(symptoms: readonly SymptomPoint[]): SymptomSummary {
  const felt = symptoms.filter((entry) => !saysNoSymptoms(entry));
  const categories = SYMPTOM_CATEGORIES.flatMap((category) => {
    const entries = felt.filter((entry) => entry.category === category);
    const severities = entries.map(({ severity }) => severity);
    const mean = meanSeverity(severities);
    if (mean === null) return [];
    const lastAt = entries.reduce((last, { at }) => Math.max(last, at), Number.NEGATIVE_INFINITY);
    const worst = severities.reduce((most, severity) => Math.max(most, severity), 0);
    return [{ category, entries: entries.length, worst, mean, lastAt }];
  });
  return {
    categories: categories.toSorted((a, b) => b.entries - a.entries),
    noSymptoms: symptoms.length - felt.length,
  };
}
