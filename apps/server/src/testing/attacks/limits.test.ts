import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  changePassword,
  deleteAccount,
  forgotPassword,
  login,
  register,
  resetPassword,
  revokeOtherSessions,
  verifyToken,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { rememberDevice } from '../../features/account/auth/login-devices.queries.ts';
import { MAX_WRITES_A_MINUTE } from '../../runtime/http/limits/write-limit.ts';
import { hashToken } from '../../runtime/secrets/secret-tokens.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../test-app.ts';
import { findUserId } from '../user-id.ts';

/**
 * Limits on tries. Limited elsewhere: logins and registrations in runtime/http/http.test.ts, password mails
 * in features/account/auth/password-reset.routes.test.ts, test mails in
 * features/admin/email-templates/email-templates.routes.test.ts.
 */
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
});
beforeEach(() => test.setNow(TEST_NOW));
afterAll(() => test.close());

const PASSWORD = 'correct horse battery';
let caller = 0;
const from = (last = ++caller) => ({ 'x-forwarded-for': `10.0.${last >> 8}.${last & 255}` });

async function createUserHere() {
  const email = `limited${caller}@example.com`;
  const body = { email, password: PASSWORD };
  const { body: made } = await test.call(register, { body }, { headers: from() });
  return { email, ...made };
}

const signIn = (email: string, password: string, headers = from()) =>
  test.call(login, { body: { email, password } }, { headers });

/** Guesses at once, then one by one until there is an end of it; how many were looked at. */
async function exhaust(guess: (n: number) => Promise<{ status: number }>, wrong: number) {
  const atOnce = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n)));
  for (const { status } of atOnce) expect([wrong, 429]).toContain(status);
  let lookedAt = atOnce.filter(({ status }) => status === wrong).length;
  for (let n = 40; n < 80 && (await guess(n)).status === wrong; n++) lookedAt += 1;
  return lookedAt;
}

it('looks at no more guesses when they come at once, from many callers', async () => {
  const { email } = await createUserHere();
  expect(await exhaust((n) => signIn(email, `guess ${n}`), 401)).toBe(10);
  // The right password does not help now, and does a quarter of an hour later.
  expect((await signIn(email, PASSWORD)).status).toBe(429);
  test.setNow(TEST_NOW + 15 * 60_000 + 1);
  expect((await signIn(email, PASSWORD)).status).toBe(200);
});

it('does not count those who know their password, however often they come', async () => {
  const { email } = await createUserHere();
  const headers = from();
  for (let n = 0; n < 40; n++) {
    expect([n, (await signIn(email, PASSWORD, headers)).status]).toEqual([n, 200]);
  }
});

it('looks at no more than 30 guesses of one caller when they come at once, at several processes', async () => {
  const headers = from();
  const other = await buildApp(test.context);
  const guess = async (n: number) => {
    const payload = { email: `anybody${n}@example.com`, password: 'wrong' };
    const app = n % 2 === 0 ? test.app : other;
    const reply = await app.inject({ method: 'POST', url: '/api/login', headers, payload });
    return reply.statusCode;
  };
  const atOnce = await Promise.all(Array.from({ length: 110 }, (_, n) => guess(n)));
  let lookedAt = atOnce.filter((status) => status === 401).length;
  for (let n = 110; n < 150 && (await guess(n)) === 401; n++) lookedAt += 1;
  expect(lookedAt).toBe(30);
  await other.close();
});

const CHECKS = [
  [
    changePassword,
    (guess: string) => ({ currentPassword: guess, newPassword: 'another long one' }),
  ],
  [deleteAccount, (guess: string) => ({ password: guess })],
] as const;

it('lets a stolen token guess the password no more often than a login would', async () => {
  for (const [route, body] of CHECKS) {
    const { email, token } = await createUserHere();
    const check = (guess: string) =>
      test.call(route, { body: body(guess) }, { token, headers: from() });
    expect(await exhaust((n) => check(`guess ${n}`), 400)).toBe(10);
    expect((await check(PASSWORD)).status).toBe(429);
    expect((await test.call(verifyToken, {}, { token })).status).toBe(200);
    // Anyone who knows the password logs in and ends the other session.
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  }
});

it('takes 3,000 writes of an account in a minute, refuses more before they are read', async () => {
  const { token } = await createUserHere();
  const { token: other } = await createUserHere();
  const write = async (as = token) => {
    // As from a network: all in one turn of the event loop would be a crowd.
    await nextTurn();
    // Its body is refused, so that no transaction is begun 3,000 times.
    const headers = { authorization: `Bearer ${as}` };
    const payload = {};
    const reply = await test.app.inject({ method: 'POST', url: '/api/symptoms', headers, payload });
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
  };
  for (let n = 0; n < MAX_WRITES_A_MINUTE; n++) expect((await write()).status).toBe(400);
  const { status, body, headers } = await write();
  expect([status, body]).toMatchObject([429, { code: 'too_many_writes' }]);
  expect(headers['retry-after']).toBe('60');
  // Reading goes on, others do, and so does this one in the next minute.
  expect((await test.call(verifyToken, {}, { token })).status).toBe(200);
  expect((await write(other)).status).toBe(400);
  test.setNow(TEST_NOW + 60_000);
  expect((await write()).status).toBe(400);
});

it('locks no owner out who is logged in, whatever strangers try', async () => {
  for (const [route, body] of CHECKS) {
    const { email, token } = await createUserHere();
    const headers = from();
    await exhaust((n) => signIn(email, `guess ${n}`, headers), 401);
    const { status } = await test.call(route, { body: body(PASSWORD) }, { token, headers });
    expect(status).toBe(route.status);
  }
});

describe('a device that was logged in before', () => {
  const signInOn = (email: string, password: string, device: string) =>
    test.call(login, { body: { email, password, device } }, { headers: from() });

  it('gets in while strangers lock the address, and keeps its name', async () => {
    const { email, device } = await createUserHere();
    await exhaust((n) => signIn(email, `guess ${n}`), 401);
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    for (let n = 0; n < 2; n++) {
      const reply = await signInOn(email, PASSWORD, device);
      expect([reply.status, reply.body.device]).toEqual([200, device]);
    }
    // That helps no one else.
    expect((await signIn(email, PASSWORD)).status).toBe(429);
  });

  it('guesses no more often than others, and locks only itself', async () => {
    const { email, device } = await createUserHere();
    expect(await exhaust((n) => signInOn(email, `guess ${n}`, device), 401)).toBe(10);
    expect((await signInOn(email, PASSWORD, device)).status).toBe(429);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it("is nothing special for another's account, or when its name is made up", async () => {
    const { email } = await createUserHere();
    const other = await createUserHere();
    await exhaust((n) => signIn(email, `guess ${n}`), 401);
    for (const device of [other.device, 'made up', '', 'x'.repeat(200)]) {
      expect((await signInOn(email, PASSWORD, device)).status).toBe(429);
    }
  });

  it('is not known any more after a new password, or when all others were signed out', async () => {
    for (const end of [
      (token: string) => test.call(revokeOtherSessions, {}, { token }),
      (token: string) => {
        const body = { currentPassword: PASSWORD, newPassword: PASSWORD };
        return test.call(changePassword, { body }, { token });
      },
    ]) {
      const { email, token, device } = await createUserHere();
      expect((await end(token)).status).toBeLessThan(300);
      await exhaust((n) => signIn(email, `guess ${n}`), 401);
      expect((await signInOn(email, PASSWORD, device)).status).toBe(429);
    }
  });

  it('is one of the 20 that were used last', async () => {
    const { email, device } = await createUserHere();
    const id = await findUserId(test.db, email);
    for (let n = 1; n <= 20; n++) {
      const other = { tokenHash: `other ${n}`, name: null };
      await rememberDevice(test.db, id, other, TEST_NOW + n);
    }
    const devices = test.db.selectFrom('login_device').select('token_hash');
    const kept = await devices.where('user_id', '=', id).execute();
    expect(kept).toHaveLength(20);
    expect(kept).not.toContainEqual({ token_hash: hashToken(device) });
  });
});

it('counts no failure of a day that has not come: the clock was put right', async () => {
  const { email } = await createUserHere();
  test.setNow(TEST_NOW + 24 * 3_600_000);
  const headers = from();
  await exhaust((n) => signIn(email, `guess ${n}`, headers), 401);
  for (let n = 0; n < 6; n++) await test.call(forgotPassword, { body: { email } }, { headers });
  test.setNow(TEST_NOW);
  expect((await signIn(email, PASSWORD, headers)).status).toBe(200);
});

it('lets 30 mailed tokens be guessed from one caller in 15 minutes', async () => {
  const headers = from();
  const guess = (n: number) =>
    test.call(
      resetPassword,
      { body: { token: `guess-${n}`, newPassword: 'another long one' } },
      { headers },
    );
  for (let n = 0; n < 30; n++) expect((await guess(n)).status).not.toBe(429);
  const { status, headers: said } = await guess(31);
  expect(status).toBe(429);
  expect(Number(said['retry-after'])).toBeGreaterThan(0);
});

it('is not got round by other spellings of the address or of the caller', async () => {
  const { email } = await createUserHere();
  const spellings = [email, email.toUpperCase(), ` ${email} `, `\t${email}\n`];
  for (let n = 0; n < 10; n++) {
    expect((await signIn(spellings[n % 4] ?? '', 'wrong')).status).toBe(401);
  }
  for (const spelling of spellings) {
    expect((await signIn(spelling, 'wrong')).status).toBe(429);
  }
});

it('is not got round by the port that a proxy puts behind the address', async () => {
  const at = (port: number) => ({ 'x-forwarded-for': `203.0.113.7:${port}` });
  for (let n = 0; n < 30; n++) {
    const body = { email: `ported${n}@example.com`, password: 'wrong' };
    expect((await test.call(login, { body }, { headers: at(2000 + n) })).status).toBe(401);
    expect((await test.call(register, { body: {} }, { headers: at(3000 + n) })).status).toBe(400);
  }
  const body = { email: 'ported31@example.com', password: 'wrong' };
  for (const headers of [at(9), { 'x-forwarded-for': '203.0.113.7' }]) {
    expect((await test.call(login, { body }, { headers })).status).toBe(429);
    expect((await test.call(register, { body: {} }, { headers })).status).toBe(429);
  }
});

it('is not got round by the many addresses that one line has', async () => {
  const anyOf = (line: number) => ({
    'x-forwarded-for': `2001:db8:${line}:7::${(++caller).toString(16)}`,
  });
  for (let n = 0; n < 30; n++) {
    const body = { email: `sprayed${n}@example.com`, password: 'wrong' };
    expect((await test.call(login, { body }, { headers: anyOf(1) })).status).toBe(401);
    expect((await test.call(register, { body: {} }, { headers: anyOf(1) })).status).toBe(400);
  }
  const body = { email: 'sprayed31@example.com', password: 'wrong' };
  expect((await test.call(login, { body }, { headers: anyOf(1) })).status).toBe(429);
  expect((await test.call(register, { body: {} }, { headers: anyOf(1) })).status).toBe(429);
  expect((await test.call(login, { body }, { headers: anyOf(2) })).status).toBe(401);
});

it('mails one address no more often when it is asked for at once, from many callers', async () => {
  const { email } = await createUserHere();
  const ask = () => test.call(forgotPassword, { body: { email } }, { headers: from() });
  const asked = await Promise.all(Array.from({ length: 40 }, ask));
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([202]));
  const mails = await test.db
    .selectFrom('delivery')
    .innerJoin('user_account', 'user_account.id', 'delivery.user_id')
    .select('delivery.id')
    .where('user_account.email', '=', email)
    .where('delivery.kind', '=', 'password_reset')
    .execute();
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.length).toBeLessThanOrEqual(5);
});

it('asks for no more password mails from one caller when all come at once', async () => {
  const headers = from();
  const ask = (n: number) =>
    test.call(forgotPassword, { body: { email: `anyone${n}@example.com` } }, { headers });
  const asked = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(n)));
  expect(asked.filter(({ status }) => status === 202)).toHaveLength(20);
});
