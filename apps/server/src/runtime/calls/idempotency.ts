import { IDEMPOTENCY_KEY } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { AppError, fieldError } from '../../app-error.ts';
import type { Scope } from '../../context.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { digest } from '../../records/record-ids.ts';
import * as queries from './idempotency.queries.ts';
import { texts } from './texts.ts';

export const KEYS_REMEMBERED_MS = DAY_MS;

/** One request that may be repeated: whose, in which session, under which key, and what it asked. */
export interface RepeatableRequest {
  readonly userId: string;
  readonly tokenHash: string;
  readonly key: string;
  readonly requestHash: string;
}

/**
 * Checks what was given as `Idempotency-Key`: null when there is none or the body's own `_id` does its work.
 * Throws when it is not a key.
 */
export function readIdempotencyKey(given: unknown, body: unknown): string | null {
  if (given === undefined) return null;
  if (typeof given !== 'string' || !IDEMPOTENCY_KEY.test(given)) {
    throw fieldError('Idempotency-Key', texts.badKey);
  }
  return hasId(body) ? null : given;
}

const hasId = (body: unknown) =>
  typeof body === 'object' && body !== null && '_id' in body && body._id !== undefined;

/** A digest of what a request asks, by which a repetition is told from another request. */
export function hashRequest(routeId: string, body: unknown): string {
  return digest(`${routeId}\n${JSON.stringify(body)}`);
}

/**
 * Runs `work` in a transaction and remembers its reply under the key. A repetition returns the
 * first reply and writes nothing, even while the first is still running: its insert waits for it.
 * A failed `work` leaves no trace, so it may be tried again under the same key. A key is only taken
 * while the session is live, and holds it; `requireSession` throws where it is not.
 */
export function runOnce<T>(
  scope: Scope,
  request: RepeatableRequest,
  requireSession: (tx: Database) => Promise<void>,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const { userId, tokenHash, key, requestHash } = request;
  const expired = scope.now - KEYS_REMEMBERED_MS;
  return inTransaction(scope.db, async (tx) => {
    const claim = { userId, tokenHash, key, requestHash, now: scope.now, expired };
    if (!(await queries.claimKey(tx, claim))) {
      await requireSession(tx);
      return firstReply<T>(tx, request);
    }
    const reply = await work(tx);
    await queries.keepReply(tx, request, JSON.stringify(reply));
    return reply;
  });
}

async function firstReply<T>(tx: Database, request: RepeatableRequest): Promise<T> {
  const first = await queries.findKey(tx, request);
  if (!first || first.reply === null) throw new AppError('conflict');
  if (first.request_hash !== request.requestHash) throw new AppError('idempotency_mismatch');
  return JSON.parse(first.reply) as T;
}
