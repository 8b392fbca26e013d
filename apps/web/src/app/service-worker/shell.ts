/** The files of one release that open every page without a network. The build lists them. */
export interface Shell {
  /** Another one with each release that differs. */
  readonly version: string;
  /** Addresses of pages, as the server has them. */
  readonly pages: readonly string[];
  /** The page of every other address. */
  readonly anyPage: string;
  /** Files that keep their names from release to release. */
  readonly named: readonly string[];
  /** Files with a hash in their names: they never change. */
  readonly hashed: readonly string[];
  /** The files, hashed too, that only who does without an account needs. */
  readonly local: readonly string[];
  /** The files of each language's words, hashed too: kept of those that someone reads here. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** True: no server knows the addresses of pages. They lead to the folder, with themselves behind `?to=`. */
  readonly isStatic: boolean;
  /** A hashed file that every page of this release names, and no page of another. */
  readonly mark: string;
}

/** The source of the answer to a request. */
export type Source =
  /** The browser and the server among themselves, as without a worker. */
  | { readonly from: 'server' }
  /** The file that this release keeps at `path`, else the server. */
  | { readonly from: 'release'; readonly path: string }
  /** The file of any kept release, else the server: tabs of the previous one are still open. */
  | { readonly from: 'any release' }
  /** Another address. */
  | { readonly from: 'redirect'; readonly to: string }
  /** The server, and where it is out of reach, what this release keeps at `path`. */
  | { readonly from: 'server or release'; readonly path: string };

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

const SERVER: Source = { from: 'server' };
const API = /^\/api(\/|$)/;
const HASHED = /^\/assets\//;
/** A token follows. */
const SECRET_PAGE = /^(\/act)\/[^/]+$/;
/** A file to look at or to save, not a page of the app. */
const FILE = /\.\w+$/;

/**
 * The source of the answer to a request, below `root`, the address of the folder that all stands in. Nothing of
 * `/api` ever passes through the worker.
 */
export function chooseSource({ method, url, mode }: Asked, shell: Shell, root: string): Source {
  if (method !== 'GET' || !url.startsWith(root)) return SERVER;
  const { pathname, search } = new URL(`http://x${url.slice(root.length - 1)}`);
  if (API.test(pathname)) return SERVER;
  if (HASHED.test(pathname)) return { from: 'any release' };
  if (shell.named.includes(pathname)) return { from: 'release', path: pathname };
  if (mode !== 'navigate') return SERVER;
  const path = SECRET_PAGE.exec(pathname)?.[1] ?? pathname;
  if (shell.pages.includes(path)) return { from: 'release', path };
  if (shell.isStatic && !FILE.test(pathname)) {
    return { from: 'redirect', to: `/?to=${encodeURIComponent(pathname + search)}` };
  }
  return FILE.test(pathname) ? SERVER : { from: 'server or release', path: shell.anyPage };
}

/** The kept files of a release, in its own cache. */
export interface Kept {
  readonly name: string;
  /** The time at which the release began to answer, in ms; null when it never did. */
  readonly began: number | null;
}

/**
 * The caches to delete when the release of `own` begins to answer: all but its own and the one that
 * answered before, whose tabs may still be open.
 */
export function outdated(kept: readonly Kept[], own: string): string[] {
  const others = kept.filter(({ name }) => name !== own);
  const latest = Math.max(0, ...others.map(({ began }) => began ?? 0));
  return others.filter(({ began }) => began === null || began < latest).map(({ name }) => name);
}
