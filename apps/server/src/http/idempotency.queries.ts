import type { IdempotencyKeyTable } from '../db/account-tables.ts';
import type { EpochMs } from '../db/column-types.ts';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/prepared-query.ts';

/** Whose key. */
interface KeyOfUser {
  readonly userId: string;
  readonly key: string;
}

interface Claim extends KeyOfUser {
  readonly requestHash: string;
  readonly now: EpochMs;
  /** A key of then or earlier is as good as forgotten. */
  readonly expired: EpochMs;
}

/**
 * Takes a key that is new or expired. False when it stands for another request, after waiting for
 * that one if it is still running.
 */
export async function claimKey(db: Database, claim: Claim): Promise<boolean> {
  return (await insertKey(db, claim)).length > 0;
}

const insertKey = prepared((db, { userId, key, requestHash, now, expired }: Claim) =>
  db
    .insertInto('idempotency_key')
    .values({ user_id: userId, key, request_hash: requestHash, reply: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ request_hash: requestHash, reply: null, created_at: now })
        .where('idempotency_key.created_at', '<=', expired),
    )
    .returning('key'),
);

const setReply = prepared((db, { userId, key, reply }: KeyOfUser & { reply: string }) =>
  db
    .updateTable('idempotency_key')
    .set({ reply })
    .where('user_id', '=', userId)
    .where('key', '=', key),
);

/** Remembers the reply to the request that claimed the key. */
export async function keepReply(
  db: Database,
  { userId, key }: KeyOfUser,
  reply: string,
): Promise<void> {
  await setReply(db, { userId, key, reply });
}

/** What a key stands for. */
export function findKey(
  db: Database,
  { userId, key }: KeyOfUser,
): Promise<Pick<IdempotencyKeyTable, 'request_hash' | 'reply'> | undefined> {
  return db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'reply'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}
