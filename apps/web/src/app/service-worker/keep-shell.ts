import { fetchOwnFile, isOurs } from '../../data/browser/our-server.ts';
import { chooseSource, outdated, type Shell, type Source } from './shell.ts';

// The library knows the global of a worker of any kind.
declare const self: ServiceWorkerGlobalScope;
/** The build puts the list of this release here. */
declare const SHELL: Shell;
const RELEASE = SHELL;

/** The address of the folder that all stands in, with a slash at its end. */
const ROOT = new URL('.', self.location.href).href;
/** The address of one of the release's paths. */
const at = (path: string) => ROOT + path.slice(1);
/** Another folder of the same host may hold an app of its own. */
const PREFIX = `shell-${RELEASE.isStatic ? new URL(ROOT).pathname : ''}`;
const OWN = PREFIX + RELEASE.version;
/** The address under which a cache notes when its release began to answer. None of ours is called so. */
const BEGAN = at('/.began');
/** The cache in which the worker of who does without an account keeps itself (`apps/local/src/worker.ts`). */
const LOCAL = 'without-account';
/** The cache in which a page keeps the words of its language. */
const LANGUAGES = 'languages';
/** Few at a time: the page that is open comes first. */
const LANES = 3;
/** Requests differ in headers, files do not. */
const ANY_HEADERS = { ignoreVary: true } as const;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const source = chooseSource(event.request, RELEASE, ROOT);
  if (source.from !== 'server') event.respondWith(answer(event.request, source));
});

/** Keeps every file of this release, or fails whole: the browser tries again. */
async function install(): Promise<void> {
  const cache = await caches.open(OWN);
  const { pages, anyPage, named, hashed, local } = RELEASE;
  const isLocal = await caches.has(LOCAL);
  const files = [
    ...[anyPage, ...pages].map((path) => async () => cache.put(at(path), await fetchPage(path))),
    ...named.map((path) => async () => cache.put(at(path), await fetchFile(path, 'reload'))),
    // One that another release has, or that came with the page, costs nothing.
    ...[...hashed, ...(isLocal ? local : []), ...(await wordsReadHere())].map(
      (path) => async () => {
        const known = await caches.match(at(path), ANY_HEADERS);
        await cache.put(at(path), known ?? (await fetchFile(path, 'default')));
      },
    ),
  ];
  const rest = files.values();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const keep of rest) await keep();
    }),
  );
  // Nothing of an earlier release is shown anywhere: there is no one to ask.
  if ((await keptReleases()).every(({ began }) => began === null)) await self.skipWaiting();
}

/** The files of this release with the words of the languages that pages here were read in. */
async function wordsReadHere(): Promise<readonly string[]> {
  const read = (await (await caches.open(LANGUAGES)).keys()).map(({ url }) => url);
  return Object.entries(RELEASE.languages).flatMap(([language, files]) =>
    read.some((url) => url.startsWith(at(`/assets/languages/${language}-`))) ? files : [],
  );
}

async function activate(): Promise<void> {
  const cache = await caches.open(OWN);
  await cache.put(BEGAN, new Response(String(Date.now())));
  await Promise.all(outdated(await keptReleases(), OWN).map((name) => caches.delete(name)));
  // The page that registered this worker, too, finds its late code without a network.
  await self.clients.claim();
}

async function keptReleases() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  return Promise.all(
    names.map(async (name) => {
      const began = await (await caches.open(name)).match(BEGAN);
      return { name, began: began ? Number(await began.text()) : null };
    }),
  );
}

const fetchFile = (path: string, cache: RequestCache): Promise<Response> =>
  fetchOwnFile(at(path), RELEASE.isStatic, { cache, priority: 'low' });

/** True for a file of our server; any host may have the build that needs none. */
const isFromOurs = (response: Response): boolean => RELEASE.isStatic || isOurs(response);

/** Fails on a page of another release, as while servers are being replaced one by one. */
async function fetchPage(path: string): Promise<Response> {
  const response = await fetchFile(path, 'reload');
  if (!(await response.clone().text()).includes(RELEASE.mark)) {
    throw new Error(`${path} is of another release.`);
  }
  return response;
}

async function answer(
  request: Request,
  source: Exclude<Source, { from: 'server' }>,
): Promise<Response> {
  if (source.from === 'redirect') return Response.redirect(at(source.to));
  if (source.from === 'server or release') {
    const given = await fetch(request).catch(() => null);
    // A way elsewhere is the browser's to go: to another address of ours, or to the login in front of us.
    if (given && (given.type === 'opaqueredirect' || isFromOurs(given))) return given;
    return (await keptAt(source.path)) ?? given ?? Response.error();
  }
  const kept = source.from === 'release' ? keptAt(source.path) : caches.match(request, ANY_HEADERS);
  return (await kept.catch(() => undefined)) ?? fetch(request);
}

async function keptAt(path: string): Promise<Response | undefined> {
  return (await caches.open(OWN)).match(at(path), ANY_HEADERS);
}
