import { IS_STATIC } from '../browser/base.ts';
import { API_BASE, TIMEOUT_MS } from './api-base.ts';

/** False for the build that needs no server: then there is nobody to have an account with. */
export const CAN_HAVE_ACCOUNT = !IS_STATIC;

/** The facts of that build, which has nobody to ask. */
const STATIC_CONFIG = {
  donationUrl: '',
  withoutAccount: true,
  registration: 'closed',
  sendsMail: false,
};

let asked: Promise<Readonly<Record<string, unknown>>> | null = null;

function askForConfig(): Promise<Readonly<Record<string, unknown>>> {
  asked ??= fetchConfig().catch(() => {
    // The next one who needs it asks again.
    asked = null;
    return {};
  });
  return asked;
}

/** Not as other calls: visitors load neither the contract's schemas nor what tells of failures. */
async function fetchConfig(): Promise<Readonly<Record<string, unknown>>> {
  if (!CAN_HAVE_ACCOUNT) return STATIC_CONFIG;
  const reply = await fetch(`${API_BASE}/config`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!reply.ok) throw new Error(reply.statusText);
  return { ...(await reply.json()) };
}

const webAddress = (value: unknown): string | null =>
  typeof value === 'string' && /^https?:\/\//.test(value) ? value : null;

/** The donation page of this deployment; empty where there is none, null where it is not known. */
export async function readDonationUrl(): Promise<string | null> {
  const { donationUrl } = await askForConfig();
  return donationUrl === '' ? '' : webAddress(donationUrl);
}

/** The people who may create an account; null where it is not known. */
export async function readRegistration(): Promise<string | null> {
  const { registration } = await askForConfig();
  return typeof registration === 'string' ? registration : null;
}

/** True: people may use it without an account; null where it is not known. */
export async function readWithoutAccount(): Promise<boolean | null> {
  const { withoutAccount } = await askForConfig();
  return typeof withoutAccount === 'boolean' ? withoutAccount : null;
}

/** The OpenID provider's name on the button; empty where there is none, null where it is not known. */
export async function readOidcName(): Promise<string | null> {
  const { oidc } = await askForConfig();
  if (oidc === undefined) return null;
  return (oidc as { readonly name?: string } | null)?.name ?? '';
}

/** True: a password logs in; null where it is not known. */
export async function readPasswordLogin(): Promise<boolean | null> {
  const { passwordLogin } = await askForConfig();
  return typeof passwordLogin === 'boolean' ? passwordLogin : null;
}

/** True: mails leave this server; null where it is not known. */
export async function readSendsMail(): Promise<boolean | null> {
  const { sendsMail } = await askForConfig();
  return typeof sendsMail === 'boolean' ? sendsMail : null;
}

/** The origin at which passkeys can be used; null where they cannot, or that is not known. */
export async function readPasskeyOrigin(): Promise<string | null> {
  return webAddress((await askForConfig()).passkeyOrigin);
}

/** The place where the source of what runs here can be had; null where it is not known. */
export async function readSourceUrl(): Promise<string | null> {
  return webAddress((await askForConfig()).sourceUrl);
}

/** The target of this deployment's product analytics. */
export interface AnalyticsTarget {
  readonly key: string;
  readonly host: string;
}

/** The target of product analytics; null where this deployment has none. */
export async function readAnalyticsTarget(): Promise<AnalyticsTarget | null> {
  const { analytics } = await askForConfig();
  if (typeof analytics !== 'object' || analytics === null) return null;
  const { key, host } = analytics as Readonly<Record<string, unknown>>;
  return typeof key === 'string' && typeof host === 'string' ? { key, host } : null;
}
