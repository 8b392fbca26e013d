// Shows 53.1.
import { ingestHealthAutoExport, listImports, undoImport } from '@dosewise/contract';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { MAX_ROWS } from '../../../records/account-limits.queries.ts';
import {
  added,
  CONNECT,
  HAE,
  JSON_TYPE,
  useIngest,
  weighed,
} from '../../../testing/ingest-test.ts';
import { TEST_NOW } from '../../../testing/test-app.ts';

const { ingest, tokenOf, send, sendApple, sendConnect, counts } = useIngest();

const NONE = added(0, 0, 0, 0);

describe('a body', () => {
  it.each([
    ['of one metric', { data: { metrics: [{ name: 'step_count', units: 'count', data: [] }] } }],
    ['of empty lists', { data: { metrics: [], workouts: [], medications: [], symptoms: [] } }],
    ['of nothing', { data: {} }],
    ['of a metric without points', { data: { metrics: [{ name: 'weight_body_mass' }] } }],
    ['of null for a list', { data: { metrics: null } }],
  ])('%s is taken', async (_what, sent) => {
    const { status, body } = await sendApple(sent);
    expect([status, body]).toEqual([200, { added: NONE, changed: 0, unchanged: 0, leftOut: [] }]);
  });

  it.each([
    ['', ['data']],
    ['{"data":{"metrics":[{"name":"weight_bo', ['data']],
    ['[]', ['data']],
    ['[7]', ['[0]']],
    ['{}', ['data']],
    ['{"data":7}', ['data']],
    ['7', ['data']],
    [CONNECT, ['data']],
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
    [HAE, ['data']],
    ['', ['data']],
    ['{', ['data']],
    ['{}', ['data']],
    ['"x"', ['data']],
    ['[{"weight":[]},7,null]', ['[1]', '[2]']],
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
      const { status, body } = await send(
        ingestHealthAutoExport,
        cut.join('\n'),
        ingest.token,
        headers,
      );
      expect([status, body.added.weights]).toEqual([200, 2]);
      expect(body.leftOut).toEqual([
        { path: 'line 2', reason: 'not-readable' },
        { path: 'line 4 metrics', reason: 'not-readable' },
      ]);
      const again = await send(ingestHealthAutoExport, lines.join('\n'), ingest.token, headers);
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
  const app = await buildApp(ingest.test.context);
  // After the guard, before the handler.
  app.addHook('preValidation', async () => {
    await ingest.test.db
      .deleteFrom('user_account')
      .where('email', '=', ingest.user.email)
      .execute();
  });
  const reply = await app.inject({
    method: 'POST',
    url: `/api${ingestHealthAutoExport.path}`,
    headers: { ...JSON_TYPE, authorization: `Bearer ${ingest.user.token}` },
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
  const imports = async () => (await ingest.test.call(listImports, {}, ingest.user)).body;

  it('has one of each program, which grows and is taken back whole', async () => {
    await sendApple(weighed('2026-11-01 07:00:00 +0000', 90));
    await sendApple(weighed('2026-11-01 07:00:00 +0000', 90));
    ingest.test.setNow(TEST_NOW + 60_000);
    await sendApple(weighed('2026-11-02 07:00:00 +0000', 89));
    await sendConnect(CONNECT);
    const listed = await imports();
    expect(listed.map(({ source, added }) => [source, added.weights]).toSorted()).toEqual([
      ['health-auto-export', 2],
      ['health-connect', 9],
    ]);
    const own = listed.find(({ source }) => source === 'health-auto-export') ?? expect.fail();
    expect(own.createdAt).toBe(new Date(TEST_NOW + 60_000).toISOString());
    const undone = await ingest.test.call(undoImport, { params: { id: own._id } }, ingest.user);
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
  const [one, other, small] = replies.map(({ status }) => status);
  // Whichever of the large ones arrives first.
  expect([one, other].toSorted()).toEqual([200, 429]);
  expect(small).toBe(200);
  expect(await counts()).toEqual([0, 10, 0, 0]);
});

it('takes no more than an account holds', async () => {
  const { status, body } = await sendApple(many(MAX_ROWS.weight + 1));
  expect([status, body]).toMatchObject([409, { code: 'account_full' }]);
  expect(await counts()).toEqual([0, 0, 0, 0]);
});
