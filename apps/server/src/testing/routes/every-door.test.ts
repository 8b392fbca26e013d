// Shows 42.1, 42.2.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  actOnReminder,
  addPasskey,
  beginConfirmation,
  beginPasskey,
  beginPasskeyLogin,
  beginTotp,
  changeEmail,
  changePassword,
  confirmSession,
  confirmTotp,
  createApiToken,
  createCalendarFeed,
  createInvite,
  createShare,
  createWebhook,
  downloadBackup,
  ERRORS,
  editWebhook,
  endTotp,
  getReminders,
  invitePerson,
  linkOidc,
  listPushSubscriptions,
  listWebhooks,
  login,
  loginWithPasskey,
  logOutEverywhere,
  logout,
  makeBackup,
  openShare,
  type RouteDefinition,
  remindPerson,
  restoreAll,
  setReminders,
  setUserType,
  takeOffTotp,
  verifyToken,
} from '@dosewise/contract';
import { ALL_ROUTES, type RouteId } from '@dosewise/contract/routes';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restoreBackup } from '../../db/backup/restore-backup.ts';
import { writeBackup } from '../../db/backup/write-backup.ts';
import { openDatabase } from '../../db/engines/open-database.ts';
import { newCode } from '../../features/account/auth/oidc/oidc-tokens.ts';
import { stepAt, totpCode } from '../../features/account/auth/second-factor/totp.ts';
import { signAct } from '../../runtime/secrets/act-tokens.ts';
import { hashToken, newToken } from '../../runtime/secrets/secret-tokens.ts';
import { readServerSecret } from '../../runtime/secrets/server-secret.queries.ts';
import { newAuthenticator } from '../authenticator.ts';
import { createEmptyPlace } from '../databases.ts';
import { createAdmin, createUser } from '../factories.ts';
import { type MailTest, startMailTest, until } from '../mail/mail-test.ts';
import { letCare } from '../people.ts';
import { insertRows, ROWS, readAllRows } from '../rows.ts';
import { fillPath, TEST_NOW, type TestApp } from '../test-app.ts';
import { findUserId } from '../user-id.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'staple battery horse';
const CONFIRMED_MS = 10 * 60_000;
const FIREFOX = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
};
const ORIGIN = 'http://localhost:3000';
const ISSUER = 'https://auth.example.com';

const totpAt = (secret: string, now: number) => totpCode(secret, stepAt(now));

let mail: MailTest;
let test: TestApp;

beforeAll(async () => {
  mail = await startMailTest({
    PUBLIC_URL: ORIGIN,
    NTFY_HOSTS: 'ntfy.example.com',
    BACKUP_DOWNLOAD: 'on',
    OIDC_ISSUER: ISSUER,
    OIDC_CLIENT_ID: 'dosewise',
    OIDC_CLIENT_SECRET: 'secret',
  });
  test = mail.test;
  mail.work();
});
beforeEach(() => test.setNow(TEST_NOW));
afterAll(() => mail.close());

/** Someone who is logged in; what they send, they send with Firefox on Linux. */
interface Person {
  readonly token: string;
  readonly email: string;
  readonly headers: Record<string, string>;
}
const withFirefox = (user: { token: string; email: string }): Person => ({
  ...user,
  headers: FIREFOX,
});

async function topicBody(as: Person, ntfyUrl: string | null) {
  const { body } = await test.call(getReminders, {}, as);
  return { ...body, channels: { ...body.channels, ntfyUrl } };
}

/** An address, so that no name is looked up. */
const HOOK = { url: 'https://8.8.4.4/hook', events: ['reminder'], template: 'json' };
const TOPIC = 'https://ntfy.example.com/pens';

async function addKey(as: Person) {
  const authenticator = newAuthenticator();
  const { body: options } = await test.call(beginPasskey, {}, as);
  const credential = authenticator.make(options);
  const { status } = await test.call(addPasskey, { body: { credential, name: 'Phone' } }, as);
  return { status, authenticator, handle: options.user?.id };
}

async function setUpTotp(as: Person) {
  const { body } = await test.call(beginTotp, { body: { password: PASSWORD } }, as);
  const code = totpAt(body.secret, TEST_NOW);
  const { status } = await test.call(confirmTotp, { body: { code } }, as);
  return { status, secret: body.secret };
}

/** Opens each door as an admin, who may open all of them; the status, and the words of its mail. */
const OPENINGS: Record<string, { open: (as: Person) => Promise<number>; mail: string }> = {
  changePassword: {
    mail: 'your password was changed',
    open: async (as) => {
      const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      return (await test.call(changePassword, { body }, as)).status;
    },
  },
  changeEmail: {
    mail: 'a new email address was requested',
    open: async (as) => {
      const body = { newEmail: `new-${as.email}`, password: PASSWORD };
      return (await test.call(changeEmail, { body }, as)).status;
    },
  },
  addPasskey: { mail: 'a passkey was added', open: async (as) => (await addKey(as)).status },
  confirmTotp: {
    mail: 'an authenticator app was set up',
    open: async (as) => (await setUpTotp(as)).status,
  },
  endTotp: {
    mail: 'the authenticator app was removed',
    open: async (as) => {
      const { secret } = await setUpTotp(as);
      const code = totpAt(secret, TEST_NOW + 30_000);
      return (await test.call(endTotp, { body: { password: PASSWORD, code } }, as)).status;
    },
  },
  takeOffTotp: {
    mail: 'an authenticator app was removed from another account',
    open: async (as) => {
      const other = withFirefox(await createUser(test));
      await setUpTotp(other);
      const id = await findUserId(test.db, other.email);
      const { status } = await test.call(takeOffTotp, { params: { id } }, as);
      await expectMail(other, 'your authenticator app was removed', /An admin removed/);
      return status;
    },
  },
  linkOidc: {
    mail: 'another login was linked',
    open: async (as) => {
      const key = newToken();
      const code = await newCode(test.context, {
        at: TEST_NOW,
        nonce: newToken(),
        browser: hashToken(key),
        purpose: { linkTo: await findUserId(test.db, as.email) },
        identity: { issuer: ISSUER, subject: as.email, email: as.email, isVerified: true },
      });
      const headers = { ...as.headers, cookie: `dosewise-oidc=${key}` };
      return (await test.call(linkOidc, { body: { code } }, { ...as, headers })).status;
    },
  },
  createApiToken: {
    mail: 'an API token was created',
    open: async (as) =>
      (await test.call(createApiToken, { body: { name: 'Pump', scope: 'all' } }, as)).status,
  },
  createShare: {
    mail: 'a report was shared',
    open: async (as) => {
      const body = { days: 7, from: '2026-11-01', to: '2026-11-21' };
      return (await test.call(createShare, { body }, as)).status;
    },
  },
  createWebhook: {
    mail: 'a webhook was saved',
    open: async (as) => (await test.call(createWebhook, { body: HOOK }, as)).status,
  },
  editWebhook: {
    mail: 'a webhook was saved',
    open: async (as) => {
      const { body } = await test.call(createWebhook, { body: HOOK }, as);
      const params = { id: body._id };
      return (await test.call(editWebhook, { params, body: { template: 'gotify' } }, as)).status;
    },
  },
  invitePerson: {
    mail: 'someone was invited to see your records',
    open: async (as) => {
      const body = { email: 'anna@example.com', role: 'sees' };
      return (await test.call(invitePerson, { body }, as)).status;
    },
  },
  remindPerson: {
    mail: 'someone else also gets your reminders',
    open: async (as) => {
      const { id } = await letCare(test, as, await createUser(test), 'sees');
      return (await test.call(remindPerson, { params: { id }, body: { reminded: true } }, as))
        .status;
    },
  },
  createCalendarFeed: {
    mail: 'a calendar address was created',
    open: async (as) => (await test.call(createCalendarFeed, {}, as)).status,
  },
  setReminders: {
    mail: 'reminders go to another ntfy address',
    open: async (as) =>
      (await test.call(setReminders, { body: await topicBody(as, TOPIC) }, as)).status,
  },
  restoreAll: {
    mail: 'reminders go to another ntfy address',
    open: async (as) => {
      const { channels, dose, stock, discard, weighIn, weeklySummary, quiet, discreet } =
        await topicBody(as, TOPIC);
      const reminders = { channels, dose, stock, discard, weighIn, weeklySummary, quiet, discreet };
      return (await test.call(restoreAll, { body: { ...ARCHIVE, reminders } }, as)).status;
    },
  },
  createInvite: {
    mail: 'an invitation was created',
    open: async (as) => (await test.call(createInvite, { body: { days: 7 } }, as)).status,
  },
  setUserType: {
    mail: 'someone was made an admin',
    open: async (as) => {
      const other = withFirefox(await createUser(test));
      const body = { email: other.email, userType: 'admin' };
      const { status } = await test.call(setUserType, { body }, as);
      await expectMail(other, 'you are now an admin', /Firefox on Linux/);
      return status;
    },
  },
  makeBackup: {
    mail: 'a backup was made',
    open: async (as) => (await test.call(makeBackup, {}, as)).status,
  },
  downloadBackup: {
    mail: 'a backup was downloaded',
    open: async (as) => {
      // The name of a backup is its instant.
      test.setNow(TEST_NOW + 1000);
      const { body } = await test.call(makeBackup, {}, as);
      // By itself: its reply is no JSON.
      const { statusCode } = await test.app.inject({
        url: `/api${fillPath(downloadBackup.path, { name: body.name })}`,
        headers: { ...as.headers, authorization: `Bearer ${as.token}` },
      });
      return statusCode;
    },
  },
};

const ARCHIVE = {
  profile: {
    country: 'Australia',
    currency: 'AUD',
    defaultFifthDoseEnabled: false,
    heightCm: null,
    timeZone: 'UTC',
  },
  emailPreferences: { marketing: true, productUpdates: true, tips: true, unsubscribed: false },
  goldenDose: { goldenDoseEnabled: false, goldenDoseVolume: 0.3 },
  goldenDoseAcknowledgements: [],
  pens: [],
  doses: [],
  weights: [],
  symptoms: [],
};

/** The first steps of doors, which open nothing by themselves. */
const FIRST_STEPS: readonly RouteId[] = ['beginPasskey', 'beginOidcLink'];

/** Opened only where the server sends no mail: `reset-link.routes.test.ts` shows who is told. */
const WITHOUT_MAIL: readonly RouteId[] = ['makeResetLink'];

const DOORS = ALL_ROUTES.filter(({ opensDoor }) => opensDoor !== undefined);
const SHUT = DOORS.filter(({ opensDoor }) => opensDoor === 'always');
const name = (route: RouteDefinition) => [`${route.method} ${route.path}`, route] as const;

/** The mail that tells someone of a door, once it arrived. */
async function expectMail({ email }: { readonly email: string }, subject: string, text: RegExp) {
  await until(async () => {
    const mails = mail.sink.mails.filter(({ to }) => to === email);
    const parsed = await Promise.all(mails.map((one) => mail.sink.parse(one)));
    const found = parsed.find((one) => one.subject === `Your account: ${subject}`);
    expect(found?.text, parsed.map((one) => one.subject).join()).toMatch(text);
  });
}

/** Tables that the worker writes, which sends the mails of before meanwhile. */
const OF_THE_WORKER: readonly string[] = ['delivery', 'worker'];

const readEverything = () =>
  readAllRows(test.db, { tables: OF_THE_WORKER, columns: { last_used_at: 0 } });

async function knock(route: RouteDefinition, { token }: { readonly token: string }) {
  const names = route.path.match(/(?<=:)\w+/g) ?? [];
  const params = Object.fromEntries(names.map((param) => [param, crypto.randomUUID()]));
  const reply = await test.app.inject({
    method: route.method,
    url: `/api${fillPath(route.path, params)}`,
    headers: { authorization: `Bearer ${token}` },
    ...(route.body ? { payload: {} } : {}),
  });
  const isJson = /^application\/json/.test(String(reply.headers['content-type']));
  return { status: reply.statusCode, code: isJson ? reply.json().code : undefined };
}

it('opens each door of the contract below, or says why not', () => {
  expect(DOORS.map(({ id }) => id).sort()).toEqual(
    [...Object.keys(OPENINGS), ...FIRST_STEPS, ...WITHOUT_MAIL].sort(),
  );
});

describe.each(SHUT.map(name))('%s', (_n, route) => {
  it('is shut to an API token and to a session that was not confirmed of late', async () => {
    const admin = await createAdmin(test);
    const body = { name: 'Pump', scope: 'all' };
    const { body: made } = await test.call(createApiToken, { body }, admin);
    test.setNow(TEST_NOW + CONFIRMED_MS + 1);
    const before = await readEverything();
    expect(await knock(route, made)).toEqual({ status: 403, code: 'token_scope' });
    const { status } = ERRORS.confirmation_needed;
    expect(await knock(route, admin)).toEqual({ status, code: 'confirmation_needed' });
    expect(await readEverything()).toEqual(before);
    const confirmed = await test.call(confirmSession, { body: { password: PASSWORD } }, admin);
    expect(confirmed.status).toBe(204);
    expect((await knock(route, admin)).status).not.toBe(403);
    test.setNow(TEST_NOW + 2 * CONFIRMED_MS + 1);
    expect((await knock(route, admin)).status).not.toBe(403);
    test.setNow(TEST_NOW + 2 * CONFIRMED_MS + 2);
    expect((await knock(route, admin)).code).toBe('confirmation_needed');
  });
});

describe.each(Object.entries(OPENINGS))('%s', (_id, opening) => {
  it('tells its owner by mail what was opened, and where', async () => {
    const admin = withFirefox(await createAdmin(test));
    expect(await opening.open(admin)).toBeOneOf([200, 201, 202, 204]);
    await expectMail(admin, opening.mail, /Firefox on Linux, 21 Nov 2026, 12:00 UTC/);
  });
});

describe('PUT /reminders', () => {
  it('is a door only where the ntfy address changes', async () => {
    const user = withFirefox(await createUser(test));
    const made = await test.call(createApiToken, { body: { name: 'A', scope: 'all' } }, user);
    const put = async (as: { token: string }, ntfyUrl: string | null) => {
      const body = await topicBody(user, ntfyUrl);
      return (await test.call(setReminders, { body }, as)).body as { code?: string };
    };
    expect((await put(user, TOPIC)).code).toBeUndefined();
    test.setNow(TEST_NOW + CONFIRMED_MS + 1);
    expect((await put(user, TOPIC)).code).toBeUndefined();
    expect((await put(made.body, TOPIC)).code).toBeUndefined();
    expect((await put(made.body, `${TOPIC}2`)).code).toBe('token_scope');
    expect((await put(user, `${TOPIC}2`)).code).toBe('confirmation_needed');
    expect((await put(user, null)).code).toBeUndefined();
    expect((await put(user, TOPIC)).code).toBe('confirmation_needed');
  });
});

describe('POST /user/confirm', () => {
  const CLOSED_AT = TEST_NOW + CONFIRMED_MS + 1;
  const isOpen = async (as: { token: string }) =>
    (await test.call(createCalendarFeed, {}, as)).status === 201;
  const confirm = (as: { token: string }, body: object) => test.call(confirmSession, { body }, as);

  it('takes the password, a code, a recovery code or a passkey', async () => {
    const user = withFirefox(await createUser(test));
    const { authenticator, handle } = await addKey(user);
    const { body: begun } = await test.call(beginTotp, { body: { password: PASSWORD } }, user);
    const body = { code: totpAt(begun.secret, TEST_NOW) };
    const { body: on } = await test.call(confirmTotp, { body }, user);
    const ways: ((now: number) => Promise<object> | object)[] = [
      () => ({ password: PASSWORD }),
      (now) => ({ code: totpAt(begun.secret, now) }),
      () => ({ code: on.recoveryCodes[0] }),
      async () => {
        const { body: options } = await test.call(beginConfirmation, {}, user);
        expect(options.allowCredentials).toHaveLength(1);
        return { passkey: authenticator.answer(options, handle) };
      },
    ];
    for (const [n, way] of ways.entries()) {
      const now = CLOSED_AT + n * 2 * CONFIRMED_MS;
      test.setNow(now);
      expect(await isOpen(user)).toBe(false);
      expect((await confirm(user, await way(now))).status).toBe(204);
      expect(await isOpen(user)).toBe(true);
    }
  });

  it('refuses as a login does, and confirms nothing', async () => {
    const user = withFirefox(await createUser(test));
    const { authenticator, handle } = await addKey(user);
    test.setNow(CLOSED_AT);
    const { body: options } = await test.call(beginPasskeyLogin, {});
    const tries: [object, number, string][] = [
      [{ password: 'not my password' }, 401, 'wrong_credentials'],
      [{ code: '123456' }, 401, 'wrong_code'],
      // An answer to another question.
      [{ passkey: authenticator.answer(options, handle) }, 401, 'wrong_passkey'],
      [{}, 400, 'invalid_request'],
      [{ password: PASSWORD, code: '123456' }, 400, 'invalid_request'],
    ];
    for (const [body, status, code] of tries) {
      expect(await confirm(user, body)).toMatchObject({ status, body: { code } });
      expect(await isOpen(user)).toBe(false);
    }
  });

  it("takes no passkey of someone else's, and no answer twice", async () => {
    const [user, other] = [await createUser(test), await createUser(test)].map(withFirefox);
    if (!user || !other) return expect.fail();
    const theirs = await addKey(other);
    const mine = await addKey(user);
    test.setNow(CLOSED_AT);
    const { body: options } = await test.call(beginConfirmation, {}, user);
    const foreign = { passkey: theirs.authenticator.answer(options, theirs.handle) };
    expect((await confirm(user, foreign)).status).toBe(401);
    const passkey = mine.authenticator.answer(options, mine.handle);
    expect((await confirm(user, { passkey })).status).toBe(204);
    expect((await confirm(user, { passkey })).status).toBe(401);
  });

  it('confirms the session that asks, and no other', async () => {
    const user = await createUser(test);
    const body = { email: user.email, password: PASSWORD };
    const { body: other } = await test.call(login, { body });
    test.setNow(CLOSED_AT);
    expect((await confirm(user, { password: PASSWORD })).status).toBe(204);
    expect([await isOpen(user), await isOpen(other)]).toEqual([true, false]);
  });

  it('is counted by a clock that was put back as not at all', async () => {
    const user = await createUser(test);
    test.setNow(TEST_NOW - DAY_MS);
    expect(await isOpen(user)).toBe(false);
  });
});

/** All that was opened into an account, and whether it still works. */
async function openEverything() {
  const user = withFirefox(await createUser(test));
  const id = await findUserId(test.db, user.email);
  const credentials = { email: user.email, password: PASSWORD };
  const { body: session } = await test.call(login, { body: credentials });
  const token = await test.call(createApiToken, { body: { name: 'A', scope: 'all' } }, user);
  const period = { days: 7, from: '2026-11-01', to: '2026-11-21' };
  const { body: share } = await test.call(createShare, { body: period }, user);
  const { body: feed } = await test.call(createCalendarFeed, {}, user);
  await test.call(createWebhook, { body: HOOK }, user);
  await test.call(setReminders, { body: await topicBody(user, TOPIC) }, user);
  const key = await addKey(user);
  const secret = await readServerSecret(test.db, 'act-links');
  const plannedAt = TEST_NOW;
  const act = signAct(secret, {
    act: 'taken',
    userId: id,
    plannedAt,
    mark: null,
    expiresAt: TEST_NOW + DAY_MS,
  });
  const browsers = await test.db
    .selectFrom('session')
    .select('token_hash')
    .where('user_id', '=', id)
    .where('scope', 'is', null)
    .execute();
  await insertRows(
    test.db,
    'push_subscription',
    [null, ...browsers.map(({ token_hash }) => token_hash)].map((session_hash) => ({
      ...ROWS.push_subscription,
      user_id: id,
      id: test.context.newId(),
      endpoint: `https://fcm.googleapis.com/${session_hash}-${id}`,
      session_hash,
    })),
  );
  /** Tells what works of it on `app`; lists are asked for by `asking`, who is logged in there. */
  const whatWorks = async (app: TestApp, asking: { token: string }) => {
    const { body: options } = await app.call(beginPasskeyLogin, {});
    const credential = key.authenticator.answer(options, key.handle);
    const { body: reminders } = await app.call(getReminders, {}, asking);
    const calendar = await app.app.inject({ url: new URL(feed.url).pathname });
    const shared = { params: { token: share.url.split('/').at(-1) }, body: {} };
    return {
      session: (await app.call(verifyToken, {}, session)).status === 200,
      token: (await app.call(verifyToken, {}, token.body)).status === 200,
      share: (await app.call(openShare, shared)).status === 200,
      feed: calendar.statusCode === 200,
      target: reminders.channels.ntfyUrl !== null,
      act: !['act_expired', 'not_found'].includes(
        ((await app.call(actOnReminder, { params: { token: act } })).body as { code?: string })
          .code ?? '',
      ),
      passkey: (await app.call(loginWithPasskey, { body: { credential } })).status === 200,
      webhooks: (await app.call(listWebhooks, {}, asking)).body.length,
      browsers: (await app.call(listPushSubscriptions, {}, asking)).body.length,
    };
  };
  return { user, credentials, whatWorks };
}

const ENDED = {
  session: false,
  token: false,
  share: false,
  feed: false,
  target: false,
  act: false,
  passkey: false,
  webhooks: 0,
  browsers: 0,
};

describe('all that was opened into an account', () => {
  it('works', async () => {
    const { user, whatWorks } = await openEverything();
    const all = Object.entries(await whatWorks(test, user));
    for (const [what, works] of all) expect(works, what).toBeTruthy();
  });

  it('ends with a new password, but for the passkeys', async () => {
    const { user, whatWorks } = await openEverything();
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const changed = await test.call(changePassword, { body }, user);
    expect(await whatWorks(test, changed.body)).toEqual({ ...ENDED, passkey: true });
    await expectMail(user, 'your password was changed', /These passkeys still work: Phone\./);
  });

  it.each([
    [false, { ...ENDED, passkey: true, browsers: 1 }],
    [true, { ...ENDED, browsers: 1 }],
  ])('ends if someone logs out everywhere, passkeys too: %s', async (passkeys, left) => {
    const { user, whatWorks } = await openEverything();
    expect((await test.call(logOutEverywhere, { body: { passkeys } }, user)).status).toBe(204);
    expect(await whatWorks(test, user)).toEqual(left);
  });

  it('is not in a backup, and ends with its restore', async () => {
    const { credentials, whatWorks } = await openEverything();
    const folder = mkdtempSync(join(tmpdir(), 'dosewise-doors-'));
    const file = join(folder, 'all.backup');
    const { location, drop } = await createEmptyPlace();
    await writeBackup(test.location, file);
    await restoreBackup(file, location);
    const db = openDatabase(location);
    const restored = await startMailTest({ PUBLIC_URL: ORIGIN }, { location, db, drop });
    const { body } = await restored.test.call(login, { body: credentials });
    expect(await whatWorks(restored.test, body)).toEqual(ENDED);
    await restored.close();
    rmSync(folder, { recursive: true });
  });

  it("a browser's notifications end with the session that asked for them", async () => {
    const { user, whatWorks } = await openEverything();
    const other = await test.call(login, { body: { email: user.email, password: PASSWORD } });
    expect((await test.call(logout, {}, user)).status).toBe(204);
    expect((await whatWorks(test, other.body)).browsers).toBe(2);
  });
});
