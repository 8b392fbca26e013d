import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import SqliteFile from 'better-sqlite3';
import type { CheckFileData, FileState } from './file-check.ts';

/** At most a tenth of the time is spent on checks, however large the file is. */
const PAUSES_PER_CHECK = 9;

const { file, everyMs } = workerData as CheckFileData;

/** Reads the whole file over a connection of its own, which has nothing of it in its memory. */
function checkFile(): FileState {
  let database: SqliteFile.Database | undefined;
  try {
    database = new SqliteFile(file, { readonly: true, fileMustExist: true });
    // Each page is looked at about once: 2 MB do, where the default keeps 16.
    database.pragma('cache_size = -2000');
    return database.pragma('quick_check(1)', { simple: true }) === 'ok' ? 'whole' : 'damaged';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return /^SQLITE_(CORRUPT|NOTADB)/.test(code) ? 'damaged' : 'unknown';
  } finally {
    database?.close();
  }
}

do {
  const began = performance.now();
  parentPort?.postMessage(checkFile());
  const tookMs = performance.now() - began;
  if (everyMs !== null) await sleep(Math.max(everyMs, tookMs * PAUSES_PER_CHECK));
} while (everyMs !== null);
