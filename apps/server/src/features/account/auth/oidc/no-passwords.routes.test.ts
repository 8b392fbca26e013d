// Shows 52.10, 52.11.
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  changeEmail,
  changePassword,
  confirmSession,
  deletePasskey,
  finishOidc,
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
import {
  type ForeignProvider,
  startForeignProvider,
} from '../../../../testing/oidc/foreign-provider.ts';
import { newVisitor, outcomeIn } from '../../../../testing/oidc/oidc-visitor.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

const ORIGIN = 'http://localhost:3000';
const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'seven slow green boats';

let provider: ForeignProvider;
/** The same server, with passwords and without. */
let open: TestApp;
let shut: TestApp;
beforeAll(async () => {
  provider = await startForeignProvider({ redirectUri: `${ORIGIN}/api/oidc/callback` });
  const settings = { ...provider.settings, PUBLIC_URL: ORIGIN };
  [open, shut] = await Promise.all([
    createTestApp(settings),
    createTestApp({ ...settings, PASSWORD_LOGIN: 'off' }),
  ]);
  for (const test of [open, shut]) test.setNow(Date.now());
});
afterAll(async () => {
  await Promise.all([open.close(), shut.close(), provider.close()]);
});

async function logIn(test: TestApp, who: string): Promise<{ token: string }> {
  const visitor = newVisitor(test, provider);
  const { value: code } = outcomeIn(await visitor.come(who));
  const reply = await test.call(finishOidc, { body: { code } }, { headers: visitor.headers() });
  expect(reply.status).toBe(200);
  return { token: reply.body.token };
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
      shut.call(login, { body: person }),
      shut.call(register, { body: person }),
      shut.call(setUp, { body: { ...person, code: 'x' } }),
      shut.call(forgotPassword, { body: { email: person.email } }),
      shut.call(resetPassword, { body: { token: 'x'.repeat(65), newPassword: NEW_PASSWORD } }),
      shut.call(changePassword, { body: { newPassword: NEW_PASSWORD } }, as),
      shut.call(confirmSession, { body: { password: PASSWORD } }, as),
    ];
    for (const call of calls) {
      expect(await call).toMatchObject({ status: 403, body: { code: 'password_login_off' } });
    }
    expect(await shut.db.selectFrom('password_reset').selectAll().execute()).toEqual([]);
    const { body } = await shut.call(getConfig, {});
    expect(body.passwordLogin).toBe(false);
  });

  it('asks for no password where one stood in the body: the session is confirmed another way', async () => {
    const as = await logIn(shut, 'bea');
    expect((await shut.call(beginTotp, { body: {} }, as)).status).toBe(201);
    const body = { newEmail: 'bea-new@example.com' };
    expect((await shut.call(changeEmail, { body }, as)).status).toBe(202);
    await shut.db.updateTable('session').set({ confirmed_at: 1 }).execute();
    for (const refused of [
      await shut.call(beginTotp, { body: {} }, as),
      await shut.call(changeEmail, { body: { ...body, password: PASSWORD } }, as),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { code: 'confirmation_needed' } });
    }
  });

  it('counts no password as a way in', async () => {
    const as = await logIn(shut, 'cleo');
    await shut.db
      .updateTable('user_account')
      .set({ password_hash: 'a hash of before' })
      .where('email', '=', 'cleo@example.com')
      .execute();
    expect((await shut.call(getOidcLink, {}, as)).body.password).toBe(false);
    expect((await shut.call(unlinkOidc, {}, as)).body).toMatchObject({ code: 'last_way_in' });
  });
});

describe('an account without a password, where passwords are taken', () => {
  it('sets its first one after a confirmation, and keeps what is linked', async () => {
    const as = await logIn(open, 'dora');
    const { status, body } = await open.call(
      changePassword,
      { body: { newPassword: NEW_PASSWORD } },
      as,
    );
    expect(status).toBe(201);
    expect((await open.call(getOidcLink, {}, body)).body).toMatchObject({
      link: { name: 'dora@example.com' },
      password: true,
    });
    const person = { email: 'dora@example.com', password: NEW_PASSWORD };
    expect((await open.call(login, { body: person })).status).toBe(200);
    // Whoever sets another one means somebody who was in the account.
    const again = { currentPassword: NEW_PASSWORD, newPassword: PASSWORD };
    const { body: anew } = await open.call(changePassword, { body: again }, body);
    expect((await open.call(getOidcLink, {}, anew)).body.link).toBeNull();
  });

  it('still asks for the password that somebody has', async () => {
    const user = await createUser(open);
    const { status, body } = await open.call(beginTotp, { body: {} }, user);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { password: 'Password is required.' } });
  });

  it('loses its last passkey only while something else logs in', async () => {
    const as = await logIn(open, 'ella');
    const id = await addKey(open, as);
    expect((await open.call(unlinkOidc, {}, as)).status).toBe(204);
    const removed = await open.call(deletePasskey, { params: { id } }, as);
    expect(removed).toMatchObject({ status: 409, body: { code: 'last_way_in' } });
    const everywhere = await open.call(logOutEverywhere, { body: { passkeys: true } }, as);
    expect(everywhere).toMatchObject({ status: 409, body: { code: 'last_way_in' } });
    expect((await open.call(listPasskeys, {}, as)).body).toHaveLength(1);
  });
});
