import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import {
  type Conversion,
  priced,
  readPriceLists,
} from '../../analysis/savings/savings.read-model.ts';

/** The users of each country: how many, how many of them active since, and what they have. */
export function sumUsersByCountry(db: Database, activeSince: number) {
  return db
    .selectFrom('user_account')
    .leftJoin('user_activity', 'user_activity.user_id', 'user_account.id')
    .select(({ fn }) => [
      'user_account.country',
      fn.countAll<number>().as('users'),
      sql<number>`count(case when user_account.last_login_at >= ${activeSince}
        or user_activity.last_entry_at >= ${activeSince} then 1 end)`.as('active'),
      sql<number>`coalesce(sum(user_activity.pens), 0)`.as('pens'),
      sql<number>`coalesce(sum(user_activity.doses), 0)`.as('doses'),
    ])
    .groupBy('user_account.country')
    .execute();
}

/** The doses of known cost, by what their price depends on: few rows, whatever number of doses. */
export async function sumPricedDoses(db: Database, conversion: Conversion) {
  const key = [
    'country',
    'medicine',
    'strength_mg',
    'takes_default',
    'price_day',
    'cost_currency',
  ] as const;
  const tallies = await db
    .selectFrom('dose_tally')
    .select(({ fn }) => [
      ...key,
      fn.sum<number>('doses').as('doses'),
      fn.sum<number>('listed_doses').as('listed_doses'),
      fn.sum<number>('cost').as('cost'),
    ])
    .groupBy(key)
    .execute();
  const prices = await readPriceLists(db, [...new Set(tallies.map(({ country }) => country))]);
  return tallies.map((tally) => priced(tally, prices, conversion));
}

/** The newest accounts: their countries, and the times at which they were made. */
export function listNewestAccounts(db: Database, most: number) {
  return db
    .selectFrom('user_account')
    .select(['country', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** The campaigns that were finished last. */
export function listNewestSentCampaigns(db: Database, most: number) {
  return db
    .selectFrom('campaign')
    .select(['name', 'sent_at'])
    .where('status', '=', 'sent')
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .$narrowType<{ sent_at: number }>()
    .execute();
}
