import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureWebBuilt } from '../web-build.ts';
import { ROOT, type Step } from './step.ts';

/** What a phone on a slow network may have to fetch before the calculator works. */
const LIMIT_KB = 100;

const dist = join(ROOT, 'apps/web/dist');

/** The files a page names: styles, scripts, and the modules it asks for ahead of time. */
const filesNamedBy = (html: string): string[] => {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const needed = tags.filter(
    (tag) => tag.startsWith('<script') || /rel="?(stylesheet|modulepreload|preload)\b/.test(tag),
  );
  const paths = needed.flatMap((tag) => /\b(?:src|href)="?([^"\s>]+)/.exec(tag)?.[1] ?? []);
  return [...new Set(paths)];
};

/** Modules that a script imports at its very start come with it, named in the page or not. */
const staticImportsOf = (script: string): string[] =>
  [...script.matchAll(/\b(?:import|from)\s*["'](\.\/[^"']+\.js)["']/g)].flatMap(
    (match) => match[1] ?? [],
  );

const firstLoad = async (): Promise<Map<string, number>> => {
  const sizes = new Map<string, number>();
  const waiting = ['/index.html'];
  for (const path of waiting) {
    if (sizes.has(path)) continue;
    const content = await readFile(join(dist, path));
    sizes.set(path, gzipSync(content, { level: 9 }).length / 1000);
    if (path.endsWith('.html')) waiting.push(...filesNamedBy(content.toString()));
    if (path.endsWith('.js')) {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      waiting.push(...staticImportsOf(content.toString()).map((found) => folder + found.slice(2)));
    }
  }
  return sizes;
};

/** The first page with all it needs, as it travels: gzip, kB of 1000 bytes. */
export const bundleBudget: Step = {
  name: 'bundle budget',
  run: async () => {
    await ensureWebBuilt();
    const sizes = await firstLoad();
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const list = [...sizes].map(([path, size]) => `${size.toFixed(1).padStart(7)} kB ${path}`);
    if (sizes.size < 3) throw new Error(`The page names no script or style:\n${list.join('\n')}`);
    if (total > LIMIT_KB) {
      throw new Error(
        `The first load is ${total.toFixed(1)} kB, the limit ${LIMIT_KB} kB:\n${list.join('\n')}`,
      );
    }
  },
};
