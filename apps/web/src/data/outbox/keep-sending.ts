import type { QueryClient } from '@tanstack/react-query';
import { request } from '../calls/http.ts';
import { reachability } from '../calls/reachability.ts';
import { outbox } from './outbox.ts';
import { isToBeSent, sendOutbox } from './send-outbox.ts';

/** The shortest and the longest time between two tries, in ms: browsers do not say when a server is back. */
const TRY_AFTER_MS = { least: 5000, most: 60_000 };

/** Events of a page that is looked at again, or may be connected again. */
const TURNED_TO = ['online', 'visibilitychange'] as const;

/**
 * Sends what waits: now, when there is a network again, when the page is looked at again, and from
 * time to time while the server does not answer. Returns what stops it.
 */
export function keepSending(client: QueryClient): () => void {
  let wasOffline = reachability.isOffline();
  let pause = TRY_AFTER_MS.least;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryNow = () => {
    timer = undefined;
    if (document.visibilityState === 'hidden') return;
    void (hasWaiting() ? sendOutbox(client) : knock()).finally(planNext);
  };
  const planNext = () => {
    clearTimeout(timer);
    timer = undefined;
    // Each knock at a login in front could open the browser's own question for a password.
    if (reachability.isLoginAhead()) return;
    if (!hasWaiting() && !reachability.isOffline()) {
      pause = TRY_AFTER_MS.least;
      return;
    }
    timer = setTimeout(tryNow, pause);
    pause = Math.min(2 * pause, TRY_AFTER_MS.most);
  };
  const follow = () => {
    const isOffline = reachability.isOffline();
    if (wasOffline && !isOffline) {
      // What could not be loaded, or has grown old meanwhile.
      void client.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
      tryNow();
    } else if (isOffline) planNext();
    wasOffline = isOffline;
  };
  const look = () => {
    if (hasWaiting() || reachability.isOffline()) tryNow();
  };
  const stops = [
    reachability.subscribe(follow),
    // A server that answers, but not with a decision, is asked again as well.
    outbox.subscribe(() => {
      if (timer === undefined && hasWaiting()) planNext();
    }),
  ];
  for (const event of TURNED_TO) addEventListener(event, look, true);
  // Of the window alone, not of what is in it.
  addEventListener('focus', look);
  look();
  return () => {
    clearTimeout(timer);
    for (const event of TURNED_TO) removeEventListener(event, look, true);
    removeEventListener('focus', look);
    for (const stop of stops) stop();
  };
}

const hasWaiting = () => outbox.read().some(isToBeSent);

/** Learns whether the server is back. */
const knock = () => request('GET', '/health').catch(() => undefined);
