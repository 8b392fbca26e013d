// Shows 46.1.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { readPatiently, readRetryAfterMs, request } from './http.ts';
import { reachability } from './reachability.ts';
import { ourReply } from './replies-for-tests.ts';
import { texts } from './texts.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reachability.note(true);
});

/** Answers nothing until it is told to stop. */
const hang = (_url: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });

describe('in a browser without AbortSignal.any', () => {
  const { any } = AbortSignal;
  beforeEach(() => {
    Reflect.deleteProperty(AbortSignal, 'any');
  });
  afterEach(() => {
    AbortSignal.any = any;
  });

  it('a read that may be given up is answered', async () => {
    vi.stubGlobal('fetch', async () => ourReply([1]));
    const { signal } = new AbortController();
    await expect(request('GET', '/pens', { signal })).resolves.toEqual([1]);
  });

  it('a read ends when its caller gives up, with the reason', async () => {
    vi.stubGlobal('fetch', hang);
    for (const isLate of [true, false]) {
      const caller = new AbortController();
      if (!isLate) caller.abort('left');
      const reading = request('GET', '/pens', { signal: caller.signal });
      if (isLate) caller.abort('left');
      await expect(reading).rejects.toBe('left');
    }
    expect(reachability.isOffline()).toBe(false);
  });

  it('a read that takes too long is no network', async () => {
    vi.stubGlobal('fetch', hang);
    const { signal } = new AbortController();
    const reading = request('GET', '/pens', { signal, timeoutMs: 1 });
    await expect(reading).rejects.toMatchObject({ code: 'offline' });
    expect(reachability.isOffline()).toBe(true);
  });
});

describe('a fault of ours is never called a missing network', () => {
  it('before anything is sent', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (url: unknown) => sent.push(url));
    const wrong = [
      { headers: { 'Idempotency-Key': 'two\nlines' } },
      { body: { amount: 1n } },
      { timeoutMs: -1 },
    ];
    for (const options of wrong) {
      const failure = await request('POST', '/pens', options).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toHaveProperty('code', 'offline');
    }
    expect(sent).toEqual([]);
    expect(reachability.isOffline()).toBe(false);
  });

  it('when the answer is there', async () => {
    vi.stubGlobal('fetch', async () => ourReply([1]));
    reachability.note(false);
    const stop = reachability.subscribe(() => {
      throw new ReferenceError('a name that is missing');
    });
    await expect(request('GET', '/pens')).rejects.toThrow('a name that is missing');
    stop();
    expect(reachability.isOffline()).toBe(false);
  });
});

it('a connection that ends within the answer is no network', async () => {
  const half = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[1'));
      controller.error(new TypeError('network error'));
    },
  });
  vi.stubGlobal('fetch', async () => new Response(half, { headers: { 'X-Dosewise-Server': '1' } }));
  await expect(request('POST', '/pens')).rejects.toMatchObject({ code: 'offline' });
});

/** The answer of something between us and the server. */
const HTML = { 'content-type': 'text/html' };
const page =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('<h1>Elsewhere</h1>', { status, headers: { ...HTML, ...headers } });
const leadsAway = () =>
  Object.defineProperty(new Response(''), 'type', { value: 'opaqueredirect' });

describe('an answer that is not our server’s counts as none', () => {
  it.each<[string, () => Response, boolean]>([
    ['404 of a proxy whose server restarts', page(404), false],
    ['403', page(403), false],
    ['502', page(502), false],
    ['503 that asks to wait', page(503, { 'Retry-After': '1' }), false],
    [
      '404 in JSON',
      () => Response.json({ error: 'No.', code: 'not_found' }, { status: 404 }),
      false,
    ],
    ['200 in JSON', () => Response.json([1]), false],
    [
      '401 in JSON',
      () => Response.json({ error: 'No.', code: 'unauthorized' }, { status: 401 }),
      true,
    ],
    ['401', page(401), true],
    ['401 of Basic auth', page(401, { 'www-authenticate': 'Basic realm="x"' }), true],
    ['200 of the Wi-Fi', page(200), true],
    ['a way to a login elsewhere', leadsAway, true],
  ])('%s', async (_name, answer, isLoginAhead) => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', storageIn(stored));
    vi.stubGlobal('fetch', async () => answer());
    for (const method of ['GET', 'POST']) {
      const failure = await request(method, '/pens', { token: 'token' }).catch(
        (error: unknown) => error as ApiError,
      );
      expect(failure).toMatchObject({ status: 0, code: 'offline', retryAfterMs: undefined });
      const message = isLoginAhead ? texts.loginAhead : texts.offline;
      expect(failure).toHaveProperty('message', message);
      expect([reachability.isOffline(), reachability.isLoginAhead()]).toEqual([true, isLoginAhead]);
    }
    vi.stubGlobal('fetch', async () => ourReply([1]));
    await request('GET', '/pens');
    expect([reachability.isOffline(), reachability.isLoginAhead()]).toEqual([false, false]);
  });

  it('413, which says why, and nothing of the server', async () => {
    vi.stubGlobal('fetch', async () => page(413)());
    await expect(request('POST', '/import/all', { body: {} })).rejects.toMatchObject({
      status: 0,
      code: 'proxy_too_large',
      message: texts.proxyTooLarge,
    });
    expect(reachability.isOffline()).toBe(false);
  });
});

const storageIn = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});

describe('a token', () => {
  let sent: (readonly [string | null, string | null])[];
  beforeEach(() => {
    sent = [];
    vi.stubGlobal('localStorage', storageIn(new Map()));
    vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
      sent.push([headers.get('authorization'), headers.get('x-dosewise-token')]);
      // What a proxy with a password of its own does: it knows no other in the header.
      return headers.has('authorization')
        ? page(401, { 'www-authenticate': 'Basic realm="x"' })()
        : ourReply([1]);
    });
  });

  it('goes in our own header where a proxy takes the usual one, once it said so', async () => {
    await expect(request('POST', '/pens', { token: 'token' })).resolves.toEqual([1]);
    await expect(request('GET', '/pens', { token: 'token' })).resolves.toEqual([1]);
    expect(sent).toEqual([
      ['Bearer token', 'token'],
      [null, 'token'],
      [null, 'token'],
    ]);
  });

  it('goes so with every call that was under way as the proxy said so', async () => {
    const calls = [1, 2, 3].map(() => request('GET', '/pens', { token: 'token' }));
    await expect(Promise.all(calls)).resolves.toEqual([[1], [1], [1]]);
    expect(reachability.isOffline()).toBe(false);
  });

  it('goes in both headers again after the end of a session', async () => {
    localStorage.setItem('authorizationTaken', 'yes');
    const unauthorized = { error: 'Unauthorized', code: 'unauthorized' };
    vi.stubGlobal('fetch', async () => ourReply(unauthorized, { status: 401 }));
    await expect(request('GET', '/pens', { token: 'old' })).rejects.toHaveProperty('status', 401);
    expect(localStorage.getItem('authorizationTaken')).toBeNull();
  });

  it('is of no header where there is none', async () => {
    await request('GET', '/health');
    expect(sent).toEqual([[null, null]]);
  });
});

const busy = (retryAfterMs?: number) =>
  new ApiError({ status: 503, code: 'overloaded', message: 'Too many.', retryAfterMs });

/** A read that fails with each error in turn and then succeeds, and the waits between. */
function reading(...errors: readonly Error[]) {
  const left = [...errors];
  const waits: number[] = [];
  const read = async () => {
    const error = left.shift();
    if (error) throw error;
    return 'read';
  };
  const wait = async (ms: number) => void waits.push(ms);
  return { waits, run: () => readPatiently(read, undefined, { wait, random: () => 0.5 }) };
}

it('asks a busy server again when it said so, with a random part more', async () => {
  const { waits, run } = reading(busy(2000), busy(1000));
  await expect(run()).resolves.toBe('read');
  expect(waits).toEqual([3000, 1500]);
});

it('gives up after two retries, with the reason of the last', async () => {
  const last = busy(2000);
  const { waits, run } = reading(busy(2000), busy(2000), last);
  await expect(run()).rejects.toBe(last);
  expect(waits).toHaveLength(2);
});

it.each([
  ['a failure that names no time', busy()],
  ['a time longer than anyone waits', busy(60_000)],
  ['another refusal', new ApiError({ status: 404, code: 'not_found', message: 'Not found.' })],
  ['an error of ours', new TypeError('oops')],
])('does not wait for %s', async (_name, error) => {
  const { waits, run } = reading(error);
  await expect(run()).rejects.toBe(error);
  expect(waits).toEqual([]);
});

it('stops waiting when the page is left', async () => {
  const controller = new AbortController();
  const asked = readPatiently(() => Promise.reject(busy(9000)), controller.signal);
  controller.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
});

it.each([
  [503, '2', 2000],
  [503, '0', 0],
  [503, 'Fri, 31 Dec 2027 23:59:59 GMT', undefined],
  [503, '-1', undefined],
  [503, null, undefined],
  [429, '2', undefined],
])('reads %s with Retry-After %s as %s', (status, header, expected) => {
  const headers = header === null ? {} : { 'Retry-After': header };
  expect(readRetryAfterMs(new Response('', { status, headers }))).toBe(expected);
});

describe('a busy server', () => {
  let asked: string[];
  beforeEach(() => {
    asked = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      asked.push(init.method ?? 'GET');
      if (asked.length > 1) return ourReply({ status: 'ok' });
      const body = { error: 'Too many people at once.', code: 'overloaded', requestId: 'r' };
      return ourReply(body, { status: 503, headers: { 'Retry-After': '0' } });
    });
  });

  it('is asked again for a read by itself', async () => {
    await expect(request('GET', '/health')).resolves.toEqual({ status: 'ok' });
    expect(asked).toEqual(['GET', 'GET']);
  });

  it('leaves a write to the person who typed it, with the server’s sentence', async () => {
    await expect(request('POST', '/doses', { body: {} })).rejects.toMatchObject({
      message: 'Too many people at once.',
      retryAfterMs: 0,
    });
    expect(asked).toEqual(['POST']);
  });
});
