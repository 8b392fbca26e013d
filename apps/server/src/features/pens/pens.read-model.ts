import type { Pen } from '@dosewise/contract';
import {
  type CalendarDay,
  type Clicks,
  calendarDayIn,
  clicks,
  comparePens,
  discardDay,
  doseScale,
  type Millilitres,
  penStatus,
  remainingClicks,
  remainingDoses,
  remainingGoldenMl,
  type StockDevice,
} from '@dosewise/domain';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/engines/prepared-query.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import type { PenTable } from '../../db/tables/record-tables.ts';
import { presentDevice } from './device-columns.ts';

/** All pens of a user with what is left in them, in the order of the screen. */
export async function listPens(db: Database, userId: string, now: EpochMs): Promise<Pen[]> {
  const rows = await selectPens(db, userId).execute();
  const today = calendarDayIn(rows[0]?.time_zone ?? 'UTC', now);
  // Sealed ones that nothing else tells apart stand in the order in which they are used.
  return rows
    .map((row) => ({ pen: presentPen(row, today), addedAt: row.created_at }))
    .sort(
      (a, b) =>
        comparePens(a.pen, b.pen) || (a.pen.status === 'sealed' ? a.addedAt - b.addedAt : 0),
    )
    .map(({ pen }) => pen);
}

/** One pen of a user, or null when there is none of that id. */
export async function findPen(
  db: Database,
  userId: string,
  penId: string,
  now: EpochMs,
): Promise<Pen | null> {
  const row = await selectPens(db, userId).where('pen.id', '=', penId).executeTakeFirst();
  return row ? presentPen(row, calendarDayIn(row.time_zone, now)) : null;
}

function selectPens(db: Database, userId: string) {
  return (
    db
      .selectFrom('pen')
      .leftJoin(
        (eb) =>
          eb
            .selectFrom('dose')
            .select(({ fn }) => [
              'dose.pen_id',
              fn.countAll<number>().as('dose_count'),
              fn.min('dose.taken_at').as('first_dose_at'),
            ])
            .where('dose.user_id', '=', userId)
            .groupBy('dose.pen_id')
            .as('given'),
        (join) => join.onRef('given.pen_id', '=', 'pen.id'),
      )
      .innerJoin('user_account', 'user_account.id', 'pen.user_id')
      .selectAll('pen')
      // The owner's time zone says which day it is, by which a pen expires.
      .select(['given.dose_count', 'given.first_dose_at', 'user_account.time_zone'])
      .where('pen.user_id', '=', userId)
      .orderBy('pen.id', 'desc')
  );
}

type PenRow = PenTable & { dose_count: number | null; first_dose_at: EpochMs | null };

function presentPen(row: PenRow, today: CalendarDay): Pen {
  const device = presentDevice(row);
  const ledger = {
    device,
    clicksUsed: row.clicks_used as Clicks,
    goldenMlUsed: row.golden_ml_used as Millilitres,
  };
  const days = {
    startDate: row.start_date,
    expiresOn: row.expires_on,
    discardedOn: row.discarded_on,
  };
  return {
    _id: row.id,
    name: row.name,
    strength: row.strength_mg,
    device,
    status: penStatus(ledger, days, today),
    startDate: days.startDate,
    expiresOn: days.expiresOn,
    costPerPen: row.cost_per_pen,
    costCurrency: row.cost_currency,
    purchaseDate: row.purchase_date,
    pharmacy: row.pharmacy,
    enableFifthDose: row.enable_fifth_dose === 1,
    remainingClicks: remainingClicks(ledger),
    remainingDoses: remainingDoses(ledger),
    remainingGoldenMl: remainingGoldenMl(ledger),
    doseCount: row.dose_count ?? 0,
    inUseSince: row.first_dose_at === null ? null : new Date(row.first_dose_at).toISOString(),
    discardOn: discardDay(row.start_date, row.in_use_days),
    discardedOn: row.discarded_on,
    discardReason: row.discard_reason,
    batch: row.batch,
  };
}

/** A pen that may give planned doses, with what its label says about time. */
export interface StockedPen extends StockDevice {
  readonly name: string;
  readonly medicine: string;
  readonly minGapHours: number | null;
  readonly missedWindowHours: number | null;
  readonly intervalDays: number | null;
}

/** A user's pens that hold something and were not thrown away, oldest first; of `medicine` only. */
export async function listStock(
  db: Database,
  userId: string,
  medicine: string,
): Promise<StockedPen[]> {
  const rows = await selectStock(db, { userId, medicine });
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    medicine: row.medicine,
    scale: doseScale(row.strength_mg, {
      kind: row.kind,
      doseMl: row.dose_ml,
      doses: row.doses,
      stepsPerDose: row.steps_per_dose,
    }),
    remaining: clicks(row.doses * row.steps_per_dose - row.clicks_used),
    startDate: row.start_date,
    inUseDays: row.in_use_days,
    expiresOn: row.expires_on,
    minGapHours: row.min_gap_hours,
    missedWindowHours: row.missed_window_hours,
    intervalDays: row.interval_days,
  }));
}

const selectStock = prepared((db, { userId, medicine }: { userId: string; medicine: string }) =>
  db
    .selectFrom('pen')
    .select([
      'id',
      'name',
      'medicine',
      'strength_mg',
      'kind',
      'dose_ml',
      'doses',
      'steps_per_dose',
      'clicks_used',
      'start_date',
      'in_use_days',
      'expires_on',
      'min_gap_hours',
      'missed_window_hours',
      'interval_days',
    ])
    .where('user_id', '=', userId)
    .where('medicine', '=', medicine)
    .where('discarded_on', 'is', null)
    .where('clicks_used', '<', sql<number>`doses * steps_per_dose`)
    .orderBy('created_at')
    .orderBy('id'),
);
