// Shows 51.4.
import { PEOPLE_ROLES, type PeopleRole, type RouteDefinition } from '@dosewise/contract';
import { ALL_ROUTES } from '@dosewise/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createUser } from '../factories.ts';
import { letCare, type TestCarer } from '../people.ts';
import { readAllRows } from '../rows.ts';
import { createTestApp, fillPath, type TestApp } from '../test-app.ts';

let test: TestApp;
const carers = {} as Record<PeopleRole, TestCarer>;

beforeAll(async () => {
  test = await createTestApp();
  const owner = await createUser(test);
  // Also anyone who is an admin elsewhere is none here.
  carers.sees = await letCare(test, owner, await createAdmin(test), 'sees');
  carers.logs = await letCare(test, owner, await createUser(test), 'logs');
});
afterAll(() => test.close());

/** The promise for who sees, told from the method and the path alone. */
const READS = [
  /^\/(doses|weights|symptoms|measurements|pens|plan|plans|plan\/ahead|sites|report|report\.pdf)$/,
  /^\/export\/(doses|weights|symptoms|measurements)\.csv$/,
  /^\/user\/(goal|profile)$/,
];
/** Records that who logs adds, and changes where they logged them. */
const LOGS = /^\/(doses|weights|symptoms|measurements)(\/:id)?$/;

function isPromised(role: PeopleRole, { method, path }: RouteDefinition): boolean {
  if (method === 'GET') return READS.some((paths) => paths.test(path));
  return role === 'logs' && LOGS.test(path);
}

/** Calls a route with nothing about it that is right: no such row, a body that is no JSON. */
async function knock(route: RouteDefinition, { token, headers }: TestCarer) {
  const names = route.path.match(/(?<=:)\w+/g) ?? [];
  const params = Object.fromEntries(names.map((param) => [param, crypto.randomUUID()]));
  const reply = await test.app.inject({
    method: route.method,
    url: `/api${fillPath(route.path, params)}?limit=none`,
    headers: {
      ...headers,
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

describe.each(PEOPLE_ROLES)('someone who %s', (role) => {
  it('is refused by every other route before anything else is looked at', async () => {
    const before = await readEverything();
    const refused = CLOSED.filter((route) => !isPromised(role, route));
    expect(refused.length).toBeGreaterThan(50);
    for (const route of refused) {
      // Someone who is no admin is told so first.
      const code = route.access === 'admin' && role === 'logs' ? 'forbidden' : 'not_allowed';
      expect([route.id, await knock(route, carers[role])]).toEqual([
        route.id,
        { status: 403, code },
      ]);
    }
    expect(await readEverything()).toEqual(before);
  });

  it('is let through by every route that it should', async () => {
    const promised = CLOSED.filter((route) => isPromised(role, route));
    expect(promised).toHaveLength(role === 'sees' ? 17 : 29);
    for (const route of promised) {
      const { status } = await knock(route, carers[role]);
      expect([401, 403, 500], route.id).not.toContain(status);
    }
  });

  it.each([crypto.randomUUID(), '', 'nobody', "' or 1=1 --", 'x'.repeat(4000)])(
    'is refused everything for %j, of whom no one knows',
    async (person) => {
      const lost = { ...carers[role], headers: { 'dosewise-for': person } };
      for (const route of CLOSED.filter((each) => each.access === 'user')) {
        expect([route.id, await knock(route, lost)]).toEqual([
          route.id,
          { status: 403, code: 'not_allowed' },
        ]);
      }
    },
  );
});
