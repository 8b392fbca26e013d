import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../app-error.ts';
import { acceptedLanguage } from '../../../languages/speak.ts';
import { API_PREFIX } from '../api-prefix.ts';
import { sendError } from '../error-handler.ts';
import { takes } from '../packing.ts';
import { LOCAL_WORKER_HEADERS, MAIL_PREVIEW_HEADERS } from '../security-headers.ts';
import { type PageSettings, pageFitter } from './fit-pages.ts';
import { readWebFiles, type WebFile } from './read-web-files.ts';

/** The folder that the web application is built to. */
const WEB_ROOT = fileURLToPath(new URL('../../../../../web/dist/', import.meta.url));

const ONE_YEAR_SECONDS = 31_536_000;

/** A path that may be a page's address with a slash too many. */
const PAGE_WITH_SLASH = /^(\/[a-z/-]+)\/(?:\?|$)/;

/** A copy of such an address, in a log or an index, would be a key left lying about. */
const SECRET_PAGE_HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** Pages of addresses that end in a secret, with their headers: anyone who has it may act, or read. */
const SECRET_PAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/act': SECRET_PAGE_HEADERS,
  '/s': { ...SECRET_PAGE_HEADERS, 'cache-control': 'no-store' },
};

/** The worker of who does without an account (apps/local). */
const LOCAL_WORKER = /^\/assets\/local\/[^/]+\.js$/;

/** A page of another address in a language, such as `/help.de.html`. */
const IN_LANGUAGE = /^(.+)\.([a-z]{2}(?:-[A-Z]{2})?)\.html$/;

/** The page of an address that is none. */
const NO_PAGE = '/app.html';

/**
 * Serves the built web application: hashed files for ever, pages always fresh, each in the form
 * that was compressed at build. A path without a page gets the application's own 404 page. All of it
 * is read at start, so that the next build may replace the files while this one is still served.
 * The pages show what `settings` say of the deployment.
 */
export function serveWebFiles(app: FastifyInstance, settings: PageSettings, root = WEB_ROOT): void {
  const files = readWebFiles(root);
  const toDeployed = pageFitter(settings);
  const send = async (
    file: WebFile,
    request: FastifyRequest,
    reply: FastifyReply,
    vary = 'accept-encoding',
  ) => sendFile(await toDeployed(file), request, reply.header('vary', vary));
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const file = files.get(`/${request.params['*']}`);
    return file ? send(file, request, reply) : reply.callNotFound();
  });
  const pages = new Map([...files].flatMap(([path, file]) => pageOf(path, file)));
  const inLanguages = translationsOf(files);
  for (const [address, file] of pages) {
    const translations = inLanguages.get(file.path);
    app.get(address, (request, reply) => {
      if (translations === undefined) return send(file, request, reply);
      const language = acceptedLanguage(request.headers['accept-language']);
      const page = translations.get(language) ?? file;
      // A proxy or browser that keeps one keeps it for readers of that language.
      return send(page, request, reply, 'accept-encoding, accept-language');
    });
  }
  for (const address of Object.keys(SECRET_PAGES)) {
    const page = pages.get(address);
    if (page) app.get(`${address}/:token`, (request, reply) => send(page, request, reply));
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith(`${API_PREFIX}/`);
    const page = PAGE_WITH_SLASH.exec(request.url)?.[1] ?? '';
    if (wantsPage && pages.has(page)) return reply.redirect(page, 308);
    const noPage = files.get(NO_PAGE);
    if (!noPage || !wantsPage) return sendError(request, reply, new AppError('not_found'));
    return send(noPage, request, reply.status(404));
  });
}

/** A file with the address that shows it as a page; none for the 404 page and for what is no page. */
function pageOf(path: string, file: WebFile): [address: string, file: WebFile][] {
  if (path === '/index.html') return [['/', file]];
  const isPage = path.endsWith('.html') && path !== NO_PAGE && !IN_LANGUAGE.test(path);
  return isPage ? [[path.slice(0, -'.html'.length), file]] : [];
}

/** The pages that are there in other languages, by the path of the English one. */
function translationsOf(
  files: ReadonlyMap<string, WebFile>,
): ReadonlyMap<string, ReadonlyMap<string, WebFile>> {
  const found = new Map<string, Map<string, WebFile>>();
  for (const [path, file] of files) {
    const [, page, language] = IN_LANGUAGE.exec(path) ?? [];
    if (page === undefined || language === undefined) continue;
    const english = `${page}.html`;
    found.set(english, (found.get(english) ?? new Map()).set(language, file));
  }
  return found;
}

function headersOf({ path, type, etag }: WebFile): Readonly<Record<string, string>> {
  const age = path.startsWith('/assets/') ? `max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache';
  return {
    'cache-control': `public, ${age}`,
    'content-type': type,
    etag,
    ...(path === '/mail-preview.html' && MAIL_PREVIEW_HEADERS),
    ...(LOCAL_WORKER.test(path) && LOCAL_WORKER_HEADERS),
    ...SECRET_PAGES[path.replace(/\.html$/, '')],
  };
}

function sendFile(file: WebFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(headersOf(file));
  // A proxy that compresses by itself makes the tag a weak one.
  const known = request.headers['if-none-match']?.replaceAll('W/', '').split(/\s*,\s*/);
  if (reply.statusCode === 200 && known?.includes(file.etag)) return reply.status(304).send();
  const accepted = request.headers['accept-encoding'];
  const packed = file.packed.find(({ encoding }) => takes(accepted, encoding));
  if (packed) reply.header('content-encoding', packed.encoding);
  return reply.send(packed?.content ?? file.content());
}
