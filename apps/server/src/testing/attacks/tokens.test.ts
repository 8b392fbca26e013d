import {
  addPen,
  addWeight,
  listPens,
  login,
  logout,
  resetPassword,
  revokeOtherSessions,
  verifyToken,
} from '@dosewise/contract';
import { ALL_ROUTES } from '@dosewise/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createUser } from '../factories.ts';
import { createTestApp, fillPath, type TestApp } from '../test-app.ts';

let test: TestApp;
let email: string;
let token: string;
beforeAll(async () => {
  test = await createTestApp();
  ({ email, token } = await createUser(test));
});
afterAll(() => test.close());

const PEN = { name: 'Mine', strength: 5, startDate: '2026-11-01' };
const VERIFY = '/api/verify-token';
const statusWith = async (headers: Record<string, string>, url = VERIFY) =>
  (await test.app.inject({ url, headers })).statusCode;
/** Another letter or digit in the place of the one at `at`. */
const changedAt = (at: number) =>
  token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
const swapCase = (text: string) =>
  text.replace(/[a-z]/gi, (c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()));

describe('a token', () => {
  it('works as it is, and no other spelling of it does', async () => {
    expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(200);
    const guesses = [
      token.slice(0, -1),
      token.slice(1),
      token.slice(22),
      `${token}A`,
      `${token}=`,
      `${token}\u00e9`,
      `${token} ${token}`,
      `${token},${token}`,
      ` ${token}`,
      swapCase(token),
      token.toLowerCase(),
      token.toUpperCase(),
      [...token].reverse().join(''),
      encodeURIComponent(token).replace(/[A-Z]/, '%41'),
      Buffer.from(token, 'base64url').toString('hex'),
      token.padEnd(200, 'A'),
      token.repeat(300),
      '_'.repeat(43),
      'null',
      'undefined',
      '%',
      "' or 1=1 --",
      ...[0, 21, 42].map(changedAt),
    ];
    for (const guess of guesses) {
      expect([guess, await statusWith({ authorization: `Bearer ${guess}` })]).toEqual([guess, 401]);
    }
    for (const scheme of ['', 'Basic ', 'Token ', 'Bearer  ', 'Bearer:', 'BearerBearer ']) {
      expect([scheme, await statusWith({ authorization: scheme + token })]).toEqual([scheme, 401]);
    }
  });

  it('is not what the database keeps of it', async () => {
    const rows = await test.db.selectFrom('session').selectAll().execute();
    for (const { token_hash } of rows) {
      expect(await statusWith({ authorization: `Bearer ${token_hash}` })).toBe(401);
    }
  });

  it('is taken from its header and from nowhere else', async () => {
    for (const name of ['token', 'access_token', 'authorization', 'Authorization', 'bearer']) {
      expect(await statusWith({}, `${VERIFY}?${name}=${token}`)).toBe(401);
      expect(await statusWith({}, `${VERIFY}?${name}=Bearer%20${token}`)).toBe(401);
      expect(await statusWith({ cookie: `${name}=${token}` })).toBe(401);
    }
    for (const header of ['x-auth-token', 'x-access-token', 'proxy-authorization', 'token']) {
      expect(await statusWith({ [header]: `Bearer ${token}` })).toBe(401);
    }
    const inBody = await test.app.inject({ method: 'POST', url: '/api/pens', payload: { token } });
    expect(inBody.statusCode).toBe(401);
  });

  it('is chosen by the server, new for each session, and set in no cookie', async () => {
    const { token: offered } = await createUser(test);
    const reply = await test.call(
      login,
      { body: { email, password: 'correct horse battery', token: offered } },
      { token: offered, headers: { cookie: `token=${offered}` } },
    );
    expect(reply.status).toBe(200);
    expect([token, offered]).not.toContain(reply.body.token);
    expect(reply.body.token).toMatch(/^[\w-]{65}$/);
    expect(reply.headers).not.toHaveProperty('set-cookie');
    // The one that came along stays what it was: another person's.
    const whose = await test.call(verifyToken, {}, { token: offered });
    expect(whose.body.user.email).not.toBe(email);
  });

  it('is over everywhere at once', async () => {
    const user = await createUser(test);
    const body = { email: user.email, password: 'correct horse battery' };
    const [one, two] = [await test.call(login, { body }), await test.call(login, { body })];
    await test.call(revokeOtherSessions, {}, { token: one.body.token });
    expect(await statusWith({ authorization: `Bearer ${two.body.token}` })).toBe(401);
    await test.call(logout, {}, { token: one.body.token });
    for (const route of ALL_ROUTES.filter(({ access }) => access === 'user')) {
      const reply = await test.app.inject({
        method: route.method,
        url: `/api${fillPath(route.path, { id: crypto.randomUUID() })}`,
        headers: { authorization: `Bearer ${one.body.token}` },
      });
      expect([route.id, reply.statusCode]).toEqual([route.id, 401]);
    }
  });

  it('of an admin who is none any more opens no route of admins, by whichever way it ended', async () => {
    const admin = await createAdmin(test);
    // As by the operator's own SQL: the session is still there.
    await test.db
      .updateTable('user_account')
      .set({ user_type: 'user' })
      .where('email', '=', admin.email)
      .execute();
    for (const route of ALL_ROUTES.filter(({ access }) => access === 'admin')) {
      const names = route.path.match(/(?<=:)\w+/g) ?? [];
      const params = Object.fromEntries(names.map((name) => [name, crypto.randomUUID()]));
      const reply = await test.app.inject({
        method: route.method,
        url: `/api${fillPath(route.path, params)}`,
        headers: { authorization: `Bearer ${admin.token}` },
      });
      expect([route.id, reply.statusCode]).toEqual([route.id, 403]);
    }
  });
});

describe('a mailed token', () => {
  it.each(['', ' ', 'x', '_'.repeat(43), "' or 1=1 --", '%', 'a'.repeat(5000), null, {}, []])(
    'sets no password when it is %j',
    async (guess) => {
      const body = { token: guess, newPassword: 'a password of mine' };
      const { status } = await test.call(resetPassword, { body });
      expect(status).toBeOneOf([400, 409, 410]);
    },
  );

  it('is none of a session, and none of a session is one', async () => {
    const body = { token, newPassword: 'a password of mine' };
    expect((await test.call(resetPassword, { body })).status).toBeGreaterThanOrEqual(400);
    expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(200);
  });
});

describe('a key that makes a call repeatable', () => {
  const key = { 'idempotency-key': 'a-key-that-was-seen' };

  it("is each user's own: no one gets another one's reply, or is kept from a call", async () => {
    const mine = await test.call(addPen, { body: PEN }, { token, headers: key });
    const stranger = await createUser(test);
    const theirs = await test.call(addPen, { body: PEN }, { ...stranger, headers: key });
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body._id).not.toBe(mine.body._id);
    const { body: pens } = await test.call(listPens, {}, stranger);
    expect(pens.map((pen) => pen._id)).toEqual([theirs.body._id]);
  });

  it('is of no use without a token, and not for another route', async () => {
    expect((await test.call(addPen, { body: PEN }, { headers: key })).status).toBe(401);
    const body = { date: '2026-11-20T08:00:00Z', weightKg: 80 };
    const other = await test.call(addWeight, { body }, { token, headers: key });
    expect([other.status, other.body]).toMatchObject([409, { code: 'idempotency_mismatch' }]);
  });

  it.each(['x'.repeat(201), 'two words', 'é', '\u0001'])(
    'is refused when it is %j',
    async (bad) => {
      const headers = { 'idempotency-key': bad };
      const reply = await test.call(addPen, { body: PEN }, { token, headers });
      expect(reply.status).toBe(400);
    },
  );
});
