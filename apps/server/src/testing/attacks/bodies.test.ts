import { getProfile, importWeights, listPens, register } from '@dosewise/contract';
import { ALL_ROUTES } from '@dosewise/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createPen, createUser } from '../factories.ts';
import { createTestApp, fillPath, type TestApp } from '../test-app.ts';

let test: TestApp;
let token: string;
let admin: string;
beforeAll(async () => {
  test = await createTestApp();
  admin = (await createAdmin(test)).token;
  ({ token } = await createUser(test));
});
afterAll(() => test.close());

const MEGABYTE = 1024 * 1024;
const PEN = '"name":"A","strength":5,"startDate":"2026-11-01"';

/** Sends a body as it stands, which no object in JavaScript could say. */
function send(url: string, payload: string, headers: Record<string, string> = {}) {
  return test.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    payload,
  });
}

describe('a body that names what every object has', () => {
  it.each([
    `{${PEN},"__proto__":{"enableFifthDose":true}}`,
    `{${PEN},"\\u005f_proto__":{"enableFifthDose":true}}`,
    `{${PEN},"constructor":{"prototype":{"enableFifthDose":true}}}`,
    `{${PEN},"pharmacy":{"__proto__":{"enableFifthDose":true}}}`,
  ])('is refused: %s', async (payload) => {
    const before = (await test.call(listPens, {}, { token })).body.length;
    expect((await send('/pens', payload)).statusCode).toBe(400);
    expect((await test.call(listPens, {}, { token })).body).toHaveLength(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).enableFifthDose).toBeUndefined();
  });

  it('changes nothing by way of the query either', async () => {
    for (const query of ['__proto__[limit]=1', '__proto__=1', 'constructor[prototype][limit]=1']) {
      await createPen(test, token);
      const reply = await test.app.inject({
        url: `/api/weights?${query}`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect([query, reply.statusCode]).toEqual([query, 200]);
    }
    expect(({} as Record<string, unknown>).limit).toBeUndefined();
  });
});

describe('fields that no one may set', () => {
  const GREEDY = {
    userType: 'admin',
    user_type: 'admin',
    isAdmin: true,
    _id: '00000000-0000-7000-8000-000000000000',
    userId: 'somebody',
    createdAt: '2000-01-01T00:00:00Z',
    passwordHash: 'x',
  };

  it('are passed over when an account is made or changed', async () => {
    const body = { email: 'greedy@example.com', password: 'correct horse battery', ...GREEDY };
    const { status, body: made } = await test.call(register, { body });
    expect(status).toBe(201);
    const headers = { authorization: `Bearer ${made.token}`, 'content-type': 'application/json' };
    for (const [method, url, field] of [
      ['PATCH', '/api/user/country', { country: 'Spain' }],
      ['PUT', '/api/user/currency', { currency: 'EUR' }],
      ['PUT', '/api/user/height', { heightCm: 180 }],
      ['PATCH', '/api/user/email-preferences', { tips: false }],
    ] as const) {
      const reply = await test.app.inject({
        method,
        url,
        headers,
        payload: JSON.stringify({ ...GREEDY, ...field }),
      });
      expect([url, reply.statusCode]).toEqual([url, 200]);
    }
    const { body: profile } = await test.call(getProfile, {}, { token: made.token });
    expect(profile).toMatchObject({ userType: 'user', country: 'Spain', heightCm: 180 });
    expect(profile._id).not.toBe(GREEDY._id);
    expect(profile.createdAt).not.toContain('2000');
  });

  it('are passed over in a pen', async () => {
    const owner = await createUser(test);
    const fields = { ...GREEDY, clicksUsed: -500, remainingClicks: 900, status: 'empty' };
    const pen = await createPen(test, owner.token, fields);
    expect(pen).toMatchObject({ remainingClicks: 240, status: 'active' });
    expect((await test.call(listPens, {}, { token: owner.token })).body).toHaveLength(1);
  });
});

describe('a body of any size', () => {
  it.each([
    ['nested', '['.repeat(MEGABYTE / 2 - 10) + ']'.repeat(MEGABYTE / 2 - 10)],
    ['nested objects', `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`],
    ['nested and never closed', '['.repeat(MEGABYTE - 1)],
    ['a number without end', `{${PEN},"costPerPen":${'9'.repeat(900_000)}}`],
    ['a name without end', `{"name":"${'x'.repeat(MEGABYTE - 100)}"}`],
    ['one key again and again', `{${'"name":"a",'.repeat(80_000)}"name":7}`],
    ['a hundred thousand keys', `{${Array.from({ length: 80_000 }, (_, n) => `"k${n}":1`)}}`],
    ['marks upon marks', `{"name":"${'\u0301'.repeat(400_000)}"}`],
    ['escapes', `{"name":"${'\\u0000'.repeat(150_000)}"}`],
    ['half of a character', `{${PEN},"pharmacy":"\\ud800"}`],
    ['an address without end', `{"email":"${'a.'.repeat(200_000)}@${'b.'.repeat(200_000)}"}`],
  ])('is answered soon and without a failure: %s', async (_name, payload) => {
    const started = process.cpuUsage();
    for (const url of ['/pens', '/login', '/weights', '/weights/bulk']) {
      const reply = await send(url, payload);
      expect([url, reply.statusCode < 500]).toEqual([url, true]);
      // The reply repeats nothing of what was sent.
      expect(reply.body.length).toBeLessThan(2000);
    }
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(8000);
  });

  it('is refused beyond its limit, also where its length is not said or is a lie', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(MEGABYTE) });
    expect((await send('/pens', large)).statusCode).toBe(413);
    const bulk = JSON.stringify({ entries: [], more: 'x'.repeat(8 * MEGABYTE) });
    expect((await send('/weights/bulk', bulk)).statusCode).toBe(413);
    const archive = JSON.stringify({ doses: 'x'.repeat(64 * MEGABYTE) });
    expect((await send('/import/all', archive)).statusCode).toBe(413);
    const many = `{"doses":[${'{},'.repeat(320_000)}{}]}`;
    expect((await send('/import/all', many)).statusCode).toBe(413);
    expect((await send('/pens', '{}', { 'content-length': '7' })).statusCode).toBe(400);
  });

  it('holds no more entries than an import takes, and stores none of too many', async () => {
    const entry = { date: '2026-01-01T00:00:00Z', weightKg: 80 };
    const entries = Array.from({ length: 20_001 }, () => entry);
    expect((await test.call(importWeights, { body: { entries } }, { token })).status).toBe(400);
    const rows = await test.db.selectFrom('weight').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('holds no number that is none', async () => {
    for (const weightKg of ['1e999', '-1e999', '-0', '1e-400', '"80"', 'NaN', 'true', '[80]']) {
      const payload = `{"date":"2026-01-01T00:00:00Z","weightKg":${weightKg}}`;
      expect([weightKg, (await send('/weights', payload)).statusCode]).toEqual([weightKg, 400]);
    }
  });
});

describe.each(ALL_ROUTES.filter((route) => route.body).map((route) => [route.id, route] as const))(
  'each field of %s',
  (_id, route) => {
    it.each([
      ['a long text', 'x'.repeat(900_000)],
      ['a text of marks', '\u0301'.repeat(300_000)],
      ['a long list', Array.from({ length: 20_000 }, () => 'x')],
      [
        'a large object',
        Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`k${n}`, n])),
      ],
    ])('takes %s or refuses it, soon and in few words', async (_name, value) => {
      const names = route.path.match(/(?<=:)\w+/g) ?? [];
      const params = Object.fromEntries(names.map((name) => [name, crypto.randomUUID()]));
      for (const field of Object.keys(route.body?.shape ?? {})) {
        const started = process.cpuUsage();
        const reply = await test.app.inject({
          method: route.method,
          url: `/api${fillPath(route.path, params)}`,
          headers: { authorization: `Bearer ${admin}` },
          payload: { [field]: value },
        });
        expect([field, reply.statusCode]).toEqual([
          field,
          reply.statusCode < 500 ? reply.statusCode : 0,
        ]);
        expect(reply.body.length).toBeLessThan(3000);
        expect(process.cpuUsage(started).user / 1000).toBeLessThan(5000);
      }
    });
  },
);

describe('what says what a body is', () => {
  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'text/html; application/json',
    'application/jsonx',
    '',
  ])('is JSON or refused: %j', async (type) => {
    const pen = `{${PEN}}`;
    const reply = await send('/pens', pen, { 'content-type': type });
    expect(reply.statusCode).toBe(type === 'text/plain' ? 400 : 415);
  });

  it.each(['gzip', 'br', 'deflate'])('is not unpacked: %s', async (encoding) => {
    const reply = await send('/pens', 'not packed', { 'content-encoding': encoding });
    expect(reply.statusCode).toBeOneOf([400, 415]);
  });

  it('cannot be told apart from the route by a header or a field', async () => {
    const { _id } = await createPen(test, token);
    const override = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
    const pens = (await test.call(listPens, {}, { token })).body.length;
    for (const url of [`/pens/${_id}`, `/pens/${_id}?_method=DELETE`]) {
      expect((await send(url, '{"_method":"DELETE"}', override)).statusCode).toBe(404);
    }
    expect((await test.call(listPens, {}, { token })).body).toHaveLength(pens);
  });
});
