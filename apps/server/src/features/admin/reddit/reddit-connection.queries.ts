import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { RedditConnectionTable } from '../../../db/tables/reddit-tables.ts';
import { latestInstant } from '../../../runtime/background/wrong-clock.ts';

/** The one connection's row. */
const ROW_ID = 1;

/** The stored half of a connection: what opens it is not in the database. */
export interface SealedTokens {
  readonly access_token_sealed: string;
  readonly refresh_token_sealed: string;
  readonly expires_at: EpochMs;
}

export function findConnection(db: Database): Promise<RedditConnectionTable | undefined> {
  return db.selectFrom('reddit_connection').selectAll().where('id', '=', ROW_ID).executeTakeFirst();
}

/** Stores a new connection. What Reddit's limits say stays: they are the application's. */
export async function saveConnection(
  db: Database,
  tokens: SealedTokens,
  now: EpochMs,
): Promise<void> {
  const values = { ...tokens, connected_at: now, renewing_until: null };
  await db
    .insertInto('reddit_connection')
    .values({ id: ROW_ID, ...values, blocked_until: null, failures: 0, searched_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Claims the renewal of the access token `stale`. False when another process has it or did it. */
export async function claimRenewal(
  db: Database,
  stale: SealedTokens,
  { now, until }: { now: EpochMs; until: EpochMs },
): Promise<boolean> {
  const row = await db
    .updateTable('reddit_connection')
    .set({ renewing_until: until })
    .where('id', '=', ROW_ID)
    .where('access_token_sealed', '=', stale.access_token_sealed)
    .where((eb) =>
      eb.or([
        eb('renewing_until', 'is', null),
        eb('renewing_until', '<=', now),
        // Dated by a clock that was ahead.
        eb('renewing_until', '>', latestInstant(until)),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the renewal that was claimed until `until` back without a new token. */
export async function releaseRenewal(db: Database, until: EpochMs): Promise<void> {
  await db
    .updateTable('reddit_connection')
    .set({ renewing_until: null })
    .where('id', '=', ROW_ID)
    .where('renewing_until', '=', until)
    .execute();
}

/** Stores renewed tokens, unless the connection was ended or made again meanwhile. */
export async function saveRenewal(
  db: Database,
  used: SealedTokens,
  renewed: SealedTokens,
): Promise<void> {
  await db
    .updateTable('reddit_connection')
    .set({ ...renewed, renewing_until: null })
    .where('id', '=', ROW_ID)
    .where('refresh_token_sealed', '=', used.refresh_token_sealed)
    .execute();
}

/** Forgets the connection with this refresh token. False when it is gone already. */
export async function forgetConnection(db: Database, refreshSealed: string): Promise<boolean> {
  const row = await db
    .updateTable('reddit_connection')
    .set({
      access_token_sealed: null,
      refresh_token_sealed: null,
      expires_at: null,
      connected_at: null,
      renewing_until: null,
    })
    .where('id', '=', ROW_ID)
    .where('refresh_token_sealed', '=', refreshSealed)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes how a search went. Locks the connection until the end of the transaction. */
export async function noteSearch(
  db: Database,
  outcome: { searched_at?: EpochMs; blocked_until?: EpochMs; failures: number },
): Promise<void> {
  await db.updateTable('reddit_connection').set(outcome).where('id', '=', ROW_ID).execute();
}

/** Keeps other searches from writing until the transaction ends. */
export async function lockConnection(db: Database): Promise<void> {
  await db
    .updateTable('reddit_connection')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', ROW_ID)
    .execute();
}

/** Uses up a nonce. False when it was used before. Forgets those that expired. */
export async function useNonce(
  db: Database,
  nonce: string,
  { now, expiredBefore }: { now: EpochMs; expiredBefore: EpochMs },
): Promise<boolean> {
  await db.deleteFrom('reddit_used_state').where('used_at', '<', expiredBefore).execute();
  const row = await db
    .insertInto('reddit_used_state')
    .values({ nonce, used_at: now })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isAdmin(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userId)
    .where('user_type', '=', 'admin')
    .executeTakeFirst();
  return row !== undefined;
}
