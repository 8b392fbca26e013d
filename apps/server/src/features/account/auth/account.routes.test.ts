import {
  addSymptom,
  addWeight,
  changePassword,
  deleteAccount,
  login,
  register,
  resetPassword,
  revokeOtherSessions,
  setTimeZone,
  verifyToken,
} from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceResetToken } from '../../../outgoing/channels/email/mail-content.queries.ts';
import { hashToken, newUserToken } from '../../../runtime/secrets/secret-tokens.ts';
import { createDose, createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
import { ensureFirstAdmin } from './auth.service.ts';
import { texts } from './texts.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const PASSWORD = 'correct horse battery';
const isLive = async (token: string) =>
  (await test.call(verifyToken, {}, { token })).status === 200;
const signIn = (email: string, password: string) => test.call(login, { body: { email, password } });

describe('changing the password', () => {
  it('ends every session, begins a new one, and only the new password works', async () => {
    const { email, token } = await createUser(test);
    const body = { currentPassword: PASSWORD, newPassword: 'staple battery horse' };
    const reply = await test.call(changePassword, { body }, { token });
    expect(reply.status).toBe(201);
    expect(await isLive(token)).toBe(false);
    expect(await isLive(reply.body.token)).toBe(true);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await signIn(email, body.newPassword)).status).toBe(200);
  });

  it('needs the current password, and a new one that is not too common', async () => {
    const { token } = await createUser(test);
    const wrong = { currentPassword: 'guess', newPassword: 'staple battery horse' };
    const refused = await test.call(changePassword, { body: wrong }, { token });
    expect(refused.status).toBe(400);
    expect(refused.body).toHaveProperty('fields.currentPassword');
    const common = { currentPassword: PASSWORD, newPassword: 'password123' };
    const weak = await test.call(changePassword, { body: common }, { token });
    expect(weak.body).toHaveProperty('fields.newPassword');
    expect(await isLive(token)).toBe(true);
  });
});

it('takes no password that someone would try first, wherever one is chosen', async () => {
  const { email, token } = await createUser(test, 'anna.guessable@example.com');
  const userId = await findUserId(test.db, email);
  for (const newPassword of ['zzzzzzzz', 'Dosewise2026!', email, 'Anna.Guessable']) {
    const changed = await test.call(
      changePassword,
      { body: { currentPassword: PASSWORD, newPassword } },
      { token },
    );
    const resetToken = newUserToken(userId);
    await replaceResetToken(test.db, {
      token_hash: hashToken(resetToken),
      user_id: userId,
      created_at: TEST_NOW,
      expires_at: TEST_NOW + 1,
    });
    const reset = await test.call(resetPassword, { body: { token: resetToken, newPassword } });
    for (const { status, body } of [changed, reset]) {
      expect([status, body]).toMatchObject([
        400,
        { fields: { newPassword: texts.commonPassword.english } },
      ]);
    }
    const other = 'anna.guessable@other.example.com';
    const account = { email: other, password: newPassword === email ? other : newPassword };
    const made = await test.call(register, { body: account });
    expect([made.status, made.body]).toMatchObject([
      400,
      { fields: { password: texts.commonPassword.english } },
    ]);
    const scope = { ...test.context, now: TEST_NOW };
    await expect(ensureFirstAdmin(scope, account)).rejects.toThrow(texts.commonPassword.english);
  }
});

it('signs out everywhere else', async () => {
  const { email, token } = await createUser(test);
  const other = (await signIn(email, PASSWORD)).body.token;
  expect((await test.call(revokeOtherSessions, {}, { token })).status).toBe(204);
  expect([await isLive(token), await isLive(other)]).toEqual([true, false]);
});

describe('the time zone', () => {
  it('is an IANA name', async () => {
    const { token } = await createUser(test);
    const { body } = await test.call(
      setTimeZone,
      { body: { timeZone: 'Australia/Sydney' } },
      { token },
    );
    expect(body.timeZone).toBe('Australia/Sydney');
    for (const timeZone of ['Mars/Base', '+11:00', '', 5, 'a\u0000']) {
      const refused = await test.call(setTimeZone, { body: { timeZone } }, { token });
      expect(refused.status).toBe(400);
    }
  });
});

describe('deleting the account', () => {
  it('removes every row of the user and nothing of anyone else', async () => {
    const { email, token } = await createUser(test);
    const bystander = (await createUser(test)).token;
    for (const owner of [token, bystander]) {
      const pen = await createPen(test, owner);
      await createDose(test, owner, standardDose(pen._id));
      const date = '2026-11-20T08:00:00Z';
      await test.call(addWeight, { body: { date, weightKg: 90 } }, { token: owner });
      await test.call(addSymptom, { body: { date, category: 'nausea' } }, { token: owner });
    }
    const before = await countRows();

    const wrong = await test.call(deleteAccount, { body: { password: 'guess' } }, { token });
    expect(wrong.status).toBe(400);
    expect(await countRows()).toEqual(before);

    const reply = await test.call(deleteAccount, { body: { password: PASSWORD } }, { token });
    expect(reply.status).toBe(204);
    expect(await isLive(token)).toBe(false);
    expect(await isLive(bystander)).toBe(true);
    const after = await countRows();
    for (const table of ['user_account', 'pen', 'dose', 'weight', 'symptom'] as const) {
      expect(after[table]).toBe(before[table] - 1);
    }
    const again = await test.call(register, { body: { email, password: PASSWORD } });
    expect(again.status).toBe(201);
  });
});

async function countRows() {
  const count = async (table: 'user_account' | 'pen' | 'dose' | 'weight' | 'symptom') =>
    (await test.db.selectFrom(table).select('id').execute()).length;
  return {
    user_account: await count('user_account'),
    pen: await count('pen'),
    dose: await count('dose'),
    weight: await count('weight'),
    symptom: await count('symptom'),
  };
}
