import { useSyncExternalStore } from 'react';
import { readDonationUrl, readSourceUrl } from '../../api/deployment.ts';

/** A hook for an address that each deployment sets, which is `initial` until the server named it. */
function linkFrom<Initial extends string | null>(
  initial: Initial,
  read: () => Promise<string | null>,
): () => string | Initial {
  let url: string | Initial = initial;
  let hasAsked = false;
  const listeners = new Set<() => void>();

  const ask = async () => {
    const given = await read();
    // What it was stays where nothing was given. Nobody came here for these links.
    if (given === null) return;
    url = given;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    if (!hasAsked) {
      hasAsked = true;
      // After the first paint and whatever the page itself needs.
      setTimeout(() => void ask(), 1000);
    }
    return () => listeners.delete(listener);
  };
  return function useLink() {
    return useSyncExternalStore(
      subscribe,
      () => url,
      () => initial,
    );
  };
}

/** The address of the donation page. */
export const useDonationUrl = linkFrom('https://buymeacoffee.com/dosewise', readDonationUrl);

/** Where the source of what runs here can be had; null where the deployment does not say. */
export const useSourceUrl = linkFrom(null, readSourceUrl);
