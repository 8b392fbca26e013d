import type { VaultRecord } from './vault/vault-record.ts';

/** The state of what is stored: its running number, and a name that no other state ever has. */
export interface Version {
  readonly number: number;
  readonly mark: string;
}

/** The bytes of a database as they are stored. */
export interface Stored {
  readonly version: Version;
  readonly bytes: Uint8Array;
}

/** The reason that nothing was stored or read: there is no room left, or the browser keeps nothing. */
export type StoreFault = 'full' | 'denied';

export class StoreError extends Error {
  readonly fault: StoreFault;

  constructor(fault: StoreFault, cause?: unknown) {
    super(`The store is ${fault}.`, { cause });
    this.fault = fault;
  }
}

/** Facts of the encrypted copy in place of those of a revision; null: there were none. */
export interface NextVault {
  readonly next: VaultRecord;
  readonly expected: string | null;
}

/** One state after another of a database, kept where other tabs find it. Its methods throw StoreError. */
export interface RecordStore {
  /** Runs `work` while no other tab writes; several that only read go on at once. */
  locked<T>(mode: 'shared' | 'exclusive', work: () => Promise<T>): Promise<T>;
  /** The state that is stored, null where nothing is. */
  version(): Promise<Version | null>;
  load(): Promise<Stored | null>;
  /** Runs `work` while no other tab exchanges with the encrypted copy, where browsers can tell. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Stores the next state for good, all or nothing. False when what is stored is no longer `expected`, so
   * that nothing was written. `keepsBefore`: the bytes that were there stay beside it, unless older ones do.
   * `vault` is written with it, if that can be.
   */
  store(
    next: Stored,
    expected: Version | null,
    keepsBefore: boolean,
    vault?: NextVault,
  ): Promise<boolean>;
  /** The bytes from before a migration that was not read back yet. */
  loadBefore(): Promise<Stored | null>;
  /** Forgets the bytes from before. */
  dropBefore(): Promise<void>;
  /** The time at which a copy was last saved, epoch ms; null: never. */
  copiedAt(): Promise<number | null>;
  noteCopy(at: number): Promise<void>;
  /** The facts kept of the encrypted copy; null: there is none. */
  vault(): Promise<VaultRecord | null>;
  /** Writes them. False if they are no longer of the revision `expected`, so that nothing was written. */
  noteVault(vault: VaultRecord | null, expected: string | null): Promise<boolean>;
  /** Deletes all that is kept. */
  clear(): Promise<void>;
}

/** True when both are the same state. */
export const isSame = (one: Version | null, other: Version | null): boolean =>
  one?.mark === other?.mark;
