import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OutboxEntry, outbox } from './outbox.ts';

const entry = (id: string, userId: string): OutboxEntry => ({
  id,
  userId,
  kind: 'weight',
  at: 0,
  body: {},
  draft: {},
  state: 'waiting',
  wasSent: true,
  reason: null,
});

beforeEach(() => {
  // A browser that keeps nothing.
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = { error: new Error('nothing is kept'), onerror: () => undefined };
      queueMicrotask(() => request.onerror());
      return request;
    },
  });
});

afterEach(async () => {
  await outbox.open(null);
  vi.unstubAllGlobals();
});

it('shows what was sent until it is removed', async () => {
  await outbox.open('anna');
  await outbox.sent(entry('a', 'anna'), {});
  expect(outbox.read()).toMatchObject([{ id: 'a', state: 'sent' }]);
  await outbox.remove('a');
  expect(outbox.read()).toEqual([]);
});

it('shows nothing of one person to the next', async () => {
  await outbox.open('anna');
  const sending = outbox.sent(entry('a', 'anna'), {});
  await Promise.all([outbox.open(null), sending]);
  await outbox.open('ben');
  expect(outbox.read()).toEqual([]);

  await outbox.sent(entry('b', 'ben'), {});
  const isChanged = vi.fn();
  const stop = outbox.subscribe(isChanged);
  await outbox.sent(entry('c', 'anna'), {});
  await outbox.remove('a');
  stop();
  expect(outbox.read().map(({ id }) => id)).toEqual(['b']);
  expect(isChanged).not.toHaveBeenCalled();
});
