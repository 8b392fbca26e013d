// Shows 36.1, 36.6, 36.7.
import {
  beginTotp,
  confirmTotp,
  endTotp,
  exportAll,
  forgotPassword,
  getTotp,
  login,
  resetPassword,
  takeOffTotp,
} from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken, newUserToken } from '../../../../runtime/secrets/secret-tokens.ts';
import { createAdmin, createUser } from '../../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../../testing/test-app.ts';
import { findUserId } from '../../../../testing/user-id.ts';
import { stepAt, totpCode } from './totp.ts';

let test: TestApp;
let now = TEST_NOW;
beforeAll(async () => {
  test = await createTestApp({ RATE_LIMIT: 'on' });
});
const setNow = (instant: number) => {
  now = instant;
  test.setNow(instant);
};
beforeEach(() => setNow(now + DAY_MS));
afterAll(() => test.close());

const PASSWORD = 'correct horse battery';
const MINUTE = 60_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const EDGE = 'Mozilla/5.0 (Windows NT 10.0) Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0';

/** Someone whose app is set up, of whom no code was used since. */
async function createGuarded() {
  const user = await createUser(test);
  const { body } = await test.call(beginTotp, { body: { password: PASSWORD } }, user);
  const code = totpCode(body.secret, stepAt(now) - 1);
  const reply = await test.call(confirmTotp, { body: { code } }, user);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const codeNow = (by = 0) => totpCode(body.secret, stepAt(now) + by);
  return { ...user, ...body, recoveryCodes: reply.body.recoveryCodes, codeNow };
}

const logIn = (email: string, code?: string, fields: object = {}) =>
  test.call(login, { body: { email, password: PASSWORD, ...(code && { code }), ...fields } });
const REQUIRED = { status: 401, body: { code: 'second_factor_required' } };
const WRONG_CODE = 'This code is wrong, or has already been used.';
const WRONG = { status: 401, body: { code: 'wrong_code', fields: { code: WRONG_CODE } } };

const mailsOf = async (email: string, kind: 'new_device' | 'second_factor_removed') =>
  test.db
    .selectFrom('delivery')
    .select('detail')
    .where('user_id', '=', await findUserId(test.db, email))
    .where('kind', '=', kind)
    .execute();

describe('the second factor', () => {
  it('counts once a code of the app was sent, and shows its secret and codes once', async () => {
    const user = await createUser(test);
    const wrong = await test.call(beginTotp, { body: { password: 'no' } }, user);
    expect(wrong).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    });
    expect((await test.call(confirmTotp, { body: { code: '123456' } }, user)).status).toBe(409);
    const { body } = await test.call(beginTotp, { body: { password: PASSWORD } }, user);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect((await logIn(user.email)).status).toBe(200);
    const code = totpCode(body.secret, stepAt(now));
    const no = await test.call(confirmTotp, { body: { code: '000 00' } }, user);
    expect(no).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } });
    const reply = await test.call(confirmTotp, { body: { code } }, user);
    expect(new Set(reply.body.recoveryCodes).size).toBe(10);
    const state = { on: true, recoveryCodesLeft: 10 };
    expect((await test.call(getTotp, {}, user)).body).toEqual(state);
    expect((await test.call(beginTotp, { body: { password: PASSWORD } }, user)).status).toBe(409);
    expect(await logIn(user.email)).toMatchObject(REQUIRED);
    // What confirmed it was used.
    expect(await logIn(user.email, code)).toMatchObject(WRONG);
    const everything = JSON.stringify((await test.call(exportAll, {}, user)).body);
    const stored = await test.db.selectFrom('recovery_code').selectAll().execute();
    for (const each of reply.body.recoveryCodes) {
      expect(everything + JSON.stringify(stored)).not.toContain(each);
    }
    expect(everything).not.toContain(body.secret);
  });

  it('takes each code once, one step either way', async () => {
    const { email, codeNow } = await createGuarded();
    for (const by of [-2, 2]) expect(await logIn(email, codeNow(by))).toMatchObject(WRONG);
    for (const by of [1, 0]) {
      expect((await logIn(email, codeNow(by))).status).toBe(200);
      expect(await logIn(email, codeNow(by))).toMatchObject(WRONG);
    }
    setNow(now + MINUTE);
    expect((await logIn(email, ` ${codeNow().slice(0, 3)} ${codeNow().slice(3)} `)).status).toBe(
      200,
    );
  });

  it('locks no one out whose clock was a minute ahead or behind', async () => {
    const { email, codeNow } = await createGuarded();
    for (const by of [MINUTE, -MINUTE, -MINUTE, MINUTE, MINUTE]) {
      setNow(now + by);
      const code = codeNow();
      const isNew = (await logIn(email, code)).status === 200;
      expect(isNew || (await logIn(email, codeNow(1))).status === 200).toBe(true);
    }
  });

  it('gives one session for a code that is sent twice at once, of either kind', async () => {
    const { email, codeNow, recoveryCodes } = await createGuarded();
    for (const code of [codeNow(), recoveryCodes[0]]) {
      const replies = await Promise.all([1, 2, 3].map(() => logIn(email, code)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    }
  });

  it('takes a recovery code once, however it is written', async () => {
    const { email, token, recoveryCodes } = await createGuarded();
    const [code = ''] = recoveryCodes;
    expect((await logIn(email, code.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await logIn(email, code)).toMatchObject(WRONG);
    const left = { on: true, recoveryCodesLeft: 9 };
    expect((await test.call(getTotp, {}, { token })).body).toEqual(left);
  });

  it('shuts for a while after ten wrong codes, but not for a device that is known', async () => {
    const user = await createGuarded();
    const { email, codeNow } = user;
    const { body } = await logIn(email, codeNow());
    for (let n = 0; n < 10; n++) expect(await logIn(email, `wrong ${n}`)).toMatchObject(WRONG);
    setNow(now + MINUTE);
    expect(await logIn(email, codeNow())).toMatchObject({ status: 429 });
    expect((await logIn(email, codeNow(), { device: body.device })).status).toBe(200);
    setNow(now + 15 * MINUTE);
    expect((await logIn(email, codeNow())).status).toBe(200);
  });

  it('is taken off for the password and a code', async () => {
    const { email, token, codeNow } = await createGuarded();
    const end = (password: string, code: string) =>
      test.call(endTotp, { body: { password, code } }, { token });
    expect((await end('no', codeNow())).status).toBe(400);
    expect((await end(PASSWORD, codeNow(5))).status).toBe(400);
    expect((await end(PASSWORD, codeNow())).status).toBe(204);
    expect((await end(PASSWORD, codeNow(1))).status).toBe(404);
    expect((await logIn(email)).status).toBe(200);
  });

  it('is asked for by a mailed link too, which goes on working', async () => {
    const { email, codeNow } = await createGuarded();
    const userId = await findUserId(test.db, email);
    expect((await test.call(forgotPassword, { body: { email } })).status).toBe(202);
    const reset = { token: newUserToken(userId), newPassword: 'staple battery horse' };
    await test.db
      .insertInto('password_reset')
      .values({
        token_hash: hashToken(reset.token),
        user_id: userId,
        created_at: now,
        expires_at: now + MINUTE,
      })
      .execute();
    const send = (fields: object) => test.call(resetPassword, { body: { ...reset, ...fields } });
    expect(await send({})).toMatchObject(REQUIRED);
    expect(await send({ code: 'nothing' })).toMatchObject(WRONG);
    expect((await logIn(email, codeNow(1))).status).toBe(200);
    expect((await send({ code: codeNow() })).status).toBe(201);
  });

  it('that is lost is taken off by an admin, audited and told', async () => {
    const [user, admin] = [await createGuarded(), await createAdmin(test)];
    const idOf = (email: string) => findUserId(test.db, email);
    const takeOff = async (email: string) =>
      test.call(takeOffTotp, { params: { id: await idOf(email) } }, admin);
    expect((await takeOff(user.email)).status).toBe(204);
    expect((await takeOff(user.email)).status).toBe(404);
    expect((await takeOff(admin.email)).status).toBe(403);
    expect((await logIn(user.email)).status).toBe(200);
    expect(await mailsOf(user.email, 'second_factor_removed')).toHaveLength(1);
    const act = await test.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'second_factor_removed')
      .execute();
    expect(act).toMatchObject([
      { actor_id: await idOf(admin.email), subject_user_id: await idOf(user.email) },
    ]);
  });
});

it('a login by a browser and system not seen for 90 days is told by mail', async () => {
  const { email } = await createUser(test);
  const by = (userAgent: string) =>
    test.call(
      login,
      { body: { email, password: PASSWORD } },
      { headers: { 'user-agent': userAgent } },
    );
  await by(FIREFOX);
  await by(FIREFOX);
  await by(EDGE);
  setNow(now + 89 * DAY_MS);
  await by(FIREFOX);
  setNow(now + 2 * DAY_MS);
  await by(FIREFOX);
  await by(EDGE);
  const told = (await mailsOf(email, 'new_device')).map(({ detail }) => detail).sort();
  expect(told).toEqual(['Edge on Windows', 'Edge on Windows', 'Firefox on Linux']);
});
