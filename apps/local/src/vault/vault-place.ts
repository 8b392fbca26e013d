import { type Choice, isSameState } from '@dosewise/domain';
import { AppError } from '../../../server/src/app-error.ts';
import { type Reply, type Request, replyJson } from '../local-routes.ts';
import type { LocalVault, LocalVaultStart } from '../protocol.ts';
import { type NextVault, type RecordStore, StoreError, type Version } from '../record-store.ts';
import { readState, writeArchive } from './archive-state.ts';
import { deriveKeys } from './sealed-copy.ts';
import { makeSound } from './sound-state.ts';
import { endVault, exchange, sendOwn, type VaultSurroundings } from './vault.ts';
import type { VaultRecord } from './vault-record.ts';
import type { VaultServer } from './vault-server.ts';

/** The place whose records are in the copy. */
interface Place {
  readonly store: RecordStore;
  readonly now: () => number;
  readonly newId: () => string;
  readonly tellCopy: () => void;
  readonly vaultAt: (base: string) => VaultServer;
  /** All records as an archive, with their version. */
  readonly read: () => Promise<{ readonly archive: unknown; readonly version: Version | null }>;
  /** Stores an archive in place of them, all or nothing. False when another tab stored since `version`. */
  readonly replace: (
    archive: unknown,
    version: Version | null,
    vault: NextVault,
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
  #isExchanging = false;

  constructor(place: Place) {
    this.#place = place;
    const { store, now, newId, vaultAt } = place;
    this.#around = {
      now,
      newId,
      serverAt: vaultAt,
      records: {
        record: () => store.vault(),
        keep: async (record) => {
          const next = { ...record, revision: newId() };
          return (await store.noteVault(next, record.revision)) ? next : null;
        },
        version: () => store.version(),
        read: async (known) => {
          const { archive, version } = await place.read();
          return { state: readState(archive, known), version };
        },
        replace: (state, version, record) => {
          const next = { ...record, revision: newId() };
          const vault = { next, expected: record.revision };
          return place.replace(writeArchive(state), version, vault);
        },
      },
    };
  }

  /** Exchanges a little later, as after a change. A store that fails meanwhile says so at the next call. */
  soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#next(() => this.#exchange()).catch(() => undefined);
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
      case 'POST /local/vault/leave':
        return this.#next(() => this.#leave());
      case 'DELETE /local/vault':
        return this.#next(() => this.#end());
      default:
        return null;
    }
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(() => this.#place.store.alone(work));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #start({ entropy, server, isJoining }: LocalVaultStart): Promise<Reply> {
    const { newId, store, vaultAt } = this.#place;
    const keys = deriveKeys(entropy);
    if (isJoining) {
      const there = await vaultAt(server).get(keys, null);
      if (there.kind !== 'copy') {
        return this.#describe(there.kind === 'gone' ? 'gone' : 'unanswered');
      }
    }
    const before = await store.vault();
    const isReplaced = before !== null && before.problem !== 'ended' && before.keys.id !== keys.id;
    const begun: VaultRecord = {
      keys,
      server,
      etag: null,
      counter: 0,
      revision: newId(),
      base: {},
      pending: null,
      seen: null,
      former: null,
      choices: [],
      problem: null,
      exchangedAt: null,
    };
    await store.noteVault(begun, before?.revision ?? null);
    await this.#exchange();
    const record = await store.vault();
    if (record?.problem && record.exchangedAt === null) {
      // Nothing was shared: it is as if it had not begun.
      await store.noteVault(before, record.revision);
      return this.#describe(record.problem);
    }
    if (record && isReplaced) {
      const { keys, server, etag, counter } = before;
      const former = { keys, server, etag, counter };
      await this.#around.records.keep({ ...record, former });
      await this.#exchange();
    }
    return this.#describe(null);
  }

  #exchange(): Promise<Reply> {
    return this.#guarded(() => exchange(this.#around));
  }

  /** Says that this device cannot store what was merged; its records stay as they are. */
  async #guarded(work: () => Promise<void>): Promise<Reply> {
    const { store, tellCopy } = this.#place;
    if ((await store.vault()) === null) return this.#describe();
    this.#isExchanging = true;
    tellCopy();
    try {
      await work();
    } catch (error) {
      if (error instanceof StoreError) throw error;
      const record = await store.vault();
      if (record) await this.#around.records.keep({ ...record, problem: 'unfit' });
    } finally {
      this.#isExchanging = false;
      tellCopy();
    }
    return this.#describe();
  }

  /** Settles a choice. Throws `conflict` if the records do not allow the other state any more. */
  async #choose({ key, takesOther }: Chosen): Promise<Reply> {
    const record = await this.#place.store.vault();
    const choice = record?.choices.find((one) => one.key === key);
    if (!record || !choice) return this.#describe();
    const { records } = this.#around;
    const settled = { ...record, choices: record.choices.filter((one) => one !== choice) };
    if (!takesOther) {
      await records.keep(settled);
      this.#place.tellCopy();
      return this.#describe();
    }
    const { state, version } = await records.read(record.base);
    const chosen = { ...state, [key]: choice.other };
    const sound = makeSound({ state: chosen, choices: [] }, { ...record.base, ...state });
    if (isSameState(sound.state, state)) throw new AppError('conflict');
    if (!(await records.replace(sound.state, version, settled))) throw new AppError('conflict');
    return this.#exchange();
  }

  /** Forgets the copy here; other devices go on with it. */
  async #leave(): Promise<Reply> {
    const { store, tellCopy } = this.#place;
    const record = await store.vault();
    if (record) await store.noteVault(null, record.revision);
    tellCopy();
    return this.#describe();
  }

  /** Ends the copy for all devices. */
  async #end(): Promise<Reply> {
    const record = await this.#place.store.vault();
    const isOn = record !== null && record.problem !== 'ended';
    if (isOn && !(await endVault(this.#around, record))) return this.#describe('unanswered');
    return this.#leave();
  }

  /** `problem`: of the call itself, in place of that of the records. */
  async #describe(problem?: LocalVault['problem']): Promise<Reply> {
    const record = await this.#place.store.vault();
    return replyJson(200, {
      isOn: record !== null && record.problem !== 'ended',
      isExchanging: this.#isExchanging,
      problem: problem === undefined ? (record?.problem ?? null) : problem,
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
