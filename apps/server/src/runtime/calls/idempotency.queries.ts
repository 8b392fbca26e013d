import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/engines/prepared-query.ts';
import type { IdempotencyKeyTable } from '../../db/tables/account-tables.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import { heldSession } from './sessions.read-model.ts';

/** A key and its user. */
interface KeyOfUser {
  readonly userId: string;
  readonly key: string;
}

interface Claim {
  /** Of the session that asks. */
  readonly userId: string;
  readonly tokenHash: string;
  readonly key: string;
  readonly requestHash: string;
  readonly now: EpochMs;
  /** A key of then or earlier is as good as forgotten. */
  readonly expired: EpochMs;
}

/**
 * Takes a key that is new or expired for the user of a live session, and holds that session: in one
 * statement, since this is where every entry begins. False when the session is over, or the key stands
 * for another request, after waiting for that one if it is still running.
 */
export async function claimKey(db: Database, claim: Claim): Promise<boolean> {
  return (await insertKey(db, claim)).length > 0;
}

const insertKey = prepared((db, { userId, tokenHash, key, requestHash, now, expired }: Claim) =>
  db
    .insertInto('idempotency_key')
    .columns(['user_id', 'key', 'request_hash', 'created_at'])
    .expression(
      heldSession(db, { userId, tokenHash, now }).select((eb) => [
        'session.user_id',
        eb.val(key).as('key'),
        eb.val(requestHash).as('request_hash'),
        eb.val(now).as('created_at'),
      ]),
    )
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

/** The request that a key stands for, and its reply. */
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
