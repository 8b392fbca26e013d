import type { Database } from '../../../db/database.ts';
import { latestInstant } from '../../../runtime/background/wrong-clock.ts';

/** The user, if this is the hash of a live token of theirs; else undefined. */
export function findResetUser(db: Database, userId: string, tokenHash: string, now: number) {
  return db
    .selectFrom('password_reset')
    .innerJoin('user_account', 'user_account.id', 'password_reset.user_id')
    .select(['user_account.id', 'user_account.email'])
    .where('password_reset.user_id', '=', userId)
    .where('password_reset.token_hash', '=', tokenHash)
    .where('password_reset.expires_at', '>', now)
    .where('password_reset.created_at', '<=', latestInstant(now))
    .executeTakeFirst();
}

/** Uses up a token and with it every other one of the user; false when it is used already. */
export async function useResetToken(
  db: Database,
  userId: string,
  tokenHash: string,
): Promise<boolean> {
  const used = await db
    .deleteFrom('password_reset')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst();
  await forgetResetTokens(db, userId);
  return used !== undefined;
}

/** Ends every mailed link of the user. */
export async function forgetResetTokens(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('password_reset').where('user_id', '=', userId).execute();
}
