import { once } from 'node:events';
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build, minifySync, type Rolldown } from 'vite';
import { checkLicences, LICENCES_FILE } from './check-licences.ts';
import { compressFiles } from './compress-files.ts';
import { buildLanguages, type LanguageFiles, languageFolders } from './language-files.ts';
import { listShell } from './list-shell.ts';
import { pageModules } from './page-modules.ts';
import { preloadTags } from './preload-tags.ts';
import type { PagesToRender, RenderedPage } from './render-page.ts';
import type { Shell } from './src/app/service-worker/shell.ts';
import { texts } from './src/app/texts.ts';
import { PATHS } from './src/data/navigation/paths.ts';
import {
  addressIn,
  type Language,
  PAGES_IN_LANGUAGES,
  type PageInLanguages,
} from './src/languages/formats/languages.ts';
import { BUILD_TARGET, MANIFEST_FILE } from './vite.config.ts';
import { notePackages, workerLicences } from './worker-licences.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const DIST = `${ROOT}dist/`;
/** The folder of the build that needs no server. */
export const STATIC_DIST = fileURLToPath(new URL('../../dist/static/', import.meta.url));
/**
 * The folder in which a build grows: a server that starts meanwhile finds the one before until it
 * is whole.
 */
const DRAFT = fileURLToPath(new URL('../../node_modules/.cache/web-build/', import.meta.url));

/** The exports of `src/app/prerender.tsx`. */
interface Prerender {
  readonly renderPage: (path: string) => Promise<string>;
  readonly renderShell: () => string;
  readonly describePage: (path: string) => string;
}

/**
 * Builds the web app into `dist/`: hashed assets, the calculator pre-rendered for its two
 * addresses, Help for its own, an empty shell for every other one, which names what its page loads, and, as
 * `app.html`, for wrong ones, the service worker, and a .gz and .br twin of every file worth
 * compressing.
 */
export const buildWeb = (): Promise<void> => buildInto(DIST, { isStatic: false });

/**
 * Builds the same for any folder of any host, without a server: one page, the code, and `404.html`, which leads
 * other addresses into that page. `files` come along, by their names. `vaultServer` keeps its encrypted copies; empty:
 * none does.
 */
export const buildStaticWeb = (
  files: Readonly<Record<string, string>>,
  vaultServer: string,
): Promise<void> => buildInto(STATIC_DIST, { isStatic: true, files, vaultServer });

interface Kind {
  readonly isStatic: boolean;
  readonly files?: Readonly<Record<string, string>>;
  readonly vaultServer?: string;
}

async function buildInto(folder: string, kind: Kind): Promise<void> {
  const { NODE_ENV } = process.env;
  // Under a test runner's own value React would come in its large development form.
  process.env.NODE_ENV = 'production';
  try {
    await buildDraft(kind);
    await rm(folder, { recursive: true, force: true });
    await mkdir(dirname(folder), { recursive: true });
    await rename(DRAFT, folder);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** The build itself. */
async function buildDraft({ isStatic, files = {}, vaultServer = '' }: Kind): Promise<void> {
  const config = {
    configFile: `${ROOT}vite.config.ts`,
    logLevel: 'warn',
    ...(isStatic && {
      base: './',
      define: {
        'import.meta.env.VITE_STATIC': 'true',
        'import.meta.env.VITE_VAULT_SERVER': JSON.stringify(vaultServer),
      },
    }),
  } as const;
  const built = await build({
    ...config,
    worker: { plugins: () => [notePackages()] },
    build: { outDir: DRAFT, emptyOutDir: true },
  });
  if (!('output' in built)) throw new Error('The build gave several bundles, or none.');
  checkLicences(built.output);
  const languages = await buildLanguages(built.output, DRAFT, {
    root: ROOT,
    base: isStatic ? './' : '/',
    build: { target: BUILD_TARGET },
  });
  const licences = `${DRAFT}${LICENCES_FILE}`;
  await appendFile(licences, await workerLicences(await readFile(licences, 'utf8')));
  // The time keeps a second build in the same process from getting the first one's modules.
  const serverDir = `${DRAFT}.prerender-${Date.now()}/`;
  await build({
    ...config,
    publicDir: false,
    build: { ssr: 'src/app/prerender.tsx', outDir: serverDir, emptyOutDir: true },
  });
  try {
    const bundle = pathToFileURL(`${serverDir}prerender.js`).href;
    const prerender = (await import(bundle)) as Prerender;
    const template = await readTemplate();
    await (isStatic ? writeStaticPages(prerender) : writePages(prerender, built.output));
    for (const language of isStatic ? [] : (languageFolders() as Language[]))
      await writePagesIn(language, template, built.output, {
        prerender: bundle,
        words: pathToFileURL(DRAFT + languages[language]?.first.slice(1)).href,
      });
  } finally {
    await rm(serverDir, { recursive: true, force: true });
  }
  await fillBoot(`${DRAFT}boot.js`, languages);
  await buildWorker(await listShell(built.output, DRAFT, { isStatic, languages }));
  for (const [name, content] of Object.entries(files)) await writeFile(DRAFT + name, content);
  // Other hosts compress by themselves.
  if (!isStatic) await compressFiles(DRAFT);
}

/** Files that only a server of ours has a use for. */
const OF_SERVERS = ['mail-preview.html', MANIFEST_FILE];

/**
 * The one page of the static build, drawn anew once its code is there: only then is it known in which folder it
 * stands.
 */
async function writeStaticPages({ renderPage }: Prerender): Promise<void> {
  const page = fillTemplate(await readTemplate(), null, await renderPage(PATHS.home));
  await writePage('index.html', page.replaceAll(/ (href|src)="\/(?!\/)/g, ' $1="./'));
  await writePage('404.html', notFoundPage());
  for (const file of OF_SERVERS) await rm(DRAFT + file, { force: true });
}

/** The page that hosts give for what is no file: an address of ours is opened by the page in the folder above it. */
function notFoundPage(): string {
  const paths = JSON.stringify(Object.values(PATHS).filter((path) => path !== PATHS.home));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${texts.notFoundTitle}</title>
<p>${texts.notFound} <a href="./">${texts.toCalculator}</a></p>
<script>
const asked = location.pathname.replace(/\\/+$/, '');
const path = ${paths}.filter((one) => asked.endsWith(one)).sort((a, b) => b.length - a.length)[0];
if (path) {
  const folder = asked.slice(0, -path.length) + '/';
  location.replace(location.origin + folder + '?to=' + encodeURIComponent(path + location.search) + location.hash);
}
</script>
</html>
`;
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
        input: 'src/app/service-worker/service-worker.ts',
        // Browsers look at this address for a new version: no hash, no second file.
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

const LANGUAGES_MARK = 'const FILES = {};';

/** Vite copies what is in `public` as it is, with comments and long names; it learns the files of languages here. */
async function fillBoot(script: string, languages: LanguageFiles): Promise<void> {
  const code = await readFile(script, 'utf8');
  if (!code.includes(LANGUAGES_MARK)) throw new Error('boot.js has lost its place for languages.');
  const files = Object.fromEntries(
    Object.entries(languages).map(([language, { first, others }]) => [
      language,
      [first, others].map((path) =>
        path.slice(`/assets/languages/${language}-`.length, -'.js'.length),
      ),
    ]),
  );
  const filled = code.replace(LANGUAGES_MARK, () => `const FILES = ${JSON.stringify(files)};`);
  await writeFile(script, minifySync('boot.js', filled).code);
}

async function writePages(
  { renderPage, renderShell, describePage }: Prerender,
  output: Rolldown.RolldownOutput['output'],
): Promise<void> {
  const template = await readTemplate();
  const shell = fillTemplate(template, null, renderShell());
  await writePage('app.html', shell);
  for (const path of [PATHS.home, PATHS.calculator]) {
    const file = path === PATHS.home ? 'index.html' : `${path.slice(1)}.html`;
    await writePage(file, fillTemplate(template, path, await renderPage(path)));
  }
  // A file for each address, so that the server can tell a page from a wrong address.
  for (const [path, module] of pageModules()) {
    const tags = preloadTags(output, module);
    const page =
      path === PATHS.help
        ? describe(fillTemplate(template, path, await renderPage(path)), describePage(path))
        : shell;
    await writePage(
      `${path.slice(1)}.html`,
      page.replace('</head>', () => `${tags}</head>`),
    );
  }
}

/** The page with another description for search engines. */
const describe = (page: string, description: string): string =>
  page.replace(/(name="description"\s+content=")[^"]*/, (_, tag) => tag + description);

/** The addresses that are rendered, with the page that stands there in each language. */
const RENDERED: readonly (readonly [path: string, page: PageInLanguages])[] = [
  [PATHS.home, PATHS.home],
  [PATHS.calculator, PATHS.home],
  [PATHS.help, PATHS.help],
];

/**
 * The calculator and Help in another language: at that language's own addresses, and beside the English page of each
 * address, as `help.de.html`, for those whose browser wishes for it.
 */
async function writePagesIn(
  language: Language,
  template: string,
  output: Rolldown.RolldownOutput['output'],
  files: Pick<PagesToRender, 'prerender' | 'words'>,
): Promise<void> {
  const wanted = [
    ...PAGES_IN_LANGUAGES.map((page) => {
      const path = addressIn(language, page);
      return { path, page, file: `${path.slice(1)}.html` };
    }),
    ...RENDERED.map(([path, page]) => ({
      path,
      page,
      file: `${path === PATHS.home ? 'index' : path.slice(1)}.${language}.html`,
    })),
  ];
  const thread = new Worker(new URL('./render-page.ts', import.meta.url), {
    workerData: { ...files, paths: wanted.map(({ path }) => path) } satisfies PagesToRender,
  });
  const [rendered] = (await once(thread, 'message')) as [readonly RenderedPage[]];
  for (const [place, { path, page, file }] of wanted.entries()) {
    const { html, description } = rendered[place] as RenderedPage;
    const module = pageModules().get(page);
    const tags = module === undefined ? '' : preloadTags(output, module);
    const filled = describe(fillTemplate(template, path, html, page), description)
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace('</head>', () => `${tags}</head>`);
    await writePage(file, filled);
  }
}

/** The addresses of a page in each language, for search engines; the server puts its own address before. */
const alternates = (page: PageInLanguages): string =>
  [
    ...(['en', ...languageFolders()] as Language[]).map(
      (language) => [language, addressIn(language, page)] as const,
    ),
    // In the language of the browser.
    ['x-default', page] as const,
  ]
    .map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}">`)
    .join('');

/** The template without its lines and indents, which are for who writes it. */
const readTemplate = async () =>
  (await readFile(`${DRAFT}index.html`, 'utf8'))
    .replaceAll(/>\n\s*/g, '>')
    .replaceAll(/\n\s*/g, ' ');

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(dirname(DRAFT + file), { recursive: true });
  await writeFile(DRAFT + file, html);
}

/**
 * Puts a rendered page into the template: its title into the head, the rest into the root. `page` is what stands at
 * `path` in every language.
 */
function fillTemplate(
  template: string,
  path: string | null,
  html: string,
  page: PageInLanguages = path === PATHS.help ? path : '/',
): string {
  const title = /<title>.*?<\/title>/.exec(html)?.[0];
  if (title === undefined) throw new Error('A pre-rendered page has no <title>.');
  const forbidden = /<script|<style| style="| on[a-z]+="/.exec(html);
  if (forbidden) {
    throw new Error(`A pre-rendered page has what the security policy forbids: ${forbidden[0]}`);
  }
  // The client hydrates only where the root names the address that was rendered.
  const root = path === null ? '<div id="root">' : `<div id="root" data-path="${path}">`;
  const filled = template
    .replace('<!--title-->', () => title + (path === null ? '' : alternates(page)))
    .replace('<div id="root"><!--app-->', () => root + html.replace(title, ''));
  if (filled.includes('<!--title-->') || !filled.includes(root)) {
    throw new Error('index.html has lost the marks that the pre-rendered page replaces.');
  }
  return filled;
}

if (import.meta.main) await buildWeb();
