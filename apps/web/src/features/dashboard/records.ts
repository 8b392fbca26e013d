import type { Dose, Symptom } from '@dosewise/contract';

/** A dose as the dashboard needs it: instant in epoch ms, amount in mg. */
export interface DosePoint {
  readonly at: number;
  readonly mg: number;
}

/** A symptom: instant in epoch ms, severity from 0 to 10. */
export interface SymptomPoint {
  readonly at: number;
  readonly severity: number;
}

/** Doses in the order of time. */
export function toDosePoints(doses: readonly Dose[]): DosePoint[] {
  return doses
    .map(({ date, doseAmount }) => ({ at: Date.parse(date), mg: doseAmount }))
    .sort((a, b) => a.at - b.at);
}

export function toSymptomPoints(symptoms: readonly Symptom[]): SymptomPoint[] {
  return symptoms.map(({ date, severity }) => ({ at: Date.parse(date), severity }));
}
