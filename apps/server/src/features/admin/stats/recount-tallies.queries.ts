import { type PriceDay, priceDaysIn } from '@dosewise/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { hasRowLocks, lockGroups } from '../../../db/engines/row-locks.ts';
import type { DoseTallyTable } from '../../../db/tables/record-tables.ts';
import {
  type CostBasis,
  listDoseBases,
  listWasteBases,
  readPriceDays,
} from '../../analysis/savings/savings.read-model.ts';

/** Tallies written by one statement: engines take so many values. */
const ROWS_AT_ONCE = 500;

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

/** Takes up to `most` users whose tallies are due; no one else gets them until the end. */
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
 * Counts the users' doses that have a known cost, and what they threw away. It must follow `takeDueUsers` in the same
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
  const tallies = new Map<string, DoseTallyTable>();
  const entries = await listDoseBases(db, userIds, days);
  // What is injected at once counts once, for the pen that has a price wherever another of these has one.
  const counted = new Set<string>();
  for (const entry of entries.toSorted((one, other) => other.takes_default - one.takes_default)) {
    if (entry.cost === null) continue;
    const injection = `${entry.user_id} ${entry.injection_at} ${entry.medicine}`;
    addTo(tallies, entry, counted.has(injection) ? 0 : 1);
    counted.add(injection);
  }
  for (const loss of await listWasteBases(db, userIds, days)) addTo(tallies, loss, 0);
  const rows = [...tallies.values()];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('dose_tally')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

/** Adds a cost to the tally of what its price depends on; nothing where it is not known. */
function addTo(
  tallies: Map<string, DoseTallyTable>,
  basis: CostBasis & { readonly user_id: string },
  doses: number,
): void {
  const { user_id, country, medicine, strength_mg, takes_default, price_day } = basis;
  const { cost, cost_currency, listed_doses } = basis;
  if (cost === null || cost_currency === null) return;
  const of = { user_id, country, medicine, strength_mg, takes_default, price_day, cost_currency };
  const key = JSON.stringify(Object.values(of));
  const known = tallies.get(key);
  tallies.set(key, {
    ...of,
    doses: (known?.doses ?? 0) + doses,
    listed_doses: (known?.listed_doses ?? 0) + listed_doses,
    cost: (known?.cost ?? 0) + cost,
  });
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
