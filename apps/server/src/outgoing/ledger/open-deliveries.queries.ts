import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/**
 * Deliveries that are not done: how many wait, are on their way, or were cut off by a crash. Each
 * part is counted in an index of its own, which holds no other mails; the words stand in the SQL,
 * since the engines must see that they are those of the index.
 */
export function countOpenDeliveries(db: Database) {
  const count = (isPart: RawBuilder<boolean>) =>
    db
      .selectFrom('delivery')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .where(isPart)
      .groupBy('status');
  return count(sql<boolean>`status = 'queued'`)
    .unionAll(count(sql<boolean>`status in ('claimed', 'sending')`))
    .unionAll(count(sql<boolean>`status = 'unconfirmed'`))
    .execute();
}
