import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PATHS } from '../../apps/web/src/navigation/paths.ts';
import { ensureWebBuilt } from '../web-build.ts';
import { ROOT, type Step } from './step.ts';

/** What a phone on a slow network may have to fetch before the calculator works. */
const FIRST_LIMIT_KB = 120;
/** What it may have to fetch more for any other page, with its chart. */
const PAGE_LIMIT_KB = 90;
/** Nobody needs these to see a page, and some need them never: they come when they are asked for. */
const LATER = ['analytics-client', 'analytics-gate', 'import-worker', 'keep-installed'];
/** How the files are called in which the code of the pages begins. */
const PAGE = /-page-[^/]+\.js$/;

type Sizes = ReadonlyMap<string, number>;

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

/** What a page loads by itself, as the server sends it: the `.gz` of each file, kB of 1000 bytes. */
const loadOf = async (page: string): Promise<Sizes> => {
  const sizes = new Map<string, number>();
  const waiting = [page];
  for (const path of waiting) {
    if (sizes.has(path)) continue;
    const content = await readFile(join(dist, path));
    sizes.set(path, (await stat(join(dist, `${path}.gz`))).size / 1000);
    if (path.endsWith('.html')) waiting.push(...filesNamedBy(content.toString()));
    if (path.endsWith('.js')) {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      waiting.push(...staticImportsOf(content.toString()).map((found) => folder + found.slice(2)));
    }
  }
  return sizes;
};

const sumOf = (sizes: Sizes): number => [...sizes.values()].reduce((sum, size) => sum + size, 0);

const refuse = (complaint: string, sizes: Sizes): never => {
  const list = [...sizes].map(([path, size]) => `${size.toFixed(1).padStart(7)} kB ${path}`);
  throw new Error(`${complaint}:\n${list.join('\n')}`);
};

const checkBudget = (name: string, sizes: Sizes, limitKb: number): void => {
  const total = sumOf(sizes);
  if (total > limitKb) refuse(`${name} is ${total.toFixed(1)} kB, the limit ${limitKb} kB`, sizes);
};

/** What opening `path` adds to the first load. Its file names all of it; that is checked too. */
const additionOf = async (path: string, first: Sizes): Promise<Sizes> => {
  const all = [...(await loadOf(`${path}.html`))];
  const added = new Map(all.filter(([file]) => !first.has(file) && !file.endsWith('.html')));
  const files = [...added.keys()];
  if (!files.some((file) => file.endsWith('.css')) || !files.some((file) => PAGE.test(file))) {
    refuse(`The file of ${path} does not name the page's code and styles`, added);
  }
  return added;
};

const checkLater = (path: string, sizes: Sizes): void => {
  const early = [...sizes.keys()].filter((file) =>
    LATER.some((name) => file.includes(`/${name}-`)),
  );
  if (early.length > 0) refuse(`${path} loads at once what can wait: ${early.join(' ')}`, sizes);
};

/** What `LATER` names must be there, or its check would see nothing. */
const checkLaterExists = async (): Promise<void> => {
  const files = await readdir(join(dist, 'assets'));
  const gone = LATER.filter((name) => !files.some((file) => file.startsWith(`${name}-`)));
  if (gone.length > 0) throw new Error(`The build has no file of its own for ${gone.join(', ')}.`);
};

/** The first page with all it needs, and what each further page adds. */
export const bundleBudget: Step = {
  name: 'bundle budget',
  run: async () => {
    await ensureWebBuilt();
    const first = await loadOf('/index.html');
    if (first.size < 3) refuse('The page names no script or style', first);
    checkBudget('The first load', first, FIRST_LIMIT_KB);
    await checkLaterExists();
    checkLater('The first load', first);
    for (const path of Object.values(PATHS)) {
      if (path === PATHS.home || path === PATHS.calculator) continue;
      const added = await additionOf(path, first);
      checkBudget(`What ${path} adds`, added, PAGE_LIMIT_KB);
      checkLater(path, added);
    }
  },
};
