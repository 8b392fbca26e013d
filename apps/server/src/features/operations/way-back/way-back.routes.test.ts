// Shows 76.3.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const ask = (query: string) => test.app.inject({ url: `/api/return${query}` });

it.each([
  ['/dashboard', '/dashboard'],
  ['/log-dose?clicks=4', '/log-dose?clicks=4'],
  ['/', '/'],
  ['//evil.example/login', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['dashboard', '/'],
  ['', '/'],
])('leads from %j to %s', async (to, expected) => {
  const reply = await ask(`?${new URLSearchParams({ to })}`);
  expect([reply.statusCode, reply.headers.location]).toEqual([302, expected]);
  expect(reply.headers['cache-control']).toBe('no-store');
});

it('leads to the first page without a path', async () => {
  expect((await ask('')).headers.location).toBe('/');
});
