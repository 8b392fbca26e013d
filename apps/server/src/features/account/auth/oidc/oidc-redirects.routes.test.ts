// Shows 52.4.
import { finishOidc, getConfig } from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../../../testing/factories.ts';
import { newPerson, type OidcTest, startOidcTest } from '../../../../testing/oidc/oidc-test.ts';
import { newVisitor, outcomeIn } from '../../../../testing/oidc/oidc-visitor.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

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

describe('what does not fit', () => {
  const errorIn = (address: string) => {
    const { kind, value } = outcomeIn(address);
    expect(kind).toBe('oidc-error');
    return value;
  };

  it('leads back with what went wrong', async () => {
    const visitor = oidc.newVisitor();
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
    const [mine, theirs] = [oidc.newVisitor(), oidc.newVisitor()];
    await mine.visit('/api/oidc/start');
    const back = await theirs.logInThere(await theirs.visit('/api/oidc/start'), newPerson());
    expect(errorIn(await mine.visit(back))).toBe('forged');
    expect(errorIn(await oidc.newVisitor().visit(back))).toBe('forged');
    const { value: code } = outcomeIn(await theirs.visit(back));
    expect((await oidc.finish(mine, code)).code).toBe('oidc_code_dead');
    expect((await oidc.finish(theirs, code)).status).toBe(200);
  });

  it('takes a code of the provider for its own login only', async () => {
    const visitor = oidc.newVisitor();
    const other = await visitor.visit('/api/oidc/start');
    const back = new URL(
      await visitor.logInThere(await visitor.visit('/api/oidc/start'), newPerson()),
      'http://x',
    );
    back.searchParams.set('state', new URL(other).searchParams.get('state') ?? '');
    expect(errorIn(await visitor.visit(back.pathname + back.search))).toBe('expired');
  });

  it('takes a code of ours once, within a minute, and for its use only', async () => {
    const visitor = oidc.newVisitor();
    const who = newPerson();
    const late = await oidc.codeFor(visitor, who);
    test.setNow(now + MINUTE_MS + 1);
    expect((await oidc.finish(visitor, late)).code).toBe('oidc_code_dead');
    test.setNow(now);
    const code = await oidc.codeFor(visitor, who);
    expect((await oidc.finish(visitor, `${code}A`)).code).toBe('oidc_code_dead');
    const fresh = await oidc.codeFor(visitor, who, '?confirm=1');
    expect((await oidc.finish(visitor, fresh)).code).toBe('oidc_code_dead');
    // At once: one of them.
    const both = await Promise.all([oidc.finish(visitor, code), oidc.finish(visitor, code)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await oidc.finish(visitor, code)).code).toBe('oidc_code_dead');
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
    const visitor = oidc.newVisitor();
    const back = await visitor.come(newPerson(), `?${new URLSearchParams({ to })}`);
    expect(back.slice(0, begins.length)).toBe(begins);
  });

  it('keeps its cookie from scripts and from other sites', async () => {
    const { headers } = await test.app.inject({ url: '/api/oidc/start' });
    expect(headers['set-cookie']).toMatch(
      /^dosewise-oidc=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    const secure = await startOidcTest({ PUBLIC_URL: 'https://pens.example' });
    const reply = await secure.test.app.inject({ url: '/api/oidc/start' });
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
    const other = await startOidcTest({}, { tokenLivesS: 1 });
    const outcomeAt = async (offMs: number) => {
      other.test.setNow(Date.now() + offMs);
      return outcomeIn(await other.newVisitor().come('anna'));
    };
    expect((await outcomeAt(MINUTE_MS)).kind).toBe('oidc');
    expect((await outcomeAt(-MINUTE_MS)).kind).toBe('oidc');
    expect(await outcomeAt(10 * MINUTE_MS)).toEqual({ kind: 'oidc-error', value: 'clock' });
    await other.close();
  });
});

describe('while the provider is away', () => {
  it('says so, serves the rest, and tries again', async () => {
    const other = await startOidcTest();
    await other.provider.stop();
    const visitor = other.newVisitor();
    expect(await visitor.come('anna', '?to=/plan')).toBe(
      '/login?next=%2Fplan#oidc-error=unreachable',
    );
    expect((await createUser(other.test)).token).toBeTruthy();
    await other.provider.startAgain();
    const back = await visitor.logInThere(await visitor.visit('/api/oidc/start'), 'anna');
    await other.provider.stop();
    expect(outcomeIn(await visitor.visit(back)).value).toBe('unreachable');
    await other.test.close();
  });

  it('and where another one answers, says that it cannot be checked', async () => {
    const { provider } = oidc;
    const app = await createTestApp({
      ...provider.settings,
      OIDC_ISSUER: `${oidc.provider.issuer}/a`,
    });
    const address = await newVisitor(app, provider).come('anna');
    expect(outcomeIn(address).value).toMatch(/unreachable|failed/);
    await app.close();
  });

  it('tells a wrong secret from it', async () => {
    const other = await startOidcTest({ OIDC_CLIENT_SECRET: 'another' });
    expect(outcomeIn(await other.newVisitor().come('anna')).value).toBe('refused');
    await other.close();
  });
});
