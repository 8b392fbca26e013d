import { vi } from 'vitest';

/**
 * For tests: an IndexedDB with one database and one table, as the last release made them, whose entries are
 * `kept`. Returns what ends the connection to it, which its table keeps otherwise.
 */
export function standInDatabase(kept: Map<string, unknown>): () => void {
  const request = (result: unknown) => {
    const made = { result, onsuccess: () => {} };
    queueMicrotask(() => made.onsuccess());
    return made;
  };
  const table = (transaction: object) => ({
    transaction,
    getAll: () => request(structuredClone([...kept.values()])),
    getAllKeys: () => request([...kept.keys()]),
    put: (value: unknown, key: string) => kept.set(key, structuredClone(value)),
    delete: (key: string) => kept.delete(key),
  });
  const transaction = () => {
    const made = { oncomplete: () => {}, commit: () => setTimeout(() => made.oncomplete()) };
    const objectStore = (name: string) => (name === 'outbox' ? table(made) : null);
    return Object.assign(made, { objectStore });
  };
  const database = { transaction, close: () => {}, onclose: () => {} };
  vi.stubGlobal('indexedDB', {
    open: (name: string) => (name === 'dosewise-outbox' ? request(database) : null),
  });
  return () => database.onclose();
}
