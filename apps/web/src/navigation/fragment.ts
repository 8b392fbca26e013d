import { useEffect, useMemo, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { navigate } from './router.tsx';

const readHash = () => location.hash;
/** The fragment as pre-rendered pages know it. */
const readNoHash = () => '';

/** The part of the address behind its `#`: no server is sent it. Not in the router: few pages ask. */
export function useFragment(): URLSearchParams {
  const hash = useLocationProperty(readHash, readNoHash);
  return useMemo(() => new URLSearchParams(hash.slice(1)), [hash]);
}

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
