// Shows 3.1, 3.4, 4.3, 6.9, 6.13, 7.3, 7.5, 9.16, 9.18.
import {
  getEmailPreferences,
  getProfile,
  login,
  logout,
  register,
  verifyToken,
} from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { expectProlonged } from '../../../testing/prolonged-sessions.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { ensureFirstAdmin } from './auth.service.ts';
import { changeUserType } from './user-type.service.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMIT: 'on' });
});
afterAll(() => test.close());

const PASSWORD = 'correct horse battery';
const DAY = 86_400_000;

const signIn = (email: string, password = PASSWORD) =>
  test.call(login, { body: { email, password } });
const scope = () => ({ db: test.db, now: test.context.now(), newId: test.context.newId });

describe('registering', () => {
  it('creates an account with the defaults and logs in', async () => {
    const reply = await test.call(register, {
      body: { email: ' Ann@Example.COM ', password: PASSWORD },
    });
    expect(reply.status).toBe(201);
    const { body } = await test.call(getProfile, {}, { token: reply.body.token });
    expect(body).toMatchObject({
      email: 'ann@example.com',
      country: 'Australia',
      currency: 'AUD',
      userType: 'user',
      pens: 0,
      goldenDoseEnabled: false,
      heightCm: null,
      createdAt: new Date(TEST_NOW).toISOString(),
      lastLogin: new Date(TEST_NOW).toISOString(),
    });
  });

  it('wants every mail unless told otherwise, and none of a topic without the tick', async () => {
    const preferencesAfter = async (email: string, choice: { news?: boolean }) => {
      const body = { email, password: PASSWORD, ...choice };
      const { token } = (await test.call(register, { body })).body;
      return (await test.call(getEmailPreferences, {}, { token })).body;
    };
    const all = { marketing: true, productUpdates: true, tips: true, unsubscribed: false };
    const none = { marketing: false, productUpdates: false, tips: false, unsubscribed: false };
    expect(await preferencesAfter('unasked@example.com', {})).toEqual(all);
    expect(await preferencesAfter('ticked@example.com', { news: true })).toEqual(all);
    expect(await preferencesAfter('unticked@example.com', { news: false })).toEqual(none);
  });

  it('takes the country and the currency that were chosen', async () => {
    const body = {
      email: 'madrid@example.com',
      password: PASSWORD,
      country: 'Spain',
      currency: 'EUR' as const,
    };
    const { token } = (await test.call(register, { body })).body;
    const profile = await test.call(getProfile, {}, { token });
    expect(profile.body).toMatchObject({ country: 'Spain', currency: 'EUR' });
  });

  it('refuses an address in use, whatever its letter case', async () => {
    await createUser(test, 'taken@example.com');
    const { status, body } = await test.call(register, {
      body: { email: 'TAKEN@example.com', password: PASSWORD },
    });
    expect(status).toBe(409);
    const email = 'An account with this email already exists.';
    expect(body).toMatchObject({ code: 'email_taken', error: email, fields: { email } });
  });

  it('creates one account when the same address registers twice at once', async () => {
    const body = { email: 'twice@example.com', password: PASSWORD };
    const replies = await Promise.all([1, 2, 3].map(() => test.call(register, { body })));
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409]);
  });

  it('refuses a password that others try first, and names the field', async () => {
    const body = { email: 'new@example.com', password: 'Password1' };
    const reply = await test.call(register, { body });
    expect(reply.status).toBe(400);
    expect(reply.body).toHaveProperty('fields.password');
  });
});

describe('logging in', () => {
  it('gives a token that works until logout', async () => {
    const { email } = await createUser(test);
    const reply = await signIn(email.toUpperCase());
    expect(reply.status).toBe(200);
    const { token } = reply.body;
    const verified = await test.call(verifyToken, {}, { token });
    expect(verified.body).toMatchObject({ valid: true, user: { email } });
    expect((await test.call(logout, {}, { token })).status).toBe(204);
    expect((await test.call(verifyToken, {}, { token })).status).toBe(401);
  });

  it('answers an unknown address and a wrong password alike', async () => {
    const { email } = await createUser(test);
    const wrong = await signIn(email, 'not the password');
    const unknown = await signIn('unknown@example.com', 'not the password');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toMatchObject({ error: 'Wrong email or password.' });
    expect(unknown.body).toMatchObject({ error: 'Wrong email or password.' });
  });

  it('keeps no token and no password in the database', async () => {
    const { email, token } = await createUser(test);
    const sessions = await test.db.selectFrom('session').selectAll().execute();
    const users = await test.db
      .selectFrom('user_account')
      .selectAll()
      .where('email', '=', email)
      .execute();
    expect(JSON.stringify(sessions)).not.toContain(token);
    expect(users[0]?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('lets no more than 10 failures in 15 minutes through for one address', async () => {
    const { email } = await createUser(test);
    for (let n = 0; n < 10; n++) expect((await signIn(email, 'wrong')).status).toBe(401);
    const locked = await signIn(email);
    expect(locked.status).toBe(429);
    expect(locked.headers['retry-after']).toBe('900');
    test.setNow(TEST_NOW + 15 * 60_000 + 1);
    expect((await signIn(email)).status).toBe(200);
    test.setNow(TEST_NOW);
  });
});

describe('a session', () => {
  it('lives 30 days after its last use', async () => {
    const { token } = await createUser(test);
    const isLive = async () => (await test.call(verifyToken, {}, { token })).status === 200;
    test.setNow(TEST_NOW + 29 * DAY);
    expect(await isLive()).toBe(true);
    await expectProlonged(test, TEST_NOW + 29 * DAY, 1);
    test.setNow(TEST_NOW + 58 * DAY);
    expect(await isLive()).toBe(true);
    await expectProlonged(test, TEST_NOW + 58 * DAY, 1);
    test.setNow(TEST_NOW + 89 * DAY);
    expect(await isLive()).toBe(false);
    test.setNow(TEST_NOW);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic abc', `Bearer ${'a'.repeat(43)}`, 'Bearer \u0000'])(
    'does not come from the header %j',
    async (authorization) => {
      const reply = await test.app.inject({ url: '/api/verify-token', headers: { authorization } });
      expect(reply.statusCode).toBe(401);
    },
  );
});

describe('admins', () => {
  it('are made once from the settings, and never overwrite an account', async () => {
    const admin = { email: 'boss@example.com', password: PASSWORD };
    expect(await ensureFirstAdmin(scope(), admin)).toBe('created');
    expect(await ensureFirstAdmin(scope(), { ...admin, password: 'another one' })).toBe('kept');
    const { body } = await signIn(admin.email);
    const profile = await test.call(getProfile, {}, { token: body.token });
    expect(profile.body.userType).toBe('admin');
  });

  it('are made by command, which ends the sessions of before', async () => {
    const { email, token } = await createUser(test);
    expect(await changeUserType(scope(), email, 'admin')).toBe(true);
    expect((await test.call(verifyToken, {}, { token })).status).toBe(401);
    expect(await changeUserType(scope(), 'nobody@example.com', 'admin')).toBe(false);
  });
});
