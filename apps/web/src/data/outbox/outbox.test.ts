import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type EntryOf, outbox } from './outbox.ts';

const body = { weightKg: 80, date: '2026-11-28T08:00:00.000Z', note: '', source: 'manual' };
const record = (_id: string) => ({ _id, ...body, isUnconfirmed: false, loggedBy: null });

const entry = (id: string, userId: string): EntryOf<'weight'> => ({
  id,
  userId,
  kind: 'weight',
  at: 0,
  body,
  draft: record(id),
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
  await outbox.sent(entry('a', 'anna'), record('a'));
  expect(outbox.read()).toMatchObject([{ id: 'a', state: 'sent' }]);
  await outbox.remove('a');
  expect(outbox.read()).toEqual([]);
});

it('shows nothing of one person to the next', async () => {
  await outbox.open('anna');
  const sending = outbox.sent(entry('a', 'anna'), record('a'));
  await Promise.all([outbox.open(null), sending]);
  await outbox.open('ben');
  expect(outbox.read()).toEqual([]);

  await outbox.sent(entry('b', 'ben'), record('b'));
  const isChanged = vi.fn();
  const stop = outbox.subscribe(isChanged);
  await outbox.sent(entry('c', 'anna'), record('c'));
  await outbox.remove('a');
  stop();
  expect(outbox.read().map(({ id }) => id)).toEqual(['b']);
  expect(isChanged).not.toHaveBeenCalled();
});
