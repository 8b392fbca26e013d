import type { Database } from '../../db/database.ts';

/** Deliveries that are not done: how many wait, are on their way, or were cut off by a crash. */
export function countOpenDeliveries(db: Database) {
  return db
    .selectFrom('delivery')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('status', 'in', ['queued', 'claimed', 'sending', 'unconfirmed'])
    .groupBy('status')
    .execute();
}
