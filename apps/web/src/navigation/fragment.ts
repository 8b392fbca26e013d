import { useMemo } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

const readHash = () => location.hash;
/** What the pre-rendered pages know of it. */
const readNoHash = () => '';

/** What stands behind the `#` of the address: no server is sent it. Not in the router: one page asks. */
export function useFragment(): URLSearchParams {
  const hash = useLocationProperty(readHash, readNoHash);
  return useMemo(() => new URLSearchParams(hash.slice(1)), [hash]);
}
