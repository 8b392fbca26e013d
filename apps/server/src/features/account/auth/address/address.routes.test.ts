// Shows 38.1.
import {
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  forgotPassword,
  login,
  register,
  resetPassword,
  setUserType,
  verifyToken,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeliveryTable } from '../../../../db/tables/outgoing-tables.ts';
import { createAdmin, createUser } from '../../../../testing/factories.ts';
import { type MailTest, MINUTE, startMailTest, until } from '../../../../testing/mail/mail-test.ts';
import { TEST_NOW, type TestApp } from '../../../../testing/test-app.ts';
import { findUserId } from '../../../../testing/user-id.ts';

const PASSWORD = 'correct horse battery';
const HOUR = 60 * MINUTE;

let mail: MailTest;
let test: TestApp;
let old: string;
let newEmail: string;
let token: string;

beforeAll(async () => {
  mail = await startMailTest();
  test = mail.test;
  mail.work();
});
beforeEach(async () => {
  test.setNow(TEST_NOW);
  ({ email: old, token } = await createUser(test));
  newEmail = `new-${old}`;
});
afterAll(() => mail.close());

const ask = (address = newEmail, password = PASSWORD, as = token) =>
  test.call(changeEmail, { body: { newEmail: address, password } }, { token: as });
const confirm = (link: string) => test.call(confirmEmail, { body: { token: link } });
const signIn = (email: string) => test.call(login, { body: { email, password: PASSWORD } });
const ownAddress = async () => (await test.call(verifyToken, {}, { token })).body.user?.email;
const mailsTo = (address: string) => mail.sink.mails.filter(({ to }) => to === address);
/** The newest mail to an address, once there are so many. */
async function newestTo(address: string, mails: number) {
  await until(() => expect(mailsTo(address)).toHaveLength(mails));
  return mail.sink.parse(mailsTo(address).at(-1));
}
const kindsOf = async (email: string): Promise<DeliveryTable['kind'][]> => {
  const own = test.db.selectFrom('delivery').select('kind').orderBy('created_at');
  const rows = await own.where('user_id', '=', await findUserId(test.db, email)).execute();
  return rows.map(({ kind }) => kind);
};

/** The token of the newest link that was mailed to an address, once there are so many mails. */
async function linkTo(address: string, mails = 1): Promise<string> {
  const { text } = await newestTo(address, mails);
  const link = /https:\/\/dosewise\.example\/confirm-email#token=([\w-]{65})\s/.exec(text ?? '');
  return link?.[1] ?? expect.fail(text);
}

describe('another address', () => {
  it('counts once the link was opened that went to it; the old one is told, sessions stay', async () => {
    expect(await ask(newEmail.toUpperCase())).toMatchObject({ status: 202, body: {} });
    const link = await linkTo(newEmail);
    expect((await signIn(newEmail)).status).toBe(401);
    expect((await signIn(old)).status).toBe(200);
    const asked = await newestTo(old, 1);
    expect(asked.subject).toBe('Your account: a new email address was requested');
    expect(asked.text).not.toContain(newEmail);
    expect(await confirm(link)).toMatchObject({ status: 200, body: { email: newEmail } });
    expect(await ownAddress()).toBe(newEmail);
    expect((await signIn(newEmail)).status).toBe(200);
    expect((await signIn(old)).status).toBe(401);
    const told = await newestTo(old, 2);
    expect(told.subject).toBe('Your account: your email address was changed');
    expect(told.text).not.toContain(newEmail);
    const again = await confirm(link);
    expect([again.status, again.body]).toMatchObject([400, { code: 'email_link_dead' }]);
    // Someone else may have the old one now, and a link for a new password finds its owner.
    await createUser(test, old);
    expect(await ownAddress()).toBe(newEmail);
  });

  it('keeps no token of a link, and none in the queue', async () => {
    await ask();
    const link = await linkTo(newEmail);
    const rows = [
      await test.db.selectFrom('email_change').selectAll().execute(),
      await test.db.selectFrom('delivery').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(link.slice(22));
  });

  it('that someone has gets the same answer, and no mail; the wish stays without a link', async () => {
    const other = await createUser(test);
    expect(await ask(other.email)).toMatchObject({ status: 202, body: {} });
    expect(await kindsOf(old)).toEqual(['door_opened']);
    expect(mailsTo(other.email)).toEqual([]);
  });

  it('that someone took before the link was opened stays theirs', async () => {
    await ask();
    const link = await linkTo(newEmail);
    await createUser(test, newEmail);
    const late = await confirm(link);
    expect([late.status, late.body]).toMatchObject([409, { code: 'email_taken' }]);
    expect(await ownAddress()).toBe(old);
    expect((await signIn(old)).status).toBe(200);
  });

  it.each([
    ['no address', () => 'nowhere', PASSWORD, 'newEmail'],
    ['the own one', () => old.toUpperCase(), PASSWORD, 'newEmail'],
    ['a wrong password', () => newEmail, 'not my password', 'password'],
  ])('is refused beside its cause: %s', async (_case, address, password, field) => {
    const reply = await ask(address(), password);
    expect(reply.status).toBe(400);
    expect(reply.body).toHaveProperty(['fields', field]);
    expect(await test.db.selectFrom('email_change').selectAll().execute()).not.toContainEqual(
      expect.objectContaining({ user_id: await findUserId(test.db, old) }),
    );
  });

  it('is one for whom two accounts ask and confirm at once', async () => {
    const other = await createUser(test);
    await ask();
    const mine = await linkTo(newEmail);
    await ask(newEmail, PASSWORD, other.token);
    const theirs = await linkTo(newEmail, 2);
    const replies = await Promise.all([mine, theirs].map(confirm));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const owners = await test.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', newEmail)
      .execute();
    expect(owners).toHaveLength(1);
  });

  it('may be asked for often at once: each is answered, and one wish is kept', async () => {
    const asked = Array.from({ length: 4 }, (_, index) => `${index}-${newEmail}`);
    const replies = await Promise.all(asked.map((address) => ask(address)));
    expect(replies.map(({ status }) => status)).toEqual(asked.map(() => 202));
    const wishes = await test.db
      .selectFrom('email_change')
      .select('email')
      .where('user_id', '=', await findUserId(test.db, old))
      .execute();
    expect(wishes).toHaveLength(1);
  });

  it('is taken once by a link that is opened twice at once', async () => {
    await ask();
    const link = await linkTo(newEmail);
    const replies = await Promise.all([link, link].map(confirm));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    await newestTo(old, 2);
  });
});

describe('a link to a new address', () => {
  const expectDead = async (link: string) => {
    const reply = await confirm(link);
    expect([reply.status, reply.body]).toMatchObject([400, { code: 'email_link_dead' }]);
    expect(await ownAddress()).not.toBe(newEmail);
  };

  it('works for an hour', async () => {
    await ask();
    const link = await linkTo(newEmail);
    test.setNow(TEST_NOW + HOUR);
    await expectDead(link);
    test.setNow(TEST_NOW + HOUR - 1);
    expect((await confirm(link)).status).toBe(200);
  });

  it.each([
    ['another wish', async () => void (await ask(`else-${old}`))],
    [
      'a new password',
      async () => {
        const body = { currentPassword: PASSWORD, newPassword: 'staple battery horse' };
        expect((await test.call(changePassword, { body }, { token })).status).toBe(201);
      },
    ],
    [
      'a password set by a mailed link',
      async () => {
        await test.call(forgotPassword, { body: { email: old } });
        const { text } = await newestTo(old, 2);
        const link = /reset-password#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
        const body = { token: link, newPassword: 'staple battery horse' };
        expect((await test.call(resetPassword, { body })).status).toBe(201);
      },
    ],
    [
      'the end of the account',
      async () => {
        const body = { password: PASSWORD };
        expect((await test.call(deleteAccount, { body }, { token })).status).toBe(204);
      },
    ],
  ])('ends with %s', async (_case, end) => {
    await ask();
    const link = await linkTo(newEmail);
    await end();
    await expectDead(link);
  });

  it('ends links for a new password that went to the old address', async () => {
    await test.call(forgotPassword, { body: { email: old } });
    const { text } = await newestTo(old, 1);
    const reset = /reset-password#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
    await ask();
    expect((await confirm(await linkTo(newEmail))).status).toBe(200);
    const body = { token: reset, newPassword: 'staple battery horse' };
    expect((await test.call(resetPassword, { body })).status).toBe(400);
  });

  it('that is junk, or of someone who is not there, is dead', async () => {
    await expectDead('junk');
    await expectDead('A'.repeat(65));
  });
});

it('an address is found again for a new account once its account was deleted', async () => {
  await test.call(deleteAccount, { body: { password: PASSWORD } }, { token });
  expect((await test.call(register, { body: { email: old, password: PASSWORD } })).status).toBe(
    201,
  );
});

it('admins find an account by the address that it has now', async () => {
  const admin = await createAdmin(test);
  await ask();
  await confirm(await linkTo(newEmail));
  const typed = (email: string) =>
    test.call(setUserType, { body: { email, userType: 'admin' } }, { token: admin.token });
  expect((await typed(old)).status).toBe(404);
  expect(await typed(newEmail)).toMatchObject({ status: 200, body: { email: newEmail } });
});
