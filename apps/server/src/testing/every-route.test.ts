import {
  ALL_ROUTES,
  addSymptom,
  addWeight,
  ERRORS,
  type RouteDefinition,
} from '@dosewise/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDose, createPen, createUser, standardDose } from './factories.ts';
import { createTestApp, fillPath, type TestApp } from './test-app.ts';

let test: TestApp;
let owner: string;
let stranger: string;
/** One existing thing of the owner for each kind of path with an id. */
let owned: Record<string, string>;

beforeAll(async () => {
  test = await createTestApp();
  owner = (await createUser(test)).token;
  stranger = (await createUser(test)).token;
  const pen = await createPen(test, owner);
  const dose = await createDose(test, owner, standardDose(pen._id, { clicks: 10 }));
  const date = '2026-11-20T08:00:00Z';
  const as = { token: owner };
  const weight = await test.call(addWeight, { body: { date, weightKg: 80 } }, as);
  const symptom = await test.call(addSymptom, { body: { date, category: 'nausea' } }, as);
  owned = {
    '/pens': pen._id,
    '/doses': dose._id,
    '/weights': weight.body._id,
    '/symptoms': symptom.body._id,
  };
});
afterAll(() => test.close());

/** Bodies that are right but for the row they are aimed at. */
const RIGHT_BODIES: Record<string, object> = {
  editPen: { name: 'Mine now' },
  setFifthDose: { enableFifthDose: true },
  editDose: { clicks: 20 },
};

/** Sent with the owner's token, these would turn every later try into a 401. */
const ENDS_SESSION = new Set(['logout', 'changePassword', 'deleteAccount']);

const hasBody = (route: RouteDefinition) => route.body !== undefined;
const hasId = (route: RouteDefinition) => route.path.includes(':id');
const name = (route: RouteDefinition) => [`${route.method} ${route.path}`, route] as const;

function ownedId(route: RouteDefinition): string {
  const id = owned[`/${route.path.split('/')[1]}`];
  if (!id) throw new Error(`This test has nothing to aim ${route.id} at: add it to 'owned'.`);
  return id;
}

async function send(route: RouteDefinition, token: string | null, body: unknown, id = '') {
  const reply = await test.app.inject({
    method: route.method,
    url: `/api${fillPath(route.path, { id })}`,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: reply.statusCode, body: reply.body ? reply.json() : null };
}

describe.each(ALL_ROUTES.filter((route) => route.access !== 'public').map(name))(
  '%s',
  (_n, route) => {
    it('answers 401 without a token, in the shape of every error', async () => {
      const { status, body } = await send(
        route,
        null,
        hasBody(route) ? {} : undefined,
        crypto.randomUUID(),
      );
      expect(status).toBe(401);
      expect(body).toMatchObject({ error: 'Please log in.', code: 'unauthorized' });
      expect(body.requestId).toMatch(/^[\da-f-]{36}$/);
    });
  },
);

describe.each(ALL_ROUTES.filter(hasId).map(name))('%s', (_n, route) => {
  const rightBody = () => {
    const body = RIGHT_BODIES[route.id];
    if (hasBody(route) && !body) throw new Error(`Add a right body for ${route.id}.`);
    return body;
  };

  it("answers 404 for another user's row, and leaves it alone", async () => {
    const before = await test.db.selectFrom('dose').selectAll().execute();
    const { status, body } = await send(route, stranger, rightBody(), ownedId(route));
    expect(status).toBe(404);
    expect(body.code).toBe('not_found');
    expect(await test.db.selectFrom('dose').selectAll().execute()).toEqual(before);
  });

  it.each(['nothing', crypto.randomUUID(), '\u0000', '../../pens', "' or 1=1 --"])(
    'answers 404 for the id %j',
    async (id) => {
      expect((await send(route, owner, rightBody(), id)).status).toBe(404);
    },
  );
});

describe.each(ALL_ROUTES.filter(hasBody).map(name))('%s', (_n, route) => {
  const token = () => (route.access === 'public' ? null : owner);
  const id = () => (hasId(route) ? ownedId(route) : '');
  const fields = Object.keys(route.body?.shape ?? {});

  it('answers 400 to junk and names every invalid field', async () => {
    // No field takes an object with this content, so all of them are invalid.
    const junk = Object.fromEntries(fields.map((field) => [field, { junk: [null] }]));
    const { status, body } = await send(route, token(), junk, id());
    expect(status).toBe(400);
    expect(Object.keys(body.fields).sort()).toEqual([...fields].sort());
    for (const sentence of Object.values(body.fields)) expect(sentence).toMatch(/\.$|first$/);
  });

  it.each([['[]'], ['"text"'], ['7'], ['{'], ['nul'], ['{"__proto__":1}'], ['']])(
    'answers 400 to the body %s',
    async (payload) => {
      const reply = await test.app.inject({
        method: route.method,
        url: `/api${fillPath(route.path, { id: id() })}`,
        headers: { authorization: `Bearer ${owner}`, 'content-type': 'application/json' },
        payload,
      });
      // An object without fields is fine where all of them are optional.
      expect(reply.statusCode === 400 || reply.statusCode < 300).toBe(true);
      if (!payload.includes('__proto__')) expect(reply.statusCode).toBe(400);
    },
  );

  it('answers 415 to a form and 413 to more than its limit', async () => {
    const request = {
      method: route.method,
      url: `/api${fillPath(route.path, { id: id() })}`,
    } as const;
    const authorization = `Bearer ${owner}`;
    const form = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
    const asForm = await test.app.inject({ ...request, headers: form, payload: 'a=b' });
    expect([asForm.statusCode, asForm.json().code]).toEqual([415, 'unsupported_media_type']);
    const json = { authorization, 'content-type': 'application/json' };
    const payload = JSON.stringify({ name: 'x'.repeat(route.bodyLimitBytes ?? 1024 * 1024) });
    const large = await test.app.inject({ ...request, headers: json, payload });
    expect([large.statusCode, large.json().code]).toEqual([413, 'too_large']);
  });
});

describe.each(ALL_ROUTES.map(name))('%s', (_n, route) => {
  it('never answers 5xx to generated junk', async () => {
    const fields = Object.keys({ ...route.body?.shape, ...route.query?.shape });
    const nearMiss = fc.dictionary(
      fields.length > 0 ? fc.constantFrom(...fields) : fc.string(),
      fc.oneof(
        fc.jsonValue(),
        fc.constantFrom('standard', 'golden_dose', 'abdomen', 'left_lower', 'AUD', '2026-11-20'),
        fc.constantFrom('2026-11-20T10:00:00Z', '\u0000', '\ud800', 'a@b.co', -0, 1e308, 0.3, 30),
        fc.constantFrom(owned['/pens'], owned['/doses'], 'correct horse battery'),
      ),
    );
    const word = fc.string({ unit: 'binary', maxLength: 40 });
    const request = fc.record({
      body: fc.oneof(nearMiss, fc.jsonValue()),
      query: fc.dictionary(fc.oneof(fc.constantFrom('limit', 'before'), word), word, {
        maxKeys: 3,
      }),
      id: fc.oneof(fc.constantFrom(...Object.values(owned)), word),
      key: fc.option(
        fc.string({ minLength: 1, maxLength: 20 }).filter((key) => /^[\x21-\x7e]+$/.test(key)),
      ),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ body, query, id, key }) => {
        const reply = await test.app.inject({
          method: route.method,
          url: `/api${fillPath(route.path, { id: id.toWellFormed() })}`,
          query: Object.fromEntries(
            Object.entries(query).map(([k, v]) => [k.toWellFormed(), v.toWellFormed()]),
          ),
          headers: {
            authorization: `Bearer ${ENDS_SESSION.has(route.id) ? stranger : owner}`,
            ...(key ? { 'idempotency-key': key } : {}),
            ...(route.body ? { 'content-type': 'application/json' } : {}),
          },
          ...(route.body ? { payload: JSON.stringify(body) } : {}),
        });
        expect(reply.statusCode, reply.body).toBeLessThan(500);
        if (reply.statusCode >= 400) {
          const error = reply.json();
          expect(Object.keys(ERRORS)).toContain(error.code);
          expect(error.error.length).toBeGreaterThan(5);
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
