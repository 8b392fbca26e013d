import { createHash } from 'node:crypto';
import { DAY_MS } from '@dosewise/domain';
import type { FastifyRequest } from 'fastify';
import type { Scope } from '../context.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { AppError } from './app-error.ts';

/** How long a key is remembered. */
const REMEMBERED_MS = DAY_MS;

/** One request that may be repeated: whose, under which key, and what it asked. */
export interface RepeatableRequest {
  readonly userId: string;
  readonly key: string;
  readonly requestHash: string;
}

/** Reads the `Idempotency-Key` header, null when there is none. Throws when it is not a key. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header)) {
    const sentence = 'Idempotency-Key must be 1 to 200 visible ASCII characters.';
    throw new AppError('invalid_request', { sentence, fields: { 'Idempotency-Key': sentence } });
  }
  return header;
}

/** A digest of what a request asks, by which a repetition is told from another request. */
export function hashRequest(routeId: string, body: unknown): string {
  return createHash('sha256')
    .update(`${routeId}\n${JSON.stringify(body)}`)
    .digest('base64url');
}

/**
 * Runs `work` in a transaction and remembers its reply under the key. A repetition returns the
 * first reply and writes nothing, even while the first is still running: its insert waits for it.
 * A failed `work` leaves no trace, so it may be tried again under the same key.
 */
export function runOnce<T>(
  scope: Scope,
  request: RepeatableRequest,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return inTransaction(scope.db, async (tx) => {
    await forgetExpired(tx, request.userId, scope.now);
    const claimed = await tx
      .insertInto('idempotency_key')
      .values({
        user_id: request.userId,
        key: request.key,
        request_hash: request.requestHash,
        reply: null,
        created_at: scope.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) return firstReply<T>(tx, request);

    const reply = await work(tx);
    await tx
      .updateTable('idempotency_key')
      .set({ reply: JSON.stringify(reply) })
      .where('user_id', '=', request.userId)
      .where('key', '=', request.key)
      .execute();
    return reply;
  });
}

async function firstReply<T>(tx: Database, request: RepeatableRequest): Promise<T> {
  const first = await tx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'reply'])
    .where('user_id', '=', request.userId)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (!first || first.reply === null) throw new AppError('conflict');
  if (first.request_hash !== request.requestHash) throw new AppError('idempotency_mismatch');
  return JSON.parse(first.reply) as T;
}

async function forgetExpired(tx: Database, userId: string, now: number): Promise<void> {
  await tx
    .deleteFrom('idempotency_key')
    .where('user_id', '=', userId)
    .where('created_at', '<=', now - REMEMBERED_MS)
    .execute();
}
