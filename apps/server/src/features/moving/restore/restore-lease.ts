import { AppError } from '../../../app-error.ts';
import { type Database, inTransaction, letOthersWrite } from '../../../db/database.ts';
import { insertRows } from '../../../db/tables/insert-rows.ts';
import * as queries from './restore.queries.ts';

/**
 * The time in which a restore must write something, else it counts as cut off. A part takes a tenth
 * of a second.
 */
const LEASE_MS = 6_000;
/** The time between two looks for those that were cut off. */
export const CUT_OFF_INTERVAL_MS = 3_000;
/** Rows in one part: some 30 ms, for which others wait. */
export const ROWS_IN_PART = 5_000;

/** The database itself, in which each part is a transaction, and the time in epoch milliseconds. */
export interface Clock {
  readonly db: Database;
  readonly now: () => number;
}

/**
 * An account that one restore has to itself while it is written in several transactions: no one reads or
 * writes its records until the last of them. Each lengthens the time until which it counts as under way;
 * after that it was cut off, and anyone who finds it takes back what is there of it.
 */
export class RestoreLease {
  readonly #clock: Clock;
  readonly #userId: string;
  /** The time until which the account is given; null: not yet, or no longer. */
  #until: number | null;

  constructor(clock: Clock, userId: string, until: number | null = null) {
    this.#clock = clock;
    this.#userId = userId;
    this.#until = until;
  }

  /** Takes the account in a transaction, and runs `work` there. */
  async begin<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
    const to = this.#clock.now() + LEASE_MS;
    const result = await inTransaction(db, async (tx) => {
      await this.#pass(tx, to);
      return work(tx);
    });
    this.#until = to;
    return result;
  }

  /** Lets others write, then does one part in a transaction. Throws `not_ready` where the account was lost. */
  async write<T>(work: (tx: Database) => Promise<T>): Promise<T> {
    await letOthersWrite();
    // Always another instant, by which it is known who has the account.
    const to = Math.max(this.#clock.now() + LEASE_MS, (this.#until ?? 0) + 1);
    return this.#writeUntil(to, work);
  }

  /** Does the last part: after it the account is everyone's again. */
  end<T>(work: (tx: Database) => Promise<T>): Promise<T> {
    return this.#writeUntil(null, work);
  }

  /** Takes back what was written: the account is as it was before. */
  async undo(): Promise<void> {
    // Those first that point to others.
    for (const table of queries.RESTORED.toReversed()) {
      const deleteSome = (tx: Database) =>
        queries.deleteSome(tx, table, this.#userId, ROWS_IN_PART);
      while ((await this.write(deleteSome)) > 0);
    }
    await this.end(async (tx) => {
      await insertRows(tx, 'record_id', await queries.takeEarlierIds(tx, this.#userId));
      await queries.recount(tx, this.#userId, this.#clock.now());
    });
  }

  async #writeUntil<T>(to: number | null, work: (tx: Database) => Promise<T>): Promise<T> {
    const result = await inTransaction(this.#clock.db, async (tx) => {
      await this.#pass(tx, to);
      return work(tx);
    });
    this.#until = to;
    return result;
  }

  async #pass(tx: Database, to: number | null): Promise<void> {
    if (await queries.setRestoring(tx, this.#userId, { from: this.#until, to })) return;
    throw new AppError('not_ready');
  }
}

/** Takes back what restores have left that were cut off. */
export async function undoCutOff(clock: Clock): Promise<void> {
  for (const { userId, until } of await queries.listCutOff(clock.db, clock.now(), LEASE_MS)) {
    await new RestoreLease(clock, userId, until).undo();
  }
}
