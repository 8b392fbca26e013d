import type { Database } from '../../../db/database.ts';
import type { ReportShareTable } from '../../../db/tables/account-tables.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { TokenKey } from '../../../runtime/calls/live-session.ts';

export async function insertShare(db: Database, share: ReportShareTable): Promise<void> {
  await db.insertInto('report_share').values(share).execute();
}

/** The shares of a user that are not over, newest first. */
export function listLiveShares(db: Database, userId: string, now: EpochMs) {
  return db
    .selectFrom('report_share')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** False where there is no such share. */
export async function deleteShare(db: Database, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('report_share')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The share under an address that is not over; undefined alike for one that is and for none. */
export function findLiveShare(db: Database, { userId, tokenHash }: TokenKey, now: EpochMs) {
  return db
    .selectFrom('report_share')
    .selectAll()
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Counts that a share was opened; false where it was taken back by now. */
export async function noteView(
  db: Database,
  { user_id, id }: Pick<ReportShareTable, 'user_id' | 'id'>,
  now: EpochMs,
): Promise<boolean> {
  const row = await db
    .updateTable('report_share')
    .set((eb) => ({ views: eb('views', '+', 1), last_viewed_at: now }))
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
