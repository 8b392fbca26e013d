// Shows 37.1, 37.2.
import {
  addWeight,
  changePassword,
  createApiToken,
  deleteApiToken,
  endSession,
  listApiTokens,
  listSessions,
  listWeights,
  revokeOtherSessions,
  setTimeZone,
  verifyToken,
} from '@dosewise/contract';
import { DAY_MS, HOUR_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../../../../runtime/secrets/secret-tokens.ts';
import { createUser } from '../../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../../testing/test-app.ts';

let test: TestApp;
let user: { email: string; token: string };

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.setNow(TEST_NOW);
  user = await createUser(test);
});
afterAll(() => test.close());

const PASSWORD = 'correct horse battery';

async function make(fields: Record<string, unknown> = {}) {
  const body = { name: 'Scale', scope: 'log', ...fields };
  const reply = await test.call(createApiToken, { body }, user);
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
}

const worksWith = async (token: string) =>
  (await test.call(verifyToken, {}, { token })).status === 200;
const list = async () => (await test.call(listApiTokens, {}, user)).body;

describe('a new token', () => {
  it('is said once, begins with its user and is kept as a hash', async () => {
    const { _id, token } = await make();
    expect(token).toMatch(/^[\w-]{65}$/);
    expect(token.slice(0, 22)).toBe(user.token.slice(0, 22));
    const row = await test.db.selectFrom('session').selectAll().where('id', '=', _id).execute();
    expect(row).toMatchObject([{ token_hash: hashToken(token), scope: 'log' }]);
    expect(JSON.stringify([row, await list()])).not.toContain(token);
  });

  it('is listed with its name, scope and end', async () => {
    const first = await make({ expiresOn: '2026-12-31' });
    test.setNow(TEST_NOW + 1000);
    const second = await make({ name: ' Shortcut ', scope: 'all' });
    expect(await list()).toEqual([
      {
        _id: second._id,
        name: 'Shortcut',
        scope: 'all',
        createdAt: new Date(TEST_NOW + 1000).toISOString(),
        expiresOn: null,
        lastUsedAt: null,
      },
      {
        _id: first._id,
        name: 'Scale',
        scope: 'log',
        createdAt: new Date(TEST_NOW).toISOString(),
        expiresOn: '2026-12-31',
        lastUsedAt: null,
      },
    ]);
  });

  it('is refused with an end that is past', async () => {
    const body = { name: 'Scale', scope: 'log', expiresOn: '2026-11-20' } as const;
    const reply = await test.call(createApiToken, { body }, user);
    expect(reply).toMatchObject({ status: 400, body: { fields: { expiresOn: /./ } } });
    expect(await list()).toEqual([]);
  });

  it('is refused where there are fifty, until one is deleted', async () => {
    for (let n = 0; n < 50; n++) await make({ name: `No ${n}` });
    const body = { name: 'One more', scope: 'read' };
    const refused = await test.call(createApiToken, { body }, user);
    expect(refused).toMatchObject({ status: 409, body: { code: 'account_full' } });
    const [{ _id: id } = expect.fail()] = await list();
    await test.call(deleteApiToken, { params: { id } }, user);
    await make();
  });
});

describe('a token in use', () => {
  it('reads and logs as its user, and a repeated call writes once', async () => {
    const { token } = await make();
    const headers = { 'idempotency-key': 'weigh-in' };
    const body = { date: '2026-11-20T08:00:00Z', weightKg: 80 };
    const first = await test.call(addWeight, { body }, { token, headers });
    const again = await test.call(addWeight, { body }, { token, headers });
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect((await test.call(listWeights, {}, user)).body).toHaveLength(1);
    expect((await test.call(listWeights, {}, { token })).body).toHaveLength(1);
  });

  it('is noted at its first use, then no more than once an hour, and never prolonged', async () => {
    const { _id, token } = await make({ expiresOn: '2026-12-31' });
    const row = () =>
      test.db
        .selectFrom('session')
        .select(['last_used_at', 'expires_at'])
        .where('id', '=', _id)
        .executeTakeFirstOrThrow();
    const end = (await row()).expires_at;
    const useAt = async (now: number) => {
      test.setNow(now);
      expect(await worksWith(token)).toBe(true);
      // No one waits for the note.
      await expect.poll(async () => (await row()).last_used_at > 0).toBe(true);
    };
    await useAt(TEST_NOW + 60_000);
    expect(await row()).toEqual({ last_used_at: TEST_NOW + 60_000, expires_at: end });
    await useAt(TEST_NOW + HOUR_MS);
    expect((await row()).last_used_at).toBe(TEST_NOW + 60_000);
    await useAt(TEST_NOW + 2 * HOUR_MS);
    await expect.poll(async () => (await row()).last_used_at).toBe(TEST_NOW + 2 * HOUR_MS);
    expect((await row()).expires_at).toBe(end);
    expect(await list()).toMatchObject([
      { lastUsedAt: new Date(TEST_NOW + 2 * HOUR_MS).toISOString() },
    ]);
  });
});

describe('the end of a token', () => {
  it("is the end of its last day in the user's time zone", async () => {
    await test.call(setTimeZone, { body: { timeZone: 'America/New_York' } }, user);
    const { token } = await make({ expiresOn: '2026-11-22' });
    const end = Date.parse('2026-11-23T05:00:00Z');
    test.setNow(end - 1);
    expect(await worksWith(token)).toBe(true);
    test.setNow(end);
    expect(await worksWith(token)).toBe(false);
    expect(await list()).toEqual([]);
  });

  it('is never where no day was chosen, however long no one uses it', async () => {
    const { token } = await make();
    test.setNow(TEST_NOW + 4000 * DAY_MS);
    expect(await worksWith(token)).toBe(true);
  });

  it('is its deletion, by its owner alone', async () => {
    const { _id: id, token } = await make();
    const stranger = await createUser(test);
    expect((await test.call(deleteApiToken, { params: { id } }, stranger)).status).toBe(404);
    expect(await worksWith(token)).toBe(true);
    expect((await test.call(deleteApiToken, { params: { id } }, user)).status).toBe(204);
    expect(await worksWith(token)).toBe(false);
    expect((await test.call(deleteApiToken, { params: { id } }, user)).status).toBe(404);
  });

  it('is a new password, but not the end of other sessions', async () => {
    const { token } = await make();
    await test.call(revokeOtherSessions, {}, user);
    expect(await worksWith(token)).toBe(true);
    const body = { currentPassword: PASSWORD, newPassword: 'staple battery horse' };
    expect((await test.call(changePassword, { body }, user)).status).toBe(201);
    expect(await worksWith(token)).toBe(false);
  });
});

it('is no session, and a session is no token', async () => {
  const { _id: tokenId, token } = await make();
  const { body: sessions } = await test.call(listSessions, {}, user);
  expect(sessions).toMatchObject([{ current: true }]);
  expect((await test.call(endSession, { params: { id: tokenId } }, user)).status).toBe(404);
  expect(await worksWith(token)).toBe(true);
  const params = { id: sessions[0]?._id ?? '' };
  expect((await test.call(deleteApiToken, { params }, user)).status).toBe(404);
  expect((await test.call(listSessions, {}, user)).status).toBe(200);
});
