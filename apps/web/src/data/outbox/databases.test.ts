// Shows 22.1, 46.1.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isKept, outboxTable, readOr } from './databases.ts';
import { type OutboxEntry, outbox } from './outbox.ts';

/** The requests to the database, in their order. */
let asked: string[];
/** Answers the requests so far. */
let answer: () => void;
/** Ends the connection, which the table keeps otherwise. */
let close: () => void;
/** Ends it without saying so. */
let lose: () => void;

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
  let isLost = false;
  lose = () => {
    isLost = true;
  };
  const transaction = (_store: string, mode: string) => {
    if (isLost) throw new DOMException('The connection is closing.', 'InvalidStateError');
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
    return Object.assign(made, { objectStore: () => store });
  };
  const database = { transaction, close: () => {}, onclose: () => {} };
  close = () => database.onclose();
  const open = () => {
    asked.push('open');
    isLost = false;
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
    ['a write', () => outboxTable.put([['k', 1]]), ['readwrite', 'put k', 'commit']],
    [
      'several writes',
      () =>
        outboxTable.put([
          ['k', 1],
          ['l', 2],
        ]),
      ['readwrite', 'put k', 'put l', 'commit'],
    ],
    ['a read', () => outboxTable.get('a'), ['readonly', 'get a', 'commit']],
    [
      'a read of everything',
      () => outboxTable.entries(),
      ['readonly', 'getAllKeys', 'getAll', 'commit'],
    ],
  ])('of %s', async (_name, act, expected) => {
    void act();
    await settle();
    expect(asked).toEqual(['open', ...expected]);
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

it('is opened again where the browser lost it, and the entry is kept', async () => {
  const opening = outbox.open('anna');
  await settle();
  answer();
  await opening;
  lose();
  asked = [];
  const keeping = outbox.put({ ...outbox.read()[0], id: 'b' } as OutboxEntry);
  await settle();
  answer();
  expect(await keeping).toBe(true);
  expect(asked).toEqual(['open', 'readwrite', 'put b', 'commit']);
  expect(outbox.read().map(({ id }) => id)).toEqual(['a', 'b']);
  await outbox.open(null);
});

it('goes on showing what waits where the browser does not open it again', async () => {
  const opening = outbox.open('anna');
  await settle();
  answer();
  await opening;
  lose();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    },
  });
  await outbox.reload();
  expect(outbox.read()).toEqual([WAITING]);
  await outbox.open(null);
});

describe('a disk that does not answer', () => {
  it('keeps no one waiting for a read for more than a second', async () => {
    const reading = readOr<unknown>(outboxTable.get('a'), 'nothing');
    await vi.advanceTimersByTimeAsync(1000);
    await expect(reading).resolves.toBe('nothing');
  });

  it('counts as one that keeps nothing', async () => {
    const writing = isKept(outboxTable.put([['k', 1]]));
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
