import { useSyncExternalStore } from 'react';
import { IS_STATIC } from '../browser/base.ts';
import {
  readDonationUrl,
  readOidcName,
  readPasskeyOrigin,
  readPasswordLogin,
  readRegistration,
  readSendsMail,
  readSourceUrl,
  readWithoutAccount,
} from './deployment.ts';

/** A hook for what each deployment sets, which is `initial` until the server named it. */
function settingFrom<Value>(
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

const BUILT_DONATION_URL = IS_STATIC ? '' : 'https://buymeacoffee.com/dosewise';

/** The settings that the server wrote into the page as it delivered it, where they are not the built ones. */
const delivered: Readonly<DOMStringMap> =
  typeof document === 'undefined' ? {} : document.documentElement.dataset;

/**
 * The address of the donation page; empty where there is none. An installed page is older than the
 * deployment's settings may be: so it asks all the same.
 */
export const useDonationUrl = settingFrom(
  delivered.donation ?? BUILT_DONATION_URL,
  readDonationUrl,
);

/** True: people are asked for a donation, and news are sent. */
export const useMarketing = (): boolean => useDonationUrl() !== '';

/** The place where the source of what runs here can be had; null where the deployment does not say. */
export const useSourceUrl = settingFrom<string | null>(null, readSourceUrl);

/** True: people may use it without an account, with their records in this browser. */
export const useWithoutAccount = settingFrom(delivered.accounts !== 'only', readWithoutAccount);

/** The name of the OpenID provider where people log in; empty where there is none. */
export const useOidcName = settingFrom(delivered.oidc ?? '', readOidcName, 0);

/** True: a password logs in here. */
export const usePasswordLogin = settingFrom(delivered.passwords !== 'off', readPasswordLogin, 0);

/** True: mails leave this server. Without a mail server they only become files of it. */
export const useSendsMail = settingFrom(true, readSendsMail, 0);

/** The people who may create an account here: 'open', 'invite' or 'closed'. */
export const useRegistration = settingFrom('open', readRegistration, 0);

const useOrigin = settingFrom<string | null>(null, readPasskeyOrigin, 0);

/** True when this browser can use passkeys at the address that it shows. */
export function usePasskeysWork(): boolean {
  return useOrigin() === location.origin && 'PublicKeyCredential' in window;
}
