import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addMeasurement,
  addPushSubscription,
  addSymptom,
  addWeight,
  beginPasskey,
  changePassword,
  createApiToken,
  createCalendarFeed,
  createEmailCampaign,
  createEmailTemplate,
  createInvite,
  createShare,
  deleteAccount,
  discardPen,
  importHistory,
  listSessions,
  login,
  logout,
  pausePlan,
  type RouteDefinition,
  setCountryPricing,
  setPlan,
  setStrengthPricing,
  setUserType,
  skipDose,
} from '@dosewise/contract';
import { ALL_ROUTES, type RouteId } from '@dosewise/contract/routes';
import { DAY_MS } from '@dosewise/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newCode } from '../../features/account/auth/oidc/oidc-tokens.ts';
import { insertLink } from '../../records/doors/oidc-links.queries.ts';
import { hashToken, newToken, newUserToken } from '../../runtime/secrets/secret-tokens.ts';
import { exportedFile } from '../archive-file.ts';
import { newAuthenticator } from '../authenticator.ts';
import { createAdmin, createDose, createPen, createUser, standardDose } from '../factories.ts';
import { insertCampaign, insertUsers } from '../mail/mail-factories.ts';
import { letCare } from '../people.ts';
import { ROWS, readAllRows } from '../rows.ts';
import { createTestApp, fillPath, TEST_NOW, type TestApp } from '../test-app.ts';
import { findUserId } from '../user-id.ts';
import {
  API_TOKEN,
  type Caller,
  DATE,
  DATED,
  DISCARD,
  HISTORY,
  MEASURED,
  newBrowser,
  PASSWORD,
  PLAN,
  RIGHT_CALLS,
  SECRET,
  SHARE,
  SKIPPED,
  TEMPLATE,
  type Writing,
} from './right-calls.ts';

/**
 * The caller is checked when the headers come, and again once the body is there: anyone who holds its
 * last byte back gains nothing by it.
 */
let test: TestApp;
let app: FastifyInstance;
let port: number;
let otherAdmin: string;
/** Someone who cares for callers, and is cared for by them. */
let friend: Awaited<ReturnType<typeof createUser>>;
/** The file of an account, to be restored. */
let archive: object;
/** Told when the headers of a request were taken and its body is waited for. */
let bodyBegins: () => void;
beforeAll(async () => {
  test = await createTestApp({
    PUBLIC_URL: SITE.origin,
    OIDC_ISSUER: ISSUER,
    OIDC_CLIENT_ID: 'dosewise',
    OIDC_CLIENT_SECRET: 'secret',
  });
  otherAdmin = (await createAdmin(test)).token;
  friend = await createUser(test);
  archive = await exportedFile(test, (await createCaller(false)).token);
  app = await buildApp(test.context);
  app.addHook('preParsing', async (_request, _reply, payload) => {
    bodyBegins();
    return payload;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const SITE = { origin: 'https://example.com', rpId: 'example.com' };
const ISSUER = 'https://auth.example.com';
/** Someone with one of each thing that a route may be aimed at. */
async function createCaller(isAdmin: boolean): Promise<Caller> {
  const { email, token } = isAdmin ? await createAdmin(test) : await createUser(test);
  const as = { token };
  if (isAdmin) await createDatedPrices();
  const pen = await createPen(test, token);
  const unused = await createPen(test, token);
  const discarded = await createPen(test, token);
  const discard = { params: { id: discarded._id }, body: DISCARD } as const;
  await test.call(discardPen, discard, as);
  await test.call(setPlan, { body: PLAN }, as);
  await test.call(skipDose, { body: { at: SKIPPED } }, as);
  const rest = { params: { medicine: PLAN.medicine }, body: { from: '2027-01-01', until: null } };
  await test.call(pausePlan, rest, as);
  const browser = await test.call(addPushSubscription, { body: newBrowser() }, as);
  const dose = await createDose(test, token, standardDose(pen._id, { clicks: 10 }));
  const weight = await test.call(addWeight, { body: { date: DATE, weightKg: 80 } }, as);
  const measurement = await test.call(addMeasurement, { body: MEASURED }, as);
  const symptom = await test.call(addSymptom, { body: { date: DATE, category: 'nausea' } }, as);
  await test.call(createCalendarFeed, {}, as);
  const share = await test.call(createShare, { body: SHARE }, as);
  const history = await test.call(importHistory, { body: HISTORY }, as);
  const apiToken = await test.call(createApiToken, { body: API_TOKEN }, as);
  const options = await test.call(beginPasskey, {}, as);
  const newPasskey = newAuthenticator().make(options.body, SITE);
  await test.call(login, { body: { email, password: PASSWORD } });
  const sessions = await test.call(listSessions, {}, as);
  return {
    email,
    token,
    pen: pen._id,
    unused: unused._id,
    discarded: discarded._id,
    browser: browser.body._id,
    share: share.body._id,
    history: history.body._id,
    apiToken: apiToken.body._id,
    newPasskey,
    passkey: await addOldPasskey(email),
    webhook: await addWebhook(email),
    carer: (await letCare(test, { email, token }, friend, 'sees')).id,
    invitation: await addInvitation(email),
    login: await addLogins(email),
    session: sessions.body.find(({ current }) => !current)?._id ?? '',
    dose: dose._id,
    weight: weight.body._id,
    symptom: symptom.body._id,
    measurement: measurement.body._id,
    archive,
    ...(isAdmin
      ? {
          ...(await createMails()),
          guarded: await createGuarded(),
          invite: await createOpenInvite(),
        }
      : { template: '', idle: '', campaign: '', brokenOff: '', guarded: '', invite: '' }),
  };
}
async function createOpenInvite(): Promise<string> {
  const body = { email: null, days: 7 };
  return (await test.call(createInvite, { body }, { token: otherAdmin })).body._id;
}

async function addOldPasskey(email: string): Promise<string> {
  const id = test.context.newId();
  const passkey = { ...ROWS.passkey, user_id: await findUserId(test.db, email), id };
  await test.db.insertInto('passkey').values(passkey).execute();
  return id;
}

/** A webhook to an address that no server sends to, so that its test need not wait for anyone. */
async function addWebhook(email: string): Promise<string> {
  const webhook = {
    ...ROWS.webhook,
    user_id: await findUserId(test.db, email),
    id: test.context.newId(),
    url: 'https://127.0.0.1/hook',
  };
  await test.db.insertInto('webhook').values(webhook).execute();
  return webhook.id;
}

/** The token of an invitation by the friend. */
async function addInvitation(email: string): Promise<string> {
  const personId = await findUserId(test.db, friend.email);
  const token = newUserToken(personId);
  const invitation = {
    ...ROWS.carer,
    user_id: personId,
    id: test.context.newId(),
    email,
    token_hash: hashToken(token),
    token_expires_at: TEST_NOW + DAY_MS,
  };
  await test.db.insertInto('carer').values(invitation).execute();
  return token;
}

/** Links a login at a provider, and ends another one there. */
async function addLogins(email: string): Promise<{ code: string; cookie: string }> {
  const userId = await findUserId(test.db, email);
  await insertLink(test.db, { ...ROWS.oidc_link, subject: userId, user_id: userId });
  const key = newToken();
  const code = await newCode(test.context, {
    at: test.context.now(),
    nonce: newToken(),
    browser: hashToken(key),
    purpose: { linkTo: userId },
    identity: { issuer: ISSUER, subject: email, email, isVerified: true },
  });
  return { code, cookie: `__Host-dosewise-oidc=${key}` };
}

const createGuarded = async () => addSecondFactor((await createUser(test)).email, TEST_NOW);

const NO_PASSKEY = newAuthenticator().make({ challenge: '' });

/** Someone who has nothing yet, into whose account everything may be restored. */
async function createNewcomer(): Promise<Caller> {
  const none = {
    pen: '',
    unused: '',
    discarded: '',
    browser: '',
    share: '',
    history: '',
    apiToken: '',
    newPasskey: NO_PASSKEY,
    passkey: '',
    webhook: '',
    carer: '',
    invitation: '',
    login: { code: '', cookie: '' },
    session: '',
    guarded: '',
    invite: '',
    dose: '',
    weight: '',
    symptom: '',
    measurement: '',
    template: '',
    idle: '',
    campaign: '',
    brokenOff: '',
    archive,
  };
  return { ...none, ...(await createUser(test)) };
}

/** Prices that an admin may take back. */
async function createDatedPrices(): Promise<void> {
  const as = { token: otherAdmin };
  const price = { ...DATED, price: 7, currency: 'GBP' } as const;
  await test.call(setCountryPricing, { body: price }, as);
  await test.call(setStrengthPricing, { body: { ...price, strength: 5 } }, as);
}

async function createMails() {
  const as = { token: otherAdmin };
  const template = await test.call(createEmailTemplate, { body: TEMPLATE }, as);
  const idle = await test.call(createEmailTemplate, { body: TEMPLATE }, as);
  const body = { name: 'A', subject: 'A', templateId: template.body._id };
  const campaign = await test.call(createEmailCampaign, { body }, as);
  await test.db
    .insertInto('reddit_connection')
    .values({
      id: 1,
      access_token_sealed: null,
      refresh_token_sealed: 'sealed',
      expires_at: null,
      connected_at: null,
      blocked_until: null,
      failures: 0,
      searched_at: null,
      renewing_until: null,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ refresh_token_sealed: 'sealed' }))
    .execute();
  await test.db
    .insertInto('reddit_post')
    .values({
      post_id: 'abc123',
      state: 'new',
      found_at: test.context.now(),
      title: 'A',
      subreddit: 'a',
      permalink: '/a',
      engagement: 0,
      posted_at: test.context.now(),
      relevance: 0,
      relevance_words: '',
    })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet({ state: 'new' }))
    .execute();
  return {
    template: template.body._id,
    idle: idle.body._id,
    campaign: campaign.body._id,
    brokenOff: await createBrokenOff(),
  };
}

/** A campaign with a mail that is unconfirmed. */
async function createBrokenOff(): Promise<string> {
  const id = await insertCampaign(test.db, { status: 'sent' });
  const [reader] = await insertUsers(test.db, 1);
  await test.db
    .insertInto('delivery')
    .values({
      user_id: reader?.id ?? '',
      id: test.context.newId(),
      kind: 'campaign',
      channel: 'email',
      address: '',
      medicine: '',
      campaign_id: id,
      status: 'unconfirmed',
      attempts: 0,
      next_attempt_at: 0,
      created_at: test.context.now(),
    })
    .execute();
  return id;
}

const createCallerOf = async ({ id, access }: RouteDefinition) => {
  const caller = await (id === 'restoreAll' ? createNewcomer() : createCaller(access === 'admin'));
  if (id === 'confirmTotp') await addSecondFactor(caller.email, null);
  if (id === 'endTotp') await addSecondFactor(caller.email, TEST_NOW);
  return caller;
};

/** Gives someone an app for codes, confirmed or not; the id of the account. */
async function addSecondFactor(email: string, confirmed_at: number | null): Promise<string> {
  const user_id = await findUserId(test.db, email);
  const factor = { user_id, secret: SECRET, created_at: TEST_NOW, confirmed_at };
  await test.db.insertInto('second_factor').values(factor).execute();
  return user_id;
}

/** Everything stored and mailed. */
const readEverything = async () => ({
  rows: await readAllRows(test.db),
  hasMailed: existsSync(test.context.config.outbox),
});

/** Calls a route and does something before the last byte of its body; the status of the reply. */
async function callLate({ route, headers }: Write, caller: Caller, before: () => Promise<unknown>) {
  // A cast: `writes` are those routes.
  const right = RIGHT_CALLS[route.id as Writing];
  const { body = {}, id = '', at = '', medicine = '', cookie = '', query = {} } = right(caller);
  const bytes = Buffer.from(JSON.stringify(body));
  const began = new Promise<void>((resolve) => {
    bodyBegins = resolve;
  });
  const call = request({
    port,
    host: '127.0.0.1',
    method: route.method,
    path: `/api${fillPath(route.path, { id, at, medicine, postId: id })}?${new URLSearchParams(query)}`,
    headers: {
      authorization: `Bearer ${caller.token}`,
      'content-type': 'application/json',
      'content-length': bytes.length,
      cookie,
      ...headers,
    },
  });
  call.write(bytes.subarray(0, -1));
  await began;
  await before();
  call.end(bytes.subarray(-1));
  const [reply] = await once(call, 'response');
  reply.resume();
  return reply.statusCode;
}

type End = [name: string, status: number, end: (caller: Caller) => Promise<{ status: number }>];

/** Ways in which the right to write ends, and what anyone who tries is told then. */
const LOGOUT: End = ['a logout', 401, (caller) => test.call(logout, {}, caller)];
const USER_ENDS: End[] = [
  LOGOUT,
  [
    'a new password',
    401,
    (caller) => {
      const body = { currentPassword: PASSWORD, newPassword: 'battery horse staple' };
      return test.call(changePassword, { body }, caller);
    },
  ],
  [
    'the end of the account',
    401,
    (caller) => test.call(deleteAccount, { body: { password: PASSWORD } }, caller),
  ],
];

const ADMIN_ENDS: End[] = [
  LOGOUT,
  [
    'a demotion',
    401,
    ({ email }) =>
      test.call(setUserType, { body: { email, userType: 'user' } }, { token: otherAdmin }),
  ],
  [
    "a demotion by the operator's own SQL",
    403,
    async ({ email }) => {
      const set = test.db.updateTable('user_account').set({ user_type: 'user' });
      await set.where('email', '=', email).execute();
      return { status: 200 };
    },
  ],
];

interface Write {
  readonly route: RouteDefinition;
  readonly headers?: { readonly 'idempotency-key': string };
}

const writes = ALL_ROUTES.filter(({ access, method }) => access !== 'public' && method !== 'GET');
const WRITES: [string, Write][] = writes.flatMap((route) => {
  const name = `${route.method} ${route.path}`;
  const plain: [string, Write] = [name, { route }];
  return route.idempotent
    ? [plain, [`${name} with a key`, { route, headers: { 'idempotency-key': 'late' } }]]
    : [plain];
});

/**
 * A challenge is signed, not stored. An admin cannot be made one, a session that logged in at this instant is
 * confirmed, and there are no others to end.
 */
const CHANGES_NOTHING: readonly string[] = [
  'beginPasskey',
  'beginConfirmation',
  'beginOidcLink',
  'confirmSession',
  'setUserType',
  'revokeOtherSessions',
] satisfies readonly RouteId[];

describe.each(WRITES)('%s', (_name, write) => {
  const { route } = write;
  const ends = route.access === 'admin' ? ADMIN_ENDS : USER_ENDS;

  it('takes a body whose last byte comes late, and writes', async () => {
    const caller = await createCallerOf(route);
    const before = await readEverything();
    expect(await callLate(write, caller, async () => {})).toBe(route.status);
    if (CHANGES_NOTHING.includes(route.id)) return;
    expect(await readEverything()).not.toEqual(before);
  });

  it.each(ends)(
    'writes nothing when the last byte of its body comes after %s',
    async (_end, status, end) => {
      const caller = await createCallerOf(route);
      let before: unknown;
      const late = await callLate(write, caller, async () => {
        expect((await end(caller)).status).toBeLessThan(300);
        before = await readEverything();
      });
      expect(late).toBe(status);
      expect(await readEverything()).toEqual(before);
    },
  );
});
