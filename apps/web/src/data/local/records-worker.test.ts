import type { LocalRequest } from '@dosewise/local/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The worker of the page, which answers when the test says so. */
class SlowWorker extends EventTarget {
  static latest: SlowWorker | undefined;
  readonly asked: LocalRequest[] = [];
  constructor() {
    super();
    SlowWorker.latest = this;
  }
  postMessage(request: LocalRequest): void {
    this.asked.push(request);
  }
  isEnded = false;
  terminate(): void {
    this.isEnded = true;
  }
  answer(): void {
    const data = { id: this.asked.at(-1)?.id, status: 200, body: '{}', mediaType: null };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

vi.mock('@dosewise/local/worker?worker', () => ({ default: SlowWorker }));

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A call that a server would have been given 20 s for. */
async function ask() {
  const { sendLocally } = await import('./records-worker.ts');
  const ending = new AbortController();
  const call = sendLocally('GET', '/pens', { signal: ending.signal });
  const outcome = call.then(
    ({ status }) => status,
    (error: Error) => error.name,
  );
  const timeOut = () => ending.abort(new DOMException('Too long', 'TimeoutError'));
  return { outcome, timeOut, leave: () => ending.abort(new DOMException('Left', 'AbortError')) };
}

it('waits for a slow phone longer than for a server', async () => {
  const { outcome, timeOut } = await ask();
  timeOut();
  await vi.advanceTimersByTimeAsync(40_000);
  SlowWorker.latest?.answer();
  expect(await outcome).toBe(200);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up where nothing answers', async () => {
  const { outcome, timeOut } = await ask();
  timeOut();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe('TimeoutError');
});

it('waits no longer for what the page has no use for', async () => {
  const { outcome, leave } = await ask();
  leave();
  expect(await outcome).toBe('AbortError');
});

it.each([true, false])(
  'ends its worker when the page is left, kept to go back to: %s',
  async (persisted) => {
    const { outcome } = await ask();
    const worker = SlowWorker.latest;
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
    expect(worker?.isEnded).toBe(true);
    expect(await outcome).toBe('Error');
  },
);
