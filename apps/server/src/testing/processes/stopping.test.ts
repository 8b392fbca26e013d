import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSocket } from '../attacks/raw-socket.ts';
import { createTestDatabase, type TestDatabase } from '../databases.ts';
import { startServerProcess } from './server-process.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const LOGIN = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
/** States that a connection may be in when the server is told to stop. */
const UNFINISHED: readonly (readonly [what: string, bytes: string])[] = [
  ['half of the headers', 'GET /api/health HTTP/1.1\r\nHost: x\r\n'],
  ['half of a body', `${LOGIN}Content-Length: 500\r\n\r\n{"email":`],
  ['half of a body in chunks', `${LOGIN}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ['nothing, after a reply', 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n'],
  // So many at once that not all of what comes back fits on its way, and no one reads it.
  ['a reply that no one reads', 'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200)],
];

it('stops within 10 s and exits 0, whatever is under way', async () => {
  const server = await startServerProcess(database.location);
  const sockets = await Promise.all(
    UNFINISHED.map(async ([what, bytes]) => {
      const socket = await openSocket(server.url);
      if (what.includes('no one reads')) socket.pause();
      socket.send(bytes);
      return socket;
    }),
  );
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  // Where anything still held it up after 10 s, it would exit 1.
  expect(await server.stop()).toBe(0);
  for (const socket of sockets) socket.close();
}, 60_000);
