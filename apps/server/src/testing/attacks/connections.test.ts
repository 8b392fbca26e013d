import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../databases.ts';
import { createUser } from '../factories.ts';
import { type ServerProcess, startServerProcess } from '../processes/server-process.ts';
import { createTestApp } from '../test-app.ts';
import { openSocket, type RawSocket, rawReply } from './raw-socket.ts';

/** 15 s for the headers, looked at every 5 s, and some for a busy machine. */
const HEADERS_END_MS = 28_000;

let database: TestDatabase;
let server: ServerProcess;
/** Opened first, since they take long: one byte of a header now and then, and nothing at all. */
let slow: { readonly socket: RawSocket; readonly drip: NodeJS.Timeout }[];
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServerProcess(database.location, { LOG_LEVEL: 'trace' });
  slow = await Promise.all(
    [true, false].map(async (isDripping) => {
      const socket = await openSocket(server.url);
      if (isDripping) socket.send('GET /api/health HTTP/1.1\r\nHost: x\r\n');
      const drip = setInterval(() => isDripping && socket.send('X-Slow: yes\r\n'), 500);
      return { socket, drip };
    }),
  );
});
afterAll(async () => {
  for (const { drip, socket } of slow) {
    clearInterval(drip);
    socket.close();
  }
  await server.kill();
  await database.drop();
});

const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: x\r\n';
const isAlive = async () => (await fetch(`${server.url}/api/health`)).status === 200;
const LOGIN = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

describe('bytes that are no request', () => {
  it.each([
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['HTTP/2 without agreement', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a version that is none', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['a method that is none', 'STEAL / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['no host', 'GET /api/health HTTP/1.1\r\n\r\n'],
    ['a blank before the colon', `${HEALTH}Transfer-Encoding : chunked\r\n\r\n`],
    ['a folded header', `${HEALTH}X-A: b\r\n\tc\r\n\r\n`],
    ['a NUL in a header', `${HEALTH}X-A: b\u0000c\r\n\r\n`],
    ['a bare line feed', 'GET /api/health HTTP/1.1\nHost: x\nX: y\n\n'],
    ['a bare carriage return', `${HEALTH}X-A: b\rX-B: c\r\n\r\n`],
    ['two lengths', `${LOGIN}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}}`],
    ['a length that is none', `${LOGIN}Content-Length: -1\r\n\r\n{}`],
    ['a length beyond numbers', `${LOGIN}Content-Length: 99999999999999999999\r\n\r\n{}`],
    ['a signed length', `${LOGIN}Content-Length: +2\r\n\r\n{}`],
    [
      'a length and chunks',
      `${LOGIN}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/pens HTTP/1.1\r\n\r\n`,
    ],
    ['an unknown coding', `${LOGIN}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    [
      'a chunk size that is none',
      `${LOGIN}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    ],
    [
      'a chunk size beyond numbers',
      `${LOGIN}Transfer-Encoding: chunked\r\n\r\n${'f'.repeat(20)}\r\n`,
    ],
    [
      'a chunk longer than said',
      `${LOGIN}Transfer-Encoding: chunked\r\n\r\n1\r\n{}{}\r\n0\r\n\r\n`,
    ],
  ])('end the connection: %s', async (_name, bytes) => {
    const reply = await rawReply(server.url, Buffer.from(bytes, 'latin1'));
    // Nothing, or one refusal: never a second reply to what was hidden behind the first request.
    expect(reply.match(/HTTP\/1\.1 \d+/g) ?? []).toBeOneOf([[], ['HTTP/1.1 400']]);
    expect(reply).not.toMatch(/ at |node:|HPE_|Error/);
    expect(await isAlive()).toBe(true);
  });

  it('end it too when the headers are too many or too long', async () => {
    for (const headers of [`X-A: ${'a'.repeat(20_000)}\r\n`, 'X-A: b\r\n'.repeat(5000)]) {
      const reply = await rawReply(server.url, `${HEALTH}${headers}\r\n`);
      expect(reply.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 431']);
      expect(reply).toMatch(/^X-Dosewise-Server: 1\r$/im);
    }
    const long = `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expect(await rawReply(server.url, long)).toMatch(/^HTTP\/1\.1 (414|431)/);
  });

  it('leave nothing of themselves in the log, not even at its loudest', async () => {
    const secret = 'Bearer of-a-token-that-nobody-may-read';
    await rawReply(server.url, `${HEALTH}Authorization: ${secret}\r\nbroken\r\n\r\n`);
    await rawReply(
      server.url,
      `${HEALTH}Authorization: ${secret}\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    );
    // When the line of a later request has come, so have those of the earlier ones.
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
    await vi.waitFor(() => expect(server.output()).toContain('"route":"/api/ready"'), 20_000);
    const bytes = JSON.stringify([...Buffer.from(secret)]).slice(1, -1);
    expect(server.output()).not.toContain(secret);
    expect(server.output()).not.toContain(bytes);
  });
});

describe('requests in a row on one connection', () => {
  it('are answered one by one, each as what it is', async () => {
    const pens = 'GET /api/pens HTTP/1.1\r\nHost: x\r\n\r\n';
    const last = `${HEALTH}Connection: close\r\n\r\n`;
    const reply = await rawReply(server.url, `${HEALTH}\r\n${pens}${pens}${last}`);
    expect(reply.match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(9))).toEqual([
      '200',
      '401',
      '401',
      '200',
    ]);
  });

  it('do not lend each other their tokens or bodies', async () => {
    const body = '{"email":"a@example.com","password":"x"}';
    const smuggled = 'GET /api/pens HTTP/1.1\r\nHost: x\r\n\r\n';
    const reply = await rawReply(
      server.url,
      `${LOGIN}Content-Length: ${body.length}\r\n\r\n${body}${smuggled}${HEALTH}Connection: close\r\n\r\n`,
    );
    expect(reply.match(/HTTP\/1\.1 \d+/g)).toEqual([
      'HTTP/1.1 401',
      'HTTP/1.1 401',
      'HTTP/1.1 200',
    ]);
  });
});

describe('odd requests', () => {
  it.each([
    ['TRACE', 404],
    ['OPTIONS', 404],
    ['PROPFIND', 404],
    ['PURGE', 404],
  ])('%s is answered and echoes nothing', async (method, status) => {
    const request = `${method} /api/pens HTTP/1.1\r\nHost: x\r\nX-Secret: echo me\r\nConnection: close\r\n\r\n`;
    const reply = await rawReply(server.url, request);
    expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 (${status}|401)`));
    expect(reply).not.toContain('echo me');
  });

  it('CONNECT and an upgrade open no tunnel', async () => {
    const tunnel = 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\n\r\n';
    expect(await rawReply(server.url, tunnel)).not.toMatch(/ 200 /);
    const upgrade = `${HEALTH}Upgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n`;
    expect(await rawReply(server.url, upgrade)).not.toMatch(/^HTTP\/1\.1 101/);
  });

  it('an expectation is met or refused, never waited for', async () => {
    const wrong = `${LOGIN}Content-Length: 2\r\nExpect: a-miracle\r\nConnection: close\r\n\r\n{}`;
    expect(await rawReply(server.url, wrong)).toMatch(/^HTTP\/1\.1 417/);
    const right = `${LOGIN}Content-Length: 2\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n{}`;
    const statuses = (await rawReply(server.url, right)).match(/HTTP\/1\.1 \d+/g);
    expect(statuses).toEqual(['HTTP/1.1 100', 'HTTP/1.1 400']);
  });

  it('a body larger than allowed is refused before it has come', async () => {
    const reply = await rawReply(server.url, `${LOGIN}Content-Length: 900000000\r\n\r\n{"a":`);
    expect(reply).toMatch(/^HTTP\/1\.1 413/);
  });

  it('a caller who hangs up in the middle takes no one along', async () => {
    for (let n = 0; n < 50; n++) {
      const socket = await openSocket(server.url);
      socket.send(`${LOGIN}Content-Length: 500\r\n\r\n{"email":`);
      socket.close();
    }
    expect(await isAlive()).toBe(true);
  });
});

describe('too much at once', () => {
  it('ends connections beyond the most that there may be', async () => {
    const test = await createTestApp();
    const { server: http } = test.app;
    expect(http.maxConnections).toBe(4096);
    http.maxConnections = 2;
    const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const kept = [await openSocket(url), await openSocket(url)];
    const reply = await rawReply(url, HEALTH);
    expect(reply).toBe('');
    for (const socket of kept) socket.close();
    await test.close();
  });
});

describe('slow requests', () => {
  it('end within their limits: the body, with limits shortened for the test', async () => {
    const test = await createTestApp();
    const { token } = await createUser(test);
    const { server: http } = test.app;
    expect(http).toMatchObject({
      headersTimeout: 15_000,
      requestTimeout: 120_000,
      timeout: 120_000,
      connectionsCheckingInterval: 5000,
    });
    Object.assign(http, {
      requestTimeout: 900,
      headersTimeout: 600,
      connectionsCheckingInterval: 50,
    });
    const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const head = `POST /api/pens HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAuthorization: Bearer ${token}\r\n`;
    for (const [start, more] of [
      [`${head}Content-Length: 5000\r\n\r\n{"name":"`, 'x'],
      [`${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'],
    ] as const) {
      const socket = await openSocket(url);
      socket.send(start);
      const drip = setInterval(() => socket.send(more), 40);
      const { text, afterMs } = await socket.ended();
      clearInterval(drip);
      // The refusal itself may be lost when bytes arrive for a connection that is over.
      expect(text).toMatch(/^HTTP\/1\.1 408|^$/);
      expect(afterMs).toBeLessThan(8000);
    }
    await test.close();
  });

  it('end within their limits: the headers, as the server runs', async () => {
    for (const { socket } of slow) {
      const { text, afterMs } = await socket.ended();
      expect(text).toMatch(/^HTTP\/1\.1 408|^$/);
      expect(afterMs).toBeGreaterThan(5000);
      expect(afterMs).toBeLessThan(HEADERS_END_MS);
    }
    expect(await isAlive()).toBe(true);
  }, 40_000);
});
