import type { Database } from '../../db/database.ts';
import { type Conversion, selectDoseCosts } from './savings.read-model.ts';

/** A user's doses with their costs, in the order of time. */
export function listDoseCosts(db: Database, userId: string, conversion: Conversion) {
  return selectDoseCosts(db, conversion)
    .where('dose.user_id', '=', userId)
    .orderBy('dose.taken_at')
    .orderBy('dose.id')
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
