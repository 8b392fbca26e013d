import { useEffect, useMemo, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { navigate, useLocation } from './address.ts';

const readHash = () => location.hash;
/** The fragment as pre-rendered pages know it. */
const readNoHash = () => '';

/** The part of the address behind its `#`: no server is sent it. Not in the router: few pages ask. */
export function useFragment(): URLSearchParams {
  const hash = useLocationProperty(readHash, readNoHash);
  return useMemo(() => new URLSearchParams(hash.slice(1)), [hash]);
}

/** The form for a new entry, which is open while the address ends in `#add`: Back closes it. */
export function useAddForm() {
  const { pathname } = useLocation();
  const hash = useLocationProperty(readHash, readNoHash);
  return {
    isOpen: hash === '#add',
    open: () => navigate(`${pathname}#add`, { state: OPENED_HERE }),
    close: () => {
      if (history.state?.isOpenedHere) history.back();
      else navigate(pathname, { replace: true });
    },
  };
}

/** Kept with the address: the one before it is the page without its form. */
const OPENED_HERE = { isOpenedHere: true };

/**
 * The secret that an opened link brought behind its `#`: the value of `name`, or all of it. It is kept here
 * alone, and the address becomes `next`: a reload needs the link again. Null without one.
 */
export function useSecret(name: string | null, next: string): string | null {
  const fragment = useFragment();
  const given = name === null ? ([...fragment.keys()][0] ?? null) : fragment.get(name);
  const [secret, setSecret] = useState(given);
  useEffect(() => {
    if (given === null) return;
    // Another link, opened in the same tab.
    setSecret(given);
    // Out of the address bar and the history, where others could read or copy it.
    navigate(next, { replace: true });
  }, [given, next]);
  return secret;
}
