import {
  changePassword,
  forgotPassword,
  login,
  resetPassword,
  verifyToken,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken, newToken, newUserToken } from '../../../runtime/secrets/secret-tokens.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

const OLD = 'correct horse battery';
const NEW = 'staple battery horse';
const HOUR = 3_600_000;

let test: TestApp;
let email: string;
let token: string;

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
});
beforeEach(async () => {
  test.setNow(TEST_NOW);
  ip += 1;
  ({ email, token } = await createUserHere());
});
afterAll(() => test.close());

/** Each test asks from an address of its own, since callers are limited. */
let ip = 0;
const from = (last = ip) => ({ headers: { 'x-forwarded-for': `10.0.0.${last}` } });
let users = 0;
async function createUserHere() {
  const address = `reset${++users}@example.com`;
  return createUser(test, address);
}

const forgot = (address: string, caller = ip) =>
  test.call(forgotPassword, { body: { email: address } }, from(caller));
const reset = (resetToken: string, newPassword = NEW) =>
  test.call(resetPassword, { body: { token: resetToken, newPassword } }, from());
const signIn = (password: string) => test.call(login, { body: { email, password } }, from());
const isLive = async (session: string) =>
  (await test.call(verifyToken, {}, { token: session })).status === 200;
const userId = () => findUserId(test.db, email);
const queued = async () =>
  (
    await test.db
      .selectFrom('delivery')
      .select('status')
      .where('kind', '=', 'password_reset')
      .where('user_id', '=', await userId())
      .execute()
  ).length;
/** As if the mail that waits had gone out, so that the next request queues another. */
const sendQueued = () =>
  test.db.updateTable('delivery').set({ status: 'sent' }).where('status', '=', 'queued').execute();

/** A mailed link of the user. */
async function mailLink(expiresAt = TEST_NOW + HOUR): Promise<string> {
  const owner = await userId();
  const link = newUserToken(owner);
  await test.db
    .insertInto('password_reset')
    .values({
      token_hash: hashToken(link),
      user_id: owner,
      created_at: TEST_NOW,
      expires_at: expiresAt,
    })
    .execute();
  return link;
}

describe('asking for a new password', () => {
  it('queues a mail for an address with an account, and answers alike without', async () => {
    const known = await forgot(email.toUpperCase());
    expect([known.status, known.body]).toEqual([202, {}]);
    expect(await queued()).toBe(1);
    const before = await test.db.selectFrom('delivery').select('id').execute();
    const unknown = await forgot('nobody@example.com');
    expect([unknown.status, unknown.body]).toEqual([202, {}]);
    expect(await test.db.selectFrom('delivery').select('id').execute()).toHaveLength(before.length);
    const bad = await forgot('no address');
    expect(bad.body).toHaveProperty('fields.email');
  });

  it('leaves the same marks whether the address has an account', async () => {
    const marks = async () =>
      (await test.db.selectFrom('login_failure').selectAll().execute()).length;
    const before = await marks();
    await forgot(email);
    const afterKnown = await marks();
    await forgot('nobody2@example.com');
    expect([afterKnown - before, (await marks()) - afterKnown]).toEqual([2, 2]);
    const rows = await test.db.selectFrom('login_failure').select('subject').execute();
    for (const { subject } of rows) expect(subject).toMatch(/^[\w-]{43}$/);
  });

  it('mails one address five times an hour, and says nothing about it', async () => {
    for (let n = 0; n < 7; n++) {
      expect((await forgot(email)).status).toBe(202);
      await sendQueued();
    }
    expect(await queued()).toBe(5);
    test.setNow(TEST_NOW + HOUR);
    expect((await forgot(email)).status).toBe(202);
    expect(await queued()).toBe(6);
  });

  it('refuses a caller who asks about many addresses, even after someone logged in', async () => {
    for (let n = 0; n < 20; n++) {
      expect((await forgot(`many${n}@example.com`)).status).toBe(202);
    }
    test.setNow(TEST_NOW + 20 * 60_000);
    expect((await signIn(OLD)).status).toBe(200);
    const refused = await forgot(email);
    expect([refused.status, refused.body]).toMatchObject([429, { code: 'too_many_requests' }]);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(await queued()).toBe(0);
    expect((await forgot(email, ip + 100)).status).toBe(202);
    test.setNow(TEST_NOW + HOUR);
    expect((await forgot(email)).status).toBe(202);
  });
});

describe('setting a new password by link', () => {
  it('works once, ends every session and link, and logs in', async () => {
    const [link, second] = [await mailLink(), await mailLink()];
    const reply = await reset(link);
    expect(reply.status).toBe(201);
    expect([await isLive(token), await isLive(reply.body.token)]).toEqual([false, true]);
    expect([(await signIn(OLD)).status, (await signIn(NEW)).status]).toEqual([401, 200]);
    for (const used of [link, second]) {
      const again = await reset(used, 'another long password');
      expect([again.status, again.body]).toMatchObject([400, { code: 'reset_link_dead' }]);
    }
    expect((await signIn(NEW)).status).toBe(200);
  });

  it('lets in again who failed too often', async () => {
    for (let n = 0; n < 10; n++) await signIn('wrong');
    expect((await signIn(OLD)).status).toBe(429);
    expect((await reset(await mailLink())).status).toBe(201);
    expect((await signIn(NEW)).status).toBe(200);
  });

  it('refuses a link that is over, or that no one was sent', async () => {
    const over = await mailLink(TEST_NOW);
    for (const link of [over, newToken(), 'x']) {
      expect((await reset(link)).body).toMatchObject({ code: 'reset_link_dead' });
    }
    expect((await reset('')).body).toHaveProperty('fields.token');
    expect(await isLive(token)).toBe(true);
  });

  it('refuses a password that is short or common, and keeps the link for another try', async () => {
    const link = await mailLink();
    for (const weak of ['short', 'Password123']) {
      const refused = await reset(link, weak);
      expect(refused.status).toBe(400);
      expect(refused.body).toHaveProperty('fields.newPassword');
    }
    expect((await reset(link)).status).toBe(201);
  });

  it('happens once when one link, or two of a user, are used at once', async () => {
    const one = await mailLink();
    const same = await Promise.all([reset(one, `${NEW} 1`), reset(one, `${NEW} 2`), reset(one)]);
    expect(same.map((reply) => reply.status).sort()).toEqual([201, 400, 400]);
    const two = [await mailLink(), await mailLink()];
    const both = await Promise.all(two.map((link, n) => reset(link, `${NEW} ${n}`)));
    expect(both.map((reply) => reply.status).sort()).toEqual([201, 400]);
    const winner = both.findIndex((reply) => reply.status === 201);
    expect((await signIn(`${NEW} ${winner}`)).status).toBe(200);
  });

  it('no longer works once the password was changed otherwise', async () => {
    const link = await mailLink();
    const body = { currentPassword: OLD, newPassword: 'horse staple battery' };
    expect((await test.call(changePassword, { body }, { token })).status).toBe(201);
    expect((await reset(link)).body).toMatchObject({ code: 'reset_link_dead' });
    expect((await signIn(body.newPassword)).status).toBe(200);
  });

  it('leaves other people alone', async () => {
    const bystander = await createUserHere();
    await reset(await mailLink());
    expect(await isLive(bystander.token)).toBe(true);
  });
});
