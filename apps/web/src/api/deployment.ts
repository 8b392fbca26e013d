import { request } from './http.ts';

// Not through the contract: its schemas would double what a visitor loads.
let asked: Promise<Readonly<Record<string, unknown>>> | null = null;

function askForConfig(): Promise<Readonly<Record<string, unknown>>> {
  asked ??= request('GET', '/config').then(
    (config) => ({ ...(config as object | null) }),
    () => {
      // The next one who needs it asks again.
      asked = null;
      return {};
    },
  );
  return asked;
}

const webAddress = (value: unknown): string | null =>
  typeof value === 'string' && /^https?:\/\//.test(value) ? value : null;

/** The donation page of this deployment; null where it is not known. */
export async function readDonationUrl(): Promise<string | null> {
  return webAddress((await askForConfig()).donationUrl);
}

/** Where the source of what runs here can be had; null where it is not known. */
export async function readSourceUrl(): Promise<string | null> {
  return webAddress((await askForConfig()).sourceUrl);
}

/** Where product analytics of this deployment go. */
export interface AnalyticsTarget {
  readonly key: string;
  readonly host: string;
}

/** Where product analytics go; null where this deployment has none. */
export async function readAnalyticsTarget(): Promise<AnalyticsTarget | null> {
  const { analytics } = await askForConfig();
  if (typeof analytics !== 'object' || analytics === null) return null;
  const { key, host } = analytics as Readonly<Record<string, unknown>>;
  return typeof key === 'string' && typeof host === 'string' ? { key, host } : null;
}
