import { addSymptom, listSymptoms } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const BODY = { date: '2026-11-20T08:00:00.000Z', category: 'nausea', severity: 2, note: '' };

function send(token: string, key: string) {
  const headers = { 'idempotency-key': key };
  return test.call(addSymptom, { body: BODY }, { token, headers });
}

it('takes an expired key again, once, though several come at once', async () => {
  const { token } = await createUser(test);
  const first = await send(token, 'again');
  test.setNow(TEST_NOW + DAY_MS - 1);
  expect((await send(token, 'again')).body._id).toBe(first.body._id);
  test.setNow(TEST_NOW + DAY_MS);
  const later = await Promise.all([1, 2, 3, 4].map(() => send(token, 'again')));
  const ids = new Set(later.map((reply) => reply.body._id));
  expect(later.map((reply) => reply.status)).toEqual([201, 201, 201, 201]);
  expect(ids.size).toBe(1);
  expect(ids.has(first.body._id)).toBe(false);
  expect((await test.call(listSymptoms, {}, { token })).body).toHaveLength(2);
  test.setNow(TEST_NOW);
});
