import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import { isBusy } from './engine-errors.ts';
import { Turns } from './turns.ts';

/**
 * The time that a write waits for another process on the same file, in ms. Our own loop and not
 * SQLite's, which would keep the whole process waiting, reads and health checks too.
 */
const BUSY_LIMIT_MS = 5000;
const BUSY_STEP_MS = 10;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A statement of SQLite, as the driver for Node and that for browsers have it alike. */
interface SqliteStatement {
  /** True: it gives rows. */
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): {
    readonly changes: number | bigint;
    readonly lastInsertRowid: number | bigint;
  };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

/** An open database of SQLite. */
export interface SqliteFile {
  readonly inTransaction: boolean;
  prepare(sql: string): SqliteStatement;
  close(): void;
}

/** Statements kept prepared; the product has far fewer distinct ones. */
const MAX_PREPARED = 500;

/**
 * Kysely's SQLite dialect with four changes: statements stay prepared, a transaction takes the write
 * lock at once (a later upgrade could fail as busy), what waits for that lock keeps neither the
 * process nor the connection, and migrations run in one transaction.
 */
export class DurableSqliteDialect extends SqliteDialect {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  override createDriver(): Driver {
    return new DurableSqliteDriver(this.#file);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is one, whose turns the driver gives out itself; Kysely's would last through every wait. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class DurableSqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #file: SqliteFile;
  readonly #turns = new Turns();

  constructor(file: SqliteFile) {
    this.#file = file;
    this.#connection = new SqliteConnection(file, this.#turns);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.begin();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.end();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk or a failed commit may have ended the transaction already.
    if (this.#file.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.#file.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile;
  readonly #turns: Turns;
  readonly #prepared = new Map<string, SqliteStatement>();

  constructor(file: SqliteFile, turns: Turns) {
    this.#file = file;
    this.#turns = turns;
  }

  /** The caller has the connection, and has it again when this ends. */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    for (const end = performance.now() + BUSY_LIMIT_MS; ; ) {
      try {
        const statement = this.#prepare(sql);
        if (statement.reader) return { rows: statement.all(parameters) as Row[] };
        const { changes } = statement.run(parameters);
        return { rows: [], numAffectedRows: BigInt(changes) };
      } catch (error) {
        const mayWait = performance.now() < end && !this.#file.inTransaction;
        if (!mayWait || !isBusy(error)) throw error;
        // Outside a transaction there is nothing to keep: others may read meanwhile.
        this.#turns.end();
        await sleep(BUSY_STEP_MS);
        await this.#turns.begin();
      }
    }
  }

  async *streamQuery<Row>({
    sql,
    parameters,
  }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    // A statement of its own: a prepared one that is being read cannot be run a second time.
    for (const row of this.#file.prepare(sql).iterate(parameters)) yield { rows: [row as Row] };
  }

  #prepare(sql: string): SqliteStatement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= MAX_PREPARED) this.#prepared.clear();
    const statement = this.#file.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}
