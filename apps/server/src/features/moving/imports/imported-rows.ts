import type { importHistory, RouteInput } from '@dosewise/contract';
import type { Scope } from '../../../context.ts';
import type { DoseTable, SymptomTable, WeightTable } from '../../../db/tables/record-tables.ts';

type Body = RouteInput<typeof importHistory>['body'];
type Made = Pick<Scope, 'newId' | 'now'>;

/** A dose from no pen of the account. */
export function doseRowOf(
  { newId, now }: Made,
  userId: string,
  dose: Body['doses'][number],
): DoseTable {
  return {
    user_id: userId,
    id: newId(),
    pen_id: null,
    taken_at: Date.parse(dose.date),
    dose_type: 'standard',
    clicks: null,
    volume_ml: null,
    dose_mg: dose.doseAmount,
    extraction_method: 'pen_click',
    injection_location: dose.injectionLocation,
    injection_sub_location: dose.injectionSubLocation ?? null,
    pain_level: dose.painLevel,
    created_at: now,
    medicine: dose.medicine,
    note: dose.note,
  };
}

/** A weigh-in; what it does not say stays as in the one that is there. */
export function weightRowOf(
  { newId, now }: Made,
  userId: string,
  weight: Body['weights'][number],
  there?: WeightTable,
): WeightTable {
  return {
    user_id: userId,
    id: there?.id ?? newId(),
    measured_at: Date.parse(weight.date),
    weight_kg: weight.weightKg,
    note: weight.note ?? there?.note ?? '',
    source: weight.source ?? there?.source ?? 'import',
    created_at: there?.created_at ?? now,
  };
}

export function symptomRowOf(
  { newId, now }: Made,
  userId: string,
  symptom: Body['symptoms'][number],
): SymptomTable {
  return {
    user_id: userId,
    id: newId(),
    felt_at: Date.parse(symptom.date),
    category: symptom.category,
    severity: symptom.severity,
    note: symptom.note,
    created_at: now,
  };
}
