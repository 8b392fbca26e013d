import type { RawReply } from './bind-route.ts';

/** Any origin will do: what leads away from it leads away from ours. */
const SOME_ORIGIN = 'https://dosewise.invalid';

/** The path of ours that someone asked to go on to; null for none, and for whatever leads elsewhere. */
export function ownPath(to: string | undefined): string | null {
  if (!to?.startsWith('/')) return null;
  const url = URL.parse(to, SOME_ORIGIN);
  if (url?.origin !== SOME_ORIGIN || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search;
}

/** The reply that leads a browser to another address. */
export const leadTo = (
  location: string,
  headers: Readonly<Record<string, string>> = {},
): RawReply => ({ status: 302, headers: { location, ...headers }, body: '' });
