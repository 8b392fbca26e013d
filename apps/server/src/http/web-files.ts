import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from './api-prefix.ts';
import { AppError } from './app-error.ts';
import { sendError } from './error-handler.ts';
import { MAIL_PREVIEW_HEADERS } from './security-headers.ts';

/** Where the web application is built to. */
const WEB_ROOT = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const ONE_YEAR_SECONDS = 31_536_000;

/** What may be a page's address with a slash too many. */
const PAGE_WITH_SLASH = /^(\/[a-z/-]+)\/(?:\?|$)/;

/** Whether a file is what an address of its own shows: the others are `/` and the 404 page. */
const isPage = (file: string) => file !== 'index.html' && file !== 'app.html';

/**
 * Serves the built web application: hashed files for ever, pages always fresh, each in the form
 * that was compressed at build. A path without a page gets the application's own 404 page.
 */
export async function serveWebFiles(app: FastifyInstance, root = WEB_ROOT): Promise<void> {
  const isBuilt = existsSync(root);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const age = path.includes('/assets/')
          ? `max-age=${ONE_YEAR_SECONDS}, immutable`
          : 'no-cache';
        reply.header('cache-control', `public, ${age}`);
        // Also as its compressed twins.
        if (path.includes('/mail-preview.html')) reply.headers(MAIL_PREVIEW_HEADERS);
      },
    });
  }
  const pages = new Set<string>();
  for (const file of globSync('**/*.html', { cwd: root }).filter(isPage)) {
    const address = `/${file.slice(0, -'.html'.length).replaceAll('\\', '/')}`;
    pages.add(address);
    app.get(address, (_request, reply) => reply.sendFile(file));
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith(`${API_PREFIX}/`);
    const page = PAGE_WITH_SLASH.exec(request.url)?.[1] ?? '';
    if (wantsPage && pages.has(page)) return reply.redirect(page, 308);
    if (!isBuilt || !wantsPage) return sendError(request, reply, new AppError('not_found'));
    return reply.status(404).sendFile('app.html');
  });
}
