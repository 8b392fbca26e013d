import { keptToken, LOCAL_TOKEN } from '../browser/storage.ts';

let wasReached = true;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * Tells if the server can be asked, as far as this page knows: it learns it from each call. The records of
 * this browser are always within reach.
 */
export const reachability = {
  isOffline: (): boolean => keptToken() !== LOCAL_TOKEN && (!wasReached || !navigator.onLine),
  /** The answer on pre-rendered pages. */
  isOfflineOnServer: (): boolean => false,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    for (const event of ['online', 'offline']) window.addEventListener(event, listener);
    return () => {
      listeners.delete(listener);
      for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
    };
  },
  /** Notes that a call was answered, whatever the answer, or was not. */
  note(reached: boolean): void {
    if (wasReached === reached) return;
    wasReached = reached;
    tell();
  },
};
