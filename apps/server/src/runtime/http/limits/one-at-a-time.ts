import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../app-error.ts';

const RETRY_AFTER_SECONDS = 5;

/** A body that every route takes, in bytes: some of these at once are no load. */
const SMALL_BODY_BYTES = 1024 * 1024;

const isSmall = ({ headers }: FastifyRequest) =>
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= SMALL_BODY_BYTES;

/**
 * The hooks of a route of which each user may have one request under way in this process. Another one
 * is refused before its body is read. `findUserId` is asked once the caller is known. `letsSmallIn`:
 * small bodies are let in besides, for programs that send again and again.
 */
export function oneAtATime(
  findUserId: (request: FastifyRequest) => string | undefined,
  { letsSmallIn }: { readonly letsSmallIn: boolean },
) {
  const underWay = new Map<string, FastifyRequest>();
  const isWhole = new WeakSet<FastifyRequest>();
  const release = (request: FastifyRequest) => {
    const userId = findUserId(request);
    if (userId !== undefined && underWay.get(userId) === request) underWay.delete(userId);
  };
  return {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const userId = findUserId(request);
      if (userId === undefined || (letsSmallIn && isSmall(request))) return;
      if (underWay.has(userId)) {
        throw new AppError('import_under_way', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      underWay.set(userId, request);
      // Who hangs up in the middle of the body is done; once it is whole, the work goes on to its end.
      reply.raw.once('close', () => {
        if (!isWhole.has(request)) release(request);
      });
    },
    preHandler: async (request: FastifyRequest) => {
      isWhole.add(request);
    },
    onSend: async (request: FastifyRequest, _reply: FastifyReply, payload: unknown) => {
      release(request);
      return payload;
    },
  };
}
