import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressFiles } from './compress-files.ts';
import { PATHS } from './src/lib/paths.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const DIST = `${ROOT}dist/`;

/** What `src/app/prerender.tsx` exports. */
interface Prerender {
  readonly renderPage: (path: string) => string;
  readonly renderShell: () => string;
}

/**
 * Builds the web app into `dist/`: hashed assets, the calculator pre-rendered for its two
 * addresses, an empty shell for every other one and, as `app.html`, for wrong ones, and a .gz and
 * .br twin of every file worth compressing.
 */
export async function buildWeb(): Promise<void> {
  const { NODE_ENV } = process.env;
  // Under a test runner's own value React would come in its large development form.
  process.env.NODE_ENV = 'production';
  try {
    await buildInto(DIST);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** The build itself. `dist` ends with a slash and is emptied first. */
async function buildInto(dist: string): Promise<void> {
  const config = { configFile: `${ROOT}vite.config.ts`, logLevel: 'warn' } as const;
  await build({ ...config, build: { outDir: dist, emptyOutDir: true } });
  const serverDir = `${dist}.prerender/`;
  await build({
    ...config,
    publicDir: false,
    build: { ssr: 'src/app/prerender.tsx', outDir: serverDir, emptyOutDir: true },
  });
  try {
    // The time keeps a second build in the same process from getting the first one's module.
    const bundle = `${pathToFileURL(`${serverDir}prerender.js`).href}?${Date.now()}`;
    await writePages((await import(bundle)) as Prerender);
  } finally {
    await rm(serverDir, { recursive: true, force: true });
  }
  await compressFiles(dist);
}

async function writePages({ renderPage, renderShell }: Prerender): Promise<void> {
  const template = await readFile(`${DIST}index.html`, 'utf8');
  const pages = [
    ['index.html', '/', renderPage('/')],
    ['calculator.html', '/calculator', renderPage('/calculator')],
    ['app.html', null, renderShell()],
    // A file for each address, so that the server can tell a page from a wrong address.
    ...Object.values(PATHS)
      .filter((path) => path !== PATHS.home && path !== PATHS.calculator)
      .map((path) => [`${path.slice(1)}.html`, null, renderShell()] as const),
  ] as const;
  for (const [file, path, html] of pages) {
    await mkdir(dirname(DIST + file), { recursive: true });
    await writeFile(DIST + file, fillTemplate(template, path, html));
  }
}

/** Puts a rendered page into the template: its title into the head, the rest into the root. */
export function fillTemplate(template: string, path: string | null, html: string): string {
  const title = /<title>.*?<\/title>/.exec(html)?.[0];
  if (title === undefined) throw new Error('A pre-rendered page has no <title>.');
  const forbidden = /<script|<style| style="| on[a-z]+="/.exec(html);
  if (forbidden) {
    throw new Error(`A pre-rendered page has what the security policy forbids: ${forbidden[0]}`);
  }
  // The client hydrates only where the root names the address that was rendered.
  const root = path === null ? '<div id="root">' : `<div id="root" data-path="${path}">`;
  const filled = template
    .replace('<!--title-->', () => title)
    .replace('<div id="root"><!--app-->', () => root + html.replace(title, ''));
  if (filled.includes('<!--title-->') || !filled.includes(root)) {
    throw new Error('index.html has lost the marks that the pre-rendered page replaces.');
  }
  return filled;
}

if (import.meta.main) await buildWeb();
