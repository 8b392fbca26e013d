import { type AnchorHTMLAttributes, type ReactNode, useMemo } from 'react';
import {
  useSearch,
  useLocation as useWouterLocation,
  Link as WouterLink,
  Redirect as WouterRedirect,
} from 'wouter';
import { isPath, type Path } from './paths.ts';

export { Router } from 'wouter';
export { navigate } from 'wouter/use-browser-location';

/** A path as the table of addresses spells it: a slash at its end does not count. */
export function pathnameOf(href: string): string {
  return href.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');
}

interface Location {
  readonly pathname: string;
  readonly search: URLSearchParams;
}

/** Where we are. */
export function useLocation(): Location {
  const [path] = useWouterLocation();
  const search = useSearch();
  return useMemo(
    () => ({ pathname: pathnameOf(path), search: new URLSearchParams(search) }),
    [path, search],
  );
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

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
}

/** A link within the app. It marks itself when it leads to the current page. */
export function Link({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isHere = pathnameOf(to) === pathname;
  return <WouterLink {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}

/** Leads on to another address in place of this one, so that Back does not end up here again. */
export function Redirect({ to }: { to: string }) {
  return <WouterRedirect to={to} replace />;
}
