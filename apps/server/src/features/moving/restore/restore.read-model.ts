import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Throws `not_ready` while a large restore writes a user's records. Anyone who reads or writes them without
 * a session asks; one with a session is not live until then.
 */
export async function refuseWhileRestoring(db: Database, userId: string): Promise<void> {
  const row = await db
    .selectFrom('user_account')
    .select('restoring_until')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (row?.restoring_until == null) return;
  throw new AppError('not_ready', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
