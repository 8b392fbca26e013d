// Shows 22.1.
import { beforeEach, describe, expect, it } from 'vitest';
import { BrowserTable, settled } from './browser-table.ts';

/** The ways in which a browser takes a connection away. */
const LOSSES = ['with a close event', 'without a word', 'by losing its server'] as const;
type Loss = (typeof LOSSES)[number];

/** An IndexedDB of one table. */
class StandIn {
  /** Transactions that have not ended. */
  running = 0;
  readonly values = new Map<string, unknown>();
  readonly durabilities: (string | undefined)[] = [];
  /** The connections that were opened. */
  opened = 0;
  /** The errors with which the next openings are refused. */
  refusals: DOMException[] = [];
  isFull = false;
  #lost: Loss | null = null;
  #current: Connection | null = null;

  /** Takes away the open connection. */
  lose(how: Loss): void {
    this.#lost = how;
    if (how === 'with a close event') this.#current?.onclose();
  }

  get current(): Connection | null {
    return this.#current;
  }

  open() {
    const refusal = this.refusals.shift();
    const request = { result: null as unknown, error: refusal, onsuccess() {}, onerror() {} };
    this.opened += 1;
    if (refusal === undefined) {
      this.#lost = null;
      this.#current = new Connection(this, () => this.#lost);
      request.result = this.#current;
    }
    queueMicrotask(() => (refusal === undefined ? request.onsuccess() : request.onerror()));
    return request;
  }
}

class Connection {
  isClosed = false;
  onclose = () => {};
  onversionchange = () => {};
  readonly #browser: StandIn;
  readonly #loss: () => Loss | null;

  constructor(browser: StandIn, loss: () => Loss | null) {
    this.#browser = browser;
    this.#loss = loss;
  }

  close() {
    this.isClosed = true;
  }

  transaction(_table: string, mode: string, { durability }: IDBTransactionOptions) {
    const loss = this.#loss();
    if (this.isClosed || loss === 'without a word') {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    }
    const { values, durabilities, isFull } = this.#browser;
    durabilities.push(durability);
    this.#browser.running += 1;
    const error =
      loss === 'by losing its server'
        ? new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
        : null;
    const full = isFull ? new DOMException('No room', 'QuotaExceededError') : null;
    const written = new Map(values);
    const request = (result?: unknown) => {
      const made = { result, error, onsuccess() {}, onerror() {} };
      queueMicrotask(() => (error ? made.onerror() : made.onsuccess()));
      return made;
    };
    const transaction = {
      error: error ?? full,
      oncomplete() {},
      onabort() {},
      commit() {},
      abort() {},
      objectStore: () => ({
        transaction,
        get: (key: string) => request(values.get(key)),
        getAll: () => request([...values.values()]),
        getAllKeys: () => request([...values.keys()]),
        put: (value: unknown, key: string) => request(written.set(key, value)),
        delete: (key: string) => request(written.delete(key)),
        clear: () => request(written.clear()),
      }),
    };
    // After its requests.
    setTimeout(() => {
      this.#browser.running -= 1;
      if (transaction.error) return transaction.onabort();
      if (mode === 'readwrite') {
        values.clear();
        for (const [key, value] of written) values.set(key, value);
      }
      transaction.oncomplete();
    });
    return transaction;
  }
}

let browser: StandIn;
let table: BrowserTable;
beforeEach(() => {
  browser = new StandIn();
  const factory = () => browser as unknown as IDBFactory;
  table = new BrowserTable('dosewise', 'kept', { factory });
});

it('opens nothing before it is asked, and one connection for all that is asked then', async () => {
  expect(browser.opened).toBe(0);
  await Promise.all([
    table.put([
      ['a', 1],
      ['b', 2],
    ]),
    table.get('a'),
  ]);
  expect(await table.entries()).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  await table.delete('a');
  expect(await table.get('a')).toBeUndefined();
  await table.clear();
  expect(await table.entries()).toEqual([]);
  expect(browser.opened).toBe(1);
});

it('has ended what it asked when it answers, so that nothing that reads runs beside what writes', async () => {
  await table.put([['a', 1]]);
  expect(browser.running).toBe(0);
  expect(await table.get('a')).toBe(1);
  expect(browser.running).toBe(0);
  expect(await table.transact('readonly', async () => 'read')).toBe('read');
  expect(browser.running).toBe(0);
});

it('asks the browser for the durability that it is made with', async () => {
  const factory = () => browser as unknown as IDBFactory;
  const strict = new BrowserTable('dosewise', 'kept', { factory, durability: 'strict' });
  await strict.put([['a', 1]]);
  await table.put([['a', 1]]);
  expect(browser.durabilities).toEqual(['strict', 'default']);
});

describe.each(LOSSES)('a connection that the browser closed %s', (loss) => {
  it.each([
    ['a write', () => table.put([['b', 2]]), new Map(Object.entries({ a: 1, b: 2 }))],
    ['a read', () => table.get('a'), new Map([['a', 1]])],
    ['a read of everything', () => table.entries(), new Map([['a', 1]])],
    ['a deletion', () => table.delete('a'), new Map()],
    ['the deletion of everything', () => table.clear(), new Map()],
    [
      'work in several steps',
      () =>
        table.transact('readwrite', async (kept) => {
          kept.put(await settled(kept.get('a')), 'c');
        }),
      new Map(Object.entries({ a: 1, c: 1 })),
    ],
  ])('is opened again for %s', async (_name, act, expected) => {
    await table.put([['a', 1]]);
    browser.lose(loss);
    await act();
    expect(browser.values).toEqual(expected);
    expect(browser.opened).toBe(2);
  });

  it('is opened again once, no matter who needs it', async () => {
    await table.put([['a', 1]]);
    browser.lose(loss);
    const reads = [table.get('a'), table.get('a'), table.entries()];
    expect(await Promise.all(reads)).toEqual([1, 1, [['a', 1]]]);
    expect(browser.opened).toBe(2);
  });
});

it('tries an opening that the browser refused once more', async () => {
  browser.refusals = [new DOMException('server lost', 'UnknownError')];
  await table.put([['a', 1]]);
  expect(browser.values.get('a')).toBe(1);
});

it('rejects where the browser keeps nothing, and tries again with the next thing asked', async () => {
  const denied = () => new DOMException('', 'SecurityError');
  browser.refusals = [denied(), denied()];
  await expect(table.get('a')).rejects.toMatchObject({ name: 'SecurityError' });
  expect(browser.opened).toBe(2);
  expect(await table.get('a')).toBeUndefined();

  const deny = (): IDBFactory => {
    throw denied();
  };
  const nowhere = new BrowserTable('dosewise', 'kept', { factory: deny });
  await expect(nowhere.clear()).rejects.toMatchObject({ name: 'SecurityError' });
});

it('does not try again where there is no room', async () => {
  browser.isFull = true;
  await expect(table.put([['a', 1]])).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(browser.opened).toBe(1);
});

it('lets another tab delete the database', async () => {
  await table.put([['a', 1]]);
  const { current } = browser;
  current?.onversionchange();
  await Promise.resolve();
  expect(current?.isClosed).toBe(true);
  await table.put([['a', 2]]);
  expect(browser.opened).toBe(2);
});
