// Shows 37.2.
import {
  createApiToken,
  ERRORS,
  type RouteDefinition,
  TOKEN_SCOPES,
  type TokenScope,
} from '@dosewise/contract';
import { ALL_ROUTES } from '@dosewise/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createUser } from '../factories.ts';
import { readAllRows } from '../rows.ts';
import { createTestApp, fillPath, type TestApp } from '../test-app.ts';

let test: TestApp;
const tokens = { user: {}, admin: {} } as Record<'user' | 'admin', Record<TokenScope, string>>;

beforeAll(async () => {
  test = await createTestApp();
  const logins = { user: await createUser(test), admin: await createAdmin(test) };
  for (const kind of ['user', 'admin'] as const) {
    for (const scope of TOKEN_SCOPES) {
      const { body } = await test.call(
        createApiToken,
        { body: { name: scope, scope } },
        logins[kind],
      );
      tokens[kind][scope] = body.token;
    }
  }
});
afterAll(() => test.close());

/** Paths that need someone who logged in, whatever a route says of itself. */
const NEEDS_SESSION = [
  /^\/logout$/,
  /^\/user\/(tokens|webhooks|people|password|email|passkeys|sessions|confirm|oidc|log-out-everywhere)(\/|$)/,
  /totp|second-factor|recovery/,
];
/** Other routes that open a door: to a user's records, to this installation, or for all that is in it. */
const OPENS_DOOR = [
  'POST /user/shares',
  'POST /calendar-feed',
  'POST /admin/invites',
  'PATCH /admin/user-type',
  'POST /admin/users/:id/reset-link',
  'POST /admin/backups',
  'GET /admin/backups/:name',
];
const needsSession = ({ method, path }: RouteDefinition) =>
  (method === 'DELETE' && path === '/user') ||
  OPENS_DOOR.includes(`${method} ${path}`) ||
  NEEDS_SESSION.some((paths) => paths.test(path));

/** The paths that `log` may use beyond reading. */
const ENTRIES = [
  ...['/doses', '/weights', '/weights/bulk', '/symptoms', '/measurements'],
  ...['/ingest/health-auto-export', '/ingest/health-connect'],
];

/** The product's promise for each scope, told from the method and the path alone. */
function isPromised(scope: TokenScope, route: RouteDefinition): boolean {
  if (needsSession(route)) return false;
  if (scope === 'all') return true;
  if (route.access === 'admin') return false;
  if (route.method === 'GET') return true;
  return scope === 'log' && route.method === 'POST' && ENTRIES.includes(route.path);
}

/** Calls a route with nothing about it that is right: no such row, a body that is no JSON. */
async function knock(route: RouteDefinition, token: string) {
  const names = route.path.match(/(?<=:)\w+/g) ?? [];
  const params = Object.fromEntries(names.map((param) => [param, 'nothing']));
  const reply = await test.app.inject({
    method: route.method,
    url: `/api${fillPath(route.path, params)}?limit=none`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(route.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(route.body ? { payload: '{' } : {}),
  });
  const isJson = /^application\/json/.test(String(reply.headers['content-type']));
  return { status: reply.statusCode, code: isJson ? reply.json().code : undefined };
}

const readEverything = () => readAllRows(test.db, { columns: { last_used_at: 0 } });

const CLOSED = ALL_ROUTES.filter(({ access }) => access !== 'public');
const REFUSED = { status: ERRORS.token_scope.status, code: 'token_scope' };

describe.each(TOKEN_SCOPES)('a token that may %s', (scope) => {
  it.each(['user', 'admin'] as const)(
    'is refused by every other route before anything else is looked at, for a %s',
    async (kind) => {
      const before = await readEverything();
      const refused = CLOSED.filter((route) => !isPromised(scope, route));
      expect(refused.length).toBeGreaterThan(5);
      for (const route of refused) {
        expect([route.id, await knock(route, tokens[kind][scope])]).toEqual([route.id, REFUSED]);
      }
      expect(await readEverything()).toEqual(before);
    },
  );

  it.each(['user', 'admin'] as const)(
    'opens every route that it should, for a %s',
    async (kind) => {
      const promised = CLOSED.filter((route) => isPromised(scope, route));
      expect(promised.length).toBeGreaterThan(20);
      for (const route of promised) {
        const { status, code } = await knock(route, tokens[kind][scope]);
        if (kind === 'user' && route.access === 'admin') {
          expect([route.id, code]).toEqual([route.id, 'forbidden']);
        } else {
          expect([route.id, code]).not.toEqual([route.id, 'token_scope']);
          expect([401, 403, 500], route.id).not.toContain(status);
        }
      }
    },
  );
});
