import { AppError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { isFileWhole } from '../../../db/engines/file-check.ts';
import { isFileInPlace } from '../../../db/engines/open-database.ts';
import { ping } from './health.queries.ts';

/** The longest that an answer may take, in ms. Those who ask if we are ready wait no longer either. */
const ANSWER_MS = 3000;
/**
 * The time that the database may be out of reach before the process counts as ill. It comes back
 * from a failover in half of that by itself; after it a restart may help, and can do no harm any
 * more.
 */
const LONG_MS = 60_000;

/** A process's knowledge of its database. It asks when it is asked itself, once for all who ask. */
export class DatabaseWatch {
  #asking: Promise<boolean> | null = null;
  #goneSince: number | null = null;

  /** Throws `not_ready` when the database does not answer, or its file is damaged: a restart mends no file. */
  async checkReady(scope: Scope): Promise<void> {
    if (!isFileWhole(scope.db)) throw new AppError('not_ready');
    if (!(await inTime(this.#ask(scope)))) throw new AppError('not_ready');
  }

  /** Throws `not_ready` when the database does not answer and has not for long; else waits for nothing. */
  async checkHealth(scope: Scope): Promise<void> {
    const asking = this.#ask(scope);
    const isLong = this.#goneSince !== null && scope.now - this.#goneSince >= LONG_MS;
    if (isLong && !(await inTime(asking))) throw new AppError('not_ready');
  }

  #ask(scope: Scope): Promise<boolean> {
    this.#asking ??= answers(scope).then((isThere) => {
      this.#asking = null;
      this.#goneSince = isThere ? null : (this.#goneSince ?? scope.now);
      return isThere;
    });
    return this.#asking;
  }
}

async function answers({ db }: Scope): Promise<boolean> {
  try {
    await ping(db);
    return isFileInPlace(db);
  } catch {
    return false;
  }
}

function inTime(asking: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_MS);
  });
  return Promise.race([asking, late]).finally(() => clearTimeout(timer));
}
