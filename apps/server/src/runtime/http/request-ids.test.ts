// Shows 57.8.
import { setTimeout as sleep } from 'node:timers/promises';
import { exportDoses, getHealth, listPens } from '@dosewise/contract';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { startServerProcess } from '../../testing/processes/server-process.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

let test: TestApp;
afterEach(() => test.close());

const ask = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });

it('names each reply, whatever it is of, and the body of an error by the same', async () => {
  test = await createTestApp();
  const seen = new Set<unknown>();
  for (const url of ['/', '/nowhere', '/api/health', '/api/nowhere', '/api/pens', '/%E0%A4%A']) {
    const { headers, statusCode, body } = await ask(url);
    expect([url, headers['x-request-id']]).toEqual([url, expect.stringMatching(UUID)]);
    if (statusCode >= 400 && body.startsWith('{')) {
      expect(JSON.parse(body).requestId).toBe(headers['x-request-id']);
    }
    seen.add(headers['x-request-id']);
  }
  expect(seen.size).toBe(6);
  const { token } = await createUser(test);
  await sql`drop table dose`.execute(test.db);
  const { headers, ...failed } = await ask(`/api${listPens.path}`, {
    authorization: `Bearer ${token}`,
  });
  expect([failed.statusCode, failed.json().requestId]).toEqual([500, headers['x-request-id']]);
});

it('takes the name that a proxy of ours gives, if it can stand in a log', async () => {
  test = await createTestApp({ TRUST_PROXY: 'on' });
  const named = async (id: string) =>
    (await ask('/api/nowhere', { 'x-request-id': id })).headers['x-request-id'];
  for (const id of ['f3a9c2d47be04c1f9d1e6b0a5c7d8e9f', '01J.req_id-42', 'a'.repeat(64)]) {
    expect(await named(id)).toBe(id);
  }
  for (const id of [
    'short',
    'a'.repeat(65),
    'two words',
    '"},{"level":60',
    'naïve-id',
    '<b>12345',
  ]) {
    expect([id, await named(id)]).toEqual([id, expect.stringMatching(UUID)]);
  }
});

it('takes no name from the caller without a proxy', async () => {
  test = await createTestApp();
  const reply = await ask('/api/nowhere', { 'x-request-id': 'chosen-by-the-caller' });
  expect(reply.headers['x-request-id']).toMatch(UUID);
  expect(reply.body).not.toContain('chosen-by-the-caller');
});

it('logs one line a call: its name, the route, how it went, and nothing else', async () => {
  test = await createTestApp();
  const { token } = await createUser(test);
  const server = await startServerProcess(test.location, { LOG_LEVEL: 'info' });
  const call = async (path: string, authorization = '') => {
    const reply = await fetch(`${server.url}${path}`, { headers: { authorization } });
    await reply.arrayBuffer();
    return reply.headers.get('x-request-id');
  };
  const pens = await call(`/api${listPens.path}?secret=quokka`, `Bearer ${token}`);
  const refused = await call('/api/doses/0190b5a2-quokka');
  const heavy = await call(`/api${exportDoses.path}`);
  await call(`/api${getHealth.path}`);
  await call('/assets/quokka.js');
  const lines = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('"reqId"'))
      .map((line) => JSON.parse(line));
  for (let n = 0; n < 200 && lines().length < 3; n += 1) await sleep(20);
  await server.stop();
  const isLine = { level: 30, time: expect.any(Number), method: 'GET', ms: expect.any(Number) };
  expect(lines()).toEqual([
    { ...isLine, reqId: pens, route: '/api/pens', status: 200 },
    { ...isLine, reqId: refused, route: expect.any(String), status: 404 },
    { ...isLine, reqId: heavy, route: `/api${exportDoses.path}`, status: 401 },
  ]);
  expect(server.output()).not.toContain('quokka');
});
