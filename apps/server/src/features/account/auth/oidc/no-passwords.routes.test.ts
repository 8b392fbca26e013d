// Shows 52.4.
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  changeEmail,
  changePassword,
  confirmSession,
  createCalendarFeed,
  deleteAccount,
  deletePasskey,
  forgotPassword,
  getConfig,
  getOidcLink,
  listPasskeys,
  login,
  logOutEverywhere,
  register,
  resetPassword,
  setUp,
  unlinkOidc,
} from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAuthenticator } from '../../../../testing/authenticator.ts';
import { createUser } from '../../../../testing/factories.ts';
import { newPerson, type OidcTest, startOidcTest } from '../../../../testing/oidc/oidc-test.ts';
import { outcomeIn } from '../../../../testing/oidc/oidc-visitor.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

const ORIGIN = 'http://localhost:3000';
const PASSWORD = 'correct horse battery';
const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'seven slow green boats';

/** The same server, with passwords and without. */
let open: OidcTest;
let shut: OidcTest;
beforeAll(async () => {
  [open, shut] = await Promise.all([
    startOidcTest({ PUBLIC_URL: ORIGIN }),
    startOidcTest({ PUBLIC_URL: ORIGIN, PASSWORD_LOGIN: 'off' }),
  ]);
});
afterAll(async () => {
  await Promise.all([open.close(), shut.close()]);
});

async function logIn(at: OidcTest, who: string): Promise<{ token: string }> {
  const { status, token = '' } = await at.logIn(who);
  expect(status).toBe(200);
  return { token };
}

async function addKey(test: TestApp, as: { token: string }): Promise<string> {
  const { body: options } = await test.call(beginPasskey, {}, as);
  const credential = newAuthenticator().make(options);
  const { body } = await test.call(addPasskey, { body: { credential, name: 'Phone' } }, as);
  return body._id;
}

describe('PASSWORD_LOGIN=off', () => {
  it('refuses passwords, resets and registration by password', async () => {
    const person = { email: 'ada@example.com', password: PASSWORD };
    const as = await logIn(shut, 'ada');
    const calls = [
      shut.test.call(login, { body: person }),
      shut.test.call(register, { body: person }),
      shut.test.call(setUp, { body: { ...person, code: 'x' } }),
      shut.test.call(forgotPassword, { body: { email: person.email } }),
      shut.test.call(resetPassword, { body: { token: 'x'.repeat(65), newPassword: NEW_PASSWORD } }),
      shut.test.call(changePassword, { body: { newPassword: NEW_PASSWORD } }, as),
      shut.test.call(confirmSession, { body: { password: PASSWORD } }, as),
    ];
    for (const call of calls) {
      expect(await call).toMatchObject({ status: 403, body: { code: 'password_login_off' } });
    }
    expect(await shut.test.db.selectFrom('password_reset').selectAll().execute()).toEqual([]);
    const { body } = await shut.test.call(getConfig, {});
    expect(body.passwordLogin).toBe(false);
  });

  it('asks for no password where one stood in the body: the session is confirmed another way', async () => {
    const as = await logIn(shut, 'bea');
    expect((await shut.test.call(beginTotp, { body: {} }, as)).status).toBe(201);
    const body = { newEmail: 'bea-new@example.com' };
    expect((await shut.test.call(changeEmail, { body }, as)).status).toBe(202);
    await shut.test.db.updateTable('session').set({ confirmed_at: 1 }).execute();
    for (const refused of [
      await shut.test.call(beginTotp, { body: {} }, as),
      await shut.test.call(changeEmail, { body: { ...body, password: PASSWORD } }, as),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { code: 'confirmation_needed' } });
    }
  });

  it('counts no password as a way in', async () => {
    const as = await logIn(shut, 'cleo');
    await shut.test.db
      .updateTable('user_account')
      .set({ password_hash: 'a hash of before' })
      .where('email', '=', 'cleo@example.com')
      .execute();
    expect((await shut.test.call(getOidcLink, {}, as)).body.password).toBe(false);
    expect((await shut.test.call(unlinkOidc, {}, as)).body).toMatchObject({ code: 'last_way_in' });
  });
});

describe('an account without a password, where passwords are taken', () => {
  it('is confirmed by a fresh login, and by that of its own person alone', async () => {
    const who = newPerson();
    const { token = '', visitor } = await open.logIn(who);
    // Not by the clock, since the provider has its own.
    await open.test.db
      .updateTable('session')
      .set({ confirmed_at: Date.now() - 11 * MINUTE_MS })
      .execute();
    const openDoor = async () => (await open.test.call(createCalendarFeed, {}, { token })).status;
    expect(await openDoor()).toBe(403);
    const confirm = (oidc: string) =>
      open.test.call(confirmSession, { body: { oidc } }, { token, headers: visitor.headers() });
    expect((await confirm(await open.codeFor(visitor, who))).body).toMatchObject({
      code: 'oidc_code_dead',
    });
    const other = await open.codeFor(visitor, newPerson(), '?confirm=1');
    expect((await confirm(other)).body).toMatchObject({ code: 'oidc_wrong_account' });
    expect(await openDoor()).toBe(403);
    // The provider remembers them, and asks all the same.
    await open.codeFor(visitor, who);
    const before = open.provider.asked.length;
    const away = await visitor.visit('/api/oidc/start?confirm=1');
    const { value: code } = outcomeIn(await visitor.visit(await visitor.logInThere(away, who)));
    expect(open.provider.asked.slice(before).join()).toContain('/interaction/');
    expect((await confirm(code)).status).toBe(204);
    expect((await confirm(code)).status).toBe(400);
    expect(await openDoor()).toBe(201);
  });

  it('is deleted after a confirmation, with what was linked', async () => {
    const who = newPerson();
    const { token = '' } = await open.logIn(who);
    const now = Date.now();
    open.test.setNow(now + 11 * MINUTE_MS);
    const refused = await open.test.call(deleteAccount, { body: {} }, { token });
    expect(refused).toMatchObject({ status: 403, body: { code: 'confirmation_needed' } });
    open.test.setNow(now);
    expect((await open.test.call(deleteAccount, { body: {} }, { token })).status).toBe(204);
    const left = await open.test.db
      .selectFrom('oidc_subject')
      .selectAll()
      .where('subject', '=', who)
      .execute();
    expect(left).toEqual([]);
    expect((await open.logIn(who)).status).toBe(200);
  });

  it('has no password that anyone could type', async () => {
    const who = newPerson();
    await open.logIn(who);
    const body = { email: `${who}@example.com`, password: PASSWORD };
    expect((await open.test.call(login, { body })).status).toBe(401);
  });

  it('sets its first one after a confirmation, and keeps what is linked', async () => {
    const as = await logIn(open, 'dora');
    const { status, body } = await open.test.call(
      changePassword,
      { body: { newPassword: NEW_PASSWORD } },
      as,
    );
    expect(status).toBe(201);
    expect((await open.test.call(getOidcLink, {}, body)).body).toMatchObject({
      link: { name: 'dora@example.com' },
      password: true,
    });
    const person = { email: 'dora@example.com', password: NEW_PASSWORD };
    expect((await open.test.call(login, { body: person })).status).toBe(200);
    // Anyone who sets another one means someone who was in the account.
    const again = { currentPassword: NEW_PASSWORD, newPassword: PASSWORD };
    const { body: anew } = await open.test.call(changePassword, { body: again }, body);
    expect((await open.test.call(getOidcLink, {}, anew)).body.link).toBeNull();
  });

  it('still asks for the password that someone has', async () => {
    const user = await createUser(open.test);
    const { status, body } = await open.test.call(beginTotp, { body: {} }, user);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { password: 'Password is required.' } });
  });

  it('loses its last passkey only while something else logs in', async () => {
    const as = await logIn(open, 'ella');
    const id = await addKey(open.test, as);
    expect((await open.test.call(unlinkOidc, {}, as)).status).toBe(204);
    const removed = await open.test.call(deletePasskey, { params: { id } }, as);
    expect(removed).toMatchObject({ status: 409, body: { code: 'last_way_in' } });
    const everywhere = await open.test.call(logOutEverywhere, { body: { passkeys: true } }, as);
    expect(everywhere).toMatchObject({ status: 409, body: { code: 'last_way_in' } });
    expect((await open.test.call(listPasskeys, {}, as)).body).toHaveLength(1);
  });
});
