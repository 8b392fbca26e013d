// Shows 47.1.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speakEveryLanguage } from '../../../languages/every-language.ts';
import type { PageSettings } from './fit-pages.ts';
import { serveWebFiles } from './web-files.ts';

const PAGE = '<!doctype html><title>A page</title>';
const GERMAN = '<!doctype html><title>Eine Seite</title>';
const BUILT_FOR = {
  withoutAccount: true,
  passwordLogin: true,
  oidc: null,
  publicUrl: 'https://dose.example',
};
const DONATION = 'https://give.example/us';
const SCRIPT = 'export const dose = 2.5;';

let folder: string;
let app: FastifyInstance;

/** A file with its compressed twins, as the build writes them. */
async function write(path: string, content: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, content);
  await writeFile(`${file}.gz`, gzipSync(content));
  await writeFile(`${file}.br`, brotliCompressSync(content));
}

beforeAll(async () => {
  speakEveryLanguage(false);
  folder = await mkdtemp(join(tmpdir(), 'dosewise-web-'));
  for (const page of ['index', 'app', 'dashboard', 'act', 's', 'admin', 'admin/users']) {
    await write(`${page}.html`, PAGE);
  }
  await write('index.de.html', GERMAN);
  await write('assets/index-Ab12Cd34.js', SCRIPT);
  await write('assets/local/Ab12Cd34.js', SCRIPT);
  await write('assets/local/Ab12Cd34.wasm', 'wasm');
  await write('manifest.webmanifest', '{}');
  await write('icons/icon-192.png', 'PNG');
  app = Fastify();
  serveWebFiles(app, { ...BUILT_FOR, donationUrl: DONATION }, `${folder}/`);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a page that is there in other languages', () => {
  const ask = (language?: string, etag?: string) =>
    app.inject({
      url: '/',
      headers: {
        ...(language && { 'accept-language': language }),
        ...(etag && { 'if-none-match': etag }),
      },
    });

  it.each([
    [undefined, PAGE],
    ['en-GB,de;q=0.5', PAGE],
    ['nl', PAGE],
    ['de-AT,de;q=0.9,en;q=0.8', GERMAN],
    ['fr;q=0.3,de;q=0.5', GERMAN],
  ])('is for %j the one that the browser asks for', async (language, expected) => {
    expect((await ask(language)).body).toBe(expected);
  });

  it('is kept apart from the others by whatever keeps it', async () => {
    const [english, german] = [await ask('en'), await ask('de')];
    for (const { headers } of [english, german])
      expect(headers.vary).toBe('accept-encoding, accept-language');
    expect(english.headers.etag).not.toBe(german.headers.etag);
    const again = await ask('de', String(german.headers.etag));
    expect([again.statusCode, again.headers.vary]).toEqual([304, german.headers.vary]);
    expect((await ask('de', String(english.headers.etag))).body).toBe(GERMAN);
  });

  it('has no second address', async () => {
    expect((await app.inject({ url: '/index.de' })).statusCode).toBe(404);
  });
});

const PAGES = ['/', '/dashboard', '/admin', '/admin/users'];
const HASHED = '/assets/index-Ab12Cd34.js';

describe('what a browser may keep', () => {
  it('is a file with a hash in its name, for a year without asking', async () => {
    const { headers } = await app.inject({ url: HASHED });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([...PAGES, '/nowhere'])('is of %s only what it asks about each time', async (url) => {
    const { headers } = await app.inject({ url });
    expect(headers['cache-control']).toBe('public, no-cache');
  });

  it.each(PAGES)('of %s is not sent again while it is the same', async (url) => {
    const first = await app.inject({ url });
    const etag = String(first.headers.etag);
    expect(first.statusCode).toBe(200);
    const again = await app.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe('public, no-cache');
    const changed = await app.inject({ url, headers: { 'if-none-match': '"another"' } });
    expect(changed.statusCode).toBe(200);
  });
});

describe('the worker of who does without an account', () => {
  it('may run WebAssembly, which it fetches as what it is, and nothing else may', async () => {
    const policyOf = async (url: string) =>
      (await app.inject({ url })).headers['content-security-policy'] ?? '';
    expect(await policyOf('/assets/local/Ab12Cd34.js')).toContain("'self' 'wasm-unsafe-eval';");
    for (const url of ['/', HASHED, '/assets/local/Ab12Cd34.wasm']) {
      expect(await policyOf(url)).not.toContain('wasm');
    }
    const { headers } = await app.inject({ url: '/assets/local/Ab12Cd34.wasm' });
    expect(headers['content-type']).toBe('application/wasm');
  });
});

describe('what an installed app is made of', () => {
  it.each([
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/icons/icon-192.png', /^image\/png$/],
  ])('%s says what it is, and is asked for again', async (url, type) => {
    const { headers } = await app.inject({ url });
    expect(headers['content-type']).toMatch(type);
    expect(headers['cache-control']).toBe('public, no-cache');
  });
});

describe('a page whose address ends in a secret', () => {
  it('is told to no other site, by name or by link, and is in no index', async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/act/abc-DEF_1' });
    expect([statusCode, body]).toEqual([200, PAGE]);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'public, no-cache',
    });
    expect((await app.inject({ url: '/s/abc-DEF_1' })).headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
    expect((await app.inject({ url: '/dashboard' })).headers).not.toHaveProperty('x-robots-tag');
    expect((await app.inject({ url: '/act/abc/def' })).statusCode).toBe(404);
  });
});

describe('a slash too many', () => {
  it.each(['/dashboard', '/admin/users'])('leads to %s without it', async (page) => {
    const { statusCode, headers } = await app.inject({ url: `${page}/` });
    expect([statusCode, headers.location]).toEqual([308, page]);
  });

  it.each(['//evil.example/', '/nowhere/', '/assets/', '/dashboard//', '/api/'])(
    'leads nowhere from %s',
    async (url) => {
      const { statusCode, headers } = await app.inject({ url });
      expect([403, 404]).toContain(statusCode);
      expect(headers.location).toBeUndefined();
    },
  );
});

describe('the compressed twins', () => {
  const FORMS = [
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const;

  it.each(FORMS)('answer who takes %s', async (accepted, encoding, unpack) => {
    const files = [
      ...PAGES.map((url) => ({ url, content: PAGE })),
      { url: HASHED, content: SCRIPT },
    ];
    for (const { url, content } of files) {
      const reply = await app.inject({ url, headers: { 'accept-encoding': accepted } });
      expect(reply.headers['content-encoding'], url).toBe(encoding);
      expect(String(reply.headers.vary).toLowerCase()).toContain('accept-encoding');
      expect(unpack(reply.rawPayload).toString(), url).toBe(content);
    }
  });

  it('are kept from who takes none', async () => {
    const { headers, body } = await app.inject({ url: HASHED });
    expect([headers['content-encoding'], body]).toEqual([undefined, SCRIPT]);
    expect(headers['content-type']).toMatch(/javascript/);
  });
});

describe('what asks for a donation or an account', () => {
  const ask = (url: string) =>
    `<nav><a data-marketing="" href="${url}"><svg></svg>Give</a><a href="/pens">Pens</a></nav>` +
    '<section data-marketing="" class="x"><a href="/login">Register</a></section>';
  const BEGIN = '<button type="button" data-without-account="">Without an account</button>';
  const BUILT = `<html lang="en"><body>${ask('https://built.example/give')}${BEGIN}</body></html>`;
  const bodiesWith = async (donationUrl: string, more: Partial<PageSettings> = {}) => {
    const server = Fastify();
    serveWebFiles(server, { ...BUILT_FOR, donationUrl, ...more }, `${folder}/`);
    const plain = await server.inject({ url: '/asking' });
    const packed = await server.inject({ url: '/asking', headers: { 'accept-encoding': 'br' } });
    await server.close();
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    return { body: plain.body, etag: plain.headers.etag };
  };
  beforeAll(() => write('asking.html', BUILT));

  it('is as it was built where the donation page is the built one', async () => {
    expect((await bodiesWith('https://built.example/give')).body).toBe(BUILT);
  });

  it('leads to the deployment’s own page', async () => {
    const { body } = await bodiesWith('https://give.example/?a=1&b=2');
    const url = 'https://give.example/?a=1&amp;b=2';
    expect(body).toBe(
      `<html data-donation="${url}" lang="en"><body>${ask(url)}${BEGIN}</body></html>`,
    );
  });

  it('is not in a page where nothing is asked for, and the page has another tag', async () => {
    const none = await bodiesWith('');
    expect(none.body).toBe(
      `<html data-donation="" lang="en"><body><nav><a href="/pens">Pens</a></nav>${BEGIN}</body></html>`,
    );
    expect(none.etag).not.toBe((await bodiesWith('https://built.example/give')).etag);
  });

  it('offers nothing without an account where the deployment does not', async () => {
    const { body } = await bodiesWith('https://built.example/give', { withoutAccount: false });
    const asking = ask('https://built.example/give');
    expect(body).toBe(`<html data-accounts="only" lang="en"><body>${asking}</body></html>`);
  });

  it('says at which whole address other languages are', async () => {
    await write(
      'asking.html',
      '<html lang="en"><link hreflang="de" href="/de"><a href="/de">Deutsch</a>',
    );
    const { body } = await bodiesWith('');
    await write('asking.html', BUILT);
    expect(body).toBe(
      '<html lang="en"><link hreflang="de" href="https://dose.example/de"><a href="/de">Deutsch</a>',
    );
  });

  it('names the provider where people log in, and that no password does', async () => {
    const oidc = { name: 'Ann\'s "House"' };
    const more = { oidc, passwordLogin: false };
    const { body } = await bodiesWith('https://built.example/give', more);
    expect(body).toMatch(
      /^<html data-oidc="Ann(&#39;|')s &quot;House&quot;" data-passwords="off" lang="en">/,
    );
  });
});
