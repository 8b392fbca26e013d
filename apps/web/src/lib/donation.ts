import { useSyncExternalStore } from 'react';
import { request } from './http.ts';

/** Where the link leads until the server has named this deployment's own address. */
const DEFAULT_DONATION_URL = 'https://buymeacoffee.com/dosewise';

let url = DEFAULT_DONATION_URL;
let hasAsked = false;
const listeners = new Set<() => void>();

async function ask(): Promise<void> {
  try {
    // Not through the contract: its schemas would double what a visitor loads.
    const config = await request('GET', '/config');
    if (typeof config !== 'object' || config === null || !('donationUrl' in config)) return;
    const given = config.donationUrl;
    if (typeof given !== 'string' || !/^https?:\/\//.test(given)) return;
    url = given;
    for (const listener of listeners) listener();
  } catch {
    // The default stays. Nobody came here for this link.
  }
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
