import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { checkLicences, LICENCES_FILE } from './check-licences.ts';
import { compressFiles } from './compress-files.ts';
import { listShell } from './list-shell.ts';
import { pageModules } from './page-modules.ts';
import { preloadTags } from './preload-tags.ts';
import { PATHS } from './src/navigation/paths.ts';
import type { Shell } from './src/service-worker/shell.ts';
import { BUILD_TARGET } from './vite.config.ts';
import { notePackages, workerLicences } from './worker-licences.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const DIST = `${ROOT}dist/`;
/**
 * The folder in which a build grows: a server that starts meanwhile finds the one before until it
 * is whole.
 */
const DRAFT = fileURLToPath(new URL('../../node_modules/.cache/web-build/', import.meta.url));

/** The exports of `src/app/prerender.tsx`. */
interface Prerender {
  readonly renderPage: (path: string) => string;
  readonly renderShell: () => string;
}

/**
 * Builds the web app into `dist/`: hashed assets, the calculator pre-rendered for its two
 * addresses, an empty shell for every other one, which names what its page loads, and, as
 * `app.html`, for wrong ones, the service worker, and a .gz and .br twin of every file worth
 * compressing.
 */
export async function buildWeb(): Promise<void> {
  const { NODE_ENV } = process.env;
  // Under a test runner's own value React would come in its large development form.
  process.env.NODE_ENV = 'production';
  try {
    await buildDraft();
    await rm(DIST, { recursive: true, force: true });
    await rename(DRAFT, DIST);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** The build itself. */
async function buildDraft(): Promise<void> {
  const config = { configFile: `${ROOT}vite.config.ts`, logLevel: 'warn' } as const;
  const built = await build({
    ...config,
    worker: { plugins: () => [notePackages()] },
    build: { outDir: DRAFT, emptyOutDir: true },
  });
  if (!('output' in built)) throw new Error('The build gave several bundles, or none.');
  checkLicences(built.output);
  const licences = `${DRAFT}${LICENCES_FILE}`;
  await appendFile(licences, await workerLicences(await readFile(licences, 'utf8')));
  const serverDir = `${DRAFT}.prerender/`;
  await build({
    ...config,
    publicDir: false,
    build: { ssr: 'src/app/prerender.tsx', outDir: serverDir, emptyOutDir: true },
  });
  try {
    // The time keeps a second build in the same process from getting the first one's module.
    const bundle = `${pathToFileURL(`${serverDir}prerender.js`).href}?${Date.now()}`;
    await writePages((await import(bundle)) as Prerender, built.output);
  } finally {
    await rm(serverDir, { recursive: true, force: true });
  }
  await dropComments(`${DRAFT}boot.js`);
  await buildWorker(await listShell(built.output, DRAFT));
  await compressFiles(DRAFT);
}

/** The service worker, which carries the list of what it keeps. */
async function buildWorker(shell: Shell): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SHELL: JSON.stringify(shell) },
    build: {
      outDir: DRAFT,
      emptyOutDir: false,
      target: BUILD_TARGET,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/service-worker/service-worker.ts',
        // Browsers look at this address for a new version: no hash, no second file.
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/** Vite copies what is in `public` as it is, with comments and indents. */
async function dropComments(script: string): Promise<void> {
  const code = await readFile(script, 'utf8');
  await writeFile(script, code.replaceAll(/^ *(\/\/.*)?\n?/gm, ''));
}

async function writePages(
  { renderPage, renderShell }: Prerender,
  output: Rolldown.RolldownOutput['output'],
): Promise<void> {
  // Indents are for who writes it.
  const template = (await readFile(`${DRAFT}index.html`, 'utf8')).replaceAll(/\n\s+/g, '\n');
  const shell = fillTemplate(template, null, renderShell());
  await writePage('app.html', shell);
  for (const path of [PATHS.home, PATHS.calculator]) {
    const file = path === PATHS.home ? 'index.html' : `${path.slice(1)}.html`;
    await writePage(file, fillTemplate(template, path, renderPage(path)));
  }
  // A file for each address, so that the server can tell a page from a wrong address.
  for (const [path, module] of pageModules()) {
    const tags = preloadTags(output, module);
    await writePage(
      `${path.slice(1)}.html`,
      shell.replace('</head>', () => `${tags}</head>`),
    );
  }
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(DRAFT + file), { recursive: true });
  await writeFile(DRAFT + file, html);
}

/** Puts a rendered page into the template: its title into the head, the rest into the root. */
function fillTemplate(template: string, path: string | null, html: string): string {
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
