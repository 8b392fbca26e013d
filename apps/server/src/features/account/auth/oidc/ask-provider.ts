import type { CustomFetch } from 'openid-client';
import { askHost } from '../../../../outgoing/channels/http/ask-host.ts';

/** The longest that the provider may take; its caller is more impatient. */
const LONGEST_MS = 30_000;
/** More than a description or a list of keys ever has. */
const MAX_BYTES = 1024 * 1024;
/** Statuses whose answer has no body. */
const WITHOUT_BODY = [204, 205, 304];

/** Asks the provider as `fetch` would, by our own look-up of names. Fails as `fetch` does, without an address. */
export const askProvider: CustomFetch = async (url, { method, headers, body, signal }) => {
  // Forms are all that is sent in a login.
  const given = body instanceof URLSearchParams ? body.toString() : undefined;
  const limits = { timeoutMs: LONGEST_MS, maxBytes: MAX_BYTES };
  const late = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const asked = askHost(new URL(url), { method, headers, body: given }, limits).catch(() => {
    throw new TypeError('fetch failed');
  });
  const answer = await Promise.race([asked, late]);
  const { status } = answer;
  if (status < 200 || status > 599) throw new TypeError('fetch failed');
  const isEmpty = WITHOUT_BODY.includes(status);
  return new Response(isEmpty ? null : new Uint8Array(answer.body), {
    status,
    headers: answer.headers,
  });
};
