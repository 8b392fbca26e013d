import { type AnchorHTMLAttributes, type MouseEvent, useLayoutEffect } from 'react';
import { withBase } from '../../data/browser/base.ts';
import { withoutLanguage } from '../../data/browser/language.ts';
import { navigate, readPathname, useLocation } from '../../data/navigation/address.ts';
import type { Path } from '../../data/navigation/paths.ts';

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

/** Leads on to another address in place of this one, so that Back does not end up here again. */
export function Redirect({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
