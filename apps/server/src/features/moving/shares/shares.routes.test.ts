// Shows 31.6, 31.7, 41.1.
import {
  addWeight,
  createShare,
  deleteAccount,
  deleteShare,
  exportAll,
  getReport,
  listShares,
  openShare,
} from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldest } from '../../../runtime/background/forget-expired.queries.ts';
import { hashToken, newToken } from '../../../runtime/secrets/secret-tokens.ts';
import { confirmAgain, createUser } from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://dosewise.example', RATE_LIMIT: 'on' });
});
beforeEach(() => test.setNow(TEST_NOW));
afterAll(() => test.close());

type User = Awaited<ReturnType<typeof createUser>>;

const PERIOD = { from: '2026-11-01', to: '2026-11-21' };

async function share(user: User, fields: Record<string, unknown> = {}) {
  const body = { days: 7, passcode: null, ...PERIOD, ...fields };
  const reply = await test.call(createShare, { body }, user);
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return { ...reply.body, token: reply.body.url.split('/').at(-1) ?? '' };
}

const open = (token: string, body: Record<string, unknown> = {}) =>
  test.call(openShare, { params: { token }, body }, {});

const list = async (user: User) => (await test.call(listShares, {}, user)).body;

describe('a shared report', () => {
  it('is read without an account under an address that is told once', async () => {
    const user = await createUser(test);
    await test.call(addWeight, { body: { date: '2026-11-20T08:00:00Z', weightKg: 90 } }, user);
    const made = await share(user, { days: 90 });
    expect(made.url).toMatch(/^https:\/\/dosewise\.example\/s\/[\w-]{65}$/);
    expect(made.expiresAt).toBe('2027-02-19T12:00:00.000Z');
    const report = await test.call(getReport, { query: PERIOD }, user);
    const reply = await open(made.token);
    expect(reply).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    });
    expect(reply.body).toEqual({ ...report.body, expiresAt: made.expiresAt });
    expect(reply.body.weight?.weighIns).toBe(1);

    const stored = await test.db.selectFrom('report_share').selectAll().execute();
    const everything = JSON.stringify((await test.call(exportAll, {}, user)).body);
    expect(JSON.stringify(stored) + JSON.stringify(await list(user)) + everything).not.toContain(
      made.token,
    );
    expect(everything).not.toContain(made._id);
  });

  it('is the same for a minute, but not past its end, and never without its passcode', async () => {
    const user = await createUser(test);
    const made = await share(user, { passcode: 'blue heron' });
    const opened = async (passcode?: string) => open(made.token, passcode ? { passcode } : {});
    const first = await opened('blue heron');
    await test.call(addWeight, { body: { date: '2026-11-20T08:00:00Z', weightKg: 90 } }, user);
    test.setNow(TEST_NOW + 59_000);
    expect((await opened('blue heron')).body).toEqual(first.body);
    expect((await opened()).status).toBe(401);
    expect((await opened('red heron')).status).toBe(401);
    test.setNow(TEST_NOW + 60_000);
    const later = await opened('blue heron');
    expect(later.body).toMatchObject({ weight: { weighIns: 1 }, expiresAt: made.expiresAt });
    await test.call(deleteShare, { params: { id: made._id } }, user);
    expect((await opened('blue heron')).status).toBe(404);
  });

  it('is listed with how often it was opened, newest first, until it is over', async () => {
    const user = await createUser(test);
    const first = await share(user, { days: 2, passcode: 'blue heron' });
    test.setNow(TEST_NOW + 1000);
    const second = await share(user, { days: 1 });
    expect((await open(second.token)).status).toBe(200);
    expect((await open(second.token)).status).toBe(200);
    const opened = new Date(TEST_NOW + 1000).toISOString();
    expect(await list(user)).toEqual([
      {
        _id: second._id,
        createdAt: opened,
        expiresAt: second.expiresAt,
        ...PERIOD,
        views: 2,
        lastViewedAt: opened,
        hasPasscode: false,
      },
      {
        _id: first._id,
        createdAt: new Date(TEST_NOW).toISOString(),
        expiresAt: first.expiresAt,
        ...PERIOD,
        views: 0,
        lastViewedAt: null,
        hasPasscode: true,
      },
    ]);
    test.setNow(TEST_NOW + 1000 + DAY_MS);
    expect((await list(user)).map(({ _id }) => _id)).toEqual([first._id]);
  });

  it('is read at an address of before, which does not carry its user', async () => {
    const user = await createUser(test);
    const made = await share(user);
    const former = newToken();
    await test.db
      .updateTable('report_share')
      .set({ token_hash: hashToken(former) })
      .where('id', '=', made._id)
      .execute();
    expect((await open(former)).status).toBe(200);
    expect((await open(made.token)).status).toBe(404);
    // A secret counts under its own user alone.
    const other = await share(await createUser(test));
    expect((await open(other.token.slice(0, 22) + former)).status).toBe(404);
    expect((await list(user)).map(({ views }) => views)).toEqual([1]);
  });

  it('is 404, one like the other, once it is over, taken back or deleted, and where it never was', async () => {
    const user = await createUser(test);
    const over = await share(user, { days: 1, passcode: 'blue heron' });
    test.setNow(TEST_NOW + DAY_MS);
    await confirmAgain(test, user);
    const revoked = await share(user);
    const gone = await createUser(test);
    const deleted = await share(gone);
    expect((await test.call(deleteShare, { params: { id: revoked._id } }, user)).status).toBe(204);
    const password = 'correct horse battery';
    expect((await test.call(deleteAccount, { body: { password } }, gone)).status).toBe(204);
    const tokens = [over.token, revoked.token, deleted.token, 'A'.repeat(43), 'x'];
    for (const body of [{}, { passcode: 'blue heron' }]) {
      const replies = await Promise.all(tokens.map((token) => open(token, body)));
      for (const { status, body: said, headers } of replies) {
        expect([status, said]).toMatchObject([404, { code: 'not_found' }]);
        expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      }
    }
    await deleteOldest(test.db, 'report_share', TEST_NOW + DAY_MS, 10);
    expect(
      await test.db.selectFrom('report_share').select('id').where('id', '=', over._id).execute(),
    ).toEqual([]);
  });

  it('that another owns cannot be taken back', async () => {
    const [owner, other] = [await createUser(test), await createUser(test)];
    const { _id: id, token } = await share(owner);
    expect((await test.call(deleteShare, { params: { id } }, other)).status).toBe(404);
    expect(await list(other)).toEqual([]);
    expect((await open(token)).status).toBe(200);
  });

  it('asks for its passcode, and is shut for a while after ten wrong ones', async () => {
    const user = await createUser(test);
    const { token } = await share(user, { passcode: 'blue heron' });
    const other = await share(user, { passcode: 'grey heron' });
    for (const body of [{}, { passcode: null }, { passcode: '' }, { passcode: 'Blue heron' }]) {
      expect(await open(token, body)).toMatchObject({
        status: 401,
        body: { code: 'wrong_passcode' },
      });
    }
    // A right one clears what was tried.
    expect((await open(token, { passcode: ' blue heron ' })).status).toBe(200);
    for (let tried = 0; tried < 10; tried += 1) {
      expect((await open(token, { passcode: `heron ${tried}` })).status).toBe(401);
    }
    expect(await open(token, { passcode: 'blue heron' })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '900' },
    });
    expect((await open(other.token, { passcode: 'grey heron' })).status).toBe(200);
    test.setNow(TEST_NOW + 15 * 60_000);
    expect((await open(token, { passcode: 'blue heron' })).status).toBe(200);
    expect(await list(user)).toMatchObject([{ views: 1 }, { views: 2 }]);
  });

  it('is one of fifty at most', async () => {
    const user = await createUser(test);
    const { user_id: owner, ...row } = await test.db
      .selectFrom('report_share')
      .selectAll()
      .where('id', '=', (await share(user))._id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 49 }, (_, n) => ({
      ...row,
      user_id: owner,
      id: `${row.id}${n}`,
      token_hash: `${row.token_hash}${n}`,
    }));
    await test.db.insertInto('report_share').values(more).execute();
    const body = { days: 7, ...PERIOD };
    expect(await test.call(createShare, { body }, user)).toMatchObject({
      status: 409,
      body: { code: 'account_full' },
    });
  });
});
