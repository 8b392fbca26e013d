import type { Pen } from '@dosewise/contract';
import {
  type CalendarDay,
  type Clicks,
  calendarDayIn,
  comparePens,
  discardDay,
  type Millilitres,
  penStatus,
  remainingClicks,
  remainingDoses,
  remainingGoldenMl,
} from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { penCodec } from '../../../db/tables/record-codecs.ts';
import type { PenTable } from '../../../db/tables/record-tables.ts';
import { presentDevice } from './present-device.ts';

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
    clicksWasted: row.wasted_clicks as Clicks,
    goldenMlUsed: row.golden_ml_used as Millilitres,
  };
  const { start_date: startDate, expires_on: expiresOn, discarded_on: discardedOn } = row;
  return penCodec.entry({
    ...row,
    device,
    status: penStatus(ledger, { startDate, expiresOn, discardedOn }, today),
    remainingClicks: remainingClicks(ledger),
    remainingDoses: remainingDoses(ledger),
    remainingGoldenMl: remainingGoldenMl(ledger),
    doseCount: row.dose_count ?? 0,
    inUseSince: row.first_dose_at === null ? null : new Date(row.first_dose_at).toISOString(),
    discardOn: discardDay(row.start_date, row.in_use_days),
  });
}
