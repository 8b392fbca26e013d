import { createStore } from 'idb-keyval';

// Nothing opens a database before the first read or write.

/** What the server sent last to whoever is logged in; emptied when the session ends. */
export const recordsStore = createStore('dosewise-records', 'records');

/** Records that wait to be sent, of everybody who made some here. */
export const outboxStore = createStore('dosewise-outbox', 'outbox');

/** False where the browser keeps nothing, as in some private windows: then the page goes on without. */
export async function isKept(write: Promise<unknown>): Promise<boolean> {
  return write.then(
    () => true,
    () => false,
  );
}

/** What was read; `otherwise` where the browser keeps nothing. */
export async function readOr<Value>(read: Promise<Value>, otherwise: Value): Promise<Value> {
  return read.catch(() => otherwise);
}
