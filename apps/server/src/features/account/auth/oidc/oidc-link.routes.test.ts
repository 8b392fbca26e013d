// Shows 52.4.
import {
  beginOidcLink,
  getOidcLink,
  linkOidc,
  logOutEverywhere,
  unlinkOidc,
  verifyToken,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../../../testing/factories.ts';
import { newPerson, type OidcTest, startOidcTest } from '../../../../testing/oidc/oidc-test.ts';
import { type OidcVisitor, outcomeIn } from '../../../../testing/oidc/oidc-visitor.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

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
    const visitor = oidc.newVisitor();
    const [first, second] = [newPerson(), newPerson()];
    const { reply, code } = await link(visitor, user.token, first);
    expect(reply).toMatchObject({ status: 201, body: { name: `${first}@example.com` } });
    expect((await linkAs(visitor, user.token, code)).status).toBe(400);
    expect(await emailOf((await oidc.logIn(first)).token)).toBe(user.email);
    await link(visitor, user.token, second);
    expect(await emailOf((await oidc.logIn(second)).token)).toBe(user.email);
    // The first one is someone of their own again.
    expect(await emailOf((await oidc.logIn(first)).token)).toBe(`${first}@example.com`);
  });

  it('takes no one else’s login, and no login that someone else began', async () => {
    const [mine, theirs] = [await createUser(test), await createUser(test)];
    const visitor = oidc.newVisitor();
    const taken = newPerson();
    await oidc.logIn(taken);
    const { reply } = await link(visitor, mine.token, taken);
    expect(reply).toMatchObject({ status: 409, body: { code: 'oidc_other_account' } });
    const { body } = await test.call(beginOidcLink, {}, { token: theirs.token });
    const back = await visitor.come(newPerson(), new URL(body.url, 'http://x').search);
    const { value: code } = outcomeIn(back);
    expect((await linkAs(visitor, mine.token, code)).status).toBe(400);
    expect((await oidc.finish(visitor, code)).code).toBe('oidc_code_dead');
    expect((await linkAs(oidc.newVisitor(), theirs.token, code)).status).toBe(400);
    expect((await linkAs(visitor, theirs.token, code)).status).toBe(201);
  });

  it('begins within a minute of asking', async () => {
    const user = await createUser(test);
    const { body } = await test.call(beginOidcLink, {}, { token: user.token });
    test.setNow(now + MINUTE_MS + 1);
    expect(await oidc.newVisitor().visit(body.url)).toBe(
      '/login?next=%2Fsecurity#oidc-error=expired',
    );
  });

  it('is undone where something else logs in, and not where nothing does', async () => {
    const user = await createUser(test);
    const visitor = oidc.newVisitor();
    const who = newPerson();
    await link(visitor, user.token, who);
    expect((await test.call(unlinkOidc, {}, { token: user.token })).status).toBe(204);
    expect((await test.call(unlinkOidc, {}, { token: user.token })).status).toBe(204);
    const { token = '' } = await oidc.logIn(who);
    expect(await emailOf(token)).toBe(`${who}@example.com`);
    expect(await test.call(unlinkOidc, {}, { token })).toMatchObject({
      status: 409,
      body: { code: 'last_way_in' },
    });
    expect((await oidc.logIn(who)).status).toBe(200);
  });

  it('ends with the passkeys where a password remains, and stays where not', async () => {
    const user = await createUser(test);
    const who = newPerson();
    await link(oidc.newVisitor(), user.token, who);
    const body = { passkeys: true };
    expect((await test.call(logOutEverywhere, { body }, user)).status).toBe(204);
    expect((await linkOf(user.token)).link).toBeNull();
    const { token = '' } = await oidc.logIn(newPerson());
    expect((await test.call(logOutEverywhere, { body }, { token })).status).toBe(204);
    expect((await linkOf(token)).link).not.toBeNull();
  });
});
