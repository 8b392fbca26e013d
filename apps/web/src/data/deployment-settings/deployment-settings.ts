import { createStore, useStore } from '../../kit/store.ts';
import { IS_STATIC } from '../browser/base.ts';
import { isOurs } from '../browser/our-server.ts';

/** The address of the API. */
export const API_BASE = import.meta.env?.VITE_API_BASE ?? '/api';
/** The longest a call may take: longer than the server ever does, shorter than a person's patience. */
export const TIMEOUT_MS = 20_000;

/** False for the build that needs no server: then there is no one to have an account with. */
export const CAN_HAVE_ACCOUNT = !IS_STATIC;

/** The reply of `GET /config`. */
type Settings = Readonly<Record<string, unknown>>;

/** The facts of that build, which has no one to ask. */
const STATIC_SETTINGS: Settings = {
  donationUrl: '',
  withoutAccount: true,
  registration: 'closed',
  sendsMail: false,
};

let asked: Promise<Settings> | null = null;

function askForSettings(): Promise<Settings> {
  asked ??= fetchSettings().catch(() => {
    // The next one who needs it asks again.
    asked = null;
    return {};
  });
  return asked;
}

/** Not as other calls: visitors load neither the contract's schemas nor what tells of failures. */
async function fetchSettings(): Promise<Settings> {
  if (!CAN_HAVE_ACCOUNT) return STATIC_SETTINGS;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const reply = await fetch(`${API_BASE}/config`, { signal, redirect: 'manual' });
  if (!reply.ok || !isOurs(reply)) throw new Error(reply.statusText);
  return { ...(await reply.json()) };
}

const webAddress = (value: unknown): string | null =>
  typeof value === 'string' && /^https?:\/\//.test(value) ? value : null;

export const truth = (value: unknown): boolean | null =>
  typeof value === 'boolean' ? value : null;

/** A hook for what each deployment sets: `initial` until the server named it, and where `read` finds nothing. */
export function settingFrom<Value>(
  initial: Value,
  read: (settings: Settings) => Value | null,
  delayMs = 1000,
): () => Value {
  const known = createStore(initial);
  let hasAsked = false;

  const ask = async () => {
    const given = read(await askForSettings());
    // What it was stays where nothing was given. No one came here for these links.
    if (given !== null) known.become(given);
  };
  const subscribe = (listener: () => void) => {
    if (!hasAsked) {
      hasAsked = true;
      // After the first paint and whatever the page itself needs.
      setTimeout(() => void ask(), delayMs);
    }
    return known.subscribe(listener);
  };
  const setting = { ...known, subscribe };
  return function useSetting() {
    return useStore(setting);
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
  ({ donationUrl }) => (donationUrl === '' ? '' : webAddress(donationUrl)),
);

/** True: people are asked for a donation, and news are sent. */
export const useMarketing = (): boolean => useDonationUrl() !== '';

/** The place where the source of what runs here can be had; null where the deployment does not say. */
export const useSourceUrl = settingFrom<string | null>(null, ({ sourceUrl }) =>
  webAddress(sourceUrl),
);

/** True: people may use it without an account, with their records in this browser. */
export const useWithoutAccount = settingFrom(delivered.accounts !== 'only', ({ withoutAccount }) =>
  truth(withoutAccount),
);

/** The name of the OpenID provider where people log in; empty where there is none. */
export const useOidcName = settingFrom(
  delivered.oidc ?? '',
  ({ oidc }) => (oidc === undefined ? null : ((oidc as { name?: string } | null)?.name ?? '')),
  0,
);

/** True: a password logs in here. */
export const usePasswordLogin = settingFrom(
  delivered.passwords !== 'off',
  ({ passwordLogin }) => truth(passwordLogin),
  0,
);

/** True: mails leave this server. Without a mail server they only become files of it. */
export const useSendsMail = settingFrom(true, ({ sendsMail }) => truth(sendsMail), 0);

/** The most days for which this server's own backups keep what was deleted; null where it does not say. */
export const useBackupDays = settingFrom<number | null>(
  null,
  ({ backupDays }) => (typeof backupDays === 'number' ? backupDays : null),
  0,
);

/** The people who may create an account here: 'open', 'invite' or 'closed'. */
export const useRegistration = settingFrom(
  'open',
  ({ registration }) => (typeof registration === 'string' ? registration : null),
  0,
);

/**
 * A link of the server as it is shown: where the operator set no address, with that in the address bar. The server
 * would have to believe what a request says of itself.
 */
export async function shownAddress(url: string): Promise<string> {
  const { publicUrl } = await askForSettings();
  if (publicUrl !== null) return url;
  const { pathname, search, hash } = new URL(url);
  return location.origin + pathname + search + hash;
}

const useOrigin = settingFrom<string | null>(
  null,
  ({ passkeyOrigin }) => webAddress(passkeyOrigin),
  0,
);

/** True when this browser can use passkeys at the address that it shows. */
export function usePasskeysWork(): boolean {
  return useOrigin() === location.origin && 'PublicKeyCredential' in window;
}

/** The target of this deployment's product analytics. */
export interface AnalyticsTarget {
  readonly key: string;
  readonly host: string;
}

/** The target of product analytics; null where this deployment has none. */
export async function readAnalyticsTarget(): Promise<AnalyticsTarget | null> {
  const { analytics } = await askForSettings();
  if (typeof analytics !== 'object' || analytics === null) return null;
  const { key, host } = analytics as Readonly<Record<string, unknown>>;
  return typeof key === 'string' && typeof host === 'string' ? { key, host } : null;
}
