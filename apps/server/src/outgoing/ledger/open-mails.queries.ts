import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import type { DeliveryStatus } from '../../db/tables/outgoing-tables.ts';

/** The parts in which mails are open; reminders that are planned for later are not. */
const parts = (now: EpochMs) => [
  sql<boolean>`status = 'queued' and campaign_id is null and (instant is null or next_attempt_at <= ${now})`,
  sql<boolean>`status = 'queued' and campaign_id is not null`,
  sql<boolean>`status in ('claimed', 'sending')`,
  sql<boolean>`status = 'unconfirmed'`,
];

/**
 * Mails that are not done: how many wait, are on their way, or were cut off by a crash. Each part is
 * counted in an index of its own, which holds little else; the words stand in the SQL, since the engines
 * must see that they are those of the index.
 */
export async function countOpenMails(
  db: Database,
  now: EpochMs,
): Promise<readonly { readonly status: DeliveryStatus; readonly count: number }[]> {
  const count = (isPart: RawBuilder<boolean>) =>
    db
      .selectFrom('delivery')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .where('channel', '=', 'email')
      .where(isPart)
      .groupBy('status')
      .execute();
  const counts = new Map<DeliveryStatus, number>();
  for (const part of parts(now)) {
    for (const { status, count: number } of await count(part)) {
      counts.set(status, (counts.get(status) ?? 0) + Number(number));
    }
  }
  return [...counts].map(([status, number]) => ({ status, count: number }));
}
