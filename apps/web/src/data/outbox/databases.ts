import { BrowserTable } from '@dosewise/local/browser-table';

/** The last replies of the server to the logged-in user; emptied when the session ends. */
export const recordsTable = new BrowserTable('dosewise-records', 'records');

/** Records that wait to be sent, of everyone who made some here. */
export const outboxTable = new BrowserTable('dosewise-outbox', 'outbox');

let isPersistenceAsked = false;

/**
 * Asks the browser, once, to keep what is here until someone clears it. Else it may clean up by
 * itself: Safari after seven days without a visit, others when the disk is full.
 */
export async function askToPersist(): Promise<void> {
  // TypeScript's library takes it for granted; away from https it is missing.
  const storage = navigator.storage as StorageManager | undefined;
  if (storage === undefined || isPersistenceAsked) return;
  isPersistenceAsked = true;
  await isKept(storage.persist());
}

/** The longest a page waits for the browser's disk, in ms: it shows something else then. */
const MAX_READ_MS = 1000;
const MAX_WRITE_MS = 5000;

/** False where the browser keeps nothing, as in some private windows: then the page goes on without. */
export async function isKept(write: Promise<unknown>): Promise<boolean> {
  const done = write.then(() => true);
  return endWithin(MAX_WRITE_MS, done, false);
}

/** The value read; `otherwise` where the browser keeps nothing, or does not say. */
export async function readOr<Value>(read: Promise<Value>, otherwise: Value): Promise<Value> {
  return endWithin(MAX_READ_MS, read, otherwise);
}

function endWithin<Value>(ms: number, work: Promise<Value>, otherwise: Value): Promise<Value> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(otherwise);
    const timer = setTimeout(giveUp, ms);
    work.then(resolve, giveUp).finally(() => clearTimeout(timer));
  });
}
