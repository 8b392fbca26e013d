import { MAX_SEVERITY } from '@dosewise/domain';
import { texts } from '../../data/symptoms/texts.ts';

export type SeverityWord = keyof typeof texts.words;

/** The word for a severity, by the usual bands of an 11-point scale: 1–3 mild, 4–6 moderate. */
export function severityWord(severity: number): SeverityWord {
  if (severity <= 0) return 'none';
  if (severity <= 3) return 'mild';
  return severity <= 6 ? 'moderate' : 'severe';
}

/** '7 out of 10, severe'. */
export function describeSeverity(severity: number): string {
  return texts.severity(severity, MAX_SEVERITY, texts.words[severityWord(severity)]);
}
