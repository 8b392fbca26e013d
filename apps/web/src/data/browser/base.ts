/** True for the build that needs no server: it stands in any folder of any host. */
export const IS_STATIC: boolean = import.meta.env?.VITE_STATIC ?? false;

/**
 * The path of the folder that the app stands in, without a slash at its end: empty at the root of a host, as
 * a server of ours has it. The static build finds it by where its own code came from.
 */
const BASE: string =
  IS_STATIC && typeof document !== 'undefined'
    ? new URL(/* @vite-ignore */ '..', import.meta.url).pathname.replace(/\/$/, '')
    : '';

/** The address of one of our paths or files on this host. */
export const withBase = (path: string): string => BASE + path;

/** The path of ours that an address on this host stands for. */
export const withoutBase = (address: string): string =>
  BASE !== '' && `${address}/`.startsWith(`${BASE}/`) ? address.slice(BASE.length) || '/' : address;

/**
 * Shows the address that `404.html` was asked for: it leads to the folder itself, with that address behind
 * `?to=`. Called before anything reads the address.
 */
export function takeDeepLink(): void {
  if (!IS_STATIC) return;
  const to = new URLSearchParams(location.search).get('to');
  if (!to?.startsWith('/')) return;
  // Behind the origin no path leads to another host, as `//x` alone would.
  history.replaceState(null, '', location.origin + withBase(to) + location.hash);
}
