import { DAY_MS, HOUR_MS } from '@dosewise/domain';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { findUserId } from '../../testing/user-id.ts';
import { SESSION_MS } from '../calls/sessions.read-model.ts';
import { deleteOldest } from './forget-expired.queries.ts';
import { startForgetter } from './forget-expired.ts';

let test: TestApp;
let userId: string;

beforeEach(async () => {
  await test?.close();
  test = await createTestApp();
  const { email } = await createUser(test);
  userId = await findUserId(test.db, email);
  await test.db.deleteFrom('session').execute();
});
afterAll(() => test.close());

async function addSessions(instants: readonly number[]): Promise<void> {
  const rows = instants.map((instant, n) => ({
    token_hash: `session ${n}`,
    id: `session ${n}`,
    device: null,
    user_id: userId,
    created_at: instant,
    last_used_at: instant,
    expires_at: instant,
  }));
  await test.db.insertInto('session').values(rows).execute();
}

async function addFailures(instants: readonly number[]): Promise<void> {
  const rows = instants.map((failed_at, n) => ({ id: `failure ${n}`, subject: 'x', failed_at }));
  await test.db.insertInto('login_failure').values(rows).execute();
}

async function addKeys(instants: readonly number[]): Promise<void> {
  const rows = instants.map((created_at, n) => ({
    user_id: userId,
    key: `key ${n}`,
    request_hash: 'x',
    reply: '{}',
    created_at,
  }));
  await test.db.insertInto('idempotency_key').values(rows).execute();
}

/** Ids of records that were deleted at those instants, and one of a record that is there. */
async function addIds(instants: readonly number[]): Promise<void> {
  const rows = [...instants, null].map((deleted_at, n) => ({
    user_id: userId,
    kind: 'dose' as const,
    id: `id ${n}`,
    sent_hash: '',
    stored_hash: '',
    deleted_at,
  }));
  await test.db.insertInto('record_id').values(rows).execute();
}

async function instantsLeft() {
  const of = async (table: string, column: string) => {
    const { rows } = await sql<{ at: number }>`select ${sql.ref(column)} as at
      from ${sql.table(table)} where ${sql.ref(column)} is not null order by at`.execute(test.db);
    return rows.map(({ at }) => at - TEST_NOW);
  };
  return {
    sessions: await of('session', 'expires_at'),
    failures: await of('login_failure', 'failed_at'),
    keys: await of('idempotency_key', 'created_at'),
    ids: await of('record_id', 'deleted_at'),
  };
}

it('forgets in the background what is over, however much, and nothing else', async () => {
  const around = (instant: number) => [
    ...Array<number>(1200).fill(instant - DAY_MS),
    instant,
    instant + 1,
    instant + HOUR_MS,
  ];
  await addSessions(around(TEST_NOW));
  await addFailures(around(TEST_NOW - HOUR_MS));
  await addKeys(around(TEST_NOW - DAY_MS));
  await addIds(around(TEST_NOW - 400 * DAY_MS));
  const onError = vi.fn();
  const forgetter = startForgetter(test.context, onError, 5);
  await vi.waitFor(
    async () =>
      expect(await instantsLeft()).toEqual({
        sessions: [1, HOUR_MS],
        failures: [1 - HOUR_MS, 0],
        keys: [1 - DAY_MS, HOUR_MS - DAY_MS],
        ids: [1 - 400 * DAY_MS, HOUR_MS - 400 * DAY_MS],
      }),
    10_000,
  );
  await forgetter.stop();
  expect(onError).not.toHaveBeenCalled();
  const ofRecords = test.db.selectFrom('record_id').select('id').where('deleted_at', 'is', null);
  expect(await ofRecords.execute()).toHaveLength(1);
});

it('puts right what a clock that ran ahead has written', async () => {
  const ahead = TEST_NOW + 400 * DAY_MS;
  await addSessions([ahead, TEST_NOW + SESSION_MS]);
  await addFailures([ahead, TEST_NOW]);
  await addKeys([ahead, TEST_NOW]);
  await addIds([ahead, TEST_NOW]);
  await test.db
    .insertInto('password_reset')
    .values({ token_hash: 'x', user_id: userId, created_at: ahead, expires_at: ahead + HOUR_MS })
    .execute();
  const forgetter = startForgetter(test.context, vi.fn(), 5);
  await vi.waitFor(
    async () =>
      expect(await instantsLeft()).toEqual({
        sessions: [SESSION_MS, SESSION_MS],
        failures: [0],
        keys: [0, 0],
        ids: [0, 0],
      }),
    10_000,
  );
  await forgetter.stop();
  expect(await test.db.selectFrom('password_reset').selectAll().execute()).toEqual([]);
});

it('keeps notifying a browser whose session ended for want of use', async () => {
  await addSessions([TEST_NOW, TEST_NOW + HOUR_MS]);
  const rows = [0, 1].map((n) => ({
    user_id: userId,
    id: `browser ${n}`,
    endpoint: `https://push.example.com/${n}`,
    p256dh: 'point',
    auth: 'secret',
    device: 'Firefox',
    created_at: TEST_NOW,
    last_sent_at: null,
    last_answer: null,
    session_hash: `session ${n}`,
  }));
  await test.db.insertInto('push_subscription').values(rows).execute();
  const forgetter = startForgetter(test.context, vi.fn(), 5);
  await vi.waitFor(async () => expect((await instantsLeft()).sessions).toEqual([HOUR_MS]), 10_000);
  await forgetter.stop();
  const browsers = test.db.selectFrom('push_subscription').select(['id', 'session_hash']);
  expect(await browsers.orderBy('id').execute()).toEqual([
    { id: 'browser 0', session_hash: null },
    { id: 'browser 1', session_hash: 'session 1' },
  ]);
});

it('takes a few rows at a time, the oldest first, and all of one instant', async () => {
  await addFailures([5, 1, 3, 3, 9]);
  const forget = () => deleteOldest(test.db, 'login_failure', 5, 2);
  expect([await forget(), await forget(), await forget()]).toEqual([3, 1, 0]);
  expect((await instantsLeft()).failures).toEqual([9 - TEST_NOW]);
});

it('tells of a failed round and goes on', async () => {
  const onError = vi.fn();
  await sql`alter table login_failure rename to elsewhere`.execute(test.db);
  const forgetter = startForgetter(test.context, onError, 5);
  await vi.waitFor(() => expect(onError.mock.calls.length).toBeGreaterThan(1), 10_000);
  await forgetter.stop();
});
