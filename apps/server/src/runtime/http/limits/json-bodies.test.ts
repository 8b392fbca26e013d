import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installErrorHandler } from '../error-handler.ts';
import { readJsonBodies } from './json-bodies.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify({ bodyLimit: 8 * 1024 * 1024 });
  installErrorHandler(app);
  readJsonBodies(app);
  const count = async ({ body }: { body: unknown }) => ({ entries: (body as object[]).length });
  app.post('/api/count', count);
  app.post('/api/archive', { bodyLimit: 64 * 1024 * 1024 }, count);
});
afterAll(() => app.close());

async function send(payload: string, url = '/api/count') {
  const headers = { 'content-type': 'application/json' };
  const reply = await app.inject({ method: 'POST', url, headers, payload });
  return [reply.statusCode, reply.json().code ?? reply.json().entries];
}
const listOf = (row: string, count: number) => `[${Array(count).fill(row).join(',')}]`;

it.each([
  ['{}', 40_000],
  ['[]', 2_000_000],
  ['0', 250_002],
  ['{"a":[{}]}', 13_500],
])('a body is refused unread that holds nothing but %s, %i times', async (row, count) => {
  expect(await send(listOf(row, count))).toEqual([413, 'too_large']);
});

it.each([
  ['{"date":"2026-11-21T08:30:00Z","weightKg":80,"note":"","source":"import"}', 20_000],
  [JSON.stringify({ note: '{[,'.repeat(100) }), 20_000],
  [JSON.stringify({ note: '"{,\\'.repeat(50) }), 20_000],
  [JSON.stringify({ '{,[': '\\' }), 20_000],
])('what stands in texts does not count: %s', async (row, count) => {
  expect(await send(listOf(row, count))).toEqual([200, count]);
});

it('an archive may hold what an account at its limits has', async () => {
  const entry = '{"a":0,"b":0,"c":0,"d":0,"e":0,"f":0,"g":0}';
  expect(await send(listOf(entry, 254_000), '/api/archive')).toEqual([200, 254_000]);
  expect(await send(listOf(entry, 330_000), '/api/archive')).toEqual([413, 'too_large']);
});

it('a text without an end is no JSON', async () => {
  expect(await send(`["${'\\"{'.repeat(30_000)}`)).toEqual([400, 'invalid_request']);
});
