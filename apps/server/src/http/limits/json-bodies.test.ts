import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installErrorHandler } from '../error-handler.ts';
import { readJsonBodies } from './json-bodies.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify({ bodyLimit: 8 * 1024 * 1024 });
  installErrorHandler(app);
  readJsonBodies(app);
  app.post('/api/count', async ({ body }) => ({ entries: (body as object[]).length }));
});
afterAll(() => app.close());

async function send(payload: string) {
  const headers = { 'content-type': 'application/json' };
  const reply = await app.inject({ method: 'POST', url: '/api/count', headers, payload });
  return [reply.statusCode, reply.json().code ?? reply.json().entries];
}
const listOf = (row: string, count: number) => `[${Array(count).fill(row).join(',')}]`;

it.each([
  ['{}', 25_000],
  ['[]', 2_000_000],
  ['0', 200_002],
  ['{"a":[{}]}', 9_000],
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

it('a text without an end is no JSON', async () => {
  expect(await send(`["${'\\"{'.repeat(30_000)}`)).toEqual([400, 'invalid_request']);
});
