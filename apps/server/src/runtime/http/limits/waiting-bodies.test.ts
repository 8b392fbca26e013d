import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSocket, type RawSocket } from '../../../testing/attacks/raw-socket.ts';
import { installErrorHandler } from '../error-handler.ts';
import { limitWaitingBodies } from './waiting-bodies.ts';

const MAX_BYTES = 10_000;
const PIECE = 'x'.repeat(1000);

let app: FastifyInstance;
let url: string;
let sockets: RawSocket[];
beforeEach(async () => {
  app = Fastify();
  installErrorHandler(app);
  limitWaitingBodies(app, ({ headers }) => headers['x-user']?.toString(), MAX_BYTES);
  app.post('/api/echo', async ({ body }) => ({ length: JSON.stringify(body).length }));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.close();
  await app.close();
});

const HEAD = 'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

async function begin(bytes: string): Promise<RawSocket> {
  const socket = await openSocket(url);
  sockets.push(socket);
  socket.send(`${HEAD}${bytes}`);
  return socket;
}

const beginAs = (user: string, bytes: string) => begin(`X-User: ${user}\r\n${bytes}`);

const whole = (body: string) =>
  fetch(`${url}/api/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });

it('ends the one that waits longest once too much waits, and lets others through', async () => {
  const first = await begin(`Content-Length: 6000\r\n\r\n${PIECE.repeat(5)}`);
  await vi.waitFor(() => expect(first.received()).toBe(''));
  expect((await whole(JSON.stringify(PIECE))).status).toBe(200);
  const second = await begin(`Content-Length: 7000\r\n\r\n${PIECE.repeat(5)}`);
  const { text } = await first.ended();
  expect(text).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: \d[\s\S]*"code":"overloaded"/i);
  expect(text).toMatch(/\r\nconnection: close\r\n/i);
  // The other one is still listened to.
  second.send(PIECE.repeat(2));
  await vi.waitFor(() => expect(second.received()).toMatch(/^HTTP\/1\.1 400/));
});

it('ends those of strangers before one of a session, however long that waits', async () => {
  const upload = await beginAs('anna', `Content-Length: 8002\r\n\r\n"${PIECE.repeat(4)}`);
  await vi.waitFor(() => expect(upload.received()).toBe(''));
  const strangers = [];
  for (let n = 0; n < 20; n++) {
    strangers.push(await begin(`Content-Length: 9000\r\n\r\n${PIECE}`));
  }
  const refused = strangers.slice(0, 15).map(async (socket) => (await socket.ended()).text);
  for (const text of await Promise.all(refused)) expect(text).toMatch(/^HTTP\/1\.1 503 /);
  upload.send(`${PIECE.repeat(4)}"`);
  await vi.waitFor(() => expect(upload.received()).toMatch(/^HTTP\/1\.1 200/));
});

it('ends the oldest of the account that holds most before those of another', async () => {
  const upload = await beginAs('anna', `Content-Length: 4002\r\n\r\n"${PIECE.repeat(2)}`);
  await vi.waitFor(() => expect(upload.received()).toBe(''));
  const others = [];
  for (let n = 0; n < 9; n++) {
    others.push(await beginAs('mallory', `Content-Length: 9000\r\n\r\n${PIECE}`));
  }
  expect((await others[0]?.ended())?.text).toMatch(/^HTTP\/1\.1 503 /);
  upload.send(`${PIECE.repeat(2)}"`);
  await vi.waitFor(() => expect(upload.received()).toMatch(/^HTTP\/1\.1 200/));
});

it('counts what a body in many small pieces takes, not only its bytes', async () => {
  const socket = await begin(`Transfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(200)}`);
  expect((await socket.ended()).text).toMatch(/^HTTP\/1\.1 503 /);
});

it('forgets those that are whole, refused, or given up', async () => {
  for (let n = 0; n < 12; n++) {
    expect((await whole(JSON.stringify(PIECE))).status).toBe(200);
    expect((await whole('{')).status).toBe(400);
    (await begin(`Content-Length: 9000\r\n\r\n${PIECE}`)).close();
  }
  const last = await begin(`Content-Length: 8002\r\n\r\n"${PIECE.repeat(7)}`);
  last.send(`${PIECE}"`);
  await vi.waitFor(() => expect(last.received()).toMatch(/^HTTP\/1\.1 200/));
});
