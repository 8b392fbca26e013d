import type { RouteDefinition } from '@dosewise/contract';
import { ALL_ROUTES } from '@dosewise/contract/routes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../databases.ts';
import { firstCases } from '../long-run.ts';
import { type ServerProcess, startServerProcess } from '../processes/server-process.ts';
import { fillPath } from '../test-app.ts';
import { openSocket } from './raw-socket.ts';

/** The routes whose requests are passed on to another thread. */
const HEAVY = ALL_ROUTES.filter((route: RouteDefinition) => route.isHeavy);

/** Long, for the first request that begins the thread. */
const WAIT = { timeout: 30_000, interval: 2 };

const CHUNKS = '2\r\n{}\r\n0\r\n\r\n';
/** A request hidden in the body of another one. */
const HIDDEN = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';
const hiddenChunk = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;

/** Headers about a connection and the length of a body, odd and usual ones, with the body that fits them. */
const FRAMINGS: readonly (readonly [headers: string, body?: string])[] = [
  [''],
  ['Trailer: x'],
  ['Trailer: Expires\r\nTrailer: Content-MD5'],
  ['Trailer: x\r\nContent-Length: 0'],
  ['Trailer: x\r\nTransfer-Encoding: chunked', CHUNKS],
  ['Trailer: Expires\r\nTransfer-Encoding: chunked', '2\r\n{}\r\n0\r\nExpires: 0\r\n\r\n'],
  ['TE: trailers'],
  ['TE: gzip;q=0.5, trailers\r\nConnection: TE'],
  ['Connection: keep-alive'],
  ['Connection: close\r\nConnection: close'],
  ['Connection: Trailer\r\nTrailer: x'],
  ['Connection: Authorization, Host, Content-Length, Transfer-Encoding'],
  ['Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='],
  ['Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__'],
  ['Upgrade: websocket'],
  ['Upgrade: websocket\r\nContent-Length: 2', '{}'],
  ['Keep-Alive: timeout=5, max=1000'],
  ['Keep-Alive: timeout=-1\r\nKeep-Alive: x'],
  ['Proxy-Connection: keep-alive'],
  ['Proxy-Authorization: Basic eDp4'],
  ['Proxy-Authenticate: Basic\r\nProxy-Authenticate: Digest'],
  ['Expect: 100-continue'],
  ['Expect: 100-continue\r\nContent-Length: 2', '{}'],
  ['Expect: 100-continue\r\nTransfer-Encoding: chunked', CHUNKS],
  ['Content-Length: 0'],
  ['Content-Length: 00'],
  ['Content-Length: 2', '{}'],
  ['Content-Length: 0002', '{}'],
  [`Content-Length: ${HIDDEN.length}`, HIDDEN],
  ['Transfer-Encoding: chunked', CHUNKS],
  ['Transfer-Encoding: Chunked', '0\r\n\r\n'],
  ['Transfer-Encoding: chunked', hiddenChunk],
  ['Transfer-Encoding: gzip, chunked', CHUNKS],
  ['Host: y\r\nX-Forwarded-For: 1.2.3.4\r\nForwarded: for=1.2.3.4'],
  ['Cookie: a=b\r\nCookie: c=d\r\nSet-Cookie: a=b'],
  ['Date: x\r\nAge: x\r\nETag: x\r\nExpires: x\r\nRetry-After: x\r\nServer: x'],
  [`X-High: ${'\u00ff'.repeat(20)}`],
];

let database: TestDatabase;
let server: ServerProcess;
let token: string;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServerProcess(database.location);
  const reply = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'heavy@example.com', password: 'correct horse battery' }),
  });
  ({ token } = JSON.parse(await reply.text()));
});
afterAll(async () => {
  await server.kill();
  await database.drop();
});

/** Sends one request; the statuses of all that was answered, those before the last one too. */
async function statuses(bytes: string): Promise<string[]> {
  const socket = await openSocket(server.url);
  socket.send(Buffer.from(bytes, 'latin1'));
  const read = () => [...socket.received().matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, said]) => said);
  await vi.waitUntil(() => read().some((said) => said !== '100'), WAIT);
  socket.close();
  return read().flatMap((said) => said ?? []);
}

const methodsOf = ({ method }: RouteDefinition) => (method === 'GET' ? ['GET', 'HEAD'] : [method]);
/** Routes of one kind are passed on to the thread in the same way, see `mount.ts`. */
const kindOf = (method: string, route: RouteDefinition) =>
  [
    method,
    route.access,
    route.body !== undefined,
    route.bodyLimitBytes,
    route.takesDocuments,
    route.download ?? route.raw,
  ].join();
const CALLS = HEAVY.flatMap((route: RouteDefinition) =>
  methodsOf(route).map((method) => ({ method, path: route.path, kind: kindOf(method, route) })),
);
/** Every framing for the first route of each kind, and the plain one for the others; all of them in the long run. */
const calls = CALLS.map(({ method, path, kind }, index) => {
  const isFirst = CALLS.findIndex((each) => each.kind === kind) === index;
  return [method, path, isFirst ? FRAMINGS : firstCases(FRAMINGS)] as const;
});

describe.each(calls)('%s %s', (method, path, framings) => {
  const url = `/api${fillPath(path, { id: crypto.randomUUID(), token: 'a-token' })}`;

  it.each([
    ['a stranger', ''],
    ['an account', 'Authorization: Bearer '],
  ])('answers %s once, whatever a request says of its connection', async (_who, begins) => {
    const login = begins === '' ? '' : `${begins}${token}\r\n`;
    for (const version of ['1.1', '1.0']) {
      for (const [headers, body = ''] of framings) {
        const type = body === '' ? '' : 'Content-Type: application/json\r\n';
        const head = `${method} ${url} HTTP/${version}\r\nHost: x\r\n${login}${type}`;
        const said = await statuses(`${head}${headers}${headers && '\r\n'}\r\n${body}`);
        const last = Number(said.at(-1));
        expect([headers, said.filter((each) => each !== '100')]).toEqual([headers, [`${last}`]]);
        expect([headers, last >= 200 && last < 500]).toEqual([headers, true]);
      }
    }
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  });
});
