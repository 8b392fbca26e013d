import { addSymptom, listSymptoms } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createUser } from '../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app.ts';
import { startKeyForgetter } from './idempotency.ts';

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

async function storedKeys(): Promise<string[]> {
  const rows = await test.db
    .selectFrom('idempotency_key')
    .select('key')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.key);
}

it('takes an expired key anew, once, though several come at once', async () => {
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

it('forgets expired keys in the background, and no others', async () => {
  await test.db.deleteFrom('idempotency_key').execute();
  const { token } = await createUser(test);
  await sql`insert into idempotency_key
    select user_account.id, 'old ' || country_price.country, 'x', '{}', ${TEST_NOW - DAY_MS - 1}
    from user_account cross join country_price`.execute(test.db);
  test.setNow(TEST_NOW - DAY_MS);
  await send(token, 'a day old');
  test.setNow(TEST_NOW - DAY_MS + 1);
  await send(token, 'almost');
  test.setNow(TEST_NOW);
  await send(token, 'new');
  const onError = vi.fn();
  const forgetter = startKeyForgetter(test.context, onError, 5);
  await vi.waitFor(async () => expect(await storedKeys()).toEqual(['almost', 'new']), 10_000);
  await forgetter.stop();
  expect(onError).not.toHaveBeenCalled();
});
