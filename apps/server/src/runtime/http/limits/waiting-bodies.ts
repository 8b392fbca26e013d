import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../app-error.ts';

/** The largest body of all, or four thousand of the largest without an account. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024;
/** The memory that a piece takes besides its bytes, however small it is. */
const PIECE_BYTES = 512;
const RETRY_AFTER_SECONDS = 5;

/** The bodies of one account, or of all strangers, with what each takes so far, the oldest first. */
class Waiting {
  readonly bodies = new Map<IncomingMessage, number>();
  sum = 0;
}

/**
 * Bounds what the bodies of all connections take of the memory until they are whole. Beyond it strangers
 * go first, then the account whose bodies take most: of these the body that has waited longest is
 * refused. An honest one is there within seconds, so anyone who holds many back refuses themselves and
 * no one else. `findUserId` knows the caller of a request once its headers are read.
 */
export function limitWaitingBodies(
  app: FastifyInstance,
  findUserId: (request: FastifyRequest) => string | undefined,
  maxBytes = MAX_WAITING_BYTES,
): void {
  const strangers = new Waiting();
  const accounts = new Map<string, Waiting>();
  let sum = 0;

  const largest = () => {
    if (strangers.bodies.size > 0) return strangers;
    let found = strangers;
    for (const waiting of accounts.values()) if (waiting.sum > found.sum) found = waiting;
    return found;
  };

  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const { raw } = request;
    if (hasBody(raw)) {
      const userId = findUserId(request);
      const own = userId === undefined ? strangers : (accounts.get(userId) ?? new Waiting());
      if (userId !== undefined) accounts.set(userId, own);
      own.bodies.set(raw, 0);
      const count = (piece: Buffer) => {
        const bytes = piece.length + PIECE_BYTES;
        own.bodies.set(raw, (own.bodies.get(raw) ?? 0) + bytes);
        own.sum += bytes;
        sum += bytes;
        while (sum > maxBytes) {
          const [oldest] = largest().bodies.keys();
          if (!oldest) return;
          refuse(oldest);
        }
      };
      const stop = () => {
        raw.off('data', count);
        const bytes = own.bodies.get(raw) ?? 0;
        if (!own.bodies.delete(raw)) return;
        own.sum -= bytes;
        sum -= bytes;
        if (userId !== undefined && own.bodies.size === 0) accounts.delete(userId);
      };
      // Anyone who reads the body listens before the next turn: listening here loses nothing of it.
      raw.on('data', count).once('end', stop).once('error', stop).once('close', stop);
    }
    done();
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || (headers['content-length'] ?? '0') !== '0';

/** Fails the body for its reader, who answers and ends the connection. */
function refuse(body: IncomingMessage): void {
  body.emit('error', new AppError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
}
