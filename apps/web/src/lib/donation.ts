import { useSyncExternalStore } from 'react';
import { readDonationUrl } from './deployment.ts';

/** Where the link leads until the server has named this deployment's own address. */
const DEFAULT_DONATION_URL = 'https://buymeacoffee.com/dosewise';

let url = DEFAULT_DONATION_URL;
let hasAsked = false;
const listeners = new Set<() => void>();

async function ask(): Promise<void> {
  const given = await readDonationUrl();
  // The default stays where nothing was given. Nobody came here for this link.
  if (given === null) return;
  url = given;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!hasAsked) {
    hasAsked = true;
    // After the first paint and whatever the page itself needs.
    setTimeout(() => void ask(), 1000);
  }
  return () => listeners.delete(listener);
}

/** The address of the donation page. */
export function useDonationUrl(): string {
  return useSyncExternalStore(
    subscribe,
    () => url,
    () => DEFAULT_DONATION_URL,
  );
}
