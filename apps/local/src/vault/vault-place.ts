import type { Choice } from '@dosewise/domain';
import { type Reply, type Request, replyJson } from '../local-routes.ts';
import type { LocalVault, LocalVaultStart } from '../protocol.ts';
import { type RecordStore, StoreError, type Version } from '../record-store.ts';
import { readState, writeArchive } from './archive-state.ts';
import { deriveKeys } from './sealed-copy.ts';
import { endVault, exchange, sendOwn, type VaultSurroundings } from './vault.ts';
import type { VaultRecord } from './vault-record.ts';
import type { VaultServer } from './vault-server.ts';

/** The place whose records are in the copy. */
interface Place {
  readonly store: RecordStore;
  readonly now: () => number;
  readonly newId: () => string;
  readonly tell: () => void;
  readonly tellHere: () => void;
  readonly vaultAt: (base: string) => VaultServer;
  /** All records as an archive, with their version. */
  readonly read: () => Promise<{ readonly archive: unknown; readonly version: Version | null }>;
  /** Stores an archive in place of them, all or nothing. False when another tab stored since `version`. */
  readonly replace: (
    archive: unknown,
    version: Version | null,
    vault: VaultRecord,
  ) => Promise<boolean>;
}

/** Changes that follow each other within this time travel together, ms. */
const SOON_MS = 1500;

/** The encrypted copy of a place: what pages ask of it, and when it exchanges. */
export class VaultPlace {
  readonly #place: Place;
  readonly #around: VaultSurroundings;
  /** The end of what is under way: one exchange after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(place: Place) {
    this.#place = place;
    const { store, now, newId, vaultAt } = place;
    this.#around = {
      now,
      newId,
      serverAt: vaultAt,
      records: {
        record: () => store.vault(),
        keep: (record) => store.noteVault(record),
        read: async (known) => {
          const { archive, version } = await place.read();
          return { state: readState(archive, known), version };
        },
        replace: (state, version, record) => place.replace(writeArchive(state), version, record),
      },
    };
  }

  /** Exchanges a little later, as after a change; then the page hears of it. */
  soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.#next(async () => {
        if ((await this.#place.store.vault()) === null) return;
        await this.#exchange();
        this.#place.tellHere();
      });
    }, SOON_MS);
  }

  /** Answers a call about the copy; null for any other call. */
  async answer({ method, path, body }: Request): Promise<Reply | null> {
    switch (`${method} ${path}`) {
      case 'GET /local/vault':
        return this.#describe();
      case 'POST /local/vault':
        return this.#next(() => this.#start(body as LocalVaultStart));
      case 'POST /local/vault/exchange':
        return this.#next(() => this.#exchange());
      case 'POST /local/vault/send':
        return this.#next(() => this.#guarded(() => sendOwn(this.#around)));
      case 'POST /local/vault/choices':
        return this.#next(() => this.#choose(body as Chosen));
      case 'DELETE /local/vault':
        return this.#next(() => this.#end());
      default:
        return null;
    }
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #start({ entropy, server, isJoining }: LocalVaultStart): Promise<Reply> {
    const { store } = this.#place;
    const keys = deriveKeys(entropy);
    if (isJoining) {
      const there = await this.#place.vaultAt(server).get(keys, null);
      if (there.kind !== 'copy') {
        return this.#describe(there.kind === 'gone' ? 'gone' : 'unanswered');
      }
    }
    await store.noteVault({
      keys,
      server,
      etag: null,
      counter: 0,
      base: {},
      pending: null,
      choices: [],
      problem: null,
      exchangedAt: null,
    });
    await this.#exchange();
    const record = await store.vault();
    // Nothing was shared: it is as if it had not begun.
    if (!record?.problem || record.exchangedAt !== null) return this.#describe();
    await store.noteVault(null);
    return this.#describe(record.problem);
  }

  async #exchange(): Promise<Reply> {
    return this.#guarded(() => exchange(this.#around));
  }

  /** Says that this device cannot store what was merged; its records stay as they are. */
  async #guarded(work: () => Promise<void>): Promise<Reply> {
    try {
      await work();
    } catch (error) {
      if (error instanceof StoreError) throw error;
      const { store } = this.#place;
      const record = await store.vault();
      if (record) await store.noteVault({ ...record, problem: 'unfit' });
    }
    this.#place.tell();
    return this.#describe();
  }

  async #choose({ key, takesOther }: Chosen): Promise<Reply> {
    const { store } = this.#place;
    const record = await store.vault();
    const choice = record?.choices.find((one) => one.key === key);
    if (!record || !choice) return this.#describe();
    const settled = { ...record, choices: record.choices.filter((one) => one !== choice) };
    if (!takesOther) {
      await store.noteVault(settled);
      return this.#describe();
    }
    const { records } = this.#around;
    const { state, version } = await records.read(record.base);
    const next = { ...state, [key]: choice.other };
    if (await records.replace(next, version, settled)) await this.#exchange();
    return this.#describe();
  }

  async #end(): Promise<Reply> {
    if (!(await endVault(this.#around))) return this.#describe('unanswered');
    await this.#place.store.noteVault(null);
    this.#place.tell();
    return this.#describe();
  }

  async #describe(problem?: LocalVault['problem']): Promise<Reply> {
    const record = await this.#place.store.vault();
    return replyJson(200, {
      isOn: record !== null && record.problem !== 'ended',
      problem: problem ?? record?.problem ?? null,
      exchangedAt: record?.exchangedAt ?? null,
      choices: record?.choices ?? [],
    } satisfies LocalVault);
  }
}

/** The body of `POST /local/vault/choices`. */
interface Chosen {
  readonly key: Choice['key'];
  /** True: the state that was not kept takes the place of the other. */
  readonly takesOther: boolean;
}
