import { Turns } from '../../../server/src/db/engines/turns.ts';
import {
  isSame,
  type NextVault,
  type RecordStore,
  type Stored,
  type Version,
} from '../record-store.ts';
import type { VaultRecord } from '../vault/vault-record.ts';

/** The disk that several tabs of a test share. */
export interface Disk {
  stored: Stored | null;
  before: Stored | null;
  copiedAt: number | null;
  vault: VaultRecord | null;
  /** One tab at a time, whatever it wants. */
  readonly turns: Turns;
  /** The same of tabs that exchange with the encrypted copy. */
  readonly exchanges: Turns;
}

export const emptyDisk = (): Disk => ({
  stored: null,
  before: null,
  copiedAt: null,
  vault: null,
  turns: new Turns(),
  exchanges: new Turns(),
});

/** A store over a disk in memory. `fault` is called where IndexedDB could fail, and may throw. */
export class MemoryStore implements RecordStore {
  readonly #disk: Disk;
  readonly #fault: (at: keyof RecordStore | 'stored') => void;
  readonly #locks: boolean;

  constructor(
    disk: Disk,
    fault: (at: keyof RecordStore | 'stored') => void = () => {},
    locks = true,
  ) {
    this.#disk = disk;
    this.#fault = fault;
    this.#locks = locks;
  }

  async locked<T>(_mode: 'shared' | 'exclusive', work: () => Promise<T>): Promise<T> {
    if (!this.#locks) return work();
    await this.#disk.turns.begin();
    return work().finally(() => this.#disk.turns.end());
  }

  async alone<T>(work: () => Promise<T>): Promise<T> {
    if (!this.#locks) return work();
    await this.#disk.exchanges.begin();
    return work().finally(() => this.#disk.exchanges.end());
  }

  async version(): Promise<Version | null> {
    this.#fault('version');
    return this.#disk.stored?.version ?? null;
  }

  async load(): Promise<Stored | null> {
    this.#fault('load');
    return this.#disk.stored && copyOf(this.#disk.stored);
  }

  async store(
    next: Stored,
    expected: Version | null,
    keepsBefore: boolean,
    vault?: NextVault,
  ): Promise<boolean> {
    this.#fault('store');
    const there = this.#disk.stored;
    if (!isSame(there?.version ?? null, expected)) return false;
    if (vault && vault.expected !== (this.#disk.vault?.revision ?? null)) return false;
    if (keepsBefore) this.#disk.before ??= there;
    this.#disk.stored = copyOf(next);
    if (vault) this.#disk.vault = structuredClone(vault.next);
    this.#fault('stored');
    return true;
  }

  async loadBefore(): Promise<Stored | null> {
    return this.#disk.before && copyOf(this.#disk.before);
  }

  async dropBefore(): Promise<void> {
    this.#fault('dropBefore');
    this.#disk.before = null;
  }

  async copiedAt(): Promise<number | null> {
    return this.#disk.copiedAt;
  }

  async noteCopy(at: number): Promise<void> {
    this.#disk.copiedAt = at;
  }

  async vault(): Promise<VaultRecord | null> {
    this.#fault('vault');
    return structuredClone(this.#disk.vault);
  }

  async noteVault(vault: VaultRecord | null, expected: string | null): Promise<boolean> {
    this.#fault('noteVault');
    if (expected !== (this.#disk.vault?.revision ?? null)) return false;
    this.#disk.vault = structuredClone(vault);
    return true;
  }

  async clear(): Promise<void> {
    Object.assign(this.#disk, { stored: null, before: null, copiedAt: null, vault: null });
  }
}

const copyOf = ({ version, bytes }: Stored): Stored => ({ version, bytes: bytes.slice() });
