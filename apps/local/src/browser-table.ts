/** The part of a database of the browser that its users see. */
type Mode = 'readonly' | 'readwrite';

interface TableOptions {
  /** Throws where the browser denies it. */
  readonly factory?: () => IDBFactory;
  /** `strict`: what was written is on disk before anyone hears of it. */
  readonly durability?: IDBTransactionDurability;
}

/**
 * A table of values by their keys, alone in a database of the browser: the one place that opens IndexedDB.
 * Browsers close connections beneath a page that was in the background, some without a word. Then what was
 * asked is done once more on a new connection.
 */
export class BrowserTable {
  readonly #database: string;
  readonly #table: string;
  readonly #factory: () => IDBFactory;
  readonly #durability: IDBTransactionDurability;
  #opening: Promise<IDBDatabase> | null = null;

  /** Opens nothing before it is asked for something. */
  constructor(
    database: string,
    table: string,
    { factory = () => indexedDB, durability = 'default' }: TableOptions = {},
  ) {
    this.#database = database;
    this.#table = table;
    this.#factory = factory;
    this.#durability = durability;
  }

  /**
   * Asks for everything at once, in a transaction that ends without the page. Else WebKit keeps one open
   * for a page that it has put aside (its back/forward cache), and every page after it waits for that one.
   */
  ask<T>(mode: Mode, ask: (table: IDBObjectStore) => Promise<T>): Promise<T> {
    return this.transact(mode, (table) => {
      const answer = ask(table);
      table.transaction.commit();
      return answer;
    });
  }

  /**
   * Runs `work` in one transaction, twice where the connection was lost. What was written is stored when
   * it resolves; nothing of it is when it rejects, or no one knows.
   */
  async transact<T>(mode: Mode, work: (table: IDBObjectStore) => Promise<T>): Promise<T> {
    const opening = this.#open();
    try {
      return await this.#transactOn(await opening, mode, work);
    } catch (error) {
      if (isFull(error)) throw error;
      this.#forget(opening);
    }
    const opened = this.#open();
    return this.#transactOn(await opened, mode, work).catch((error: unknown) => {
      this.#forget(opened);
      throw error;
    });
  }

  get<T>(key: IDBValidKey): Promise<T | undefined> {
    // What is kept under a key is what was put there.
    return this.ask('readonly', (table) => settled<T | undefined>(table.get(key)));
  }

  entries<T>(): Promise<[string, T][]> {
    return this.ask('readonly', async (table) => {
      const [keys, values] = await Promise.all([
        settled(table.getAllKeys()),
        settled<T[]>(table.getAll()),
      ]);
      return values.map((value, index) => [String(keys[index]), value]);
    });
  }

  /** Puts all of them, or none. */
  put(entries: Iterable<readonly [string, unknown]>): Promise<void> {
    return this.ask('readwrite', async (table) => {
      for (const [key, value] of entries) table.put(value, key);
    });
  }

  delete(key: IDBValidKey): Promise<void> {
    return this.ask('readwrite', async (table) => void table.delete(key));
  }

  clear(): Promise<void> {
    return this.ask('readwrite', async (table) => void table.clear());
  }

  /** Deletes the database. Another tab may keep its name for a while. */
  drop(): void {
    const opening = this.#opening;
    if (opening) this.#forget(opening);
    this.#factory().deleteDatabase(this.#database);
  }

  #open(): Promise<IDBDatabase> {
    if (this.#opening) return this.#opening;
    const opening = this.#connect();
    this.#opening = opening;
    const forget = () => this.#forget(opening);
    opening.then(
      (connection) => {
        connection.onclose = forget;
        // Another tab deletes the database, which has to wait for anyone who is connected.
        connection.onversionchange = forget;
      },
      () => undefined,
    );
    return opening;
  }

  async #connect(): Promise<IDBDatabase> {
    const request = this.#factory().open(this.#database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(this.#table);
    return settled(request);
  }

  /** Lets go of a connection; the next thing asked opens another one. */
  #forget(opening: Promise<IDBDatabase>): void {
    if (this.#opening === opening) this.#opening = null;
    opening.then(
      (connection) => connection.close(),
      () => undefined,
    );
  }

  async #transactOn<T>(
    connection: IDBDatabase,
    mode: Mode,
    work: (table: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    const durability = this.#durability;
    const transaction = connection.transaction(this.#table, mode, { durability });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
    });
    done.catch(() => undefined);
    let result: T;
    try {
      result = await work(transaction.objectStore(this.#table));
    } catch (error) {
      // Nothing of it is to stay; where it is over already, its own error says more.
      if (transaction.error === null) tryToAbort(transaction);
      throw transaction.error ?? error;
    }
    // Also the end of one that only reads, whose result is there whatever becomes of it: where a worker ends with
    // one that reads and one that writes under way, WebKit runs no further one (bug 324094).
    await (mode === 'readwrite' ? done : done.catch(() => undefined));
    return result;
  }
}

/** True when there is no room left, which a new connection does not make. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** The result of a request. */
export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function tryToAbort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended.
  }
}
