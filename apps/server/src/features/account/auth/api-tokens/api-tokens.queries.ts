import type { TokenScope } from '@dosewise/contract';
import type { Database } from '../../../../db/database.ts';
import type { EpochMs } from '../../../../db/tables/column-types.ts';

/** The tokens of a user that work, newest first. */
export function listLiveTokens(db: Database, userId: string, now: EpochMs) {
  return db
    .selectFrom('session')
    .select(['id', 'name', 'scope', 'created_at', 'expires_on', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('scope', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ name: string; scope: TokenScope }>()
    .execute();
}

/** False where there is no such token. */
export async function deleteToken(db: Database, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('scope', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
