import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { type Conversion, selectDosesOwnCost, selectPriced } from './savings.read-model.ts';

/** A user's doses with their costs, in the order of time. */
export function listDoseCosts(db: Database, userId: string, conversion: Conversion) {
  const doses = selectDosesOwnCost(db).where('dose.user_id', '=', userId);
  return selectPriced(db, doses, conversion)
    .orderBy(sql.ref('given.taken_at'))
    .orderBy(sql.ref('given.id'))
    .execute();
}

/** What a user's costs depend on; undefined when the account is gone. */
export function findSavingsSettings(db: Database, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['currency', 'time_zone'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
