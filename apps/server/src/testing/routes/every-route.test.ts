// Shows 1.1, 1.3, 2.145, 6.7, 6.9, 6.12, 6.13, 7.23, 7.53.
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  addMeasurement,
  addSymptom,
  addWeight,
  bodyLimit,
  createApiToken,
  createShare,
  createWebhook,
  ERRORS,
  endSession,
  importHistory,
  listSessions,
  login,
  logout,
  type RouteDefinition,
} from '@dosewise/contract';
import { ALL_ROUTES, type RouteId } from '@dosewise/contract/routes';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin, createDose, createPen, createUser, standardDose } from '../factories.ts';
import { letCare } from '../people.ts';
import { ROWS } from '../rows.ts';
import { createTestApp, fillPath, type TestApp } from '../test-app.ts';

let test: TestApp;
let owner: string;
let ownerEmail: string;
let stranger: string;
let admin: string;
/** One existing thing of the owner for each kind of path with an id. */
let owned: Record<string, string>;

beforeAll(async () => {
  test = await createTestApp();
  ({ token: owner, email: ownerEmail } = await createUser(test));
  stranger = (await createUser(test)).token;
  admin = (await createAdmin(test)).token;
  const pen = await createPen(test, owner);
  const dose = await createDose(test, owner, standardDose(pen._id, { clicks: 10 }));
  const date = '2026-11-20T08:00:00Z';
  const as = { token: owner };
  const weight = await test.call(addWeight, { body: { date, weightKg: 80 } }, as);
  const symptom = await test.call(addSymptom, { body: { date, category: 'nausea' } }, as);
  const waist = { kind: 'waist', value: 94, date } as const;
  const measurement = await test.call(addMeasurement, { body: waist }, as);
  const subscription = test.context.newId();
  const ownerId = (await test.db.selectFrom('pen').select('user_id').executeTakeFirstOrThrow())
    .user_id;
  await test.db
    .insertInto('push_subscription')
    .values({
      ...ROWS.push_subscription,
      user_id: ownerId,
      id: subscription,
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    })
    .execute();
  const share = await test.call(
    createShare,
    { body: { days: 7, from: '2026-11-01', to: '2026-11-21' } },
    as,
  );
  const weights = [{ date: '2026-11-19T08:00:00Z', weightKg: 81 }];
  const history = await test.call(importHistory, { body: { source: 'sheet', weights } }, as);
  const apiToken = await test.call(createApiToken, { body: { name: 'A', scope: 'read' } }, as);
  const hook = { url: 'https://8.8.4.4/hook', events: ['dose.due'], template: 'json' };
  const webhook = await test.call(createWebhook, { body: hook }, as);
  const passkey = test.context.newId();
  await test.db
    .insertInto('passkey')
    .values({ ...ROWS.passkey, user_id: ownerId, id: passkey })
    .execute();
  const carer = await letCare(
    test,
    { token: owner, email: ownerEmail },
    await createUser(test),
    'logs',
  );
  owned = {
    '/user/tokens': apiToken.body._id,
    '/user/webhooks': webhook.body._id,
    '/user/people': carer.id,
    '/user/passkeys': passkey,
    '/user/shares': share.body._id,
    '/user/sessions': await ownSession(),
    '/push': subscription,
    '/imports': history.body._id,
    '/pens': pen._id,
    '/doses': dose._id,
    '/weights': weight.body._id,
    '/symptoms': symptom.body._id,
    '/measurements': measurement.body._id,
  };
});
afterAll(() => test.close());
// A turn of the event loop for each: hundreds in one, behind a body of 64 MB, are a crowd to be refused.
beforeEach(() => nextTurn());

/** Another session of the owner. */
async function ownSession(): Promise<string> {
  const body = { email: ownerEmail, password: 'correct horse battery' };
  await test.call(login, { body });
  const { body: sessions } = await test.call(listSessions, {}, { token: owner });
  return sessions.find(({ current }) => !current)?._id ?? expect.fail();
}

/** Bodies that are right but for the row they are aimed at. */
const RIGHT_BODIES: Record<string, object> = {
  editPen: { name: 'Mine now' },
  discardPen: { on: '2026-11-20', reason: 'other' },
  setFifthDose: { enableFifthDose: true },
  editDose: { clicks: 20 },
  editWeight: { weightKg: 79 },
  editSymptom: { severity: 3 },
  editMeasurement: { value: 93 },
  editWebhook: { events: ['stock.low'] },
  remindPerson: { reminded: true },
  updateEmailTemplate: { name: 'A', description: 'A', subject: 'A', htmlContent: '<p>A</p>' },
  changeEmailCampaign: { status: 'cancelled' },
  markRedditPost: { state: 'handled' },
  openShare: {},
  setPlanOf: {
    anchor: 'weekday',
    steps: [{ startDate: '2026-12-05', time: '08:00', everyDays: 7, doseMg: 5, doses: null }],
  },
  pausePlan: { from: '2026-12-05', until: null },
};

/** Sent with the owner's token, these would turn every later try into a 401. */
const ENDS_SESSION: ReadonlySet<string> = new Set<RouteId>([
  'logout',
  'changePassword',
  'deleteAccount',
]);

const hasBody = (route: RouteDefinition) => route.body !== undefined;
/** Aimed at a row of one user, of which a stranger may not even learn that it is there. */
const isOwned = (route: RouteDefinition) => route.access === 'user' && route.path.includes(':id');
const hasParam = (route: RouteDefinition) => route.path.includes(':');
const isAdmins = (route: RouteDefinition) => route.access === 'admin';
const name = (route: RouteDefinition) => [`${route.method} ${route.path}`, route] as const;

const hasJson = (headers: Record<string, unknown>) =>
  /^application\/json/.test(String(headers['content-type']));

/** The token of someone who may call a route; null where anyone may. */
function tokenFor(route: RouteDefinition): string | null {
  if (route.access === 'public') return null;
  return isAdmins(route) ? admin : owner;
}

/** A right body, where the route takes one. */
function rightBody(route: RouteDefinition): object | undefined {
  const body = RIGHT_BODIES[route.id];
  if (hasBody(route) && !body) throw new Error(`Add a right body for ${route.id}.`);
  return body;
}

/** A path with `id` for whatever parameter it has. */
function urlOf(route: RouteDefinition, id: string): string {
  const names = route.path.match(/(?<=:)\w+/g) ?? [];
  return `/api${fillPath(route.path, Object.fromEntries(names.map((param) => [param, id])))}`;
}

/** An id that leads to the body being read: one's own, or one that could exist. */
function wellFormedId(route: RouteDefinition): string {
  if (!hasParam(route)) return '';
  if (isOwned(route)) return ownedId(route);
  return route.path.includes(':id') ? crypto.randomUUID() : 'abc123';
}

function ownedId(route: RouteDefinition): string {
  const id =
    owned[route.path.slice(0, route.path.indexOf('/:'))] ?? owned[`/${route.path.split('/')[1]}`];
  if (!id) throw new Error(`This test has nothing to aim ${route.id} at: add it to 'owned'.`);
  return id;
}

async function send(route: RouteDefinition, token: string | null, body: unknown, id = '') {
  const reply = await test.app.inject({
    method: route.method,
    url: urlOf(route, id),
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const isJson = hasJson(reply.headers);
  const { location } = reply.headers;
  return { status: reply.statusCode, location, body: isJson ? reply.json() : null };
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

/** Tokens of sessions that were ended: from elsewhere, and by a logout. */
let ended: string[];
beforeAll(async () => {
  const [user, lost] = [await createAdmin(test), await createAdmin(test)];
  const { body: sessions } = await test.call(listSessions, {}, user);
  await test.call(endSession, { params: { id: sessions[0]?._id ?? '' } }, user);
  await test.call(logout, {}, lost);
  ended = [user.token, lost.token];
});

describe.each(ALL_ROUTES.filter((route) => route.access !== 'public').map(name))(
  '%s',
  (_n, route) => {
    it('answers 401 to a session that was ended, whatever else is sent', async () => {
      for (const token of ended) {
        const body = hasBody(route) ? (RIGHT_BODIES[route.id] ?? {}) : undefined;
        const reply = await send(route, token, body, wellFormedId(route));
        expect([reply.status, reply.body?.code]).toEqual([401, 'unauthorized']);
      }
    });
  },
);

describe.each(ALL_ROUTES.filter(isAdmins).map(name))('%s', (_n, route) => {
  it("answers 403 to a user's token, whatever else is sent", async () => {
    for (const body of hasBody(route) ? [{}, RIGHT_BODIES[route.id]] : [undefined]) {
      const reply = await send(route, owner, body, wellFormedId(route));
      expect(reply.status).toBe(403);
      expect(reply.body).toMatchObject({
        error: 'Access denied. Admins only.',
        code: 'forbidden',
      });
    }
  });
});

describe.each(ALL_ROUTES.filter(isOwned).map(name))('%s', (_n, route) => {
  it("answers 404 for another user's row, and leaves it alone", async () => {
    const before = await test.db.selectFrom('dose').selectAll().execute();
    const { status, body } = await send(route, stranger, rightBody(route), ownedId(route));
    expect(status).toBe(404);
    expect(body.code).toBe('not_found');
    expect(await test.db.selectFrom('dose').selectAll().execute()).toEqual(before);
  });
});

describe.each(ALL_ROUTES.filter(hasParam).map(name))('%s', (_n, route) => {
  it.each(['nothing', crypto.randomUUID(), '\u0000', '../../pens', "' or 1=1 --"])(
    'answers 404 for %j in its path, if not the same as always',
    async (id) => {
      const reply = await send(route, tokenFor(route), rightBody(route), id);
      // A page of ours may have the say, and some answer alike whatever they are asked for.
      if (route.raw && reply.status === 303) {
        expect(new URL(String(reply.location)).origin).toBe(test.context.config.publicUrl);
        return;
      }
      const isAlike = !route.errors.includes('not_found');
      expect(isAlike ? [404, route.status] : [404]).toContain(reply.status);
      if (reply.status === 404) expect(reply.body).toMatchObject({ code: 'not_found' });
    },
  );
});

describe.each(ALL_ROUTES.filter(hasBody).map(name))('%s', (_n, route) => {
  const fields = Object.keys(route.body?.shape ?? {});

  it('answers 400 to junk and names every invalid field', async () => {
    // No field takes an object with this content, so all of them are invalid; what a phone sends may have more.
    const wrong = route.id === 'ingestHealthAutoExport' ? 7 : { junk: [null] };
    const junk = Object.fromEntries(fields.map((field) => [field, wrong]));
    const { status, body } = await send(route, tokenFor(route), junk, wellFormedId(route));
    expect(status).toBe(400);
    expect(Object.keys(body.fields).sort()).toEqual([...fields].sort());
    for (const sentence of Object.values(body.fields)) expect(sentence).toMatch(/\.$|first$/);
  });

  it.each([['[]'], ['"text"'], ['7'], ['null'], ['{'], ['nul'], ['{"__proto__":1}'], ['']])(
    'answers 400 to the body %s',
    async (payload) => {
      const reply = await test.app.inject({
        method: route.method,
        url: urlOf(route, wellFormedId(route)),
        headers: { authorization: `Bearer ${tokenFor(route)}`, 'content-type': 'application/json' },
        payload,
      });
      // An object without fields is fine where all of them are optional, if its row is there.
      expect(reply.statusCode < 300 ? 400 : reply.statusCode).toBeOneOf([400, 404]);
      if (!payload.includes('__proto__')) expect(reply.statusCode).toBe(400);
    },
  );

  it('answers 415 to a form and 413 to more than its limit', async () => {
    const request = {
      method: route.method,
      url: urlOf(route, wellFormedId(route)),
    } as const;
    const authorization = `Bearer ${tokenFor(route)}`;
    const form = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
    const asForm = await test.app.inject({ ...request, headers: form, payload: 'a=b' });
    expect([asForm.statusCode, asForm.json().code]).toEqual([415, 'unsupported_media_type']);
    const json = { authorization, 'content-type': 'application/json' };
    const payload = JSON.stringify({ name: 'x'.repeat(bodyLimit(route)) });
    const large = await test.app.inject({ ...request, headers: json, payload });
    expect([large.statusCode, large.json().code]).toEqual([413, 'too_large']);
  });
});

/** True for a public route whose body is looked at: not of what is only read. */
const takesFromStrangers = ({ access, method, takesBytes }: RouteDefinition) =>
  access === 'public' && method !== 'GET' && !takesBytes;
const FROM_STRANGERS = [
  ...ALL_ROUTES.filter(takesFromStrangers).map(
    (route) => [route.method, urlOf(route, 'abc123')] as const,
  ),
  ...['/api/nowhere', '/api/pens/x/y', '/nowhere'].map((url) => ['POST', url] as const),
];

it.each(FROM_STRANGERS)(
  'takes no more than 16 KiB from someone without an account: %s %s',
  async (method, url) => {
    const request = { method, url, headers: { 'content-type': 'application/json' } };
    const large = JSON.stringify({ name: 'x'.repeat(16 * 1024) });
    const refused = await test.app.inject({ ...request, payload: large });
    expect([refused.statusCode, refused.headers.connection]).toEqual([413, 'close']);
    const small = await test.app.inject({ ...request, payload: large.slice(0, 16 * 1024) });
    expect(small.statusCode).not.toBe(413);
  },
);

describe.each(ALL_ROUTES.filter((route) => route.takesForm).map(name))('%s', (_n, route) => {
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
    [undefined, undefined],
  ])('takes a body of the type %s and looks only at its path', async (type, payload) => {
    const reply = await test.app.inject({
      method: route.method,
      url: urlOf(route, 'abc123'),
      ...(type ? { headers: { 'content-type': type }, payload } : {}),
    });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });
});

/** The number of generated requests for a route: few for one that reads nothing of them. */
const timesOfJunk = ({ body, query, params, raw, takesForm }: RouteDefinition) =>
  body || query || params || raw || takesForm ? 60 : 5;

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
    const queries = ['limit', 'before', ...Object.keys(route.query?.shape ?? {})];
    const value = fc.constantFrom(
      '',
      '0',
      '7',
      '%',
      '_',
      "'",
      'admin',
      'user',
      'MTIzL2FiYw',
      'a,b,,',
    );
    const request = fc.record({
      body: fc.oneof(nearMiss, fc.jsonValue()),
      query: fc.dictionary(fc.oneof(fc.constantFrom(...queries), word), fc.oneof(value, word), {
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
          url: urlOf(route, id.toWellFormed()),
          query: Object.fromEntries(
            Object.entries(query).map(([k, v]) => [k.toWellFormed(), v.toWellFormed()]),
          ),
          headers: {
            authorization: `Bearer ${ENDS_SESSION.has(route.id) ? stranger : (tokenFor(route) ?? owner)}`,
            ...(key ? { 'idempotency-key': key } : {}),
            ...(route.body ? { 'content-type': 'application/json' } : {}),
          },
          ...(route.body ? { payload: JSON.stringify(body) } : {}),
        });
        expect(reply.statusCode, reply.body).toBeLessThan(500);
        // A person who comes from elsewhere gets a page, everyone else the shape of every error.
        if (reply.statusCode >= 400 && (!route.raw || hasJson(reply.headers))) {
          const error = reply.json();
          expect(Object.keys(ERRORS)).toContain(error.code);
          expect(error.error.length).toBeGreaterThan(5);
        }
      }),
      { numRuns: timesOfJunk(route) },
    );
  }, 60_000);
});
