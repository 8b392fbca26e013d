// Shows 76.1.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchOwnFile, isOurs, type Stranger, strangerOf } from './our-server.ts';

const reply = (status: number, headers: Record<string, string> = {}) =>
  new Response(status === 304 ? null : '', { status, headers });
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const RELEASE_1 = {
  'x-request-id': '0190b5a2-71aa-7000-8000-000000000001',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

describe('a reply is ours', () => {
  it.each([200, 201, 304, 400, 401, 403, 404, 413, 429, 500, 503])(
    'of status %i by our header',
    (status) => {
      expect(isOurs(reply(status, { 'X-Dosewise-Server': '1' }))).toBe(true);
      expect(isOurs(reply(status, RELEASE_1))).toBe(true);
      expect(isOurs(reply(status, HTML))).toBe(false);
      expect(isOurs(reply(status, { 'content-type': 'application/json' }))).toBe(false);
    },
  );

  it('not by one header of release 1.0 alone, which others give too', () => {
    for (const [name, value] of Object.entries(RELEASE_1)) {
      expect(isOurs(reply(200, { [name]: value }))).toBe(false);
    }
    const other = { ...RELEASE_1, 'permissions-policy': 'camera=()' };
    expect(isOurs(reply(200, other))).toBe(false);
  });
});

it.each<[string, Response, Stranger]>([
  ['the 404 of Traefik', reply(404, { 'content-type': 'text/plain' }), 'other'],
  ['the 403 of a firewall', reply(403, HTML), 'other'],
  ['nginx whose server restarts', reply(502, HTML), 'other'],
  ['a proxy that waits too long', reply(504, HTML), 'other'],
  ['a body that is too large for nginx', reply(413, HTML), 'too large'],
  ['Basic auth', reply(401, { 'www-authenticate': 'Basic realm="x"', ...HTML }), 'login'],
  ['Authelia, asked by a script', reply(401), 'login'],
  ['the Wi-Fi of a hotel', reply(200, HTML), 'login'],
  ['a network that says so', reply(511, HTML), 'login'],
  ['JSON of someone else', reply(200, { 'content-type': 'application/json' }), 'other'],
  [
    'the way to a login elsewhere',
    Object.defineProperty(reply(200), 'type', { value: 'opaqueredirect' }),
    'login',
  ],
])('tells what %s is', (_name, answer, expected) => {
  expect(strangerOf(answer)).toBe(expected);
});

describe('a file of the build that is kept', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const OURS = { 'X-Dosewise-Server': '1' };
  const answers = (...replies: Response[]) => {
    const asked: (RequestCache | undefined)[] = [];
    vi.stubGlobal('fetch', async (_url: string, { cache }: RequestInit = {}) => {
      asked.push(cache);
      return replies.shift();
    });
    return asked;
  };

  it('is one of ours, or is asked for past the cache', async () => {
    const asked = answers(reply(200, HTML), reply(200, OURS));
    await expect(fetchOwnFile('/assets/a.js', false)).resolves.toHaveProperty('status', 200);
    expect(asked).toEqual([undefined, 'reload']);
  });

  it.each<[string, boolean, Response]>([
    ['the page of a Wi-Fi', false, reply(200, HTML)],
    ['the page of a Wi-Fi, in the static build', true, reply(200, HTML)],
    ['a refusal of ours', false, reply(404, OURS)],
    ['a refusal of any host', true, reply(404)],
  ])('is never %s', async (_name, isStatic, given) => {
    answers(given, given);
    await expect(fetchOwnFile('/assets/a.js', isStatic)).rejects.toThrow('/assets/a.js');
  });

  it('may be a page of the static build', async () => {
    answers(reply(200, HTML), reply(200, HTML));
    await expect(fetchOwnFile('https://x/pens/', true)).resolves.toBeInstanceOf(Response);
    await expect(fetchOwnFile('https://x/404.html', true)).resolves.toBeInstanceOf(Response);
  });
});
