import { zoneClock } from '@dosewise/domain';
import { insertRows } from '../../../db/tables/insert-rows.ts';
import type { Records } from '../../../records/change-records.ts';
import { listSkips } from './plan.queries.ts';

/**
 * Keeps skips at their time on the wall when a user changes time zone (IANA names), as plans keep theirs: else the
 * skip of an evening is on the next day in Tokyo, and the dose is due again.
 */
export async function moveSkips(
  records: Records,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const { db, userId } = records;
  const skips = await listSkips(db, userId);
  if (skips.length === 0) return;
  const [before, after] = [zoneClock(from), zoneClock(to)];
  const rows = skips.map(({ medicine, planned_at }) => ({
    user_id: userId,
    medicine,
    planned_at: after.instantOf(before.wallOf(planned_at)),
  }));
  // Daylight saving may put two at one instant.
  const apart = new Map(rows.map((row) => [`${row.medicine} ${row.planned_at}`, row]));
  await records
    .writing('plan_skip')
    .deleteFrom('plan_skip')
    .where('user_id', '=', userId)
    .execute();
  await insertRows(records.writing('plan_skip'), 'plan_skip', [...apart.values()]);
}
