import initSqlJs from 'sql.js';
import { createIdSource } from '../../../server/src/new-id.ts';
import { writeEmptyDatabase } from '../empty-database.ts';
import { LocalPlace } from '../local-place.ts';
import type { LocalVault } from '../protocol.ts';
import type { RecordStore } from '../record-store.ts';
import type { VaultKeys } from '../vault/sealed-copy.ts';
import type { VaultReply, VaultServer } from '../vault/vault-server.ts';
import { type Disk, emptyDisk, MemoryStore } from './memory-store.ts';

const sqlJs = await initSqlJs();
const emptyDatabase = await writeEmptyDatabase();

/** The instant of these tests. */
export const NOW = Date.UTC(2026, 10, 21, 12);
const newId = createIdSource(() => NOW);

/** A server in memory that keeps one copy, and may fail. */
export class TestServer implements VaultServer {
  bytes: Uint8Array | null = null;
  etag = '';
  #versions = 0;
  /** All that was ever sent. */
  readonly sent: Uint8Array[] = [];
  isAway = false;
  /** True: the next copy is stored, and its reply gets lost. */
  losesReply = false;
  /** Runs before the next copy is taken, as another device would write. */
  beforePut: (() => Promise<unknown>) | null = null;

  async get(_keys: unknown, etag: string | null): Promise<VaultReply> {
    if (this.isAway) return { kind: 'unanswered' };
    if (this.bytes === null) return { kind: 'gone' };
    return { kind: 'copy', etag: this.etag, bytes: etag === this.etag ? null : this.bytes };
  }

  async put(_keys: unknown, etag: string | null, bytes: Uint8Array): Promise<VaultReply> {
    const before = this.beforePut;
    this.beforePut = null;
    await before?.();
    if (this.isAway) return { kind: 'unanswered' };
    if (etag !== null && this.bytes === null) return { kind: 'gone' };
    if (this.bytes !== null && etag !== this.etag) return { kind: 'changed', etag: this.etag };
    this.sent.push(bytes);
    this.bytes = bytes;
    this.#versions += 1;
    this.etag = `"${this.#versions}"`;
    if (!this.losesReply) return { kind: 'copy', etag: this.etag, bytes: null };
    this.losesReply = false;
    return { kind: 'unanswered' };
  }
}

/** A server that keeps a copy for each of several words. */
export class TestServers implements VaultServer {
  readonly #servers = new Map<string, TestServer>();

  #of({ id }: VaultKeys): TestServer {
    const server = this.#servers.get(id) ?? new TestServer();
    this.#servers.set(id, server);
    return server;
  }

  get: VaultServer['get'] = (keys, etag) => this.#of(keys).get(keys, etag);
  put: VaultServer['put'] = (keys, etag, bytes) => this.#of(keys).put(keys, etag, bytes);
}

/** A device with a browser of its own. */
export class TestDevice {
  readonly disk: Disk = emptyDisk();
  readonly #server: VaultServer;
  #tab: LocalPlace;

  constructor(server: VaultServer) {
    this.#server = server;
    this.#tab = this.#open();
  }

  #open(fault?: (at: keyof RecordStore | 'stored') => void, locks = true): LocalPlace {
    return new LocalPlace({
      emptyDatabase,
      sqlJs,
      store: new MemoryStore(this.disk, fault, locks),
      now: () => NOW,
      newId,
      isKept: async () => true,
      tell: () => {},
      tellHere: () => {},
      tellCopy: () => {},
      vaultAt: () => this.#server,
    });
  }

  /** Opens the page again; where `fault` throws, the tab dies. */
  reopen(fault?: (at: keyof RecordStore | 'stored') => void): void {
    this.#tab = this.#open(fault);
  }

  call = (method: string, path: string, body?: unknown) => callOn(this.#tab, method, path, body);

  /** One more tab, in a browser without locks, as on a page without TLS. */
  openTab() {
    const tab = this.#open(undefined, false);
    return (method: string, path: string, body?: unknown) => callOn(tab, method, path, body);
  }

  async vault(method: string, path = '', body?: unknown): Promise<LocalVault> {
    return (await this.call(method, `/local/vault${path}`, body)).body;
  }

  exchange = () => this.vault('POST', '/exchange');

  start = (isJoining: boolean, entropy = ENTROPY) =>
    this.vault('POST', '', { entropy, server: 'https://copies.example/api', isJoining });

  /** The records as they are exported, in an order of their own. */
  async records(): Promise<unknown> {
    const { body } = await this.call('GET', '/export/all.json');
    const { pens, doses, weights, symptoms, plans, skips, pauses } = body;
    const byId = (one: { _id: string }, other: { _id: string }) => (one._id < other._id ? -1 : 1);
    return {
      pens: pens
        .map(({ _id, name, remainingClicks }: Record<string, string>) => ({
          _id,
          name,
          remainingClicks,
        }))
        .sort(byId),
      doses: doses.sort(byId),
      weights: weights.sort(byId),
      symptoms: symptoms.sort(byId),
      plans,
      skips,
      pauses,
    };
  }
}

async function callOn(tab: LocalPlace, method: string, path: string, body: unknown) {
  const reply = await tab.answer({ method, path, body });
  const text = reply.body === null ? 'null' : String(reply.body);
  return { status: reply.status, body: JSON.parse(text) };
}

const ENTROPY = Uint8Array.from({ length: 16 }, (_, at) => at + 1);

export const addWeight = async (device: TestDevice, weightKg: number, minute = 0) => {
  const date = new Date(NOW - minute * 60_000).toISOString();
  return (await device.call('POST', '/weights', { date, weightKg })).body;
};
