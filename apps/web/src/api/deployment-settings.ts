import { useSyncExternalStore } from 'react';
import { readDonationUrl, readSendsMail, readSourceUrl } from './deployment.ts';

/** A hook for what each deployment sets, which is `initial` until the server named it. */
export function settingFrom<Value>(
  initial: Value,
  read: () => Promise<Value | null>,
  delayMs = 1000,
): () => Value {
  let known = initial;
  let hasAsked = false;
  const listeners = new Set<() => void>();

  const ask = async () => {
    const given = await read();
    // What it was stays where nothing was given. Nobody came here for these links.
    if (given === null) return;
    known = given;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    if (!hasAsked) {
      hasAsked = true;
      // After the first paint and whatever the page itself needs.
      setTimeout(() => void ask(), delayMs);
    }
    return () => listeners.delete(listener);
  };
  return function useSetting() {
    return useSyncExternalStore(
      subscribe,
      () => known,
      () => initial,
    );
  };
}

/** The address of the donation page; empty where there is none. */
export const useDonationUrl = settingFrom('https://buymeacoffee.com/dosewise', readDonationUrl);

/** Whether anybody is asked for a donation, and news are sent. */
export const useMarketing = (): boolean => useDonationUrl() !== '';

/** Where the source of what runs here can be had; null where the deployment does not say. */
export const useSourceUrl = settingFrom<string | null>(null, readSourceUrl);

/** Whether mails leave this server; where none is set they only become files of it. */
export const useSendsMail = settingFrom(true, readSendsMail, 0);
