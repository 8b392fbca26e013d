import { REFERENCE_RATES } from '@dosewise/domain';
import type { SqlJsStatic } from 'sql.js';
import { AppError } from '../../server/src/app-error.ts';
import { newScope, type Scope } from '../../server/src/context.ts';
import { Turns } from '../../server/src/db/engines/turns.ts';
import { isWhole, type LocalDatabase, openLocalDatabase } from './local-database.ts';
import {
  callerLanguage,
  type Found,
  findRoutes,
  type Reply,
  type Request,
  replyJson,
} from './local-routes.ts';
import { countRecords, findPerson, forgetExpired, type Person } from './person.queries.ts';
import type { LocalState } from './protocol.ts';
import {
  isSame,
  type NextVault,
  type RecordStore,
  type Stored,
  StoreError,
  type Version,
} from './record-store.ts';
import { NeedsServer, refusalOf } from './refusals.ts';
import { VaultPlace } from './vault/vault-place.ts';
import type { VaultServer } from './vault/vault-server.ts';

/** The surroundings of a place. Tests have their own. */
export interface Surroundings {
  readonly sqlJs: SqlJsStatic;
  /** The statements that make a database without records; empty: the migrations make it. */
  readonly emptyDatabase: string;
  readonly store: RecordStore;
  /** The time in epoch milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
  /** True: the browser promised to keep what is stored. */
  readonly isKept: () => Promise<boolean>;
  /** Tells other tabs that what is stored changed. */
  readonly tell: () => void;
  /** Tells the page of this tab. */
  readonly tellHere: () => void;
  /** Tells the page and other tabs that something became of the encrypted copy. */
  readonly tellCopy: () => void;
  /** The server of an encrypted copy whose API is at `base`. */
  readonly vaultAt: (base: string) => VaultServer;
}

/** The database in memory. Its version is the state that is stored; null: none is yet. */
interface Opened extends LocalDatabase {
  readonly version: Version | null;
  readonly person: Person;
}

/** Several tabs that write at once without a lock are told apart by the store; this often is enough. */
const MAX_TRIES = 5;

/**
 * A person's records in this browser: the same routes as on a server, over a database in memory of which each
 * state is stored before anyone who asked for it hears of it.
 */
export class LocalPlace {
  readonly #around: Surroundings;
  readonly #turns = new Turns();
  readonly #find: (request: Request) => Found | null;
  readonly #vault: VaultPlace;
  #opened: Opened | null = null;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#vault = new VaultPlace({
      ...around,
      read: () => this.#inTurn(() => this.#export()),
      replace: (...given) => this.#inTurn(() => this.#replace(...given)),
    });
    const opened = () => {
      if (!this.#opened) throw new Error('No database is open.');
      return this.#opened;
    };
    this.#find = findRoutes({
      exchangeRates: REFERENCE_RATES,
      ntfyHosts: [],
      get db() {
        return opened().db;
      },
      now: around.now,
    });
  }

  /** Answers one call after the other, in their order. Never rejects. */
  async answer(request: Request): Promise<Reply> {
    try {
      const reply = await this.#vault.answer(request);
      return reply ?? (await this.#inTurn(() => this.#answer(request)));
    } catch (error) {
      return this.#refuse(error, request);
    }
  }

  /** Exchanges with the encrypted copy, if there is one, once anyone who waits has what they asked for. */
  exchangeSoon(): void {
    this.#vault.soon();
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    await this.#turns.begin();
    try {
      return await work();
    } catch (error) {
      this.#forget();
      throw error;
    } finally {
      this.#turns.end();
    }
  }

  /** All that is stored, as an archive, with its version. */
  #export(): Promise<{ readonly archive: unknown; readonly version: Version | null }> {
    const request = { method: 'GET', path: '/export/all.json' };
    return this.#around.store.locked('shared', async () => {
      const opened = await this.#current();
      const found = this.#find(request);
      const { body } = found ? await this.#run(found, request, opened) : { body: null };
      return { archive: JSON.parse(String(body)), version: opened.version };
    });
  }

  /**
   * Stores an archive in place of all records, and `vault` with it. False when another tab stored since `version`.
   * Throws what refuses the archive; then nothing has changed.
   */
  #replace(archive: unknown, version: Version | null, vault: NextVault): Promise<boolean> {
    const { store, newId, tell, tellHere } = this.#around;
    return store.locked('exclusive', async () => {
      const { startedAt } = (await this.#current()).person;
      this.#forget();
      const database = await this.#open(null);
      try {
        const person = await findPerson({ ...this.#scope(database.db), now: startedAt });
        this.#opened = { ...database, version, person };
        const request = { method: 'POST', path: '/import/all', body: archive };
        const found = this.#find(request);
        const scope = { ...this.#scope(database.db), session: person.session };
        if (!found) throw new NeedsServer();
        await found(request, { ...scope, language: callerLanguage({}, person.session) });
        const next = { number: (version?.number ?? 0) + 1, mark: newId() };
        const bytes = database.file.bytes();
        if (!(await store.store({ version: next, bytes }, version, false, vault))) return false;
        tell();
        tellHere();
        return true;
      } finally {
        // The next call loads what is stored.
        this.#forget();
      }
    });
  }

  async #answer(request: Request): Promise<Reply> {
    const { store } = this.#around;
    const control = this.#controlOf(request);
    if (control) return control();
    const found = this.#find(request);
    if (!found) return this.#refuse(new NeedsServer(), request);
    if (request.method === 'GET') {
      return store.locked('shared', async () => this.#run(found, request, await this.#current()));
    }
    return store.locked('exclusive', () => this.#write(found, request));
  }

  /** Runs a call that may write. What it wrote is stored before its reply is there, or taken back. */
  async #write(found: Found, request: Request): Promise<Reply> {
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const opened = await this.#current();
      const before = opened.file.countChanges();
      const reply = await this.#run(found, request, opened);
      if (opened.file.countChanges() === before) return reply;
      // A refusal may have left something behind, as of work in several transactions.
      if (reply.status >= 400) {
        this.#forget();
        return reply;
      }
      if (await this.#keep(opened)) {
        this.#vault.soon();
        return reply;
      }
      // Another tab stored in between, where there are no locks: once more, on what it stored.
      this.#forget();
    }
    throw new AppError('conflict');
  }

  async #run(found: Found, request: Request, { db, person }: Opened): Promise<Reply> {
    const { session } = person;
    const language = callerLanguage(request, session);
    try {
      return await found(request, { ...this.#scope(db), session, language });
    } catch (error) {
      return this.#refuse(error, request);
    }
  }

  #refuse(error: unknown, request: Request): Reply {
    const session = this.#opened?.person.session ?? null;
    return refusalOf(error, this.#around.newId(), callerLanguage(request, session));
  }

  /** The database in memory, in the state that is stored. */
  async #current(): Promise<Opened> {
    const { store } = this.#around;
    const version = await store.version();
    if (this.#opened && isSame(this.#opened.version, version)) return this.#opened;
    this.#forget();
    const stored = version === null ? null : await this.#load();
    const database = await this.#open(stored?.bytes ?? null);
    const scope = this.#scope(database.db);
    const person = await findPerson(scope);
    await forgetExpired(scope);
    this.#opened = { ...database, version: stored?.version ?? null, person };
    return this.#opened;
  }

  #open(bytes: Uint8Array | null): Promise<LocalDatabase> {
    const { sqlJs, emptyDatabase } = this.#around;
    return openLocalDatabase(sqlJs, bytes, emptyDatabase);
  }

  /** The stored state; the one before a migration whose result cannot be read. */
  async #load(): Promise<Stored | null> {
    const { store, sqlJs } = this.#around;
    const stored = await store.load();
    const before = await store.loadBefore();
    if (!stored || !before) return stored;
    if (await isWhole(sqlJs, stored.bytes)) {
      await store.dropBefore();
      return stored;
    }
    // Its bytes are the last good ones; what is written next takes the place of the broken ones.
    return { version: stored.version, bytes: before.bytes };
  }

  /** Stores what is in memory. False when another tab stored since it was loaded. */
  async #keep(opened: Opened): Promise<boolean> {
    const { store, sqlJs, newId, tell } = this.#around;
    const bytes = opened.file.bytes();
    const version = { number: (opened.version?.number ?? 0) + 1, mark: newId() };
    if (!(await store.store({ version, bytes }, opened.version, opened.wasMigrated))) return false;
    if (opened.wasMigrated) {
      // Read back whole, and only then is the one from before given up.
      const there = await store.load();
      if (!there || !(await isWhole(sqlJs, there.bytes))) throw new StoreError('denied');
      await store.dropBefore();
    }
    // The person may have chosen another language.
    const person = await findPerson(this.#scope(opened.db));
    this.#opened = { ...opened, version, person, wasMigrated: false };
    tell();
    return true;
  }

  #scope(db: LocalDatabase['db']): Scope {
    return newScope({ ...this.#around, db });
  }

  /** Lets go of what is in memory: the next call loads what is stored. */
  #forget(): void {
    this.#opened?.file.close();
    this.#opened = null;
  }

  #controlOf({ method, path }: Request): (() => Promise<Reply>) | null {
    const { store, now, isKept, tell } = this.#around;
    const nothing = { status: 204, mediaType: null, body: null };
    switch (`${method} ${path}`) {
      case 'GET /local/state':
        return () =>
          store.locked('shared', async () => {
            const { db, person } = await this.#current();
            return replyJson(200, {
              ...(await countRecords(db)),
              lastCopyAt: await store.copiedAt(),
              isKept: await isKept(),
              startedAt: person.startedAt,
            } satisfies LocalState);
          });
      case 'POST /local/copied':
        return () =>
          store.locked('exclusive', async () => {
            await store.noteCopy(now());
            tell();
            return nothing;
          });
      case 'DELETE /local':
        return () =>
          store.locked('exclusive', async () => {
            this.#forget();
            await store.clear();
            tell();
            return nothing;
          });
      default:
        return null;
    }
  }
}
