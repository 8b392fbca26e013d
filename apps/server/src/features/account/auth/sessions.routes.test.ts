// Shows 36.1.
import {
  endSession,
  listSessions,
  login,
  register,
  revokeOtherSessions,
  verifyToken,
} from '@dosewise/contract';
import { HOUR_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_MS } from '../../../runtime/calls/sessions.read-model.ts';
import { hashToken } from '../../../runtime/secrets/secret-tokens.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(() => test.setNow(TEST_NOW));
afterAll(() => test.close());

const PASSWORD = 'correct horse battery';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1';

const logInWith = async (email: string, userAgent: string) => {
  const headers = { 'user-agent': userAgent };
  const reply = await test.call(login, { body: { email, password: PASSWORD } }, { headers });
  return { token: reply.body.token };
};
const list = async (caller: { token: string }) => (await test.call(listSessions, {}, caller)).body;
const isAlive = async (caller: { token: string }) =>
  (await test.call(verifyToken, {}, caller)).status === 200;

describe('the sessions of a user', () => {
  it('are listed, the last used first, each with browser and system', async () => {
    const email = 'listed@example.com';
    const headers = { 'user-agent': FIREFOX };
    const first = await test.call(register, { body: { email, password: PASSWORD } }, { headers });
    test.setNow(TEST_NOW + HOUR_MS);
    const phone = await logInWith(email, IPHONE);
    test.setNow(TEST_NOW + HOUR_MS + 1);
    const other = await logInWith(email, 'curl/8.14.1');
    const at = (ms: number) => new Date(TEST_NOW + ms).toISOString();
    const id = expect.stringMatching(/^[\da-f-]{36}$/);
    const shown = (device: string | null, ms: number, current = false) => ({
      _id: id,
      createdAt: at(ms),
      lastUsedAt: at(ms),
      device,
      current,
    });
    expect(await list(phone)).toEqual([
      shown(null, HOUR_MS + 1),
      shown('Safari on iPhone', HOUR_MS, true),
      shown('Firefox on Linux', 0),
    ]);
    expect((await list(other))[0]).toMatchObject({ device: null, current: true });
    // Of the user agent nothing else is kept anywhere.
    const rows = [
      ...(await test.db.selectFrom('session').selectAll().execute()),
      ...(await test.db.selectFrom('login_device').selectAll().execute()),
    ];
    // Ids and hashes are random, and could hold any of these.
    const texts = rows.map(({ user_id, token_hash, ...row }) => JSON.stringify({ ...row, id: '' }));
    for (const part of ['140', 'X11', '18_5', 'curl']) {
      expect(texts.join()).not.toContain(part);
    }
    // One that is over is not listed.
    test.setNow(TEST_NOW + SESSION_MS);
    expect(await isAlive({ token: first.body.token })).toBe(false);
    const left = (await list(phone)).map(({ device }) => device);
    expect(new Set(left)).toEqual(new Set([null, 'Safari on iPhone']));
  });

  it('end one by one, at once, and no other with them', async () => {
    const { email, token } = await createUser(test);
    const [one, two] = [await logInWith(email, FIREFOX), await logInWith(email, IPHONE)];
    const mine = { token };
    const sessions = await list(mine);
    const ended = sessions.find(({ device }) => device === 'Firefox on Linux')?._id ?? '';
    const end = (id: string, caller = mine) => test.call(endSession, { params: { id } }, caller);
    expect((await end(ended)).status).toBe(204);
    expect(await Promise.all([one, two, mine].map(isAlive))).toEqual([false, true, true]);
    expect((await end(ended)).status).toBe(404);
    // One's own, too.
    const own = sessions.find(({ current }) => current)?._id ?? '';
    expect((await end(own)).status).toBe(204);
    expect((await end(own)).status).toBe(401);
    expect(await list(two)).toHaveLength(1);
  });

  it('of another are neither listed nor ended', async () => {
    const [owner, stranger] = [await createUser(test), await createUser(test)];
    const [session] = await list(owner);
    const params = { id: session?._id ?? '' };
    expect((await test.call(endSession, { params }, stranger)).status).toBe(404);
    expect(await isAlive(owner)).toBe(true);
    expect((await list(stranger)).map(({ _id }) => _id)).not.toContain(session?._id);
  });

  it('of before tokens named their user go on, are listed and end', async () => {
    const { email, token } = await createUser(test);
    const old = { token: 'o'.repeat(43) };
    const session = { created_at: TEST_NOW, last_used_at: TEST_NOW, device: null };
    await test.db
      .insertInto('session')
      .values({
        ...session,
        user_id: await findUserId(test.db, email),
        token_hash: hashToken(old.token),
        id: test.context.newId(),
        expires_at: TEST_NOW + SESSION_MS,
      })
      .execute();
    expect(await list(old)).toHaveLength(2);
    expect((await test.call(revokeOtherSessions, {}, { token })).status).toBe(204);
    expect(await isAlive(old)).toBe(false);
  });
});
