import { BrowserTable, isFull, settled } from './browser-table.ts';
import { LOCAL_DATABASE } from './protocol.ts';
import {
  isSame,
  type NextVault,
  type RecordStore,
  type Stored,
  StoreError,
  type Version,
} from './record-store.ts';
import type { VaultRecord } from './vault/vault-record.ts';

const TABLE = 'kept';
/** The keys of what is kept. */
const STATE = 'state';
const BEFORE = 'before';
const COPIED = 'copied';
const VAULT = 'vault';
/** The bytes lie in pieces: of some megabytes a write changes a few pages of 4 kB, and only their pieces are put. */
const PIECE_BYTES = 16_384;
const keyOfPiece = (piece: number) => ['bytes', piece];
const piecesFrom = (piece: number) => IDBKeyRange.bound(keyOfPiece(piece), keyOfPiece(Infinity));

/** The state of what is stored, beside its pieces. */
interface State extends Version {
  readonly length: number;
}

/** The longest wait for another tab, which may have been frozen while it wrote. */
const LOCK_MS = 10_000;
/** The longest wait for another tab that exchanges with the copy. */
const EXCHANGE_MS = 60_000;

/** Keeps a database in IndexedDB. */
export class IndexedDbStore implements RecordStore {
  readonly #table: BrowserTable;
  readonly #locks: LockManager | undefined;
  /** The state that was last stored or loaded here, by which the next one is told what changed. */
  #last: Stored | null = null;

  /** `factory` may throw where the browser denies it; `locks` is undefined where the page came without TLS. */
  constructor(factory: () => IDBFactory, locks: LockManager | undefined) {
    this.#table = new BrowserTable(LOCAL_DATABASE, TABLE, { factory, durability: 'strict' });
    this.#locks = locks;
  }

  /**
   * The lock spares tabs that write at once a second try. It is not what keeps them apart: `store` does,
   * so anyone who waits too long goes on without.
   */
  locked<T>(mode: 'shared' | 'exclusive', work: () => Promise<T>): Promise<T> {
    return this.#holding(LOCAL_DATABASE, { mode, patienceMs: LOCK_MS }, work);
  }

  alone<T>(work: () => Promise<T>): Promise<T> {
    const lock = { mode: 'exclusive', patienceMs: EXCHANGE_MS } as const;
    return this.#holding(`${LOCAL_DATABASE}-copy`, lock, work);
  }

  async #holding<T>(
    name: string,
    { mode, patienceMs }: { readonly mode: LockMode; readonly patienceMs: number },
    work: () => Promise<T>,
  ): Promise<T> {
    if (!this.#locks) return work();
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return work();
    };
    try {
      const options = { mode, signal: AbortSignal.timeout(patienceMs) };
      return await this.#locks.request(name, options, begin);
    } catch (error) {
      if (hasBegun) throw error;
      return work();
    }
  }

  version(): Promise<Version | null> {
    return this.#read<State>(STATE);
  }

  async load(): Promise<Stored | null> {
    this.#last = await this.#transact('readonly', readStored);
    return this.#last;
  }

  async store(
    next: Stored,
    expected: Version | null,
    keepsBefore: boolean,
    vault?: NextVault,
  ): Promise<boolean> {
    const last = this.#last;
    this.#last = null;
    try {
      const isStored = await this.#transact('readwrite', async (table) => {
        const there = await get<State>(table, STATE);
        // Stored by a try whose answer was lost.
        if (isSame(there, next.version)) return true;
        if (!isSame(there, expected)) return false;
        if (vault && !(await isOfRevision(table, vault.expected))) return false;
        if (keepsBefore && !(await get<Stored>(table, BEFORE))) {
          table.put(await readStored(table), BEFORE);
        }
        put(table, next, last && isSame(last.version, there) ? last.bytes : null);
        if (vault) table.put(vault.next, VAULT);
        return true;
      });
      if (isStored) this.#last = next;
      return isStored;
    } catch (error) {
      // No one heard whether it was stored: what is there says so.
      const there = await this.version().catch(() => null);
      if (isSame(there, next.version)) return true;
      throw error;
    }
  }

  loadBefore(): Promise<Stored | null> {
    return this.#read<Stored>(BEFORE);
  }

  async dropBefore(): Promise<void> {
    await this.#transact('readwrite', async (table) => void table.delete(BEFORE));
  }

  copiedAt(): Promise<number | null> {
    return this.#read<number>(COPIED);
  }

  async noteCopy(at: number): Promise<void> {
    await this.#transact('readwrite', async (table) => void table.put(at, COPIED));
  }

  vault(): Promise<VaultRecord | null> {
    return this.#read<VaultRecord>(VAULT);
  }

  noteVault(vault: VaultRecord | null, expected: string | null): Promise<boolean> {
    return this.#transact('readwrite', async (table) => {
      if (!(await isOfRevision(table, expected))) return false;
      if (vault) table.put(vault, VAULT);
      else table.delete(VAULT);
      return true;
    });
  }

  async clear(): Promise<void> {
    this.#last = null;
    await this.#transact('readwrite', async (table) => void table.clear());
    // Empty it is already.
    this.#table.drop();
  }

  #read<T>(key: string): Promise<T | null> {
    return this.#transact('readonly', (table) => get<T>(table, key));
  }

  async #transact<T>(
    mode: 'readonly' | 'readwrite',
    work: (table: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.#table.transact(mode, work);
    } catch (error) {
      throw new StoreError(isFull(error) ? 'full' : 'denied', error);
    }
  }
}

/** The state that is stored with all its bytes; null where nothing is, or not all of it. */
async function readStored(table: IDBObjectStore): Promise<Stored | null> {
  const state = await get<State>(table, STATE);
  if (!state) return null;
  const { length, number, mark } = state;
  const pieces = (await settled(table.getAll(piecesFrom(0)))) as Uint8Array[];
  const bytes = new Uint8Array(length);
  for (const [piece, part] of pieces.entries()) bytes.set(part, piece * PIECE_BYTES);
  return { version: { number, mark }, bytes };
}

async function isOfRevision(table: IDBObjectStore, expected: string | null): Promise<boolean> {
  return ((await get<VaultRecord>(table, VAULT))?.revision ?? null) === expected;
}

/** Puts a state in the place of the one that is there, whose bytes are `before` where that is known. */
function put(table: IDBObjectStore, { version, bytes }: Stored, before: Uint8Array | null): void {
  table.put({ ...version, length: bytes.length } satisfies State, STATE);
  const count = Math.ceil(bytes.length / PIECE_BYTES);
  for (let piece = 0; piece < count; piece += 1) {
    const start = piece * PIECE_BYTES;
    const end = Math.min(start + PIECE_BYTES, bytes.length);
    if (!before || end > before.length || isChanged(bytes, before, start, end)) {
      // A copy of its own: of a view the browser would store all that lies behind it.
      table.put(bytes.slice(start, end), keyOfPiece(piece));
    }
  }
  table.delete(piecesFrom(count));
}

/** True when the two differ from `start` to `end`. By words: a database is whole pages of 4 kB. */
function isChanged(one: Uint8Array, other: Uint8Array, start: number, end: number): boolean {
  const count = (end - start) / Uint32Array.BYTES_PER_ELEMENT;
  const words = new Uint32Array(one.buffer, one.byteOffset + start, count);
  const known = new Uint32Array(other.buffer, other.byteOffset + start, count);
  for (let at = 0; at < count; at += 1) if (words[at] !== known[at]) return true;
  return false;
}

async function get<T>(table: IDBObjectStore, key: string): Promise<T | null> {
  // What is kept under a key is what was put there.
  const value = (await settled(table.get(key))) as T | undefined;
  return value ?? null;
}
