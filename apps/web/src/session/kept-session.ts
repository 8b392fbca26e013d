import { onStoredElsewhere, readStored } from '../browser/storage.ts';
import { sessionStore } from './session-store.ts';

/** Takes up a kept session and follows the other tabs. Returns what stops the following. */
export function followKeptToken(): () => void {
  if (readStored('token') !== null) void verifyKeptToken();
  return onStoredElsewhere(['token'], () => void verifyKeptToken());
}

/** Asks the server whether the kept token works. Visitors never load what this needs. */
async function verifyKeptToken(): Promise<void> {
  const token = readStored('token');
  if (token === null) return sessionStore.end();
  sessionStore.check();
  const user = await import('./account.ts')
    .then((account) => account.userOf(token))
    .catch(() => null);
  // Another tab, or the user, may have changed the session while we asked.
  if (readStored('token') !== token) return;
  if (user === null) sessionStore.end();
  else sessionStore.begin(token, user);
}
