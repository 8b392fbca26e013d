import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** The largest body of all, or four thousand of the largest without an account. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024;
/** What a piece takes besides its bytes, however small it is. */
const PIECE_BYTES = 512;
const RETRY_AFTER_SECONDS = 5;

/**
 * Bounds what the bodies of all connections take of the memory until they are whole. Beyond it the
 * one that has waited longest is refused: an honest body is there within a second, so whoever holds
 * many back refuses themselves and nobody else.
 */
export function limitWaitingBodies(app: FastifyInstance, maxBytes = MAX_WAITING_BYTES): void {
  /** What each body takes so far, the oldest first. */
  const waiting = new Map<IncomingMessage, number>();
  let sum = 0;

  const forget = (body: IncomingMessage) => {
    sum -= waiting.get(body) ?? 0;
    waiting.delete(body);
  };
  const note = (body: IncomingMessage, bytes: number) => {
    waiting.set(body, (waiting.get(body) ?? 0) + bytes);
    sum += bytes;
    while (sum > maxBytes) {
      const [oldest] = waiting.keys();
      if (!oldest) return;
      forget(oldest);
      refuse(oldest);
    }
  };

  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const { raw } = request;
    if (hasBody(raw)) {
      const count = (piece: Buffer) => note(raw, piece.length + PIECE_BYTES);
      const stop = () => {
        raw.off('data', count);
        forget(raw);
      };
      // Whoever reads the body listens before the next turn: listening here loses nothing of it.
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
