// Shows 46.2.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from './http.ts';
import { reachability } from './reachability.ts';

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
    vi.stubGlobal('fetch', async () => Response.json([1]));
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
    vi.stubGlobal('fetch', async () => Response.json([1]));
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
  vi.stubGlobal('fetch', async () => new Response(half));
  await expect(request('POST', '/pens')).rejects.toMatchObject({ code: 'offline' });
});
