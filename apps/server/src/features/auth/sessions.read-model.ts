import { DAY_MS, HOUR_MS } from '@dosewise/domain';
import type { Scope } from '../../context.ts';
import { prepared } from '../../db/prepared-query.ts';
import { hashToken } from '../../secret-tokens.ts';

/** How long a session lives after its last use. */
export const SESSION_MS = 30 * DAY_MS;
/** How exact `last_used_at` is: a write for each request would cost more than it tells. */
const USE_RESOLUTION_MS = HOUR_MS;

/** Who is calling. */
export interface LiveSession {
  readonly userId: string;
  readonly userType: 'user' | 'admin';
  readonly tokenHash: string;
}

/** The live session of `token`, or null. Using a session prolongs it. */
export async function findLiveSession(scope: Scope, token: string): Promise<LiveSession | null> {
  const tokenHash = hashToken(token);
  const [row] = await selectLiveSession(scope.db, { tokenHash, now: scope.now });
  if (!row) return null;
  if (scope.now - row.last_used_at > USE_RESOLUTION_MS) await prolong(scope, tokenHash);
  return { userId: row.user_id, userType: row.user_type, tokenHash };
}

const selectLiveSession = prepared((db, { tokenHash, now }: { tokenHash: string; now: number }) =>
  db
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.id', 'session.user_id')
    .select(['session.user_id', 'session.last_used_at', 'user_account.user_type'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now),
);

/** Whether a session that was live still is: its account may have been deleted since. */
export async function isStillLive(scope: Scope, { tokenHash }: LiveSession): Promise<boolean> {
  return (await selectLiveSession(scope.db, { tokenHash, now: scope.now })).length > 0;
}

async function prolong(scope: Scope, tokenHash: string): Promise<void> {
  await scope.db
    .updateTable('session')
    .set({ last_used_at: scope.now, expires_at: scope.now + SESSION_MS })
    .where('token_hash', '=', tokenHash)
    .execute();
}
