import type { RouteDefinition } from '@dosewise/contract';
import { ALL_ROUTES, type RouteId } from '@dosewise/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createUser } from '../factories.ts';
import { createTestApp, fillPath, type TestApp } from '../test-app.ts';

let test: TestApp;
let tokens: Record<'nobody' | 'user' | 'admin', string | null>;
beforeAll(async () => {
  test = await createTestApp({ METRICS_TOKEN: 'a-token-for-the-metrics' });
  const [user, admin] = [await createUser(test), await createAdmin(test)];
  tokens = { nobody: null, user: user.token, admin: admin.token };
});
afterAll(() => test.close());

/** Of the caller these would end the session or the account, and so every later try. */
const ENDS_SESSION = new Set<RouteId>(['logout', 'deleteAccount', 'revokeOtherSessions']);

/** Headers of a reply that pages of any site may read: it says nothing to who does not bring a token. */
const OPEN = ['access-control-allow-origin', 'access-control-expose-headers'];

const EVIL = 'https://evil.example';
const urlOf = (route: RouteDefinition) => {
  const names = route.path.match(/(?<=:)\w+/g) ?? [];
  return `/api${fillPath(route.path, Object.fromEntries(names.map((name) => [name, 'x'])))}`;
};
const named = (route: RouteDefinition) => [`${route.method} ${route.path}`, route] as const;

describe.each(ALL_ROUTES.filter(({ id }) => !ENDS_SESSION.has(id)).map(named))(
  '%s',
  (_n, route) => {
    it('lets no other site read, frame or keep what it answers, no matter who asks', async () => {
      for (const token of Object.values(tokens)) {
        const { headers } = await test.app.inject({
          method: route.method,
          url: urlOf(route),
          headers: {
            origin: EVIL,
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          },
        });
        expect(
          Object.keys(headers).filter((name) => /^access-control|^set-cookie/.test(name)),
        ).toEqual(route.anyOrigin ? OPEN : []);
        expect(headers).toMatchObject({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'x-dosewise-server': '1',
          'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
        });
        expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
        expect(headers).not.toHaveProperty('x-powered-by');
        expect(headers).not.toHaveProperty('server');
      }
    });

    it('does nothing for other methods: no preflight, no echo, no bare look', async () => {
      const taken = ALL_ROUTES.filter(({ path }) => path === route.path).map(
        ({ method }) => method,
      );
      const others = (
        ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const
      ).filter(
        (method) => !taken.includes(method as never) && !(route.anyOrigin && method === 'OPTIONS'),
      );
      for (const method of others) {
        const { statusCode, headers, body } = await test.app.inject({
          method: method as 'OPTIONS',
          url: urlOf(route),
          headers: {
            origin: EVIL,
            'access-control-request-method': route.method,
            'x-secret': 'echo me',
          },
        });
        // The path may be one of another route with a parameter, which wants a token first.
        expect([method, statusCode]).toEqual([method, statusCode === 401 ? 401 : 404]);
        expect(Object.keys(headers).filter((name) => /^access-control|^allow/.test(name))).toEqual(
          [],
        );
        expect(body).not.toContain('echo me');
      }
    });
  },
);

describe.each(ALL_ROUTES.filter(({ method }) => method === 'GET').map(named))('%s', (_n, route) => {
  it('asks of HEAD what it asks of GET', async () => {
    for (const token of Object.values(tokens)) {
      const request = {
        url: urlOf(route),
        headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      };
      const get = await test.app.inject({ method: 'GET', ...request });
      const head = await test.app.inject({ method: 'HEAD', ...request });
      expect([head.statusCode, head.body]).toEqual([get.statusCode, '']);
    }
  });
});
