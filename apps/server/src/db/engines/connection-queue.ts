import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** A pool that knows who waits for a connection, and for how long. First come, first served. */
export class ConnectionQueue implements PostgresPool {
  readonly options: object;
  readonly Client?: NonNullable<PostgresPool['Client']>;
  readonly #pool: PostgresPool;
  readonly #waiting = new Set<{ readonly since: number }>();

  constructor(pool: PostgresPool) {
    this.#pool = pool;
    // Kysely cancels statements over a connection of its own, made with these.
    this.options = pool.options;
    if (pool.Client) this.Client = pool.Client;
  }

  get length(): number {
    return this.#waiting.size;
  }

  /** The wait so far of the one in front. */
  waitedMs(): number {
    const [first] = this.#waiting;
    return first ? performance.now() - first.since : 0;
  }

  async connect(): Promise<PostgresPoolClient> {
    const ticket = { since: performance.now() };
    this.#waiting.add(ticket);
    try {
      return await this.#pool.connect();
    } finally {
      this.#waiting.delete(ticket);
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}
