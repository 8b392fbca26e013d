import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { isPath, type Path } from './paths.ts';

/*
 * All our addresses are fixed (paths.ts), so this is all the routing there is. A routing library
 * would be 14 kB of the 33 kB that the first load may weigh beside React.
 */

interface Location {
  readonly pathname: string;
  readonly search: URLSearchParams;
}

const LocationContext = createContext<Location | null>(null);
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

const readHref = () => window.location.pathname + window.location.search;

/** Goes to an address of ours without loading the page anew. */
export function navigate(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  notify();
}

interface RouterProps {
  /** The address for which the page was pre-rendered; hydration begins with it. */
  readonly prerenderedAt?: string | undefined;
  readonly children: ReactNode;
}

/** Makes the address available below it. */
export function Router({ prerenderedAt, children }: RouterProps) {
  const href = useSyncExternalStore(subscribe, readHref, () => prerenderedAt ?? '/');
  const location = useMemo(() => locationOf(href), [href]);
  return <LocationContext value={location}>{children}</LocationContext>;
}

/** An address taken apart; a slash at its end does not count. */
export function locationOf(href: string): Location {
  const [path = '', search = ''] = href.split('?', 2);
  return { pathname: path.replace(/(.)\/+$/, '$1'), search: new URLSearchParams(search) };
}

/** Where we are. */
export function useLocation(): Location {
  const location = use(LocationContext);
  if (location === null) throw new Error('useLocation must be used within a Router');
  return location;
}

interface RoutesProps {
  /** A page for every address there is. */
  readonly pages: Readonly<Record<Path, ReactNode>>;
  readonly notFound: ReactNode;
}

/** The page for the current address. */
export function Routes({ pages, notFound }: RoutesProps) {
  const { pathname } = useLocation();
  return isPath(pathname) ? pages[pathname] : notFound;
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** A link within the app. It marks itself when it leads to the current page. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  return (
    <a
      {...rest}
      href={to}
      aria-current={locationOf(to).pathname === pathname ? 'page' : undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}

/** Whether the browser would open the link right here, and not in a new tab or window. */
function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}

/** Leads on to another address as soon as it is shown. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
