import { type PriceDay, priceDaysIn } from '@dosewise/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { hasRowLocks, lockGroups } from '../db/row-locks.ts';
import {
  readPriceDays,
  selectDosesOwnCost,
} from '../features/analysis/savings/savings.read-model.ts';

/** True when any user's tallies are to be counted again. Reads one entry of a small index. */
export async function isAnyTallyDue(db: Database): Promise<boolean> {
  const due = await db
    .selectFrom('user_activity')
    .select('user_id')
    .where('is_tally_due', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Takes up to `most` users whose tallies are due; nobody else gets them until the end. */
export async function takeDueUsers(db: Database, most: number): Promise<string[]> {
  const due = () => db.selectFrom('user_activity').select('user_id').where('is_tally_due', '=', 1);
  const list = (skip: number) => due().orderBy('user_id').limit(most).offset(skip).execute();
  const taken: string[] = [];
  for await (const users of lockGroups(db, most, list)) {
    if (taken.length === most) break;
    const rows = await due()
      .$if(users !== undefined, (query) => query.where('user_id', 'in', users ?? []))
      .limit(most - taken.length)
      .$if(hasRowLocks(db), (query) => query.forUpdate().skipLocked())
      .execute();
    taken.push(...rows.map((row) => row.user_id));
  }
  return taken;
}

/**
 * Counts the users' doses that have a known cost. It must follow `takeDueUsers` in the same
 * transaction, as statements of their own: what was committed before the users were taken is seen,
 * and what is under way has still to note itself, which waits for us and makes the user due again.
 */
export async function recountDoses(db: Database, userIds: readonly string[]): Promise<void> {
  await db.deleteFrom('dose_tally').where('user_id', 'in', userIds).execute();
  for (const { ids, days } of await groupByPriceDays(db, userIds)) await countDoses(db, ids, days);
}

interface SamePriceDays {
  readonly ids: string[];
  readonly days: readonly PriceDay[];
}

/** The users together whose prices change at the same instants: mostly never. */
async function groupByPriceDays(
  db: Database,
  userIds: readonly string[],
): Promise<Iterable<SamePriceDays>> {
  const users = await db
    .selectFrom('user_account')
    .select(['id', 'country', 'time_zone'])
    .where('id', 'in', userIds)
    .execute();
  if (users.length === 0) return [];
  const daysOf = await readPriceDays(db, [...new Set(users.map(({ country }) => country))]);
  const groups = new Map<string, SamePriceDays>();
  for (const { id, country, time_zone } of users) {
    const days = daysOf.get(country);
    const key = days === undefined ? '' : `${time_zone} ${country}`;
    const group = groups.get(key) ?? { ids: [], days: priceDaysIn(time_zone, days ?? []) };
    group.ids.push(id);
    groups.set(key, group);
  }
  return groups.values();
}

async function countDoses(
  db: Database,
  userIds: readonly string[],
  days: readonly PriceDay[],
): Promise<void> {
  const doses = selectDosesOwnCost(db, days)
    .where('dose.user_id', 'in', userIds)
    .where('pen.cost_per_pen', 'is not', null)
    .where('pen.cost_currency', 'is not', null)
    .as('given');
  const key = [
    'given.user_id',
    'given.country',
    'given.medicine',
    'given.strength_mg',
    'given.takes_default',
    'given.price_day',
    'given.cost_currency',
  ] as const;
  await db
    .insertInto('dose_tally')
    .columns([
      'user_id',
      'country',
      'medicine',
      'strength_mg',
      'takes_default',
      'price_day',
      'cost_currency',
      'doses',
      'cost',
    ])
    .expression((eb) =>
      eb
        .selectFrom(doses)
        .select(({ fn }) => [
          ...key,
          fn.countAll<number>().as('doses'),
          fn.sum<number>('given.cost').as('cost'),
        ])
        .groupBy(key),
    )
    .execute();
}

/** Counts what the users have, and marks them as counted. */
export async function recountRows(db: Database, userIds: readonly string[]): Promise<void> {
  await db
    .updateTable('user_activity')
    .set((eb) => ({
      is_tally_due: 0,
      pens: eb
        .selectFrom('pen')
        .select(({ fn }) => fn.countAll<number>().as('pens'))
        .whereRef('pen.user_id', '=', 'user_activity.user_id'),
      doses: eb
        .selectFrom('dose')
        .select(({ fn }) => fn.countAll<number>().as('doses'))
        .whereRef('dose.user_id', '=', 'user_activity.user_id'),
      golden_doses: eb
        .selectFrom('dose')
        .select(sql<number>`count(*)`.as('golden_doses'))
        .whereRef('dose.user_id', '=', 'user_activity.user_id')
        .where('dose.dose_type', '=', 'golden_dose'),
    }))
    .where('user_id', 'in', userIds)
    .execute();
}
