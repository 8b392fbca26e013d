import { sessionStore } from '../api/session-store.ts';
import { onStoredElsewhere, readStored } from '../browser/storage.ts';

/** Takes up a kept session and follows the other tabs. Returns what stops the following. */
export function followKeptToken(): () => void {
  if (readStored('token') !== null) void verifyKeptToken();
  const stop = onStoredElsewhere(['token'], () => void verifyKeptToken());
  // A page that comes back out of the browser's cache was told nothing meanwhile.
  const lookAgain = () => {
    const isUnknown = isLeft && sessionStore.read().status === 'checking';
    isLeft = false;
    if (isUnknown || sessionStore.token() !== readStored('token')) void verifyKeptToken();
  };
  const leave = () => {
    isLeft = true;
  };
  window.addEventListener('pageshow', lookAgain);
  window.addEventListener('pagehide', leave);
  return () => {
    stop();
    window.removeEventListener('pageshow', lookAgain);
    window.removeEventListener('pagehide', leave);
  };
}

/** True once another page takes this one's place. */
let isLeft = false;
/** WebKit fails the calls of a page that is about to be left, and the page still hears of it. */
const LEAVING_MS = 500;

/** Asks whether the kept token works. Visitors never load what this needs. */
async function verifyKeptToken(): Promise<void> {
  const token = readStored('token');
  if (token === null) return sessionStore.end();
  sessionStore.check();
  try {
    const { takeUp } = await import('./account.ts');
    await takeUp(token);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    // The next page, or this one when it comes back, asks again.
    if (!isLeft && readStored('token') === token) sessionStore.end();
  }
}
