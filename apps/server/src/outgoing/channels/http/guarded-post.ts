import { type Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { type Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { ReplyHead } from '../send-outcome.ts';

/** Of an answer nothing is kept; what goes on for longer than this costs its connection. */
const MAX_ANSWER_BYTES = 16 * 1024;

/** The connections that stay open between messages. */
export interface Agents {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
}

/** The bytes of a request, headers and body. */
export interface Post {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/**
 * Sends one request and returns the head of its reply; follows nothing. Rejects when none comes
 * within `timeoutMs`, with the code ETIMEDOUT; `wasSent` of an error says that all had left by then.
 */
export function guardedPost(
  url: URL,
  { headers, body }: Post,
  { agents, timeoutMs }: { readonly agents: Agents; readonly timeoutMs: number },
): Promise<ReplyHead> {
  const { promise, resolve, reject } = Promise.withResolvers<ReplyHead>();
  const options = { method: 'POST', headers: { ...headers, 'content-length': body.length } };
  const request =
    url.protocol === 'https:'
      ? httpsRequest(url, { ...options, agent: agents.https })
      : httpRequest(url, { ...options, agent: agents.http });
  const timer = setTimeout(() => {
    request.destroy(Object.assign(new Error('No answer in time.'), { code: 'ETIMEDOUT' }));
  }, timeoutMs);
  let wasSent = false;
  request.on('finish', () => {
    wasSent = true;
  });
  request.on('error', (error: NodeJS.ErrnoException) => {
    // A connection kept open that the service closed meanwhile has carried nothing to it.
    const wasStale = request.reusedSocket && error.code === 'ECONNRESET';
    reject(Object.assign(error, { wasSent: wasSent && !wasStale }));
  });
  request.on('close', () => clearTimeout(timer));
  request.on('response', (response) => {
    resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
    discard(response);
  });
  request.end(body);
  return promise;
}

/** Reads a short answer to its end, so that its connection can be used again; ends a long one. */
function discard(response: IncomingMessage): void {
  let bytes = 0;
  response.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > MAX_ANSWER_BYTES) response.destroy();
  });
  response.on('error', () => {});
}
