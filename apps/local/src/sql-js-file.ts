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

  constructor({ Database }: SqlJsStatic, bytes: Uint8Array | null) {
    this.#database = new Database(bytes);
    try {
      // The file is in memory: a journal beside it would be written for no one.
      withCodes(() =>
        this.#database.run('pragma foreign_keys = on; pragma journal_mode = memory;'),
      );
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  get inTransaction(): boolean {
    return this.#isInTransaction;
  }

  prepare(sql: string) {
    const statement = withCodes(() => this.#database.prepare(sql));
    return {
      reader: statement.getColumnNames().length > 0,
      all: (parameters: readonly unknown[]) => withCodes(() => [...rows(statement, parameters)]),
      run: (parameters: readonly unknown[]) => {
        this.#follow(sql, () => [...rows(statement, parameters)]);
        return { changes: this.#database.getRowsModified(), lastInsertRowid: 0 };
      },
      iterate: (parameters: readonly unknown[]) => lastRows(statement, parameters),
    };
  }

  /** Runs statements in a transaction of their own. */
  run(statements: string): void {
    withCodes(() => this.#database.run(`begin;\n${statements}commit;`));
  }

  /** All of it as the bytes of a file. Not within a transaction. */
  bytes(): Uint8Array {
    return withCodes(() => this.#database.export());
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

/** The rows of a statement that is for one reading only: nothing else gives its memory back. */
function* lastRows(statement: Statement, parameters: readonly unknown[]): Generator<unknown> {
  try {
    yield* rows(statement, parameters);
  } finally {
    statement.free();
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
