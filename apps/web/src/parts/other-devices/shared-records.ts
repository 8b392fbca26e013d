import type { LocalVault, LocalVaultStart } from '@dosewise/local/protocol';
import { queryOptions } from '@tanstack/react-query';
import { IS_STATIC, withBase } from '../../data/browser/base.ts';
import { LOCAL_TOKEN } from '../../data/browser/storage.ts';
import { request } from '../../data/calls/http.ts';
import { queryClient } from '../../data/calls/query-client.ts';
import { API_BASE } from '../../data/deployment-settings/deployment-settings.ts';
import { ExplainedError } from '../../kit/feedback/explained-error.ts';

import { texts } from './texts.ts';

/** The address of the server whose encrypted copies this build uses, without a slash at its end; empty: none. */
const STATIC_SERVER = import.meta.env?.VITE_VAULT_SERVER ?? '';

/** The API that keeps encrypted copies; null: this build has none. */
const copyApi = (): string | null => {
  if (!IS_STATIC) return new URL(API_BASE, location.href).href;
  return STATIC_SERVER === '' ? null : `${STATIC_SERVER}/api`;
};

/** False: this browser cannot pack copies. Safari can since 16.4. */
export const CAN_PACK = typeof CompressionStream === 'function';

/** The address to open on another device. */
export const pageAddress = (): string => location.origin + withBase('/');

/** True if there is a server that keeps encrypted copies. Fails if it cannot be asked. */
export const copiesQuery = queryOptions({
  queryKey: ['copies'],
  queryFn: async () => {
    // Another site's settings cannot be read: the first copy shows it.
    if (IS_STATIC) return copyApi() !== null;
    // Of the server itself: calls without an account are answered in this browser.
    const { vaults } = (await request('GET', '/config')) as { readonly vaults?: unknown };
    return vaults === true;
  },
  // Who sees that it failed tries again.
  retry: false,
});

/** The longest that an exchange may take, ms: several tries of a large copy on a slow line. */
const PATIENCE_MS = 180_000;

const ask = (method: string, path = '', body?: unknown, timeoutMs = PATIENCE_MS) =>
  // The worker's own words, of the same release as this page.
  request(method, `/local/vault${path}`, {
    token: LOCAL_TOKEN,
    body,
    timeoutMs,
  }) as Promise<LocalVault>;

/** The state of the encrypted copy of this browser's records. */
export const sharedQuery = queryOptions({
  queryKey: ['local/vault'],
  queryFn: () => ask('GET'),
  staleTime: 0,
});

const shown = (state: LocalVault): LocalVault => {
  queryClient.setQueryData(sharedQuery.queryKey, state);
  return state;
};

/** The reason why sharing did not begin, in a sentence: beside the field of the words, should they be to blame. */
export class SharingError extends ExplainedError {
  readonly fields: Readonly<Record<string, string>>;
  readonly isSpent = false;

  constructor(sentence: string, isOfWords = false) {
    super(sentence);
    this.fields = isOfWords ? { words: sentence } : {};
  }

  explain(): string {
    return this.message;
  }
}

/** Begins a copy, or joins that of another device. Throws SharingError and ApiError. */
export async function startSharing(start: Pick<LocalVaultStart, 'entropy' | 'isJoining'>) {
  const server = copyApi();
  if (server === null) throw new SharingError(texts.noServer);
  const { problem } = await ask('POST', '', { ...start, server } satisfies LocalVaultStart);
  // A problem of a start that failed is none of the records as they are.
  await queryClient.invalidateQueries({ queryKey: sharedQuery.queryKey });
  if (problem === null) return;
  if (problem === 'gone' || problem === 'ended') {
    throw start.isJoining
      ? new SharingError(texts.notThere, true)
      : new SharingError(texts.problems.refused);
  }
  throw new SharingError(texts.problems[problem]);
}

/** Exchanges with the other devices, should there be any. */
export const exchangeNow = async () => shown(await ask('POST', '/exchange'));

/** Sends the records of this device in place of the copy. */
export const sendOwn = async () => shown(await ask('POST', '/send'));

/** Settles what two devices have changed. Throws ApiError if the other state is not possible any more. */
export const choose = async (key: string, takesOther: boolean) =>
  shown(await ask('POST', '/choices', { key, takesOther }));

/** Forgets the copy on this device. */
export const leave = async () => shown(await ask('POST', '/leave'));

/** Ends the copy for all devices. Throws SharingError and ApiError if it goes on. */
export async function endForAll(): Promise<void> {
  const { isOn } = shown(await ask('DELETE'));
  if (isOn) throw new SharingError(texts.problems.unanswered);
}
