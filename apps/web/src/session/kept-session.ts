import { onStoredElsewhere, readStored } from '../browser/storage.ts';
import { sessionStore } from './session-store.ts';

/** Takes up a kept session and follows the other tabs. Returns what stops the following. */
export function followKeptToken(): () => void {
  if (readStored('token') !== null) void verifyKeptToken();
  const stop = onStoredElsewhere(['token'], () => void verifyKeptToken());
  // A page that comes back out of the browser's cache was told nothing meanwhile.
  const lookAgain = () => {
    if (sessionStore.token() !== readStored('token')) void verifyKeptToken();
  };
  window.addEventListener('pageshow', lookAgain);
  return () => {
    stop();
    window.removeEventListener('pageshow', lookAgain);
  };
}

/** Asks whether the kept token works. Visitors never load what this needs. */
async function verifyKeptToken(): Promise<void> {
  const token = readStored('token');
  if (token === null) return sessionStore.end();
  sessionStore.check();
  try {
    const { takeUp } = await import('./account.ts');
    await takeUp(token);
  } catch {
    if (readStored('token') === token) sessionStore.end();
  }
}
