// Shows 51.4.
import {
  addMeasurement,
  addPen,
  addSymptom,
  addWeight,
  createApiToken,
  logDose,
  PEOPLE_RECORDS,
  PEOPLE_ROLES,
  type PeopleRecord,
  type RouteDefinition,
  setPlan,
  TOKEN_SCOPES,
} from '@dosewise/contract';
import { ALL_ROUTES } from '@dosewise/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATE, MEASURED, PLAN } from '../attacks/right-calls.ts';
import { createUser } from '../factories.ts';
import { letCare, type TestCarer } from '../people.ts';
import { createTestApp, fillPath, type TestApp } from '../test-app.ts';
import { findUserId } from '../user-id.ts';

type User = Awaited<ReturnType<typeof createUser>>;
type Who = { readonly token: string; readonly headers?: Record<string, string> };

let test: TestApp;
let person: User;
let anna: User;
let carl: User;
let carlId: string;
const carers = {} as Record<'sees' | 'logs', TestCarer>;
/** A record of each kind by each of those who log. */
const records = new Map<string, Record<PeopleRecord, string>>();

const minutes = (count: number) => new Date(Date.parse(DATE) + count * 60_000).toISOString();

const DOSE = {
  ...{ penId: null, medicine: 'tirzepatide', doseAmount: 5, painLevel: 0 },
  ...{ injectionLocation: 'thigh', injectionSubLocation: 'left' },
};

const ADD = {
  dose: { route: logDose, body: DOSE },
  weight: { route: addWeight, body: { weightKg: 80 } },
  symptom: { route: addSymptom, body: { category: 'nausea', severity: 2 } },
  measurement: { route: addMeasurement, body: MEASURED },
} as const;
let at = 0;

async function add(kind: PeopleRecord, who: Who): Promise<string> {
  const { route, body } = ADD[kind];
  at += 1;
  const reply = await test.call(
    route as RouteDefinition,
    { body: { ...body, date: minutes(-at) } },
    who,
  );
  expect([kind, reply.status, JSON.stringify(reply.body)]).toEqual([kind, 201, expect.any(String)]);
  return (reply.body as unknown as { _id: string })._id;
}

beforeAll(async () => {
  test = await createTestApp();
  person = await createUser(test);
  anna = await createUser(test);
  carl = await createUser(test);
  carlId = await findUserId(test.db, carl.email);
  carers.logs = await letCare(test, person, anna, 'logs');
  carers.sees = await letCare(test, person, await createUser(test), 'sees');
  const other = await letCare(test, person, carl, 'logs');
  await test.call(addPen, { body: { name: 'Mine', strength: 5, startDate: '2026-11-01' } }, person);
  expect((await test.call(setPlan, { body: PLAN }, person)).status).toBe(200);
  for (const [name, who] of [
    ['person', person],
    ['anna', carers.logs],
    ['carl', other],
  ] as const) {
    const ids = {} as Record<PeopleRecord, string>;
    for (const kind of PEOPLE_RECORDS) ids[kind] = await add(kind, who);
    records.set(name, ids);
  }
});
afterAll(() => test.close());

const FOR_PEOPLE = ALL_ROUTES.filter(({ forPeople }) => forPeople !== undefined);
const kindIn = ({ path }: RouteDefinition) =>
  PEOPLE_RECORDS.find((kind) => path.startsWith(`/${kind}s`)) ?? 'dose';

/** Calls a route as it is meant to be called. */
async function callRightly(route: RouteDefinition, { token, headers = {} }: Who) {
  const { forPeople, method, path } = route;
  const id =
    typeof forPeople === 'object' && 'changes' in forPeople
      ? await add(forPeople.changes, carers.logs)
      : '';
  at += 1;
  const body =
    method === 'POST' ? { ...ADD[kindIn(route)].body, date: minutes(-at) } : { note: 'changed' };
  const reply = await test.app.inject({
    method,
    url: `/api${fillPath(path, { id })}${path.startsWith('/report') ? '?from=2026-11-01&to=2026-11-21' : ''}`,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(route.body ? { payload: body } : {}),
  });
  return { status: reply.statusCode, text: reply.body, code: codeIn(reply.body) };
}

function codeIn(text: string): unknown {
  try {
    return JSON.parse(text).code;
  } catch {
    return undefined;
  }
}

describe.each(PEOPLE_ROLES)('what someone who %s is told', (role) => {
  const open = FOR_PEOPLE.filter(({ forPeople }) => role === 'logs' || forPeople === 'reads');

  it.each(open.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'by %s names no one else who cares, and nothing of the account itself',
    async (_name, route) => {
      const { status, text } = await callRightly(route, carers[role]);
      expect([status, text]).toEqual([route.status, text]);
      const others = [carl, ...(role === 'sees' ? [anna] : [])].map(({ email }) => email);
      const denied = ['userType', 'lastLogin', 'analyticsConsent', carlId, ...others];
      expect(denied.filter((word) => text.includes(word))).toEqual([]);
    },
  );

  it('says of a record that someone else logged it, and of one’s own who', async () => {
    for (const kind of PEOPLE_RECORDS) {
      const [route = expect.fail()] = open.filter(
        ({ method, path }) => method === 'GET' && path === `/${kind}s`,
      );
      const list = JSON.parse((await callRightly(route, carers[role])).text);
      const of = (name: string) =>
        list.find(({ _id }: { _id: string }) => _id === records.get(name)?.[kind]).loggedBy;
      expect([kind, of('person'), of('carl'), of('anna')]).toEqual([
        kind,
        null,
        { email: null },
        { email: role === 'logs' ? anna.email : null },
      ]);
    }
  });
});

it('tells the person who logged each record', async () => {
  const [route = expect.fail()] = FOR_PEOPLE.filter(
    ({ path, method }) => method === 'GET' && path === '/doses',
  );
  const { text } = await callRightly(route, person);
  for (const { email } of [anna, carl]) expect(text).toContain(email);
});

describe.each(TOKEN_SCOPES)('an API token that may %s, of someone who logs', (scope) => {
  let token = '';
  beforeAll(async () => {
    ({ token } = (await test.call(createApiToken, { body: { name: scope, scope } }, anna)).body);
  });

  it.each(FOR_PEOPLE.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'opens %s of the person only where it may do everything',
    async (_name, route) => {
      const { status, code } = await callRightly(route, { ...carers.logs, token });
      if (scope === 'all') expect(status).toBe(route.status);
      else expect([status, code]).toEqual([403, 'token_scope']);
    },
  );
});
