// Shows 46.3, 46.6.
import { entries, get, set, setMany } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isKept, outboxStore, readOr } from './databases.ts';
import { outbox } from './outbox.ts';

/** The requests to the database, in their order. */
let asked: string[];
/** Answers the requests so far. */
let answer: () => void;
/** Ends the connection, which the store keeps otherwise. */
let close: () => void;

/** An IndexedDB that answers when the test says so, as a browser's does whose disk is busy. */
function standInDatabase(values: Readonly<Record<string, unknown>>) {
  const waiting: (() => void)[] = [];
  asked = [];
  answer = () => {
    for (const succeed of waiting.splice(0)) succeed();
  };
  const request = (name: string, result?: unknown) => {
    asked.push(name);
    const made = { result, onsuccess: () => {} };
    waiting.push(() => made.onsuccess());
    return made;
  };
  const transaction = (_store: string, mode: string) => {
    asked.push(mode);
    const made = { oncomplete: () => {}, commit: () => void asked.push('commit') };
    waiting.push(() => made.oncomplete());
    const store = {
      transaction: made,
      get: (key: string) => request(`get ${key}`, values[key]),
      getAll: () => request('getAll', Object.values(values)),
      getAllKeys: () => request('getAllKeys', Object.keys(values)),
      put: (_value: unknown, key: string) => request(`put ${key}`),
    };
    return { objectStore: () => store };
  };
  const database = { transaction, onclose: () => {} };
  close = () => database.onclose();
  const open = () => {
    const opening = { result: database, onsuccess: () => {} };
    queueMicrotask(() => opening.onsuccess());
    return opening;
  };
  vi.stubGlobal('indexedDB', { open });
}

const WAITING = { id: 'a', userId: 'anna', kind: 'weight', at: 0, state: 'waiting' };

beforeEach(() => {
  vi.useFakeTimers();
  standInDatabase({ a: WAITING });
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets everything run that waits for no answer. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a transaction ends without the page', () => {
  it.each([
    ['a write', () => set('k', 1, outboxStore), ['readwrite', 'put k', 'commit']],
    [
      'several writes',
      () =>
        setMany(
          [['k', 1] as const, ['l', 2] as const].map(([k, v]) => [k, v]),
          outboxStore,
        ),
      ['readwrite', 'put k', 'put l', 'commit'],
    ],
    ['a read', () => get('a', outboxStore), ['readonly', 'get a', 'commit']],
    [
      'a read of everything',
      () => entries(outboxStore),
      ['readonly', 'getAllKeys', 'getAll', 'commit'],
    ],
  ])('of %s', async (_name, act, expected) => {
    void act();
    await settle();
    expect(asked).toEqual(expected);
    answer();
  });
});

it('is asked to last as soon as something waits in it, once', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist } });
  for (const person of ['ben', 'anna', null, 'anna']) {
    const opening = outbox.open(person);
    await settle();
    answer();
    await opening;
    await settle();
    expect(persist).toHaveBeenCalledTimes(person === 'ben' ? 0 : 1);
  }
  await outbox.open(null);
});

describe('a disk that does not answer', () => {
  it('keeps nobody waiting for a read for more than a second', async () => {
    const reading = readOr<unknown>(get('a', outboxStore), 'nothing');
    await vi.advanceTimersByTimeAsync(1000);
    await expect(reading).resolves.toBe('nothing');
  });

  it('counts as one that keeps nothing', async () => {
    const writing = isKept(set('k', 1, outboxStore));
    await vi.advanceTimersByTimeAsync(5000);
    await expect(writing).resolves.toBe(false);
  });

  it('shows what waits to be sent as soon as it says so', async () => {
    const opening = outbox.open('anna');
    await vi.advanceTimersByTimeAsync(1000);
    await opening;
    expect(outbox.read()).toEqual([]);
    answer();
    await settle();
    expect(outbox.read()).toEqual([WAITING]);
    await outbox.open(null);
  });
});
