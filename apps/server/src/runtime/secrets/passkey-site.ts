import { isIP } from 'node:net';

export interface PasskeySite {
  /** Of the pages. */
  readonly origin: string;
  /** The name by which browsers keep the passkeys of one site from those of others. */
  readonly rpId: string;
}

/**
 * The site of passkeys at a public address; null where browsers would refuse: they take names
 * alone, not addresses of the network, and no connection that could be another one's.
 */
export function readPasskeySite(publicUrl: string): PasskeySite | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (hostname === 'localhost') return { origin, rpId: hostname };
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[');
  return protocol === 'https:' && isName ? { origin, rpId: hostname } : null;
}
