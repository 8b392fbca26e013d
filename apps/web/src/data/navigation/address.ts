import { createContext, use, useMemo } from 'react';
import { navigate as navigateOnHost, usePathname, useSearch } from 'wouter/use-browser-location';
import { withBase, withoutBase } from '../browser/base.ts';
import { isPath } from './paths.ts';

/** Goes to one of our paths. */
export const navigate: typeof navigateOnHost = (to, options) =>
  navigateOnHost(typeof to === 'string' ? withBase(to) : to, options);

/** The path that is pre-rendered, and that hydration begins with: set by `Router`. */
export const SsrPath = createContext('');

/** A path as the table of addresses spells it: a slash at its end does not count, nor do escapes. */
export function readPathname(href: string): string {
  const path = href.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

interface Location {
  readonly pathname: string;
  readonly search: URLSearchParams;
}

/** The current address. */
export function useLocation(): Location {
  const path = usePathname({ ssrPath: use(SsrPath) });
  const search = useSearch({ ssrSearch: '' });
  return useMemo(
    () => ({ pathname: readPathname(withoutBase(path)), search: new URLSearchParams(search) }),
    [path, search],
  );
}

/** The page that the link to this one wants to go on to; null where one came for the page itself. */
export function readReturn(): string | null {
  const { returnsTo = '' } = (history.state ?? {}) as { returnsTo?: string };
  return isPath(returnsTo.replace(/\?.*$/, '')) ? returnsTo : null;
}
