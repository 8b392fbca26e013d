import { useEffect, useLayoutEffect, useRef } from 'react';
import { navigate, useLocation } from './address.ts';

/** So that a slider or someone who types does not write with every step. Browsers count that. */
const PAUSE_MS = 200;

/**
 * Keeps `query` in the address, in place of what stood there: no key adds to the history. `open` is
 * given what stands there at first, and whatever comes to stand there by another way. Null leaves
 * the address as it is.
 */
export function useAddressQuery(
  query: string | null,
  open: (query: URLSearchParams) => void,
): void {
  const { pathname, search } = useLocation();
  const known = useRef('');
  const shown = String(search);
  // Before anything is painted, so that nothing is shown that is replaced at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is opened.
  useLayoutEffect(() => {
    if (shown === known.current) return;
    known.current = shown;
    open(search);
  }, [shown]);
  useEffect(() => {
    if (query === null || query === known.current) return;
    const timer = setTimeout(() => {
      known.current = query;
      navigate(`${pathname}?${query}`, { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, pathname]);
}
