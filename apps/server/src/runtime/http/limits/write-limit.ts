import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../app-error.ts';
import type { ServerContext } from '../../server-context.ts';

/** Fifty a second for a whole minute: no hand does that, and a script that brings old records rarely. */
export const MAX_WRITES_A_MINUTE = 3000;
const MINUTE_MS = 60_000;

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * Bounds how often an account writes, before the body is read. Counted in this process alone.
 * `findUserId` knows the caller of a request whose route wants one.
 */
export function limitWrites(
  app: FastifyInstance,
  { now }: ServerContext,
  findUserId: (request: FastifyRequest) => string | undefined,
): void {
  const writes = new Map<string, number>();
  let minute = 0;
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const userId = isRead(request.method) ? undefined : findUserId(request);
    if (userId === undefined) return done();
    const at = now();
    if (Math.floor(at / MINUTE_MS) !== minute) {
      minute = Math.floor(at / MINUTE_MS);
      writes.clear();
    }
    const count = (writes.get(userId) ?? 0) + 1;
    writes.set(userId, count);
    if (count <= MAX_WRITES_A_MINUTE) return done();
    const retryAfterSeconds = Math.ceil(((minute + 1) * MINUTE_MS - at) / 1000);
    done(new AppError('too_many_writes', { retryAfterSeconds }));
  });
}
