import {
  changePassword,
  deleteAccount,
  forgotPassword,
  login,
  register,
  resetPassword,
  verifyToken,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp } from '../test-app.ts';

/**
 * How often one may try. What is limited elsewhere: logins and registrations in http/http.test.ts,
 * password mails in features/auth/password-reset.routes.test.ts, test mails in
 * features/email-templates/email-templates.routes.test.ts.
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
  return { email, token: made.token };
}

const signIn = (email: string, password: string, headers = from()) =>
  test.call(login, { body: { email, password } }, { headers });

/**
 * Guesses at once, then one by one until there is an end of it; how many were looked at. Of those at
 * once every one may be refused, since each is counted before any of them is looked at.
 */
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

it('lets a stolen token guess the password no more often than a login would', async () => {
  for (const [route, wrong, right] of [
    [
      changePassword,
      (guess: string) => ({ currentPassword: guess, newPassword: 'another long one' }),
      { currentPassword: PASSWORD, newPassword: 'another long one' },
    ],
    [deleteAccount, (guess: string) => ({ password: guess }), { password: PASSWORD }],
  ] as const) {
    const { email, token } = await createUserHere();
    const guess = (n: number) =>
      test.call(route, { body: wrong(`guess ${n}`) }, { token, headers: from() });
    expect(await exhaust(guess, 400)).toBe(10);
    const even = await test.call(route, { body: right }, { token, headers: from() });
    expect(even.status).toBe(429);
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    expect((await test.call(verifyToken, {}, { token })).status).toBe(200);
  }
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
  // Those at once may all be too many for each other; whoever asks again afterwards gets a mail.
  expect((await ask()).status).toBe(202);
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
  let taken = asked.filter(({ status }) => status === 202).length;
  for (let n = 60; n < 90 && (await ask(n)).status === 202; n++) taken += 1;
  // Those that run beside each other do not see each other: one more for each connection of the pool.
  expect(taken).toBeGreaterThanOrEqual(20);
  expect(taken).toBeLessThanOrEqual(20 + 10);
});
