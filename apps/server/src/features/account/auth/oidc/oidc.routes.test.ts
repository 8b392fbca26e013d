// Shows 52.1, 52.2, 52.3, 52.4, 52.5, 52.6, 52.7, 52.8, 52.9.
import {
  beginOidcLink,
  beginTotp,
  confirmSession,
  confirmTotp,
  createCalendarFeed,
  deleteAccount,
  finishOidc,
  getConfig,
  getOidcLink,
  linkOidc,
  login,
  logOutEverywhere,
  unlinkOidc,
  verifyToken,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../../../testing/factories.ts';
import {
  type ForeignProvider,
  startForeignProvider,
} from '../../../../testing/oidc/foreign-provider.ts';
import { newVisitor, type OidcVisitor, outcomeIn } from '../../../../testing/oidc/oidc-visitor.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { findUserId } from '../../../../testing/user-id.ts';
import { stepAt, totpCode } from '../second-factor/totp.ts';

const REDIRECT_URI = 'http://localhost:3000/api/oidc/callback';
const PASSWORD = 'correct horse battery';
const MINUTE_MS = 60_000;

let provider: ForeignProvider;
let test: TestApp;
/** The provider has the real clock, so the tests begin by it. */
let now: number;
let count = 0;
/** An id at the provider that nobody had before. */
const newPerson = () => `person-${++count}`;

beforeAll(async () => {
  provider = await startForeignProvider({ redirectUri: REDIRECT_URI });
  test = await createTestApp(provider.settings);
});
beforeEach(() => {
  now = Date.now();
  test.setNow(now);
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

type Body = { code?: string; token?: string };

/** The code that a login of `who` ends with. */
async function codeOf(visitor: OidcVisitor, who: string, query = ''): Promise<string> {
  const { kind, value } = outcomeIn(await visitor.come(who, query));
  expect(kind).toMatch(/^oidc(-confirm|-link)?$/);
  return value;
}

async function finish(visitor: OidcVisitor, code: string, more: object = {}, at = test) {
  const { status, body } = await at.call(
    finishOidc,
    { body: { code, ...more } },
    { headers: visitor.headers() },
  );
  return { status, ...(body as Body) };
}

/** Logs in as `who` in a browser of their own. */
async function logIn(who: string, at = test, from = provider) {
  const visitor = newVisitor(at, from);
  const { value: code } = outcomeIn(await visitor.come(who));
  return { visitor, code, ...(await finish(visitor, code, {}, at)) };
}

const emailOf = async (token = '') => (await test.call(verifyToken, {}, { token })).body.user.email;
const linkOf = async (token = '') => (await test.call(getOidcLink, {}, { token })).body;

describe('a login at the provider', () => {
  it('is named by GET /config', async () => {
    const { body } = await test.call(getConfig, {});
    expect(body).toMatchObject({ oidc: { name: 'The House' }, passwordLogin: true });
  });

  it('creates an account the first time, and logs in to the same one from then on', async () => {
    const who = newPerson();
    const first = await logIn(who);
    expect(first.status).toBe(200);
    expect(await emailOf(first.token)).toBe(`${who}@example.com`);
    const second = await logIn(who);
    expect(second.status).toBe(200);
    const ids = await Promise.all(
      [first, second].map(({ token }) => test.call(verifyToken, {}, { token: token ?? '' })),
    );
    expect(ids[0]?.body.user._id).toBe(ids[1]?.body.user._id);
    expect(await linkOf(second.token)).toMatchObject({
      link: { name: `${who}@example.com`, lastUsedAt: new Date(now).toISOString() },
      password: false,
    });
  });

  it('takes country and currency of a new account, and sends no news unasked', async () => {
    const who = newPerson();
    const visitor = newVisitor(test, provider);
    const code = await codeOf(visitor, who);
    const { token } = await finish(visitor, code, { country: 'Germany', currency: 'EUR' });
    const { body } = await test.call(verifyToken, {}, { token: token ?? '' });
    expect(body.user).toMatchObject({ country: 'Germany', currency: 'EUR' });
    const id = await findUserId(test.db, `${who}@example.com`);
    const row = await test.db
      .selectFrom('user_account')
      .select('wants_tips')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.wants_tips).toBe(0);
  });

  it('asks the provider for the address where the token names none', async () => {
    const before = provider.asked.length;
    await logIn(newPerson());
    expect(provider.asked.slice(before)).toContain('/me');
  });

  it.each(['client_secret_basic', 'client_secret_post'] as const)(
    'says who we are by %s, as the provider wants it, and reads an address in the token',
    async (authentication) => {
      const other = await startForeignProvider({
        redirectUri: REDIRECT_URI,
        authentication,
        addressInToken: true,
      });
      const app = await createTestApp(other.settings);
      app.setNow(now);
      other.people.set('anna', { email: 'anna@example.com', email_verified: true });
      try {
        expect((await logIn('anna', app, other)).status).toBe(200);
        expect(other.asked).not.toContain('/me');
      } finally {
        await app.close();
        await other.close();
      }
    },
  );

  it('keeps to the account when its address there changes', async () => {
    const who = newPerson();
    const { token: first } = await logIn(who);
    provider.people.set(who, { email: `${who}-new@example.com`, email_verified: true });
    const { status, token } = await logIn(who);
    expect(status).toBe(200);
    expect(await emailOf(token)).toBe(await emailOf(first));
    expect((await linkOf(token)).link?.name).toBe(`${who}-new@example.com`);
  });

  it('opens an own account also when its new address is that of somebody else here', async () => {
    const who = newPerson();
    const { token: first } = await logIn(who);
    const other = await createUser(test);
    provider.people.set(who, { email: other.email, email_verified: true });
    expect(await emailOf((await logIn(who)).token)).toBe(await emailOf(first));
  });

  it('creates nothing without an address, and with what is none', async () => {
    for (const email of [undefined, 'not an address', 'a\u0000b@example.com', 'a'.repeat(9000)]) {
      const who = newPerson();
      provider.people.set(who, email === undefined ? {} : { email });
      expect(await logIn(who)).toMatchObject({ status: 409, code: 'oidc_no_address' });
    }
  });

  it('asks for the own second factor, for which there are five minutes', async () => {
    const who = newPerson();
    const { token = '' } = await logIn(who);
    const { body } = await test.call(beginTotp, { body: {} }, { token });
    const code = totpCode(body.secret, stepAt(now));
    expect((await test.call(confirmTotp, { body: { code } }, { token })).status).toBe(200);
    const visitor = newVisitor(test, provider);
    const login = await codeOf(visitor, who);
    expect((await finish(visitor, login)).code).toBe('second_factor_required');
    test.setNow(now + 4 * MINUTE_MS);
    expect((await finish(visitor, login)).code).toBe('oidc_code_dead');
    expect((await finish(visitor, login, { secondFactor: '000000' })).code).toBe('wrong_code');
    const secondFactor = totpCode(body.secret, stepAt(now + 4 * MINUTE_MS));
    expect((await finish(visitor, login, { secondFactor })).status).toBe(200);
    const again = totpCode(body.secret, stepAt(now + 5 * MINUTE_MS));
    expect((await finish(visitor, login, { secondFactor: again })).code).toBe('oidc_code_dead');
  });
});

describe('an address that is taken', () => {
  it('opens nothing where the operator does not trust it', async () => {
    const user = await createUser(test);
    const who = newPerson();
    provider.people.set(who, { email: user.email.toUpperCase(), email_verified: true });
    expect(await logIn(who)).toMatchObject({ status: 409, code: 'oidc_address_taken' });
    expect((await linkOf(user.token)).link).toBeNull();
  });

  describe('where the operator trusts it', () => {
    let trusting: TestApp;
    beforeAll(async () => {
      trusting = await createTestApp({ ...provider.settings, OIDC_TRUST_EMAIL: 'on' });
    });
    beforeEach(() => trusting.setNow(now));
    afterAll(() => trusting.close());

    it('is linked, and its owner is told by mail', async () => {
      const user = await createUser(trusting);
      const who = newPerson();
      provider.people.set(who, { email: user.email });
      const { status, token = '' } = await logIn(who, trusting);
      expect(status).toBe(200);
      const { body } = await trusting.call(getOidcLink, {}, { token });
      expect(body).toMatchObject({ link: { name: user.email }, password: true });
      const mails = await trusting.db
        .selectFrom('delivery')
        .select('detail')
        .where('kind', '=', 'door_opened')
        .execute();
      expect(mails.map(({ detail }) => JSON.parse(detail ?? '{}'))).toContainEqual({
        door: 'oidc',
        device: null,
        about: `The House: ${user.email}`,
      });
    });

    it.each([false, 'false'])('is never linked where it is not verified (%s)', async (flag) => {
      const user = await createUser(trusting);
      const who = newPerson();
      provider.people.set(who, { email: user.email, email_verified: flag });
      expect((await logIn(who, trusting)).code).toBe('oidc_address_taken');
    });

    it('is never linked where the token denies it, whatever one is told then', async () => {
      const other = await startForeignProvider({ redirectUri: REDIRECT_URI, addressInToken: true });
      const app = await createTestApp({ ...other.settings, OIDC_TRUST_EMAIL: 'on' });
      app.setNow(now);
      const { email } = await createUser(app);
      other.people.set('anna', { email, inToken: { email_verified: false } });
      expect((await logIn('anna', app, other)).code).toBe('oidc_address_taken');
      await app.close();
      await other.close();
    });

    it('is not linked a second time, to another person who has the address now', async () => {
      const user = await createUser(trusting);
      const [first, second] = [newPerson(), newPerson()];
      for (const who of [first, second]) provider.people.set(who, { email: user.email });
      expect((await logIn(first, trusting)).status).toBe(200);
      expect((await logIn(second, trusting)).code).toBe('oidc_address_taken');
    });
  });
});

it('creates no account where OIDC_REGISTER is off, or nobody may register and it says nothing', async () => {
  for (const settings of [{ OIDC_REGISTER: 'off' }, { REGISTRATION: 'invite' }]) {
    const app = await createTestApp({ ...provider.settings, ...settings });
    app.setNow(now);
    expect((await logIn(newPerson(), app)).code).toBe('registration_closed');
    await app.close();
  }
});

describe('what does not fit', () => {
  const errorIn = (address: string) => {
    const { kind, value } = outcomeIn(address);
    expect(kind).toBe('oidc-error');
    return value;
  };

  it('leads back with what went wrong', async () => {
    const visitor = newVisitor(test, provider);
    expect(errorIn(await visitor.come(null))).toBe('denied');
    const away = await visitor.visit('/api/oidc/start?to=/plan');
    const back = await visitor.logInThere(away, newPerson());
    // A state that was changed on the way, of which the last letter may not count.
    const at = back.indexOf('state=') + 10;
    const forged = back.slice(0, at) + (back[at] === 'A' ? 'B' : 'A') + back.slice(at + 1);
    expect(errorIn(await visitor.visit(forged))).toBe('forged');
    expect(errorIn(await visitor.visit('/api/oidc/callback?code=abc'))).toBe('forged');
    test.setNow(now + 11 * MINUTE_MS);
    expect(await visitor.visit(back)).toBe('/login?next=%2Fplan#oidc-error=expired');
    test.setNow(now);
    expect(outcomeIn(await visitor.visit(back)).kind).toBe('oidc');
    // The same answer again.
    expect(errorIn(await visitor.visit(back))).toBe('expired');
  });

  it('takes an answer in the browser that began, and a code of it there alone', async () => {
    const [mine, theirs] = [newVisitor(test, provider), newVisitor(test, provider)];
    await mine.visit('/api/oidc/start');
    const back = await theirs.logInThere(await theirs.visit('/api/oidc/start'), newPerson());
    expect(errorIn(await mine.visit(back))).toBe('forged');
    expect(errorIn(await newVisitor(test, provider).visit(back))).toBe('forged');
    const { value: code } = outcomeIn(await theirs.visit(back));
    expect((await finish(mine, code)).code).toBe('oidc_code_dead');
    expect((await finish(theirs, code)).status).toBe(200);
  });

  it('takes a code of the provider for its own login only', async () => {
    const visitor = newVisitor(test, provider);
    const other = await visitor.visit('/api/oidc/start');
    const back = new URL(
      await visitor.logInThere(await visitor.visit('/api/oidc/start'), newPerson()),
      'http://x',
    );
    back.searchParams.set('state', new URL(other).searchParams.get('state') ?? '');
    expect(errorIn(await visitor.visit(back.pathname + back.search))).toBe('expired');
  });

  it('takes a code of ours once, within a minute, and for its use only', async () => {
    const visitor = newVisitor(test, provider);
    const who = newPerson();
    const late = await codeOf(visitor, who);
    test.setNow(now + MINUTE_MS + 1);
    expect((await finish(visitor, late)).code).toBe('oidc_code_dead');
    test.setNow(now);
    const code = await codeOf(visitor, who);
    expect((await finish(visitor, `${code}A`)).code).toBe('oidc_code_dead');
    const fresh = await codeOf(visitor, who, '?confirm=1');
    expect((await finish(visitor, fresh)).code).toBe('oidc_code_dead');
    // At once: one of them.
    const both = await Promise.all([finish(visitor, code), finish(visitor, code)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await finish(visitor, code)).code).toBe('oidc_code_dead');
  });

  it.each([
    ['/plan?day=2026-11-25', '/login?next=%2Fplan%3Fday%3D2026-11-25#oidc='],
    ['https://evil.example', '/login#oidc='],
    ['//evil.example', '/login#oidc='],
    ['/\\evil.example', '/login#oidc='],
    ['/.//evil.example', '/login#oidc='],
    ['javascript:alert(1)', '/login#oidc='],
    [`/${'ä'.repeat(290)}`, '/login#oidc='],
  ])('goes on to paths of ours alone: %s', async (to, begins) => {
    const visitor = newVisitor(test, provider);
    const back = await visitor.come(newPerson(), `?${new URLSearchParams({ to })}`);
    expect(back.slice(0, begins.length)).toBe(begins);
  });

  it('keeps its cookie from scripts and from other sites', async () => {
    const { headers } = await test.app.inject({ url: '/api/oidc/start' });
    expect(headers['set-cookie']).toMatch(
      /^dosewise-oidc=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    const secure = await createTestApp({
      ...provider.settings,
      PUBLIC_URL: 'https://pens.example',
    });
    const reply = await secure.app.inject({ url: '/api/oidc/start' });
    expect(reply.headers['set-cookie']).toMatch(/^__Host-dosewise-oidc=.*; Secure$/);
    await secure.close();
  });

  it('is not there without a provider', async () => {
    const app = await createTestApp();
    for (const path of ['start', 'callback']) {
      expect((await app.app.inject({ url: `/api/oidc/${path}` })).statusCode).toBe(404);
    }
    expect((await app.call(getConfig, {})).body).toMatchObject({ oidc: null });
    const { status } = await app.call(finishOidc, { body: { code: 'abc' } });
    expect(status).toBe(409);
    await app.close();
  });
});

describe('clocks', () => {
  it('may be a minute off either way, and not ten', async () => {
    const other = await startForeignProvider({ redirectUri: REDIRECT_URI, tokenLivesS: 1 });
    const app = await createTestApp(other.settings);
    const outcomeAt = async (offMs: number) => {
      app.setNow(Date.now() + offMs);
      return outcomeIn(await newVisitor(app, other).come('anna'));
    };
    expect((await outcomeAt(MINUTE_MS)).kind).toBe('oidc');
    expect((await outcomeAt(-MINUTE_MS)).kind).toBe('oidc');
    expect(await outcomeAt(10 * MINUTE_MS)).toEqual({ kind: 'oidc-error', value: 'clock' });
    await app.close();
    await other.close();
  });
});

describe('while the provider is away', () => {
  it('says so, serves the rest, and tries again', async () => {
    const other = await startForeignProvider({ redirectUri: REDIRECT_URI });
    await other.stop();
    const app = await createTestApp(other.settings);
    app.setNow(now);
    const visitor = newVisitor(app, other);
    expect(await visitor.come('anna', '?to=/plan')).toBe(
      '/login?next=%2Fplan#oidc-error=unreachable',
    );
    expect((await createUser(app)).token).toBeTruthy();
    await other.startAgain();
    const back = await visitor.logInThere(await visitor.visit('/api/oidc/start'), 'anna');
    await other.stop();
    expect(outcomeIn(await visitor.visit(back)).value).toBe('unreachable');
    await app.close();
  });

  it('and where another one answers, says that it cannot be checked', async () => {
    const app = await createTestApp({ ...provider.settings, OIDC_ISSUER: `${provider.issuer}/a` });
    expect(outcomeIn(await newVisitor(app, provider).come('anna')).value).toMatch(
      /unreachable|failed/,
    );
    await app.close();
  });

  it('tells a wrong secret from it', async () => {
    const app = await createTestApp({ ...provider.settings, OIDC_CLIENT_SECRET: 'another' });
    app.setNow(now);
    expect(outcomeIn(await newVisitor(app, provider).come('anna')).value).toBe('refused');
    await app.close();
  });
});

describe('POST /user/oidc', () => {
  const link = async (visitor: OidcVisitor, token: string, who: string) => {
    const { body } = await test.call(beginOidcLink, {}, { token });
    const back = await visitor.come(who, new URL(body.url, 'http://x').search);
    expect(back).toMatch(/^\/login\?next=%2Fsecurity#oidc-link=/);
    const { value: code } = outcomeIn(back);
    return { code, reply: await linkAs(visitor, token, code) };
  };
  const linkAs = (visitor: OidcVisitor, token: string, code: string) =>
    test.call(linkOidc, { body: { code } }, { token, headers: visitor.headers() });

  it('links a login to the account that began, in place of the one before', async () => {
    const user = await createUser(test);
    const visitor = newVisitor(test, provider);
    const [first, second] = [newPerson(), newPerson()];
    const { reply, code } = await link(visitor, user.token, first);
    expect(reply).toMatchObject({ status: 201, body: { name: `${first}@example.com` } });
    expect((await linkAs(visitor, user.token, code)).status).toBe(400);
    expect(await emailOf((await logIn(first)).token)).toBe(user.email);
    await link(visitor, user.token, second);
    expect(await emailOf((await logIn(second)).token)).toBe(user.email);
    // The first one is somebody of their own again.
    expect(await emailOf((await logIn(first)).token)).toBe(`${first}@example.com`);
  });

  it('takes nobody else’s login, and no login that somebody else began', async () => {
    const [mine, theirs] = [await createUser(test), await createUser(test)];
    const visitor = newVisitor(test, provider);
    const taken = newPerson();
    await logIn(taken);
    const { reply } = await link(visitor, mine.token, taken);
    expect(reply).toMatchObject({ status: 409, body: { code: 'oidc_other_account' } });
    const { body } = await test.call(beginOidcLink, {}, { token: theirs.token });
    const back = await visitor.come(newPerson(), new URL(body.url, 'http://x').search);
    const { value: code } = outcomeIn(back);
    expect((await linkAs(visitor, mine.token, code)).status).toBe(400);
    expect((await finish(visitor, code)).code).toBe('oidc_code_dead');
    expect((await linkAs(newVisitor(test, provider), theirs.token, code)).status).toBe(400);
    expect((await linkAs(visitor, theirs.token, code)).status).toBe(201);
  });

  it('begins within a minute of asking', async () => {
    const user = await createUser(test);
    const { body } = await test.call(beginOidcLink, {}, { token: user.token });
    test.setNow(now + MINUTE_MS + 1);
    expect(await newVisitor(test, provider).visit(body.url)).toBe(
      '/login?next=%2Fsecurity#oidc-error=expired',
    );
  });

  it('is undone where something else logs in, and not where nothing does', async () => {
    const user = await createUser(test);
    const visitor = newVisitor(test, provider);
    const who = newPerson();
    await link(visitor, user.token, who);
    expect((await test.call(unlinkOidc, {}, { token: user.token })).status).toBe(204);
    expect((await test.call(unlinkOidc, {}, { token: user.token })).status).toBe(204);
    const { token = '' } = await logIn(who);
    expect(await emailOf(token)).toBe(`${who}@example.com`);
    expect(await test.call(unlinkOidc, {}, { token })).toMatchObject({
      status: 409,
      body: { code: 'last_way_in' },
    });
    expect((await logIn(who)).status).toBe(200);
  });

  it('ends with the passkeys where a password remains, and stays where not', async () => {
    const user = await createUser(test);
    const who = newPerson();
    await link(newVisitor(test, provider), user.token, who);
    const body = { passkeys: true };
    expect((await test.call(logOutEverywhere, { body }, user)).status).toBe(204);
    expect((await linkOf(user.token)).link).toBeNull();
    const { token = '' } = await logIn(newPerson());
    expect((await test.call(logOutEverywhere, { body }, { token })).status).toBe(204);
    expect((await linkOf(token)).link).not.toBeNull();
  });
});

describe('an account without a password', () => {
  it('is confirmed by a fresh login, and by that of its own person alone', async () => {
    const who = newPerson();
    const { token = '', visitor } = await logIn(who);
    // Not by the clock, since the provider has its own.
    await test.db
      .updateTable('session')
      .set({ confirmed_at: now - 11 * MINUTE_MS })
      .execute();
    const open = async () => (await test.call(createCalendarFeed, {}, { token })).status;
    expect(await open()).toBe(403);
    const confirm = (oidc: string) =>
      test.call(confirmSession, { body: { oidc } }, { token, headers: visitor.headers() });
    expect((await confirm(await codeOf(visitor, who))).body).toMatchObject({
      code: 'oidc_code_dead',
    });
    const other = await codeOf(visitor, newPerson(), '?confirm=1');
    expect((await confirm(other)).body).toMatchObject({ code: 'oidc_wrong_account' });
    expect(await open()).toBe(403);
    // The provider remembers them, and asks all the same.
    await codeOf(visitor, who);
    const before = provider.asked.length;
    const away = await visitor.visit('/api/oidc/start?confirm=1');
    const { value: code } = outcomeIn(await visitor.visit(await visitor.logInThere(away, who)));
    expect(provider.asked.slice(before).join()).toContain('/interaction/');
    expect((await confirm(code)).status).toBe(204);
    expect((await confirm(code)).status).toBe(400);
    expect(await open()).toBe(201);
  });

  it('is deleted after a confirmation, with what was linked', async () => {
    const who = newPerson();
    const { token = '' } = await logIn(who);
    test.setNow(now + 11 * MINUTE_MS);
    const refused = await test.call(deleteAccount, { body: {} }, { token });
    expect(refused).toMatchObject({ status: 403, body: { code: 'confirmation_needed' } });
    test.setNow(now);
    expect((await test.call(deleteAccount, { body: {} }, { token })).status).toBe(204);
    const left = await test.db
      .selectFrom('oidc_subject')
      .selectAll()
      .where('subject', '=', who)
      .execute();
    expect(left).toEqual([]);
    expect((await logIn(who)).status).toBe(200);
  });

  it('has no password that anybody could type', async () => {
    const who = newPerson();
    await logIn(who);
    const body = { email: `${who}@example.com`, password: PASSWORD };
    expect((await test.call(login, { body })).status).toBe(401);
  });
});
