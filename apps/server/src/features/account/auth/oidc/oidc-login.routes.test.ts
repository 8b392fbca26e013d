// Shows 52.4.
import {
  beginTotp,
  confirmTotp,
  finishOidc,
  getConfig,
  getOidcLink,
  getProfile,
  verifyToken,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../../../testing/factories.ts';
import { newPerson, type OidcTest, startOidcTest } from '../../../../testing/oidc/oidc-test.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { findUserId } from '../../../../testing/user-id.ts';
import { stepAt, totpCode } from '../second-factor/totp.ts';

const MINUTE_MS = 60_000;

let oidc: OidcTest;
let test: TestApp;
/** The provider has the real clock, so the tests begin by it. */
let now: number;

beforeAll(async () => {
  oidc = await startOidcTest();
  test = oidc.test;
});
beforeEach(() => {
  now = Date.now();
  test.setNow(now);
});
afterAll(() => oidc.close());

const emailOf = async (token = '') => (await test.call(verifyToken, {}, { token })).body.user.email;
const linkOf = async (token = '') => (await test.call(getOidcLink, {}, { token })).body;

describe('a login at the provider', () => {
  it('is named by GET /config', async () => {
    const { body } = await test.call(getConfig, {});
    expect(body).toMatchObject({ oidc: { name: 'The House' }, passwordLogin: true });
  });

  it('creates an account the first time, and logs in to the same one from then on', async () => {
    const who = newPerson();
    const first = await oidc.logIn(who);
    expect(first.status).toBe(200);
    expect(await emailOf(first.token)).toBe(`${who}@example.com`);
    const second = await oidc.logIn(who);
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
    const visitor = oidc.newVisitor();
    const code = await oidc.codeFor(visitor, who);
    const { token } = await oidc.finish(visitor, code, { country: 'Germany', currency: 'EUR' });
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

  it('takes the language that the page is read in, so that mails are in it too', async () => {
    const visitor = oidc.newVisitor();
    const body = { code: await oidc.codeFor(visitor, newPerson()) };
    const headers = { ...visitor.headers(), 'accept-language': 'de' };
    const { body: made } = await test.call(finishOidc, { body }, { headers });
    const { body: profile } = await test.call(getProfile, {}, { token: made.token });
    expect(profile.language).toBe('de');
  });

  it('asks the provider for the address where the token names none', async () => {
    const before = oidc.provider.asked.length;
    await oidc.logIn(newPerson());
    expect(oidc.provider.asked.slice(before)).toContain('/me');
  });

  it.each(['client_secret_basic', 'client_secret_post'] as const)(
    'says who we are by %s, as the provider wants it, and reads an address in the token',
    async (authentication) => {
      const other = await startOidcTest({}, { authentication, addressInToken: true });
      other.provider.people.set('anna', { email: 'anna@example.com', email_verified: true });
      expect((await other.logIn('anna')).status).toBe(200);
      expect(other.provider.asked).not.toContain('/me');
      await other.close();
    },
  );

  it('keeps to the account when its address there changes', async () => {
    const who = newPerson();
    const { token: first } = await oidc.logIn(who);
    oidc.provider.people.set(who, { email: `${who}-new@example.com`, email_verified: true });
    const { status, token } = await oidc.logIn(who);
    expect(status).toBe(200);
    expect(await emailOf(token)).toBe(await emailOf(first));
    expect((await linkOf(token)).link?.name).toBe(`${who}-new@example.com`);
  });

  it('opens an own account also when its new address is that of someone else here', async () => {
    const who = newPerson();
    const { token: first } = await oidc.logIn(who);
    const other = await createUser(test);
    oidc.provider.people.set(who, { email: other.email, email_verified: true });
    expect(await emailOf((await oidc.logIn(who)).token)).toBe(await emailOf(first));
  });

  it('creates nothing without an address, and with what is none', async () => {
    for (const email of [undefined, 'not an address', 'a\u0000b@example.com', 'a'.repeat(9000)]) {
      const who = newPerson();
      oidc.provider.people.set(who, email === undefined ? {} : { email });
      expect(await oidc.logIn(who)).toMatchObject({ status: 409, code: 'oidc_no_address' });
    }
  });

  it('asks for the own second factor, for which there are five minutes', async () => {
    const who = newPerson();
    const { token = '' } = await oidc.logIn(who);
    const { body } = await test.call(beginTotp, { body: {} }, { token });
    const code = totpCode(body.secret, stepAt(now));
    expect((await test.call(confirmTotp, { body: { code } }, { token })).status).toBe(200);
    const visitor = oidc.newVisitor();
    const login = await oidc.codeFor(visitor, who);
    expect((await oidc.finish(visitor, login)).code).toBe('second_factor_required');
    test.setNow(now + 4 * MINUTE_MS);
    expect((await oidc.finish(visitor, login)).code).toBe('oidc_code_dead');
    expect((await oidc.finish(visitor, login, { secondFactor: '000000' })).code).toBe('wrong_code');
    const secondFactor = totpCode(body.secret, stepAt(now + 4 * MINUTE_MS));
    expect((await oidc.finish(visitor, login, { secondFactor })).status).toBe(200);
    const again = totpCode(body.secret, stepAt(now + 5 * MINUTE_MS));
    expect((await oidc.finish(visitor, login, { secondFactor: again })).code).toBe(
      'oidc_code_dead',
    );
  });
});

describe('an address that is taken', () => {
  it('opens nothing where the operator does not trust it', async () => {
    const user = await createUser(test);
    const who = newPerson();
    oidc.provider.people.set(who, { email: user.email.toUpperCase(), email_verified: true });
    expect(await oidc.logIn(who)).toMatchObject({ status: 409, code: 'oidc_address_taken' });
    expect((await linkOf(user.token)).link).toBeNull();
  });

  describe('where the operator trusts it', () => {
    let trusting: OidcTest;
    beforeAll(async () => {
      trusting = await startOidcTest({ OIDC_TRUST_EMAIL: 'on' });
    });
    beforeEach(() => trusting.test.setNow(now));
    afterAll(() => trusting.close());

    it('is linked, and its owner is told by mail', async () => {
      const user = await createUser(trusting.test);
      const who = newPerson();
      trusting.provider.people.set(who, { email: user.email, email_verified: true });
      const { status, token = '' } = await trusting.logIn(who);
      expect(status).toBe(200);
      const { body } = await trusting.test.call(getOidcLink, {}, { token });
      expect(body).toMatchObject({ link: { name: user.email }, password: true });
      const mails = await trusting.test.db
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

    it.each([true, 'true'])('is linked where the provider says %j', async (flag) => {
      const user = await createUser(trusting.test);
      const who = newPerson();
      trusting.provider.people.set(who, { email: user.email, email_verified: flag });
      expect((await trusting.logIn(who)).status).toBe(200);
    });

    it.each([undefined, null, false, 'false', 'True', 'TRUE', 'yes', '', ' true', 1, '1', 0, {}])(
      'is never linked where the provider says %j of it',
      async (flag) => {
        const user = await createUser(trusting.test);
        const who = newPerson();
        trusting.provider.people.set(who, { email: user.email, email_verified: flag });
        expect((await trusting.logIn(who)).code).toBe('oidc_address_taken');
      },
    );

    describe('by token and UserInfo', () => {
      let both: OidcTest;
      beforeAll(async () => {
        both = await startOidcTest({ OIDC_TRUST_EMAIL: 'on' }, { addressInToken: true });
      });
      beforeEach(() => both.test.setNow(now));
      afterAll(() => both.close());

      type Said = { readonly email?: string; readonly email_verified?: unknown };
      const OWN = 'own';
      it.each<[Said, Said, boolean]>([
        // The address and the flag in the token, those of UserInfo, and whether it is linked.
        [{ email: OWN, email_verified: true }, {}, true],
        [{ email: OWN }, { email: OWN, email_verified: true }, true],
        [{}, { email: OWN, email_verified: 'true' }, true],
        [{ email_verified: true }, { email: OWN, email_verified: true }, true],
        [{ email: OWN }, { email: OWN }, false],
        [{ email_verified: true }, { email: OWN }, false],
        [{ email: OWN }, { email_verified: true }, false],
        [{ email_verified: false }, { email: OWN, email_verified: true }, false],
        [{ email_verified: true }, { email: OWN, email_verified: false }, false],
        [{ email_verified: 'no' }, { email: OWN, email_verified: true }, false],
      ])('token %j and UserInfo %j: linked is %s', async (inToken, told, isLinked) => {
        const { email } = await createUser(both.test);
        const who = newPerson();
        const own = (said: Said) => (said.email === OWN ? { ...said, email } : said);
        both.provider.people.set(who, { ...own(told), inToken: own(inToken) });
        const { status } = await both.logIn(who);
        expect(status).toBe(isLinked ? 200 : told.email || inToken.email ? 409 : 422);
      });
    });

    it('is not linked a second time, to another person who has the address now', async () => {
      const user = await createUser(trusting.test);
      const [first, second] = [newPerson(), newPerson()];
      const person = { email: user.email, email_verified: true };
      for (const who of [first, second]) trusting.provider.people.set(who, person);
      expect((await trusting.logIn(first)).status).toBe(200);
      expect((await trusting.logIn(second)).code).toBe('oidc_address_taken');
    });
  });
});

it('creates no account where OIDC_REGISTER is off, or no one may register and it says nothing', async () => {
  for (const settings of [{ OIDC_REGISTER: 'off' }, { REGISTRATION: 'invite' }]) {
    const closed = await startOidcTest(settings);
    expect((await closed.logIn(newPerson())).code).toBe('registration_closed');
    await closed.close();
  }
});
