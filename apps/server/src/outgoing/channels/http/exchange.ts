import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';

/** An error on the way. `wasSent`: all of the request had left by then. */
export type ExchangeError = NodeJS.ErrnoException & { readonly wasSent?: boolean };

/**
 * Sends one request and reads its answer by `read`; follows nothing. Rejects at every other end: no answer
 * within `timeoutMs` (ETIMEDOUT), an error, a connection that ends or becomes something else before there is one
 * (an answer 101). The body, too, ends with an error after `timeoutMs`.
 */
export function exchange<Result>(
  url: URL,
  options: RequestOptions,
  { body, timeoutMs }: { readonly body?: Buffer | string; readonly timeoutMs: number },
  read: (response: IncomingMessage) => Result | Promise<Result>,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options);
  const timer = setTimeout(() => {
    request.destroy(Object.assign(new Error('No answer in time.'), { code: 'ETIMEDOUT' }));
  }, timeoutMs);
  let wasSent = false;
  request.on('finish', () => {
    wasSent = true;
  });
  request.on('response', (response) => resolve(read(response)));
  request.on('error', (error: ExchangeError) => {
    reject(Object.assign(error, { wasSent: wasSent && !wasStale(request, error) }));
  });
  request.on('close', () => {
    clearTimeout(timer);
    // Nothing where there was an answer or an error.
    reject(Object.assign(new Error('No answer.'), { code: 'ECONNRESET', wasSent }));
  });
  request.end(body);
  return promise;
}

/** A connection kept open that the service closed meanwhile has carried nothing to it. */
const wasStale = (request: ClientRequest, { code }: ExchangeError) =>
  request.reusedSocket && code === 'ECONNRESET';

/** Reads the first `maxBytes` or so of a body, and ends its connection where there is more. */
export async function readStart(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop ends the connection.
  for await (const piece of response as AsyncIterable<Buffer>) {
    bytes += piece.length;
    pieces.push(piece);
    if (bytes > maxBytes) break;
  }
  return Buffer.concat(pieces);
}

/** Reads a body of at most `maxBytes`. Rejects where it is longer, or breaks off. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const body = await readStart(response, maxBytes);
  if (body.length > maxBytes) throw Object.assign(new Error('Too long.'), { code: 'EMSGSIZE' });
  return body;
}
