import { byMedicine, clicks, doseScale, type StockedDevice, substanceKey } from '@dosewise/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { prepared } from '../../../db/engines/prepared-query.ts';
import { ruledDevice, rulesOfRow } from './present-device.ts';

/** A pen that may give planned doses, with what its label says about time. */
export type StockedPen = StockedDevice;

/** A user's pens by their medicine, under whatever name of it. */
export type Stock = (medicine: string) => readonly StockedPen[];

/** A user's pens that hold something and were not thrown away, of each medicine oldest first. */
export async function readStock(db: Database, userId: string): Promise<Stock> {
  const rows = await selectStock(db, { userId });
  const keyed = byMedicine(rows.map((row) => ({ row, medicine: substanceKey(row.medicine) })));
  return (medicine) => (keyed.get(substanceKey(medicine)) ?? []).map(({ row }) => stockedPen(row));
}

type StockRow = Awaited<ReturnType<typeof selectStock>>[number];

const stockedPen = (row: StockRow): StockedPen => ({
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
});

const selectStock = prepared((db, { userId }: { userId: string }) =>
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
    .where('discarded_on', 'is', null)
    .where(sql<number>`clicks_used + wasted_clicks`, '<', sql<number>`doses * steps_per_dose`)
    .orderBy('created_at')
    .orderBy('id'),
);

/** The rules of the label of each pen, by its id. */
export type PenRules = ReadonlyMap<string, ReturnType<typeof ruledDevice>>;

/** The rules of all pens of a user, also of those that are empty or were thrown away. */
export async function readPenRules(db: Database, userId: string): Promise<PenRules> {
  const rows = await selectPenRules(db, { userId });
  return new Map(rows.map((row) => [row.id, ruledDevice(row)]));
}

const selectPenRules = prepared((db, { userId }: { userId: string }) =>
  db
    .selectFrom('pen')
    .select(['id', 'device_id', 'medicine', 'min_gap_hours', 'missed_window_hours'])
    .where('user_id', '=', userId),
);
