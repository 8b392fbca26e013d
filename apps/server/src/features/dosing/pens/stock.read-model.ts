import { clicks, doseScale, type StockedDevice } from '@dosewise/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { prepared } from '../../../db/engines/prepared-query.ts';
import { rulesOfRow } from './present-device.ts';

/** A pen that may give planned doses, with what its label says about time. */
export type StockedPen = StockedDevice;

/** A user's pens that hold something and were not thrown away, oldest first; of `medicine` only. */
export async function listStock(
  db: Database,
  userId: string,
  medicine: string,
): Promise<StockedPen[]> {
  const rows = await selectStock(db, { userId, medicine });
  return rows.map((row) => ({
    id: row.id,
    scale: doseScale(row.strength_mg, {
      kind: row.kind,
      doseMl: row.dose_ml,
      doses: row.doses,
      stepsPerDose: row.steps_per_dose,
    }),
    remaining: clicks(row.doses * row.steps_per_dose - row.clicks_used - row.wasted_clicks),
    startDate: row.start_date,
    inUseDays: row.in_use_days,
    expiresOn: row.expires_on,
    ...rulesOfRow(row),
    isTyped: row.device_id === null,
  }));
}

const selectStock = prepared((db, { userId, medicine }: { userId: string; medicine: string }) =>
  db
    .selectFrom('pen')
    .select([
      'id',
      'strength_mg',
      'kind',
      'dose_ml',
      'doses',
      'steps_per_dose',
      'clicks_used',
      'wasted_clicks',
      'start_date',
      'in_use_days',
      'expires_on',
      'device_id',
      'medicine',
      'min_gap_hours',
      'missed_window_hours',
    ])
    .where('user_id', '=', userId)
    .where('medicine', '=', medicine)
    .where('discarded_on', 'is', null)
    .where(sql<number>`clicks_used + wasted_clicks`, '<', sql<number>`doses * steps_per_dose`)
    .orderBy('created_at')
    .orderBy('id'),
);
