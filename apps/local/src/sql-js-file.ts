import type { Database, SqlJsStatic, SqlValue, Statement } from 'sql.js';
import type { SqliteFile } from '../../server/src/db/engines/sqlite-dialect.ts';

/** Codes of SQLite by the message that sql.js throws in their place, as `engine-errors.ts` knows them. */
const CODES: readonly (readonly [message: RegExp, code: string])[] = [
  [/^UNIQUE constraint failed/, 'SQLITE_CONSTRAINT_UNIQUE'],
  [/^FOREIGN KEY constraint failed/, 'SQLITE_CONSTRAINT_FOREIGNKEY'],
  [/^(CHECK|NOT NULL) constraint failed/, 'SQLITE_CONSTRAINT'],
  [/^database or disk is full/, 'SQLITE_FULL'],
  [/^out of memory/, 'SQLITE_NOMEM'],
  [/^file is not a database|^database disk image is malformed/, 'SQLITE_CORRUPT'],
];

/** The same error with the code that the driver for Node gives. */
function withCode(error: unknown): unknown {
  if (!(error instanceof Error)) return new Error(String(error));
  const code = CODES.find(([message]) => message.test(error.message))?.[1] ?? 'SQLITE_ERROR';
  return Object.assign(error, { code });
}

function withCodes<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw withCode(error);
  }
}

/**
 * A database in memory, by sql.js: all its rows, and the bytes that they are as a file. Keeps to what
 * the driver for Node does, so that one dialect serves both.
 */
export class SqlJsFile implements SqliteFile {
  readonly #database: Database;
  #isInTransaction = false;
  /** Goes up when the bytes are taken: sql.js frees every statement then. */
  #generation = 0;

  constructor({ Database }: SqlJsStatic, bytes: Uint8Array | null) {
    this.#database = new Database(bytes);
    try {
      withCodes(() => this.#setUp());
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  /** Settings of a connection, which is another one each time that the bytes were taken. */
  #setUp(): void {
    // The file is in memory: a journal beside it would be written for nobody.
    this.#database.run('pragma foreign_keys = on; pragma journal_mode = memory;');
  }

  get inTransaction(): boolean {
    return this.#isInTransaction;
  }

  prepare(sql: string) {
    const prepareNow = () => ({ statement: this.#database.prepare(sql), of: this.#generation });
    let prepared = withCodes(prepareNow);
    const statement = () => {
      if (prepared.of !== this.#generation) prepared = prepareNow();
      return prepared.statement;
    };
    return {
      reader: prepared.statement.getColumnNames().length > 0,
      all: (parameters: readonly unknown[]) => withCodes(() => [...rows(statement(), parameters)]),
      run: (parameters: readonly unknown[]) => {
        this.#follow(sql, () => [...rows(statement(), parameters)]);
        return { changes: this.#database.getRowsModified(), lastInsertRowid: 0 };
      },
      iterate: (parameters: readonly unknown[]) => rows(statement(), parameters),
    };
  }

  /** All of it as the bytes of a file. Not within a transaction. */
  bytes(): Uint8Array {
    if (this.#isInTransaction) throw new Error('The bytes were asked for within a transaction.');
    this.#generation += 1;
    const bytes = this.#database.export();
    this.#setUp();
    return bytes;
  }

  /** The rows that were ever written since it was opened, those of failed transactions too. */
  countChanges(): number {
    const [result] = this.#database.exec('select total_changes()');
    return Number(result?.values[0]?.[0]);
  }

  close(): void {
    this.#database.close();
  }

  /** Runs a statement, and knows by it whether a transaction is open, which sql.js does not tell. */
  #follow(sql: string, run: () => void): void {
    try {
      run();
    } catch (error) {
      // SQLite itself ended the transaction, as it does when it has no more room.
      const isOver = sql === 'rollback' && /no transaction is active/.test(String(error));
      if (!isOver) throw withCode(error);
    }
    if (sql.startsWith('begin')) this.#isInTransaction = true;
    else if (sql === 'commit' || sql === 'rollback') this.#isInTransaction = false;
  }
}

function* rows(statement: Statement, parameters: readonly unknown[]): Generator<unknown> {
  try {
    // Whatever Kysely passes on is a value of SQLite.
    statement.bind(parameters as SqlValue[]);
    const names = statement.getColumnNames();
    while (statement.step()) {
      const values = statement.get();
      const row: Record<string, unknown> = {};
      for (const [column, name] of names.entries()) row[name] = values[column];
      yield row;
    }
  } finally {
    statement.reset();
  }
}
