import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { isBusy } from './engine-errors.ts';
import { DurableSqliteDialect } from './sqlite-dialect.ts';

/** The time that an opening waits for others who open the same SQLite file, and that between two tries. */
const OPEN_LIMIT_MS = 5000;
const OPEN_STEP_MS = 5;

/** A file that is open, as Kysely takes it. */
export interface OpenSqlite {
  readonly dialect: DurableSqliteDialect;
  /** True while the path leads to this file: what is written to one without a name is lost. */
  readonly isInPlace: () => boolean;
}

export function openSqlite(path: string): OpenSqlite {
  // Health records: folder and file, where we make them, are for no one else on this machine.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  // No timeout of SQLite's own once it is open: the dialect waits without blocking the process.
  const file = new SqliteFile(path, { timeout: OPEN_LIMIT_MS });
  switchToWal(file);
  // FULL: a commit that was answered survives a power cut, not only a killed process.
  file.pragma('synchronous = FULL');
  // What is deleted is overwritten with zeros: no page of the file keeps it.
  file.pragma('secure_delete = ON');
  file.pragma('foreign_keys = ON');
  file.pragma('busy_timeout = 0');
  const { dev, ino } = statSync(path);
  const isInPlace = () => {
    const there = statSync(path, { throwIfNoEntry: false });
    return there?.dev === dev && there.ino === ino;
  };
  return { dialect: new DurableSqliteDialect(file), isInPlace };
}

/** Opens a file to read it alone, also one of another program. Where that fails, each statement does. */
export function openSqliteToRead(path: string): DurableSqliteDialect {
  try {
    const timeout = OPEN_LIMIT_MS;
    return new DurableSqliteDialect(
      new SqliteFile(path, { readonly: true, fileMustExist: true, timeout }),
    );
  } catch (error) {
    const fail = () => {
      throw error;
    };
    return new DurableSqliteDialect({ inTransaction: false, prepare: fail, close: () => {} });
  }
}

/**
 * Switches a file to WAL. Several processes that open a new one at once all want to. For that
 * SQLite does not wait, whatever its timeout, since two that hold a read lock would wait for each
 * other for ever.
 */
function switchToWal(file: SqliteFile.Database): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (const end = performance.now() + OPEN_LIMIT_MS; ; ) {
    try {
      file.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      Atomics.wait(pause, 0, 0, OPEN_STEP_MS);
    }
  }
}
