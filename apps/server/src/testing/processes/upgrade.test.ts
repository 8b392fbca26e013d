import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beginPasskey, exportAll, type RouteDefinition } from '@dosewise/contract';
import { ALL_ROUTES, type RouteId } from '@dosewise/contract/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyPlace } from '../databases.ts';
import { copyServer, type ServerCopy } from './server-copy.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const ADMIN = { email: 'first@example.com', password: 'correct horse battery' };
const WEB_FILES = {
  'index.html': '<title>Calculator</title>',
  'app.html': '<title>Not found</title>',
  'dashboard.html': '<title>Dashboard</title>',
  'admin/users.html': '<title>Users</title>',
  'assets/index-Ab12Cd34.js': 'export const version = 1;',
};
const PAGES: Readonly<Record<string, keyof typeof WEB_FILES>> = {
  '/': 'index.html',
  '/dashboard': 'dashboard.html',
  '/admin/users': 'admin/users.html',
  '/assets/index-Ab12Cd34.js': 'assets/index-Ab12Cd34.js',
};
/** Their libraries are loaded for the first who needs them. */
const LOADED_LATER: ReadonlySet<string> = new Set<RouteId>(['beginPasskey']);

let place: Awaited<ReturnType<typeof createEmptyPlace>>;
let copy: ServerCopy;
let server: ServerProcess;

beforeAll(async () => {
  place = await createEmptyPlace();
  copy = copyServer(WEB_FILES);
  const settings = {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    METRICS_TOKEN: 'a-token-of-some-length',
    // No one answers there, which is an answer too.
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'dosewise',
    OIDC_CLIENT_SECRET: 'secret',
    BACKUP_DIR: join(copy.folder, 'backups'),
  };
  server = await startServerProcess(place.location, settings, copy.main);
  // As `git pull`, `npm ci` and a build do for a while, before the restart.
  rmSync(copy.folder, { recursive: true });
});
afterAll(async () => {
  await server.kill();
  copy.remove();
  await place.drop();
});

async function call(
  method: string,
  path: string,
  body?: object,
  { token, at = server.url }: { readonly token?: string; readonly at?: string } = {},
) {
  const reply = await fetch(`${at}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, text: await reply.text() };
}

it.each(Object.entries(PAGES))(
  'goes on showing %s while its files are replaced',
  async (path, file) => {
    const reply = await fetch(server.url + path);
    expect([reply.status, await reply.text()]).toEqual([200, WEB_FILES[file]]);
  },
);

it('goes on saying which page is not there', async () => {
  const reply = await fetch(`${server.url}/nowhere`);
  expect([reply.status, await reply.text()]).toEqual([404, WEB_FILES['app.html']]);
});

it('goes on answering every route', async () => {
  const account = { email: 'late@example.com', password: 'another long password' };
  expect((await call('POST', '/register', account)).status).toBe(201);
  const login = await call('POST', '/login', ADMIN);
  const { token } = JSON.parse(login.text);
  const answers = async (route: RouteDefinition, body?: object) => {
    const path = route.path.replaceAll(/:\w+/g, crypto.randomUUID());
    const reply = await call(route.method, path, body, { token });
    const isServed = reply.status < 500 && (reply.status !== 404 || route.path.includes(':'));
    const asksToWait = LOADED_LATER.has(route.id) && JSON.parse(reply.text).code === 'not_ready';
    return isServed || asksToWait ? [] : [`${route.id}: ${reply.status} ${reply.text}`];
  };
  const isReading = (route: RouteDefinition) => route.method === 'GET' && !route.isHeavy;
  const endsSession = new Set<RouteId>(['logout', 'deleteAccount']);
  const others = ALL_ROUTES.filter((route) => !isReading(route) && !endsSession.has(route.id));
  // Of one user no more than a few may wait for their turn.
  const heavy = others.filter((route) => route.isHeavy);
  const failed: string[][] = [];
  for (const route of heavy) failed.push(await answers(route, route.body && {}));
  failed.push(
    // At once, so that the pool opens connections that it did not have at the start.
    ...(await Promise.all(ALL_ROUTES.filter(isReading).map((route) => answers(route)))),
    ...(await Promise.all(
      others.filter((route) => !route.isHeavy).map((route) => answers(route, route.body && {})),
    )),
  );
  expect(failed.flat()).toEqual([]);
});

it('goes on sending mail', async () => {
  expect((await call('POST', '/password/forgot', { email: ADMIN.email })).status).toBe(202);
  // What goes on by itself says in the log when it fails.
  const logged = server.output().match(/.*"level".*/g) ?? [];
  expect(logged.filter((line) => !line.includes('library missing'))).toEqual([]);
});

it('stops as it should', async () => {
  expect(await server.stop()).toBe(0);
});

/** The reply of a server that runs, to an admin, after `folder` of its installation was taken away. */
async function askWithout(folder: string, { method, path }: RouteDefinition, body?: object) {
  const other = await createEmptyPlace();
  const installed = copyServer(WEB_FILES);
  const settings = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const running = await startServerProcess(other.location, settings, installed.main);
  rmSync(join(installed.folder, folder), { recursive: true });
  const { token } = JSON.parse((await call('POST', '/login', ADMIN, { at: running.url })).text);
  const { status, text } = await call(method, path, body, { at: running.url, token });
  await running.kill();
  installed.remove();
  await other.drop();
  return [status, JSON.parse(text)];
}

it('asks to try again while a library alone is away', async () => {
  const reply = await askWithout('node_modules/@simplewebauthn', beginPasskey, {});
  expect(reply).toMatchObject([503, { code: 'not_ready' }]);
});

it('answers the first heavy request while its packages alone are away', async () => {
  expect(await askWithout('node_modules', exportAll)).toMatchObject([200, { pens: [] }]);
});
