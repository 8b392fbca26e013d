import type { Symptom } from '@dosewise/contract';

/** A symptom: instant in epoch ms, severity from 0 to 10. */
export interface SymptomPoint {
  readonly at: number;
  readonly severity: number;
}

export function toSymptomPoints(symptoms: readonly Symptom[]): SymptomPoint[] {
  return symptoms.map(({ date, severity }) => ({ at: Date.parse(date), severity }));
}
