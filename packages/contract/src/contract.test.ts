import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERRORS } from './errors.ts';
import { renderOpenapi } from './openapi.ts';
import { leastScopeFor, mayCall, mayCallFor } from './route.ts';
import { ALL_ROUTES, type RouteId } from './routes.ts';

const document = JSON.parse(renderOpenapi());

it('gives every route an id and a place of its own', () => {
  expect(new Set(ALL_ROUTES.map((route) => route.id)).size).toBe(ALL_ROUTES.length);
  const places = ALL_ROUTES.map((route) => `${route.method} ${route.path}`);
  expect(new Set(places).size).toBe(ALL_ROUTES.length);
});

it.each(ALL_ROUTES.map((route) => [route.id, route] as const))('%s is fit to read', (id, route) => {
  expect(id).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
  expect(route.summary).toMatch(/^[A-Z].*\.$/);
  expect(route.path).toMatch(/^(\/(:[a-zA-Z]+|[a-z-]+)(\.(csv|json|ics|pdf))?)+$/);
  // No one may be surprised by what a path parameter, a read or an empty reply brings.
  expect(route.params !== undefined).toBe(route.path.includes(':'));
  if (route.method === 'GET') expect(route.body).toBeUndefined();
  expect(route.response === null).toBe(route.status === 204);
  if (route.idempotent) expect(route.method).toBe('POST');
  expect(route.takesId ?? false).toBe('_id' in (route.body?.shape ?? {}));
});

/** Routes that open a door to records, to the installation, or for all that is in it. */
const DOORS = [
  'createShare',
  'createCalendarFeed',
  'createInvite',
  'setUserType',
  'makeResetLink',
  'makeBackup',
  'downloadBackup',
];

/** Paths that decide who gets into an account: for someone who logged in, never for a program. */
const OF_DOORS = [
  /^\/logout$/,
  /^\/user\/(tokens|webhooks|people|password|email|passkeys|sessions|confirm|oidc|log-out-everywhere)(\/|$)/,
  /\/(totp|second-factor|recovery-codes)(\/|$)/,
];

it('opens no door to an account to an API token', () => {
  for (const route of ALL_ROUTES.filter(({ access }) => access !== 'public')) {
    const isDoor =
      (route.method === 'DELETE' && route.path === '/user') ||
      DOORS.includes(route.id) ||
      OF_DOORS.some((paths) => paths.test(route.path));
    expect([route.id, leastScopeFor(route) === 'session']).toEqual([route.id, isDoor]);
  }
});

it.each([
  ['sees', 'read'],
  ['logs', 'log'],
] as const)('gives who %s no more than a token with the scope %s', (role, scope) => {
  for (const route of ALL_ROUTES) {
    // What one logged oneself is no more than logging, though a program may not.
    const isOwnEntry = typeof route.forPeople === 'object' && 'changes' in route.forPeople;
    const expected = isOwnEntry
      ? role === 'logs'
      : route.forPeople !== undefined && mayCall(scope, route);
    expect([route.id, mayCallFor(role, route)]).toEqual([route.id, expected]);
  }
});

it('describes every route in the document, with its errors', () => {
  for (const route of ALL_ROUTES) {
    const operation =
      document.paths[route.path.replace(/:(\w+)/g, '{$1}')][route.method.toLowerCase()];
    expect(operation.operationId).toBe(route.id);
    const statuses = route.errors.map((code) => String(ERRORS[code].status));
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(statuses));
  }
});

it('says of every reply what it is: JSON, a file, a page, or where it leads', () => {
  for (const route of ALL_ROUTES) {
    const path = document.paths[route.path.replace(/:(\w+)/g, '{$1}')];
    const { content, headers } = path[route.method.toLowerCase()].responses[route.status];
    const isElsewhere = route.status === 302 || route.status === 303;
    const media = route.download ?? route.raw ?? 'application/json';
    expect(Object.keys(content ?? {}), route.id).toEqual(
      isElsewhere || route.status === 204 ? [] : [media],
    );
    expect(Object.keys(headers ?? {}), route.id).toEqual(isElsewhere ? ['Location'] : []);
  }
});

it('names for no route an error that every one of its kind can answer', () => {
  for (const route of ALL_ROUTES) {
    const { id, access, method, body, idempotent, takesId, errors } = route;
    const implied = new Set<string>(['internal', 'overloaded']);
    if (access !== 'public') implied.add('unauthorized');
    if (access !== 'public' && method !== 'GET') implied.add('too_many_writes');
    if (access !== 'public' && leastScopeFor(route) !== 'read') implied.add('token_scope');
    if (access === 'admin') implied.add('forbidden');
    if (body) implied.add('invalid_request').add('too_large').add('unsupported_media_type');
    if (idempotent) implied.add('idempotency_mismatch').add('conflict');
    if (takesId) implied.add('id_in_use').add('deleted');
    expect(
      errors.filter((code) => implied.has(code)),
      id,
    ).toEqual([]);
  }
});

it('is in step with the committed document', () => {
  const committed = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');
  expect(committed).toBe(renderOpenapi());
});

it('knows the ids of its routes by type', () => {
  // @ts-expect-error No route has this id.
  const misspelt: RouteId = 'listDozes';
  const ids: readonly RouteId[] = ALL_ROUTES.map(({ id }) => id);
  expect(ids).not.toContain(misspelt);
});

it('has each subject read by one route and changed by another', () => {
  const subjectsOf = (field: 'reads' | 'changes') =>
    [...new Set(ALL_ROUTES.flatMap((route) => route[field] ?? []))].sort();
  expect(subjectsOf('reads')).toEqual(subjectsOf('changes'));
});

it('has a sentence for every error', () => {
  for (const { status, sentence } of Object.values(ERRORS)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(sentence.length).toBeGreaterThan(8);
  }
});

const JUNK = [
  undefined,
  null,
  true,
  [],
  {},
  '',
  ' ',
  '\n',
  'x',
  'x'.repeat(300_000),
  -1e99,
  0.1,
  1e99,
];

it.each(
  ALL_ROUTES.flatMap(({ id, query, body }) => [query, body].map((part) => [id, part] as const)),
)('%s has a sentence of ours for whatever a field holds', (_id, part) => {
  for (const name of Object.keys(part?.shape ?? {})) {
    const refusals = JUNK.flatMap((junk) => part?.safeParse({ [name]: junk }).error?.issues ?? []);
    const own = refusals.filter(({ path }) => path[0] === name);
    expect(
      own.map(({ message }) => message),
      name,
    ).not.toContain('Invalid input');
  }
});
