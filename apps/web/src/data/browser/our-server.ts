import { SERVER_HEADER } from '@dosewise/contract/headers';

/** A header that release 1.0, which did not name itself, gave to each of its replies. */
const POLICY_OF_RELEASE_1 = 'camera=(), geolocation=(), microphone=()';

/**
 * The one decision whether our server answered, or something between it and this browser: a proxy whose server
 * restarts, a login in front, the Wi-Fi of a hotel. It names itself on every reply. A server of release 1.0 answers
 * while servers are replaced one by one, and is known by two headers that it gave to all of its replies.
 */
export function isOurs({ headers }: Pick<Response, 'headers'>): boolean {
  if (headers.has(SERVER_HEADER)) return true;
  return headers.has('x-request-id') && headers.get('permissions-policy') === POLICY_OF_RELEASE_1;
}

/**
 * The one that answered in the place of our server: a login that stands in front of it, what takes no body of this size, or
 * something else, such as a proxy whose server restarts.
 */
export type Stranger = 'login' | 'too large' | 'other';

/** Statuses by which a proxy, or a network, asks for a login. */
const WANTS_LOGIN: readonly number[] = [401, 407, 511];

/** The origin of a reply that is not ours. Asked with `redirect: 'manual'`, a login elsewhere has the type of one. */
export function strangerOf({ type, status, ok, headers }: Response): Stranger {
  if (type === 'opaqueredirect' || WANTS_LOGIN.includes(status)) return 'login';
  if (status === 413) return 'too large';
  // A page in the place of what was asked for: the network's, or a login's own.
  return ok && isPage({ headers }) ? 'login' : 'other';
}

const isPage = ({ headers }: Pick<Response, 'headers'>): boolean =>
  (headers.get('content-type') ?? '').startsWith('text/html');

/**
 * Fetches a file of the build, to keep it. Throws where something else came: another's page, of a host that has the
 * static build too. The browser may have the file from a release that did not name itself; then it asks again.
 */
export async function fetchOwnFile(
  url: string,
  isStatic: boolean,
  init: RequestInit = {},
): Promise<Response> {
  const response = await fetch(url, init);
  const isOwn = isStatic ? !isPage(response) || /\/$|\.html$/.test(url) : isOurs(response);
  if (!isOwn && !isStatic && init.cache !== 'reload')
    return fetchOwnFile(url, isStatic, { ...init, cache: 'reload' });
  // Browsers refuse a redirected reply as the answer to a navigation.
  if (!response.ok || response.redirected || !isOwn) throw new Error(`${url}: ${response.status}`);
  return response;
}
