import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
} from 'react';
import { navigate as navigateOnHost, usePathname, useSearch } from 'wouter/use-browser-location';
import { withBase, withoutBase } from '../browser/base.ts';
import { withoutLanguage } from '../browser/language.ts';
import { isPath, type Path } from './paths.ts';

/** Goes to one of our paths. */
export const navigate: typeof navigateOnHost = (to, options) =>
  navigateOnHost(typeof to === 'string' ? withBase(to) : to, options);

const SsrPath = createContext('');

interface RouterProps {
  /** The path that is pre-rendered, and that hydration begins with. */
  readonly ssrPath: string;
  readonly children: ReactNode;
}

/** Lets what is below it know where we are. */
export function Router({ ssrPath, children }: RouterProps) {
  return <SsrPath value={ssrPath}>{children}</SsrPath>;
}

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

/** One of our paths, with or without a query. */
type ReturnPath = Path | `${Path}?${string}`;

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  /** For a page where one thing is done: it leads there afterwards, see `readReturn`. */
  readonly returnsTo?: ReturnPath;
}

/** A link within the app. It marks itself when it leads to the current page. */
export function Link({ to, returnsTo, onClick, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isHere = readPathname(to) === withoutLanguage(pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { ctrlKey, metaKey, altKey, shiftKey, button } = event;
    // A new tab or window, or a download: the browser's business.
    const { target } = rest;
    if (target || ctrlKey || metaKey || altKey || shiftKey || button !== 0) return;
    event.preventDefault();
    navigate(to, returnsTo && { state: { returnsTo } });
  };
  return (
    <a {...rest} href={withBase(to)} onClick={follow} aria-current={isHere ? 'page' : undefined} />
  );
}

/** The page that the link to this one wants to go on to; null where one came for the page itself. */
export function readReturn(): string | null {
  const { returnsTo = '' } = (history.state ?? {}) as { returnsTo?: string };
  return isPath(returnsTo.replace(/\?.*$/, '')) ? returnsTo : null;
}

/** Leads on to another address in place of this one, so that Back does not end up here again. */
export function Redirect({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
