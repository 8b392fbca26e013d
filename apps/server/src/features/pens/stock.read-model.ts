import {
  clicks,
  type DeviceSize,
  doseScale,
  type Millilitres,
  remainingClicks,
  type StockDevice,
} from '@dosewise/domain';
import type { Database } from '../../db/database.ts';

/** A pen that may give planned doses, with what its label says about time. */
export interface StockedPen extends StockDevice {
  readonly minGapHours: number | null;
  readonly missedWindowHours: number | null;
}

/** A user's pens of a medicine that hold something, oldest first. */
export async function listStock(
  db: Database,
  userId: string,
  medicine: string,
): Promise<StockedPen[]> {
  const rows = await db
    .selectFrom('pen')
    .selectAll()
    .where('user_id', '=', userId)
    .where('medicine', '=', medicine)
    .where((eb) => eb('clicks_used', '<', eb('doses', '*', eb.ref('steps_per_dose'))))
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const device: DeviceSize = {
      kind: row.kind,
      doseMl: row.dose_ml,
      doses: row.doses,
      stepsPerDose: row.steps_per_dose,
    };
    const ledger = {
      device: { ...device, goldenMl: row.golden_ml },
      clicksUsed: clicks(row.clicks_used),
      goldenMlUsed: row.golden_ml_used as Millilitres,
    };
    return {
      id: row.id,
      scale: doseScale(row.strength_mg, device),
      remaining: remainingClicks(ledger),
      startDate: row.start_date,
      inUseDays: row.in_use_days,
      expiresOn: row.expires_on,
      minGapHours: row.min_gap_hours,
      missedWindowHours: row.missed_window_hours,
    };
  });
}
