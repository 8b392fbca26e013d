import { createListeners } from '../../kit/store.ts';
import { keptToken, LOCAL_TOKEN } from '../browser/storage.ts';

let wasReached = true;
let wasLoginAhead = false;
const { subscribe, tell } = createListeners();

/**
 * Tells if the server can be asked, as far as this page knows: it learns it from each call. The records of
 * this browser are always within reach.
 */
export const reachability = {
  isOffline: (): boolean => keptToken() !== LOCAL_TOKEN && (!wasReached || !navigator.onLine),
  /** True while something in front of the server wants a login of its own before it lets anyone through. */
  isLoginAhead: (): boolean => reachability.isOffline() && wasLoginAhead && navigator.onLine,
  /** The answer on pre-rendered pages. */
  readOnServer: (): boolean => false,
  subscribe(listener: () => void): () => void {
    const stop = subscribe(listener);
    for (const event of ['online', 'offline']) window.addEventListener(event, listener);
    return () => {
      stop();
      for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
    };
  },
  /** Notes that our server answered a call, whatever the answer, or did not; and whether a login is in the way. */
  note(reached: boolean, isLoginAhead = false): void {
    if (wasReached === reached && wasLoginAhead === isLoginAhead) return;
    wasReached = reached;
    wasLoginAhead = isLoginAhead;
    tell();
  },
};
