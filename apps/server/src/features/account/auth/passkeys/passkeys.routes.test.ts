// Shows 37.8.
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  changePassword,
  deletePasskey,
  listPasskeys,
  listSessions,
  loginWithPasskey,
  logOutEverywhere,
  verifyToken,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAuthenticator, type Told } from '../../../../testing/authenticator.ts';
import { createUser } from '../../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../../testing/test-app.ts';

const PASSWORD = 'correct horse battery';
const MINUTE_MS = 60_000;

let test: TestApp;
let user: { email: string; token: string };

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.setNow(TEST_NOW);
  user = await createUser(test);
});
afterAll(() => test.close());

type Authenticator = ReturnType<typeof newAuthenticator>;

async function add(authenticator: Authenticator, told: Told = {}, as = user) {
  const { body: options } = await test.call(beginPasskey, {}, as);
  const credential = authenticator.make(options, told);
  const reply = await test.call(addPasskey, { body: { credential, name: 'Phone' } }, as);
  return { ...reply, handle: options.user.id, credential };
}

/** A user's passkey that works. */
async function newPasskey() {
  const authenticator = newAuthenticator();
  const { status, body, handle } = await add(authenticator);
  expect(status).toBe(201);
  return { authenticator, handle, _id: body._id };
}

async function logIn(
  { authenticator, handle }: { authenticator: Authenticator; handle: string },
  told: Told = {},
) {
  const { body: options } = await test.call(beginPasskeyLogin, {});
  const credential = authenticator.answer(options, handle, told);
  return { ...(await test.call(loginWithPasskey, { body: { credential } })), credential };
}

const list = async () => (await test.call(listPasskeys, {}, user)).body;

describe('a passkey', () => {
  it('is made, listed without its key, logs in, and is deleted', async () => {
    const passkey = await newPasskey();
    expect(await list()).toEqual([
      {
        _id: passkey._id,
        name: 'Phone',
        createdAt: new Date(TEST_NOW).toISOString(),
        lastUsedAt: null,
      },
    ]);
    test.setNow(TEST_NOW + MINUTE_MS);
    const { status, body } = await logIn(passkey);
    expect(status).toBe(200);
    const who = await test.call(verifyToken, {}, body);
    expect(who.body.user.email).toBe(user.email);
    expect((await list())[0]?.lastUsedAt).toBe(new Date(TEST_NOW + MINUTE_MS).toISOString());
    expect((await test.call(deletePasskey, { params: { id: passkey._id } }, user)).status).toBe(
      204,
    );
    expect(await list()).toEqual([]);
    const refused = await logIn(passkey);
    expect([refused.status, refused.body]).toMatchObject([401, { code: 'wrong_passkey' }]);
  });

  it('opens the account of its owner and no other', async () => {
    const passkey = await newPasskey();
    const stranger = await createUser(test);
    const { body: options } = await test.call(beginPasskey, {}, stranger);
    expect((await logIn({ ...passkey, handle: options.user.id })).status).toBe(401);
    const gone = await test.call(deletePasskey, { params: { id: passkey._id } }, stranger);
    expect(gone.status).toBe(404);
    expect((await test.call(listPasskeys, {}, stranger)).body).toEqual([]);
  });

  it('stays with a new password, and is deleted by logging out everywhere where that is wished', async () => {
    const passkey = await newPasskey();
    const body = { currentPassword: PASSWORD, newPassword: 'staple battery horse' };
    const changed = await test.call(changePassword, { body }, user);
    expect(changed.status).toBe(201);
    expect((await logIn(passkey)).status).toBe(200);
    for (const [passkeys, status] of [
      [false, 200],
      [true, 401],
    ] as const) {
      const reply = await test.call(logOutEverywhere, { body: { passkeys } }, changed.body);
      expect(reply.status).toBe(204);
      expect((await logIn(passkey)).status).toBe(status);
    }
  });

  it('may be one of twenty', async () => {
    for (let made = 0; made < 20; made += 1) await newPasskey();
    const { status, body } = await test.call(beginPasskey, {}, user);
    expect([status, body]).toMatchObject([409, { code: 'account_full' }]);
  });

  it('is left out where the account has it already', async () => {
    const { authenticator } = await newPasskey();
    const { body } = await test.call(beginPasskey, {}, user);
    expect(body.excludeCredentials).toMatchObject([{ id: authenticator.make(body).id }]);
  });
});

const WRONG: [what: string, told: Told][] = [
  ['from another site', { origin: 'https://pens.example.net' }],
  ['for another site', { rpId: 'example.net' }],
  ['of a user who was not verified', { isVerified: false }],
  ['to a challenge that is not ours', { challenge: 'b3VycyBpdCBpcyBub3Q' }],
];

describe('an answer', () => {
  it.each(WRONG)('%s makes no passkey', async (_what, told) => {
    const { status, body } = await add(newAuthenticator(), told);
    expect([status, body]).toMatchObject([400, { code: 'passkey_refused' }]);
    expect(await list()).toEqual([]);
  });

  it.each(WRONG)('%s logs no one in', async (_what, told) => {
    const passkey = await newPasskey();
    const { status, body } = await logIn(passkey, told);
    expect([status, body]).toMatchObject([401, { code: 'wrong_passkey' }]);
    expect((await logIn(passkey)).status).toBe(200);
  });

  it('works once', async () => {
    const passkey = await newPasskey();
    const { credential } = await logIn(passkey);
    const again = await Promise.all(
      [1, 2].map(() => test.call(loginWithPasskey, { body: { credential } })),
    );
    expect(again.map(({ status }) => status)).toEqual([401, 401]);
    const { body: sessions } = await test.call(listSessions, {}, user);
    expect(sessions).toHaveLength(2);
  });

  it('sent twice at once logs in once', async () => {
    const { authenticator, handle } = await newPasskey();
    const { body: options } = await test.call(beginPasskeyLogin, {});
    const credential = authenticator.answer(options, handle);
    const both = await Promise.all(
      [1, 2, 3].map(() => test.call(loginWithPasskey, { body: { credential } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('works for five minutes', async () => {
    const { authenticator, handle } = await newPasskey();
    const { body: options } = await test.call(beginPasskeyLogin, {});
    const body = { credential: authenticator.answer(options, handle) };
    test.setNow(TEST_NOW + 5 * MINUTE_MS + 1);
    expect((await test.call(loginWithPasskey, { body })).status).toBe(401);
    test.setNow(TEST_NOW + 5 * MINUTE_MS);
    expect((await test.call(loginWithPasskey, { body })).status).toBe(200);
  });

  it('to the challenge of a new passkey logs no one in, and the other way round', async () => {
    const passkey = await newPasskey();
    const { body: forNew } = await test.call(beginPasskey, {}, user);
    const answer = passkey.authenticator.answer(forNew, passkey.handle);
    expect((await test.call(loginWithPasskey, { body: { credential: answer } })).status).toBe(401);
    const { body: forLogin } = await test.call(beginPasskeyLogin, {});
    const made = newAuthenticator().make(forLogin);
    expect((await test.call(addPasskey, { body: { credential: made } }, user)).status).toBe(400);
  });

  it('of a copy, whose counter starts again, logs no one in', async () => {
    const passkey = await newPasskey();
    expect((await logIn(passkey, { signCount: 7 })).status).toBe(200);
    expect((await logIn(passkey, { signCount: 7 })).status).toBe(401);
    expect((await logIn(passkey, { signCount: 8 })).status).toBe(200);
  });

  it('to the challenge of someone else makes no passkey', async () => {
    const { body: options } = await test.call(beginPasskey, {}, user);
    const stranger = await createUser(test);
    const body = { credential: newAuthenticator().make(options) };
    expect((await test.call(addPasskey, { body }, stranger)).status).toBe(400);
  });
});

describe('where passkeys cannot work', () => {
  it('none are offered', async () => {
    const other = await createTestApp({ PUBLIC_URL: 'http://pens.example.com' });
    try {
      const { token } = await createUser(other);
      const replies = [
        await other.call(beginPasskey, {}, { token }),
        await other.call(beginPasskeyLogin, {}),
      ];
      expect(replies.map(({ body }) => body)).toMatchObject([
        { code: 'passkeys_not_offered' },
        { code: 'passkeys_not_offered' },
      ]);
    } finally {
      await other.close();
    }
  });
});

it('says that there is no such passkey to anyone who tries too often', async () => {
  const limited = await createTestApp({ RATE_LIMIT: 'on' });
  try {
    const stranger = { authenticator: newAuthenticator(), handle: 'AAAAAAAAAAAAAAAAAAAAAA' };
    const statuses: number[] = [];
    for (let tried = 0; tried < 12; tried += 1) {
      const { body: options } = await limited.call(beginPasskeyLogin, {});
      const credential = stranger.authenticator.answer(options, stranger.handle);
      statuses.push((await limited.call(loginWithPasskey, { body: { credential } })).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual([429, 429]);
  } finally {
    await limited.close();
  }
});
