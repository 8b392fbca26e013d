import { TOKEN_HEADER } from '@dosewise/contract/headers';
import { LANGUAGE } from '../../languages/formats/spoken.ts';
import { isOurs, type Stranger, strangerOf } from '../browser/our-server.ts';
import { LOCAL_TOKEN, readStored, writeStored } from '../browser/storage.ts';
import { API_BASE, TIMEOUT_MS } from '../deployment-settings/deployment-settings.ts';
import type { sendLocally } from '../local/records-worker.ts';
import { ApiError } from './api-error.ts';
import { reachability } from './reachability.ts';
import { texts } from './texts.ts';

export interface RequestOptions {
  readonly body?: unknown;
  readonly token?: string | null | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  readonly keepalive?: boolean | undefined;
}

/**
 * Sends a request to the API and returns the reply's JSON, undefined when it has none. Throws
 * ApiError for every refusal and failure, and the signal's own error when the caller aborts.
 */
export async function request(
  method: string,
  path: string,
  options: RequestOptions = {},
): Promise<unknown> {
  const { status, content } = await exchange(method, path, options, (response) => response.text());
  const reply = parseJson(content);
  if (reply === INVALID) throw refusal(status, reply);
  return reply;
}

/**
 * Sends a request and reads a good reply with `read`. Throws like `request`. What only reads is sent
 * again when a busy server asks for it; a write is left to the person who typed it.
 */
export function exchange<Content>(
  method: string,
  path: string,
  options: RequestOptions,
  read: (response: Response) => Promise<Content>,
): Promise<{ readonly status: number; readonly content: Content }> {
  const send = () => exchangeOnce(method, path, options, read);
  return method === 'GET' ? readPatiently(send, options.signal) : send();
}

async function exchangeOnce<Content>(
  method: string,
  path: string,
  { body, token, headers, signal, timeoutMs = TIMEOUT_MS, keepalive = false }: RequestOptions,
  read: (response: Response) => Promise<Content>,
): Promise<{ readonly status: number; readonly content: Content }> {
  const ending = endWithFirst(AbortSignal.timeout(timeoutMs), signal);
  const sharesHeader = readStored('authorizationTaken') === null;
  const send = (): Promise<Response> =>
    fetch(API_BASE + path, {
      method,
      keepalive,
      signal: ending,
      // A login in front of the server leads elsewhere: a page sees that only where it does not follow.
      redirect: 'manual',
      headers: new Headers({
        // A login in front tells by it that no page is asked for, and answers 401 in place of one.
        Accept: 'application/json, */*',
        'Accept-Language': LANGUAGE,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? tokenHeaders(token) : {}),
        ...headers,
      }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  // Nothing but the exchange itself is tried: a fault of ours is no missing network.
  async function orOffline<Value>(part: Promise<Value>): Promise<Value> {
    try {
      return await part;
    } catch (error) {
      if (signal?.aborted) throw error;
      reachability.note(false);
      throw new ApiError({ status: 0, code: 'offline', message: texts.offline });
    }
  }
  const isLocal = token === LOCAL_TOKEN;
  let response = await (isLocal
    ? sendToWorker(method, path, { body, headers, signal: ending })
    : orOffline(send()));
  if (!isLocal) {
    if (token && sharesHeader && takesAuthorization(response)) {
      // Other calls were under way with the usual header as well.
      writeStored('authorizationTaken', 'yes');
      response = await orOffline(send());
    }
    if (!isOurs(response)) throw unanswered(strangerOf(response));
    reachability.note(true);
    // A server of 1.0 knows the usual header alone: the next session is sent in both again.
    if (response.status === 401 && token && !sharesHeader) writeStored('authorizationTaken', null);
  }
  const { status, ok } = response;
  if (ok) return { status, content: await orOffline(read(response)) };
  const text = await orOffline(response.text());
  const error = refusal(status, parseJson(text), readRetryAfterMs(response));
  // Without a server there is no log in which anyone could look it up.
  throw isLocal ? new ApiError({ ...error, message: error.message, requestId: undefined }) : error;
}

/**
 * The headers with a token. The one of our own counts first on the server; the usual one is left to a proxy that
 * has its own password in it.
 */
const tokenHeaders = (token: string): Readonly<Record<string, string>> => ({
  [TOKEN_HEADER]: token,
  ...(readStored('authorizationTaken') === null ? { authorization: `Bearer ${token}` } : {}),
});

/** True where a proxy in front refuses the usual header, since it has a password of its own there (Basic auth). */
const takesAuthorization = (response: Response): boolean =>
  !isOurs(response) && response.status === 401 && response.headers.has('www-authenticate');

/** The failure of a call that something else than our server has answered. Nothing is known of ours by it. */
function unanswered(stranger: Stranger): ApiError {
  if (stranger === 'too large') {
    const message = texts.proxyTooLarge;
    return new ApiError({ status: 0, code: 'proxy_too_large', message, isForeign: true });
  }
  const isLoginAhead = stranger === 'login';
  reachability.note(false, isLoginAhead);
  const message = isLoginAhead ? texts.loginAhead : texts.offline;
  return new ApiError({ status: 0, code: 'offline', message, isForeign: true });
}

/**
 * Has the records of this browser answer. Throws ApiError where they cannot be opened: their code did not
 * arrive, or the browser has stopped it.
 */
async function sendToWorker(...asked: Parameters<typeof sendLocally>): Promise<Response> {
  try {
    const { sendLocally } = await import('../local/records-worker.ts');
    return await sendLocally(...asked);
  } catch (error) {
    const { signal } = asked[2];
    if (signal.aborted && (signal.reason as Error).name !== 'TimeoutError') throw error;
    throw new ApiError({ status: 0, code: 'not_opened', message: texts.notOpened });
  }
}

/** Tries of a read beyond the first before the person hears of it. */
const MAX_RETRIES = 2;
/** Anyone who is asked to wait longer than this is told at once. */
const LONGEST_WAIT_MS = 10_000;

/**
 * The time for which a server that is too busy (503) wants to be left alone; undefined when it does
 * not say.
 */
export function readRetryAfterMs({ status, headers }: Response): number | undefined {
  const seconds = headers.get('Retry-After') ?? '';
  return status === 503 && /^\d{1,5}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}

/** Waits, unless `signal` ends it; then rejects with the signal's reason. */
type Wait = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

/**
 * Reads, and again when a busy server has said when. Each waits up to twice as long as it is asked,
 * at random: if all came back at the same moment, they would be too many again.
 */
export async function readPatiently<T>(
  read: () => Promise<T>,
  signal: AbortSignal | undefined,
  { wait = sleep, random = Math.random }: { wait?: Wait; random?: () => number } = {},
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await read();
    } catch (error) {
      const afterMs = error instanceof ApiError ? error.retryAfterMs : undefined;
      if (afterMs === undefined || afterMs > LONGEST_WAIT_MS || retries === MAX_RETRIES)
        throw error;
      await wait(afterMs * (1 + random()), signal);
    }
  }
}

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/** A signal that ends with the first of two, as `AbortSignal.any` gives in newer browsers. */
function endWithFirst(timeout: AbortSignal, given: AbortSignal | undefined): AbortSignal {
  if (given === undefined) return timeout;
  const ended = new AbortController();
  for (const signal of [given, timeout]) {
    const end = () => ended.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  }
  return ended.signal;
}

const INVALID = Symbol('not JSON');

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return INVALID;
  }
}

/** The error in a reply's body. Something between us and the server may have written it. */
function refusal(status: number, reply: unknown, retryAfterMs?: number): ApiError {
  const body =
    typeof reply === 'object' && reply !== null ? (reply as Record<string, unknown>) : {};
  if (typeof body.error !== 'string') {
    return new ApiError({
      status,
      code: 'unreadable',
      message: texts.unreadableStatus(status),
      retryAfterMs,
    });
  }
  return new ApiError({
    status,
    code: typeof body.code === 'string' ? body.code : 'unknown',
    message: body.error,
    fields: isTextRecord(body.fields) ? body.fields : undefined,
    requestId: typeof body.requestId === 'string' ? body.requestId : undefined,
    retryAfterMs,
  });
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === 'string')
  );
}
