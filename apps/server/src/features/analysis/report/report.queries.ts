import {
  type DeviceKind,
  type InjectionLocation,
  type InjectionSubLocation,
  kg,
  type MeasurementPoint,
  type SymptomPoint,
  type WeightPoint,
} from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';

/** A dose as a report tells it. */
export interface ReportedDose {
  readonly id: string;
  readonly partOf: string | null;
  readonly at: EpochMs;
  readonly medicine: string;
  readonly doseMg: number;
  readonly location: InjectionLocation | null;
  readonly subLocation: InjectionSubLocation | null;
  readonly pain: number | null;
  readonly kind: DeviceKind | null;
}

/** A user's doses before an instant, oldest first. */
export function listDosesUntil(
  db: Database,
  userId: string,
  end: EpochMs,
): Promise<ReportedDose[]> {
  return db
    .selectFrom('dose')
    .leftJoin('pen', (join) =>
      join.onRef('pen.user_id', '=', 'dose.user_id').onRef('pen.id', '=', 'dose.pen_id'),
    )
    .select([
      'dose.id',
      'dose.part_of as partOf',
      'dose.taken_at as at',
      'dose.medicine',
      'dose.dose_mg as doseMg',
      'dose.injection_location as location',
      'dose.injection_sub_location as subLocation',
      'dose.pain_level as pain',
      'pen.kind',
    ])
    .where('dose.user_id', '=', userId)
    .where('dose.taken_at', '<', end)
    .orderBy('dose.taken_at')
    .orderBy('dose.id')
    .execute();
}

/** A user's weigh-ins, oldest first. */
export async function listWeights(db: Database, userId: string): Promise<WeightPoint[]> {
  const rows = await db
    .selectFrom('weight')
    .select(['measured_at', 'weight_kg'])
    .where('user_id', '=', userId)
    .orderBy('measured_at')
    .execute();
  return rows.map((row) => ({ at: row.measured_at, kg: kg(row.weight_kg) }));
}

/** A user's symptoms from one instant to before another. */
export function listSymptomsBetween(
  db: Database,
  userId: string,
  { start, end }: { start: EpochMs; end: EpochMs },
): Promise<SymptomPoint[]> {
  return db
    .selectFrom('symptom')
    .select(['felt_at as at', 'category', 'severity', 'note'])
    .where('user_id', '=', userId)
    .where('felt_at', '>=', start)
    .where('felt_at', '<', end)
    .execute();
}

/** A user's measurements from one instant to before another, oldest first. */
export function listMeasurementsBetween(
  db: Database,
  userId: string,
  { start, end }: { start: EpochMs; end: EpochMs },
): Promise<MeasurementPoint[]> {
  return db
    .selectFrom('measurement')
    .select(['measured_at as at', 'kind', 'value', 'diastolic', 'unit'])
    .where('user_id', '=', userId)
    .where('measured_at', '>=', start)
    .where('measured_at', '<', end)
    .orderBy('measured_at')
    .orderBy('id')
    .execute();
}
