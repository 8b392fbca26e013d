import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** One built file and its compressed twins, the smaller first. */
export interface WebFile {
  /** Its address, such as `/assets/index-Ab12Cd34.js`. */
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  /** As it is without compression; unpacked for each request, since few browsers ask for it. */
  readonly content: () => Buffer;
  readonly packed: readonly { readonly encoding: 'br' | 'gzip'; readonly content: Buffer }[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** The smaller one first: most browsers take both. */
const TWINS = [
  { ending: '.br', encoding: 'br' },
  { ending: '.gz', encoding: 'gzip' },
] as const;

/**
 * Every file below `root` by its address, in memory as it is sent: some 4 MB. None when nothing is built. In one go: hundreds of
 * small files by turns with others take five times the processor time, and no one is served before.
 */
export function readWebFiles(root: string): ReadonlyMap<string, WebFile> {
  const names = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  const found = new Map<string, string>();
  for (const entry of names.filter((each) => each.isFile() && !each.name.startsWith('.'))) {
    const file = join(entry.parentPath, entry.name);
    found.set(`/${relative(root, file).replaceAll('\\', '/')}`, file);
  }
  const files = new Map<string, WebFile>();
  for (const [path, file] of found) {
    if (TWINS.some(({ ending }) => path.endsWith(ending))) continue;
    const packed = TWINS.flatMap(({ ending, encoding }) => {
      const twin = found.get(path + ending);
      return twin === undefined ? [] : [{ encoding, content: readFileSync(twin) }];
    });
    const gzip = packed.find(({ encoding }) => encoding === 'gzip')?.content;
    const stored = gzip ?? readFileSync(file);
    files.set(path, {
      path,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      etag: computeEtag(stored),
      content: () => (gzip ? gunzipSync(gzip) : stored),
      packed,
    });
  }
  return files;
}

/** A file's tag: the same for the same content. */
export const computeEtag = (content: Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url')}"`;
