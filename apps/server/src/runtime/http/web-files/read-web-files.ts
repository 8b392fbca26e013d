import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';

/** One built file and its compressed twins, the smaller first. */
export interface WebFile {
  /** Its address, such as `/assets/index-Ab12Cd34.js`. */
  readonly path: string;
  readonly type: string;
  readonly etag: string;
  readonly content: Buffer;
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
 * Every file below `root` by its address, whole in memory: some 4 MB. None when nothing is built. In one go: hundreds of
 * small files by turns with others take five times the processor time, and nobody is served before.
 */
export function readWebFiles(root: string): ReadonlyMap<string, WebFile> {
  const names = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  const contents = new Map<string, Buffer>();
  for (const entry of names.filter((each) => each.isFile() && !each.name.startsWith('.'))) {
    const file = join(entry.parentPath, entry.name);
    contents.set(`/${relative(root, file).replaceAll('\\', '/')}`, readFileSync(file));
  }
  const files = new Map<string, WebFile>();
  for (const [path, content] of contents) {
    if (TWINS.some(({ ending }) => path.endsWith(ending))) continue;
    files.set(path, {
      path,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      etag: computeEtag(content),
      content,
      packed: TWINS.flatMap(({ ending, encoding }) => {
        const twin = contents.get(path + ending);
        return twin ? [{ encoding, content: twin }] : [];
      }),
    });
  }
  return files;
}

/** A file's tag: the same for the same content. */
export const computeEtag = (content: Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url')}"`;
