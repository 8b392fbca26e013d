import type { importHistory, RouteInput } from '@dosewise/contract';
import { isSwallowed } from '@dosewise/domain';
import type { Scope } from '../../../context.ts';
import { doseCodec, measurementCodec, symptomCodec } from '../../../db/tables/record-codecs.ts';
import type {
  DoseTable,
  MeasurementTable,
  SymptomTable,
  WeightTable,
} from '../../../db/tables/record-tables.ts';

type Body = RouteInput<typeof importHistory>['body'];
type Made = Pick<Scope, 'newId' | 'now'>;

/** The site of what is swallowed, whatever a tracker wrote with it. */
const NO_SITE = { injectionLocation: null, injectionSubLocation: null, painLevel: null };

/** A dose from no pen of the account. */
export function toDoseRow(
  { newId, now }: Made,
  userId: string,
  dose: Body['doses'][number],
): DoseTable {
  const isOral = isSwallowed(dose.medicine);
  const entry = {
    ...dose,
    ...(isOral ? NO_SITE : { injectionLocation: dose.injectionLocation ?? 'other' }),
    _id: newId(),
    doseType: 'standard',
    extractionMethod: isOral ? 'oral' : 'pen_click',
  } as const;
  return doseCodec.row(entry, { user_id: userId, created_at: now });
}

/** A weigh-in; what it does not say stays as in the one that is there. */
export function toWeightRow(
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
    is_unconfirmed: there?.is_unconfirmed ?? 0,
    created_at: there?.created_at ?? now,
    logged_by: there?.logged_by ?? null,
  };
}

export function toSymptomRow(
  { newId, now }: Made,
  userId: string,
  symptom: Body['symptoms'][number],
): SymptomTable {
  return symptomCodec.row({ ...symptom, _id: newId() }, { user_id: userId, created_at: now });
}

export function toMeasurementRow(
  { newId, now }: Made,
  userId: string,
  measurement: Body['measurements'][number],
): MeasurementTable {
  const own = { user_id: userId, created_at: now };
  return measurementCodec.row({ ...measurement, _id: newId() }, own);
}
