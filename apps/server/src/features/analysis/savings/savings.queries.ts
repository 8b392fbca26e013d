import type { Database } from '../../../db/database.ts';

/** The settings that a user's costs depend on; undefined when the account is gone. */
export function findSavingsSettings(db: Database, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['country', 'currency', 'time_zone'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
