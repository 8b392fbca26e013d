// Shows 53.1, 53.2, 53.3, 53.4, 53.5, 53.6, 53.7, 53.9.
import { readFileSync } from 'node:fs';
import {
  addWeight,
  createApiToken,
  deleteDose,
  deleteMeasurement,
  deleteSymptom,
  deleteWeight,
  editWeight,
  ingestHealthAutoExport,
  ingestHealthConnect,
  listDoses,
  listImports,
  listMeasurements,
  listSymptoms,
  listWeights,
  setTimeZone,
  undoImport,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { MAX_ROWS } from '../../../db/account-limits.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

let test: TestApp;
let user: Awaited<ReturnType<typeof createUser>>;
/** An API token that may log. */
let token: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.setNow(TEST_NOW);
  user = await createUser(test);
  token = await tokenOf('log');
});
afterAll(() => test.close());

async function tokenOf(scope: 'read' | 'log'): Promise<string> {
  const { body } = await test.call(createApiToken, { body: { name: scope, scope } }, user);
  return body.token;
}

const SAMPLES = new URL('../../../../../../packages/file-import/src/samples/', import.meta.url);
const sample = (name: string) => readFileSync(new URL(`migration/${name}`, SAMPLES), 'utf8');

type Route = typeof ingestHealthAutoExport | typeof ingestHealthConnect;

const JSON_TYPE = { 'content-type': 'application/json' };
const send = (route: Route, body: unknown, as = token, headers: object = JSON_TYPE) =>
  test.call(
    route,
    { body: typeof body === 'string' ? body : JSON.stringify(body) },
    { token: as, headers: { ...headers } },
  );
const sendApple = (body: unknown) => send(ingestHealthAutoExport, body);
const sendConnect = (body: unknown) => send(ingestHealthConnect, body);

async function records() {
  const [doses, weights, symptoms, measurements] = await Promise.all([
    test.call(listDoses, { query: {} }, user),
    test.call(listWeights, { query: {} }, user),
    test.call(listSymptoms, { query: {} }, user),
    test.call(listMeasurements, { query: {} }, user),
  ]);
  return {
    doses: doses.body,
    weights: weights.body,
    symptoms: symptoms.body,
    measurements: measurements.body,
  };
}
async function counts() {
  const { doses, weights, symptoms, measurements } = await records();
  return [doses.length, weights.length, symptoms.length, measurements.length];
}

const added = (doses: number, weights: number, symptoms: number, measurements: number) => ({
  ...{ doses, weights, symptoms, measurements },
});
const NONE = added(0, 0, 0, 0);

const weighed = (date: string, qty: unknown, units: string | null = 'kg') => ({
  data: { metrics: [{ name: 'weight_body_mass', units, data: [{ date, qty }] }] },
});
const taken = (more: object) => ({
  data: {
    medications: [
      {
        displayText: 'Mounjaro',
        status: 'Taken',
        start: '2026-11-01 19:00:00 +0000',
        end: '2026-11-01 19:00:00 +0000',
        ...{ dosage: 5, units: 'mg' },
        ...more,
      },
    ],
  },
});

const HAE = sample('health-auto-export-counts.json');
const HAE_ADDED = added(3, 6, 3, 1);
const CONNECT = sample('health-connect-webhook.json');

describe('what Health Auto Export sends', () => {
  it('comes in where nothing has to be asked; the rest is named by its path', async () => {
    const { status, body } = await sendApple(HAE);
    expect([status, body.added, body.unchanged]).toEqual([200, HAE_ADDED, 0]);
    const left = (indices: readonly number[], reason: string) =>
      indices.map((index) => ({ path: `medications[${index}]`, reason }));
    const byPath = (one: { path: string }, other: { path: string }) =>
      one.path < other.path ? -1 : 1;
    expect(body.leftOut.toSorted(byPath)).toEqual(
      [
        // A count of pieces is no mg, and a volume neither.
        ...left([0, 1, 2, 4, 5, 6, 11, 12, 13, 17], 'ask-unit'),
        ...left([3, 7, 8, 9, 10], 'not-taken'),
        ...left([18, 19, 20], 'other-medicine'),
        ...left([21], 'future'),
        { path: 'metrics[0].data[6]', reason: 'duplicate' },
        { path: 'metrics[2]', reason: 'other-kind' },
        { path: 'stateOfMind', reason: 'other-kind' },
        { path: 'symptoms[3]', reason: 'not-present' },
      ].toSorted(byPath),
    );
    const { doses, weights, symptoms, measurements } = await records();
    expect(doses).toMatchObject([
      { date: '2026-04-20T00:00:00.000Z', doseAmount: 1.8 },
      { doseAmount: 7.5 },
      { medicine: 'Tirzepatide', doseAmount: 7.5, penId: null, clicks: null, painLevel: null },
    ]);
    expect(weights.at(-1)).toMatchObject({
      date: '2026-01-04T13:01:00.000Z',
      // A no-break space, as iPhones have it.
      source: 'Ann’s\u00A0iPhone',
    });
    expect(symptoms.map(({ category, severity }) => [category, severity])).toEqual([
      ['constipation', 8],
      ['acid_reflux', 2],
      ['nausea', 5],
    ]);
    expect(measurements).toMatchObject([{ kind: 'body_fat', value: 38.2 }]);
  });

  it('leaves a tablet out, as files of other trackers do', async () => {
    const { body } = await sendApple(taken({ displayText: 'Rybelsus', dosage: 7 }));
    expect([body.added, body.leftOut]).toEqual([
      NONE,
      [{ path: 'medications[0]', reason: 'not-an-injection' }],
    ]);
  });

  it('adds nothing when it comes again, ten times and from a session too', async () => {
    await sendApple(HAE);
    const before = await records();
    for (let time = 0; time < 9; time += 1) {
      const { status, body } = await sendApple(HAE);
      expect([status, body.added, body.unchanged]).toEqual([200, NONE, 13]);
    }
    const own = await send(ingestHealthAutoExport, HAE, user.token);
    expect([own.status, own.body.added]).toEqual([200, NONE]);
    expect(await records()).toEqual(before);
  });

  it('adds each entry once when two come at once', async () => {
    const replies = await Promise.all([sendApple(HAE), sendApple(HAE), sendApple(HAE)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const sums = replies.map(({ body }) => Object.values(body.added).reduce((a, b) => a + b, 0));
    expect(sums.toSorted()).toEqual([0, 0, 13]);
    expect(await counts()).toEqual([3, 6, 3, 1]);
  });

  it('adds nothing of what was deleted since', async () => {
    await sendApple(HAE);
    const { doses, weights, symptoms, measurements } = await records();
    const remove = async (
      route:
        | typeof deleteDose
        | typeof deleteWeight
        | typeof deleteSymptom
        | typeof deleteMeasurement,
      rows: readonly { _id: string }[],
    ) => {
      const [{ _id: id } = expect.fail()] = rows;
      expect((await test.call(route, { params: { id } }, user)).status).toBe(204);
    };
    await remove(deleteDose, doses);
    await remove(deleteWeight, weights);
    await remove(deleteSymptom, symptoms);
    await remove(deleteMeasurement, measurements);
    const { body } = await sendApple(HAE);
    expect([body.added, body.unchanged]).toEqual([NONE, 13]);
    expect(await counts()).toEqual([2, 5, 2, 0]);
  });

  it('leaves what was edited since, also where it was moved', async () => {
    await sendApple(weighed('2026-11-01 07:00:00 +0000', 90));
    const [{ _id: id } = expect.fail()] = (await records()).weights;
    const moved = { weightKg: 89, date: '2026-11-02T07:00:00.000Z' };
    await test.call(editWeight, { params: { id }, body: moved }, user);
    const { body } = await sendApple(weighed('2026-11-01 07:00:00 +0000', 90));
    expect([body.added.weights, body.unchanged]).toEqual([0, 1]);
    expect((await records()).weights).toMatchObject([moved]);
  });

  it('leaves what came by another way, and does not bring it back', async () => {
    const entry = { date: '2026-11-01T07:00:00.000Z', weightKg: 91, note: 'mine' };
    await test.call(addWeight, { body: entry }, user);
    const sent = weighed('2026-11-01 07:00:00 +0000', 90);
    expect((await sendApple(sent)).body).toMatchObject({ added: NONE, unchanged: 1 });
    const [{ _id: id } = expect.fail()] = (await records()).weights;
    expect((await records()).weights).toMatchObject([entry]);
    await test.call(deleteWeight, { params: { id } }, user);
    expect((await sendApple(sent)).body.added).toEqual(NONE);
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });
});

describe('what webhooks of Health Connect send', () => {
  it('comes in, once', async () => {
    const first = await sendConnect(CONNECT);
    expect([first.status, first.body.added]).toEqual([200, added(0, 9, 0, 1)]);
    expect(first.body.leftOut).toEqual([
      { path: 'weight[8]', reason: 'duplicate' },
      { path: 'weight[10]', reason: 'implausible' },
      { path: 'weight[11]', reason: 'future' },
      ...['steps', 'height', 'bmi', 'nutrition'].map((path) => ({ path, reason: 'other-kind' })),
    ]);
    const again = await sendConnect(CONNECT);
    expect([again.body.added, again.body.unchanged]).toEqual([NONE, 10]);
    expect(await counts()).toEqual([0, 9, 0, 1]);
  });

  it('is nothing of its test button', async () => {
    const { body } = await sendConnect({ ...JSON.parse(CONNECT), test: true });
    expect(body.added).toEqual(NONE);
    expect(body.leftOut).toContainEqual({ path: 'weight[0]', reason: 'test-data' });
  });
});

describe('a dose', () => {
  it.each([
    ['stated in mg', {}, 1],
    ['stated in mg behind the number', { dosage: '2,5 mg', units: '' }, 1],
    ['stated in mg twice', { dosage: '2.5 mg', units: 'mg' }, 1],
    ['of a name with strength', { displayText: 'Zepbound® 5 mg pen' }, 1],
    ['counted in pieces', { dosage: 1, units: 'count', displayText: 'Zepbound 5 mg' }, 'ask-unit'],
    ['without a unit', { units: undefined }, 'ask-unit'],
    ['in micrograms', { dosage: 250, units: 'mcg' }, 'ask-unit'],
    ['in mL', { dosage: 0.5, units: 'mL' }, 'ask-unit'],
    ['of two units', { dosage: '2.5 mg', units: 'count' }, 'ask-unit'],
    ['of nothing', { dosage: null }, 'no-dose'],
    ['of more than anybody takes', { dosage: 500 }, 'implausible'],
    ['of a medicine that no pen holds', { displayText: 'Retatrutide' }, 'other-medicine'],
    ['of another medicine', { displayText: 'Metformin 500 mg' }, 'other-medicine'],
    ['of no name', { displayText: '' }, 'other-medicine'],
    ['that was skipped', { status: 'Skipped' }, 'not-taken'],
    ['of a course', { end: null, scheduledDate: '2026-11-08 19:00:00 +0000' }, 'no-date'],
  ])('%s', async (_what, more, outcome) => {
    const { status, body } = await sendApple(taken(more));
    expect(status).toBe(200);
    if (outcome === 1) expect([body.added.doses, body.leftOut]).toEqual([1, []]);
    else {
      expect([body.added, body.leftOut]).toEqual([
        NONE,
        [{ path: 'medications[0]', reason: outcome }],
      ]);
    }
  });

  it('may be five minutes ahead, and no more', async () => {
    const at = (ms: number) => new Date(TEST_NOW + ms).toISOString();
    const near = await sendApple(taken({ start: at(300_000) }));
    expect(near.body.added.doses).toBe(1);
    const far = await sendApple(taken({ start: at(301_000) }));
    expect(far.body.leftOut).toEqual([{ path: 'medications[0]', reason: 'future' }]);
  });
});

describe('a weigh-in', () => {
  it.each([
    ['2026-11-01 07:00:00 -0700', 90, 'kg', '2026-11-01T14:00:00.000Z', 90],
    ['2026-11-01 07:00:00-0700', '90,5', 'kg', '2026-11-01T14:00:00.000Z', 90.5],
    ['2026-11-01T07:00:00-07:00', '200', 'lbs', '2026-11-01T14:00:00.000Z', 90.718474],
    // As iPhones with a clock of 12 hours write it, with a narrow no-break space.
    ['2026-11-01 7:00:00\u202Fam +1000', 90, 'kg', '2026-10-31T21:00:00.000Z', 90],
    ['2026-11-01 7:00:00 p.\u00A0m. +0100', 90, 'kg', '2026-11-01T18:00:00.000Z', 90],
    ['2026-11-01 12:05:00 AM +0000', 90, 'kg', '2026-11-01T00:05:00.000Z', 90],
    // Without a zone it is local time of the account.
    ['2026-11-01 07:00:00', 90, 'kg', '2026-11-01T06:00:00.000Z', 90],
    ['2026-11-01', 90, 'kg', '2026-10-31T23:00:00.000Z', 90],
  ])('of %j, %j %s', async (date, qty, units, at, weightKg) => {
    await test.call(setTimeZone, { body: { timeZone: 'Europe/Berlin' } }, user);
    expect((await sendApple(weighed(date, qty, units))).body.leftOut).toEqual([]);
    expect((await records()).weights).toMatchObject([{ date: at, weightKg }]);
  });

  it.each([
    ['of no unit', weighed('2026-11-01', 90, null), 'ask-unit'],
    ['of another unit', weighed('2026-11-01', 90, 'count'), 'ask-unit'],
    ['of no number', weighed('2026-11-01', 'ninety'), 'unreadable-number'],
    ['of no date', weighed('yesterday', 90), 'unreadable-date'],
    ['of nobody', weighed('2026-11-01', 0), 'implausible'],
  ])('%s stays out', async (_what, sent, reason) => {
    const { body } = await sendApple(sent);
    expect([body.added, body.leftOut]).toEqual([NONE, [{ path: 'metrics[0].data[0]', reason }]]);
  });

  it('is read where its field has another name, and keeps no character that no text may hold', async () => {
    const data = [{ date: '2026-11-01', value: 90, unit: 'kg', source: 'A\u0000\uD800 scale' }];
    await sendApple({ data: { metrics: [{ name: 'Weight & Body Mass', data }] } });
    await sendApple({ metrics: [{ name: 'body_mass', data }] });
    expect((await records()).weights).toMatchObject([{ weightKg: 90, source: 'A\uFFFD scale' }]);
  });
});

it('takes body fat as per cent or as a share, lean mass and waist, and no BMI', async () => {
  const metric = (name: string, units: string, qty: number, date = '2026-11-01') => ({
    ...{ name, units, data: [{ date, qty }] },
  });
  const metrics = [
    metric('body_fat_percentage', '%', 31.5),
    metric('body_fat_percentage', '%', 0.185, '2026-11-02'),
    metric('lean_body_mass', 'lb', 141),
    metric('waist_circumference', 'in', 40),
    metric('body_mass_index', 'count', 31),
    metric('waist_circumference', '', 94, '2026-11-03'),
  ];
  const { body } = await sendApple({ data: { metrics } });
  expect(body.added).toEqual(added(0, 0, 0, 4));
  expect(body.leftOut).toEqual([
    { path: 'metrics[4]', reason: 'other-kind' },
    { path: 'metrics[5].data[0]', reason: 'ask-unit' },
  ]);
  const found = (await records()).measurements.map(({ kind, value }) => [kind, value]);
  expect(found.toSorted()).toEqual([
    ['body_fat', 18.5],
    ['body_fat', 31.5],
    ['lean_mass', 63.9565],
    ['waist', 101.6],
  ]);
});

it('counts as an entry only where something is new', async () => {
  const userId = await findUserId(test.db, user.email);
  const lastEntry = async () =>
    (
      await test.db
        .selectFrom('user_activity')
        .select('last_entry_at')
        .where('user_id', '=', userId)
        .executeTakeFirst()
    )?.last_entry_at;
  await sendApple(weighed('2026-11-01', 90));
  test.setNow(TEST_NOW + 60_000);
  await sendApple(weighed('2026-11-01', 90));
  expect(await lastEntry()).toBe(TEST_NOW);
  await sendApple(weighed('2026-11-02', 90));
  expect(await lastEntry()).toBe(TEST_NOW + 60_000);
});

it('leaves out a symptom of which nothing says how strong it was', async () => {
  const symptom = (severity: string) => ({
    ...{ name: 'Nausea', severity, start: '2026-11-01 10:00:00 +0000' },
  });
  const symptoms = [symptom('Unspecified'), symptom('Mild')];
  const { body } = await sendApple({ data: { symptoms } });
  expect(body).toMatchObject({
    added: added(0, 0, 1, 0),
    leftOut: [{ path: 'symptoms[0]', reason: 'unreadable-number' }],
  });
});

describe('a body', () => {
  it.each([
    ['of one metric', { data: { metrics: [{ name: 'step_count', units: 'count', data: [] }] } }],
    ['of empty lists', { data: { metrics: [], workouts: [], medications: [], symptoms: [] } }],
    ['of nothing', { data: {} }],
    ['of a metric without points', { data: { metrics: [{ name: 'weight_body_mass' }] } }],
    ['of null for a list', { data: { metrics: null } }],
  ])('%s is taken', async (_what, sent) => {
    const { status, body } = await sendApple(sent);
    expect([status, body]).toEqual([200, { added: NONE, unchanged: 0, leftOut: [] }]);
  });

  it.each([
    ['', ['body']],
    ['{"data":{"metrics":[{"name":"weight_bo', ['body']],
    ['[]', ['body']],
    ['[7]', ['body']],
    ['{}', ['body']],
    [CONNECT, ['body']],
    ['{"data":{"metrics":"none"}}', ['metrics']],
    ['{"data":{"metrics":[7]}}', ['metrics[0]']],
    [
      '{"data":{"metrics":[{"name":"a","data":[]},{"data":7}]}}',
      ['metrics[1].data', 'metrics[1].name'],
    ],
    ['{"data":{"medications":[null],"symptoms":3}}', ['medications[0]', 'symptoms']],
  ])('%s is refused by the path', async (sent, paths) => {
    const { status, body } = await sendApple(sent);
    const { code, fields } = body as unknown as { code: string; fields: Record<string, string> };
    expect([status, code, Object.keys(fields).toSorted()]).toEqual([400, 'invalid_request', paths]);
  });

  it.each([
    [HAE, ['body']],
    ['{"timestamp":"2026-11-01T00:00:00Z","weight":7}', ['weight']],
    ['{"weight":[{"kilograms":90,"time":"2026-11-01T00:00:00Z"},9]}', ['weight[1]']],
  ])('of Health Connect too', async (sent, paths) => {
    const { status, body } = await sendConnect(sent);
    const { fields } = body as unknown as { fields: Record<string, string> };
    expect([status, Object.keys(fields)]).toEqual([400, paths]);
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });

  it.each(['application/json', 'application/x-ndjson'])(
    'may be documents line by line, as %s',
    async (type) => {
      const lines = [1, 2, 3].map((day) =>
        JSON.stringify(weighed(`2026-11-0${day} 07:00:00 +0000`, 90 + day)),
      );
      const cut = lines.with(1, (lines[1] ?? '').slice(0, 70)).concat('{"data":{"metrics":7}}');
      const headers = { 'content-type': type };
      const { status, body } = await send(ingestHealthAutoExport, cut.join('\n'), token, headers);
      expect([status, body.added.weights]).toEqual([200, 2]);
      expect(body.leftOut).toEqual([
        { path: 'line 2', reason: 'not-readable' },
        { path: 'line 4 metrics', reason: 'not-readable' },
      ]);
      const again = await send(ingestHealthAutoExport, lines.join('\n'), token, headers);
      expect(again.body).toMatchObject({ added: added(0, 1, 0, 0), unchanged: 2, leftOut: [] });
    },
  );

  it('of more than 20 MB, or of more than any phone sends, is refused unread', async () => {
    const long = await sendApple(`{"data":{"a":"${'x'.repeat(20 * 1024 * 1024)}"}}`);
    expect(long.status).toBe(413);
    const many = await sendApple(`{"data":{"metrics":[${'{},'.repeat(400_001)}{}]}}`);
    expect([many.status, many.body]).toMatchObject([413, { code: 'too_large' }]);
    const data = '{},'.repeat(100_000);
    const read = await sendApple(`{"data":{"symptoms":[${data}{}]}}`);
    expect([read.status, read.body]).toMatchObject([413, { code: 'too_large' }]);
  });

  it('names at most a thousand entries that stay out', async () => {
    const data = Array.from({ length: 1500 }, () => ({ date: 'never', qty: 1 }));
    const metrics = [{ name: 'weight_body_mass', units: 'kg', data }];
    const { body } = await sendApple({ data: { metrics } });
    expect(body.leftOut).toHaveLength(1000);
  });
});

it('is told that the session is over where the account goes while the body comes', async () => {
  const app = await buildApp(test.context);
  app.addHook('preParsing', async (_request, _reply, payload) => {
    await test.db.deleteFrom('user_account').where('email', '=', user.email).execute();
    return payload;
  });
  const reply = await app.inject({
    method: 'POST',
    url: `/api${ingestHealthAutoExport.path}`,
    headers: { ...JSON_TYPE, authorization: `Bearer ${user.token}` },
    body: HAE,
  });
  await app.close();
  expect([reply.statusCode, reply.json()]).toMatchObject([401, { code: 'unauthorized' }]);
});

it('is refused to a token that may only read', async () => {
  const reply = await send(ingestHealthAutoExport, HAE, await tokenOf('read'));
  expect([reply.status, reply.body]).toMatchObject([403, { code: 'token_scope' }]);
  expect(await counts()).toEqual([0, 0, 0, 0]);
});

describe('the list of imports', () => {
  const imports = async () => (await test.call(listImports, {}, user)).body;

  it('has one of each program, which grows and is taken back whole', async () => {
    await sendApple(weighed('2026-11-01 07:00:00 +0000', 90));
    await sendApple(weighed('2026-11-01 07:00:00 +0000', 90));
    test.setNow(TEST_NOW + 60_000);
    await sendApple(weighed('2026-11-02 07:00:00 +0000', 89));
    await sendConnect(CONNECT);
    const listed = await imports();
    expect(listed.map(({ source, added }) => [source, added.weights]).toSorted()).toEqual([
      ['health-auto-export', 2],
      ['health-connect', 9],
    ]);
    const own = listed.find(({ source }) => source === 'health-auto-export') ?? expect.fail();
    expect(own.createdAt).toBe(new Date(TEST_NOW + 60_000).toISOString());
    const undone = await test.call(undoImport, { params: { id: own._id } }, user);
    expect(undone.body).toEqual({ removed: 2, restored: 0, kept: 0 });
    expect(await counts()).toEqual([0, 9, 0, 1]);
    // What was taken back stays away, and what is new begins another.
    await sendApple(weighed('2026-11-02 07:00:00 +0000', 89));
    expect(await imports()).toHaveLength(1);
    await sendApple(weighed('2026-11-03 07:00:00 +0000', 88));
    expect((await imports()).map(({ added }) => added.weights).toSorted()).toEqual([1, 9]);
  });
});

/** As many weigh-ins, a minute apart. */
const many = (count: number) => ({
  data: {
    metrics: [
      {
        ...{ name: 'weight_body_mass', units: 'kg' },
        data: Array.from({ length: count }, (_, minute) => ({
          date: new Date(Date.UTC(2024, 0, 1) + minute * 60_000).toISOString(),
          qty: 80 + (minute % 100) / 10,
        })),
      },
    ],
  },
});

it('comes in part by part, and goes on where it was cut off', async () => {
  expect((await sendApple(many(5000))).body.added.weights).toBe(5000);
  const whole = await sendApple(many(9000));
  expect([whole.status, whole.body.added.weights, whole.body.unchanged]).toEqual([200, 4000, 5000]);
  const again = await sendApple(many(9000));
  expect([again.body.added.weights, again.body.unchanged]).toEqual([0, 9000]);
});

it('takes one large body of a user at a time, and small ones besides', async () => {
  const large = { ...many(10), filler: 'x'.repeat(1024 * 1024) };
  const replies = await Promise.all([sendApple(large), sendApple(large), sendApple(many(10))]);
  expect(replies.map(({ status }) => status)).toEqual([200, 429, 200]);
  expect(await counts()).toEqual([0, 10, 0, 0]);
});

it('takes no more than an account holds', async () => {
  const { status, body } = await sendApple(many(MAX_ROWS.weight + 1));
  expect([status, body]).toMatchObject([409, { code: 'account_full' }]);
  expect(await counts()).toEqual([0, 0, 0, 0]);
});
