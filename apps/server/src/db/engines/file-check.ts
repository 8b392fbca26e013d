import { Worker } from 'node:worker_threads';
import type { Database } from '../database.ts';
import type { DatabaseLocation } from './open-database.ts';

/** The state of a file of SQLite; unknown where it could not be read for another reason than damage. */
export type FileState = 'whole' | 'damaged' | 'unknown';

/** The data that the thread of checks is begun with. */
export interface CheckFileData {
  readonly file: string;
  /** The pause between two checks; null: there is one. */
  readonly everyMs: number | null;
}

const THREAD = new URL('./check-file-thread.ts', import.meta.url);
/** Half a minute has room for two, and for the time that a file of a gigabyte takes. */
const CHECK_EVERY_MS = 12_000;
/** The longest that someone waits for one check. */
const LONGEST_MS = 20_000;

/** A thread, since SQLite reads without letting anything else run. It has no part in what the process waits for. */
function startThread(data: CheckFileData): Worker {
  const thread = new Worker(THREAD, {
    workerData: data,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  thread.unref();
  return thread;
}

const damaged = new WeakSet<Database>();

/** False once a check found the file of a database on SQLite damaged, until one finds it whole again. */
export const isFileWhole = (db: Database): boolean => !damaged.has(db);

/**
 * Checks the file of a database on SQLite again and again, and calls `onDamage` once when it is found damaged. Where
 * the thread cannot run, the last that was known holds.
 */
export function watchFile(
  db: Database,
  location: DatabaseLocation,
  onDamage: () => void,
  everyMs = CHECK_EVERY_MS,
): { stop(): Promise<void> } {
  if (location.engine !== 'sqlite') return { stop: async () => {} };
  const thread = startThread({ file: location.file, everyMs });
  thread.on('error', () => {});
  thread.on('message', (state: FileState) => {
    if (state === 'whole') damaged.delete(db);
    if (state !== 'damaged' || damaged.has(db)) return;
    damaged.add(db);
    onDamage();
  });
  return { stop: async () => void (await thread.terminate()) };
}

/** Checks a file once. */
export function checkFile(file: string): Promise<FileState> {
  const thread = startThread({ file, everyMs: null });
  const timer = setTimeout(() => void thread.terminate(), LONGEST_MS);
  return new Promise<FileState>((resolve) => {
    thread.on('message', resolve);
    for (const end of ['error', 'exit'] as const) thread.on(end, () => resolve('unknown'));
  }).finally(() => clearTimeout(timer));
}
