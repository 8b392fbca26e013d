import { type HostRule, isListed } from '../../../runtime/config/host-list.ts';

/** The hosts of ntfy that topics may be at. */
export interface OfferedHosts {
  readonly ntfyHosts: readonly HostRule[];
}

/** The address that a text is; null for none. Browsers know `URL.parse` only since 2024. */
export function readAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * The one form of a topic's address, such as https://ntfy.sh/topic, however it was typed; null where it is
 * none, or none on a host that is allowed.
 */
export function ntfyAddress(offered: OfferedHosts, typed: string): string | null {
  const url = readAddress(typed);
  if (url === null || /[?#]/.test(typed)) return null;
  // As ntfy has them: https://github.com/binwiederhier/ntfy/blob/v2.11.0/server/server.go
  return /^\/[\w-]{1,64}$/.test(url.pathname) && isListed(url, offered.ntfyHosts) ? url.href : null;
}
