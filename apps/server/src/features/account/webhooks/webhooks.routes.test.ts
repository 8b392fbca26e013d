// Shows 49.1, 49.3.
import {
  addWeight,
  createWebhook,
  deleteAccount,
  deleteWebhook,
  editWebhook,
  editWeight,
  importHistory,
  importWeights,
  listWebhooks,
  listWeights,
  logDose,
  restoreAll,
  testWebhook,
  type Webhook,
} from '@dosewise/contract';
import { DAY_MS, HOUR_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSendingTools } from '../../../outgoing/channels/sending-tools.ts';
import type { LedgerWorker } from '../../../outgoing/ledger/ledger-worker.ts';
import { startWorker } from '../../../outgoing/workers.ts';
import { startForgetter } from '../../../runtime/background/forget-expired.ts';
import { createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { startWebhookSink, type WebhookSink } from '../../../testing/push/webhook-sink.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';

/** Long, for a machine that does much else. */
const WAIT = { timeout: 20_000 };

let sink: WebhookSink;
let test: TestApp;
let user: { email: string; token: string };
let path: string;
let worker: LedgerWorker | undefined;
let counter = 0;

beforeAll(async () => {
  sink = await startWebhookSink();
  test = await createTestApp({ WEBHOOK_ALLOW: sink.host });
});
beforeEach(async () => {
  test.setNow(TEST_NOW);
  await worker?.stop();
  worker = undefined;
  user = await createUser(test);
  path = `/hook-${++counter}`;
});
afterAll(async () => {
  await worker?.stop();
  await test.close();
  await sink.close();
});

const work = () => {
  worker = startWorker(test.context, 'webhook', { pollMs: 5 });
};

async function make(fields: Record<string, unknown> = {}) {
  const body = { url: `${sink.origin}${path}`, events: ['weight.logged'], template: 'json' };
  const reply = await test.call(createWebhook, { body: { ...body, ...fields } }, user);
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
}

const list = async () => (await test.call(listWebhooks, {}, user)).body;
const only = async (): Promise<Webhook> => (await list())[0] ?? expect.fail();

/** Weighs in at another minute each time. */
async function weighIn(weightKg = 80) {
  const body = { date: new Date(TEST_NOW - ++counter * 60_000).toISOString(), weightKg };
  const reply = await test.call(addWeight, { body }, user);
  expect(reply.status).toBe(201);
  return reply.body;
}

/** Everything of someone as the file that a restore takes. */
async function exported({ token }: { readonly token: string }) {
  const headers = { authorization: `Bearer ${token}` };
  return (await test.app.inject({ url: '/api/export/all.json', headers })).json();
}

async function waiting() {
  const userId = await findUserId(test.db, user.email);
  return test.db
    .selectFrom('delivery')
    .select(['kind', 'status', 'attempts', 'next_attempt_at', 'answer'])
    .where('user_id', '=', userId)
    .where('channel', '=', 'webhook')
    .execute();
}

describe('a webhook', () => {
  it('says its secret once, and is listed without it', async () => {
    const { secret, ...made } = await make();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(made).toEqual({
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      url: `${sink.origin}${path}`,
      events: ['weight.logged'],
      template: 'json',
      state: 'working',
      createdAt: new Date(TEST_NOW).toISOString(),
      lastAt: null,
      lastAnswer: null,
    });
    expect(await list()).toEqual([made]);
    const body = { events: ['dose.due', 'reminder'] };
    const edited = await test.call(editWebhook, { params: { id: made._id }, body }, user);
    expect(edited).toMatchObject({ status: 200, body: { ...made, ...body } });
    const told = await test.call(testWebhook, { params: { id: made._id } }, user);
    const key = secret.slice('whsec_'.length);
    expect(JSON.stringify([await list(), edited.body, told.body])).not.toContain(key);
  });

  it.each([
    'https://[::/hook',
    'https://example.com:99999/',
    // Of addresses beyond the public internet only the one of the sink is allowed here.
    'http://8.8.4.4/hook',
    'https://127.0.0.1/hook',
    'https://localhost/hook',
    'https://2130706433/hook',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/',
  ])('is refused at %s', async (url) => {
    const body = { url, events: ['dose.due'], template: 'json' };
    const reply = await test.call(createWebhook, { body }, user);
    expect(reply).toMatchObject({ status: 400, body: { fields: { url: /./ } } });
    const { _id: id } = await make();
    const changed = await test.call(editWebhook, { params: { id }, body: { url } }, user);
    expect(changed).toMatchObject({ status: 400, body: { fields: { url: /./ } } });
  });

  it('is refused where there are ten, until one is deleted', async () => {
    for (let n = 0; n < 10; n++) await make();
    const body = { url: `${sink.origin}${path}`, events: ['dose.due'], template: 'json' };
    const refused = await test.call(createWebhook, { body }, user);
    expect(refused).toMatchObject({ status: 409, body: { code: 'account_full' } });
    const { _id: id } = await only();
    expect((await test.call(deleteWebhook, { params: { id } }, user)).status).toBe(204);
    expect((await test.call(deleteWebhook, { params: { id } }, user)).status).toBe(404);
    await make();
  });

  it("is no one else's to change, to test or to delete", async () => {
    const { _id: id } = await make();
    const stranger = await createUser(test);
    const params = { id };
    expect((await test.call(listWebhooks, {}, stranger)).body).toEqual([]);
    expect((await test.call(editWebhook, { params, body: {} }, stranger)).status).toBe(404);
    expect((await test.call(testWebhook, { params }, stranger)).status).toBe(404);
    expect((await test.call(deleteWebhook, { params }, stranger)).status).toBe(404);
    expect(sink.to(path)).toEqual([]);
  });

  it('says what came back from a test', async () => {
    const { _id: id } = await make();
    const tell = async () => (await test.call(testWebhook, { params: { id } }, user)).body;
    expect(await tell()).toEqual({ status: 200, answer: '200, accepted' });
    expect(sink.to(path)[0]?.body).toEqual({
      type: 'test',
      timestamp: new Date(TEST_NOW).toISOString(),
      data: {},
    });
    sink.answerNext(path, { status: 404 }, { status: 302, headers: { location: '/elsewhere' } });
    expect(await tell()).toEqual({ status: 404, answer: '404, not found' });
    expect(await tell()).toEqual({
      status: 302,
      answer: '302, it redirected us to another address, which we don’t follow',
    });
    expect(sink.to('/elsewhere')).toEqual([]);
    expect(await only()).toMatchObject({
      lastAt: new Date(TEST_NOW).toISOString(),
      lastAnswer: '302, it redirected us to another address, which we don’t follow',
    });
    await test.call(editWebhook, { params: { id }, body: { url: 'http://127.0.0.1:9/' } }, user);
    expect((await only()).url).toBe(`${sink.origin}${path}`);
  });
});

describe('what was logged', () => {
  it('is told as the reply says it, once, and only what was asked for', async () => {
    await make({ events: ['dose.logged'] });
    await make({ url: `${sink.origin}${path}-weights` });
    work();
    const pen = await createPen(test, user.token);
    const body = { ...standardDose(pen._id), _id: test.context.newId() };
    const dose = await test.call(logDose, { body }, user);
    const again = await test.call(logDose, { body }, user);
    expect([dose.status, again.status]).toEqual([201, 200]);
    const weight = await weighIn();
    await expect.poll(() => sink.to(`${path}-weights`).length, WAIT).toBe(1);
    await expect.poll(() => sink.to(path).length, WAIT).toBe(1);
    const timestamp = new Date(TEST_NOW).toISOString();
    expect(sink.to(path)[0]?.body).toEqual({ type: 'dose.logged', timestamp, data: dose.body });
    expect(sink.to(`${path}-weights`)[0]?.body).toEqual({
      type: 'weight.logged',
      timestamp,
      data: weight,
    });
    expect((await waiting()).map(({ kind }) => kind).sort()).toEqual([
      'dose.logged',
      'weight.logged',
    ]);
  });

  it('is not told where it was refused, imported, edited or restored', async () => {
    await make({ events: ['dose.logged', 'weight.logged'] });
    const date = '2026-11-19T08:00:00Z';
    const weights = [{ date, weightKg: 81 }];
    await test.call(importWeights, { body: { entries: weights } }, user);
    await test.call(importHistory, { body: { source: 'sheet', weights } }, user);
    const [stored = expect.fail()] = (await test.call(listWeights, {}, user)).body;
    const edit = { params: { id: stored._id }, body: { weightKg: 82 } };
    expect((await test.call(editWeight, edit, user)).status).toBe(200);
    const ahead = { date: '2027-11-19T08:00:00Z', weightKg: 81 };
    expect((await test.call(addWeight, { body: ahead }, user)).status).toBe(400);
    expect(await waiting()).toEqual([]);
    const archive = await exported(user);
    user = await createUser(test);
    await make({ events: ['dose.logged', 'weight.logged'] });
    const restored = await test.call(restoreAll, { body: archive }, user);
    expect([restored.status, (await test.call(listWeights, {}, user)).body.length]).toEqual([
      201, 1,
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('is tried five times more within a day, then given up', async () => {
    await make();
    sink.answerNext(path, ...Array.from({ length: 6 }, () => ({ status: 503 })));
    await weighIn();
    work();
    const tries = () => sink.to(path).length;
    const waits = [];
    for (let attempts = 1; attempts <= 5; attempts++) {
      await expect.poll(waiting, WAIT).toMatchObject([{ attempts, status: 'queued' }]);
      const [{ next_attempt_at: next } = expect.fail()] = await waiting();
      waits.push(next);
      test.setNow(next);
    }
    await expect.poll(waiting, WAIT).toMatchObject([{ attempts: 6, status: 'failed' }]);
    expect(waits.at(-1)).toBeLessThan(TEST_NOW + DAY_MS);
    expect(waits).toEqual([...waits].sort());
    test.setNow(TEST_NOW + 3 * DAY_MS);
    await weighIn();
    await expect.poll(tries, WAIT).toBe(7);
    expect(new Set(sink.to(path).map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    await expect.poll(only, WAIT).toMatchObject({ state: 'working', lastAnswer: '200, accepted' });
  });

  it('is not sent again where no answer came, and counts as a failure', async () => {
    await make();
    sink.answerNext(path, 'hang');
    await weighIn();
    const { config, db, now } = test.context;
    const sending = createSendingTools({ config, db, now }, { timeoutMs: 200 });
    worker = startWorker({ ...test.context, sending }, 'webhook', { pollMs: 5 });
    await expect.poll(waiting, WAIT).toMatchObject([{ status: 'unconfirmed' }]);
    test.setNow(TEST_NOW + DAY_MS);
    await expect.poll(only, WAIT).toMatchObject({ lastAnswer: 'May have been sent: no answer' });
    await worker.stop();
    sending.close();
    expect(sink.to(path)).toHaveLength(1);
  });

  it('goes nowhere any more once its webhook is deleted', async () => {
    const { _id: id } = await make();
    await weighIn();
    await test.call(deleteWebhook, { params: { id } }, user);
    work();
    await expect.poll(waiting, WAIT).toMatchObject([{ status: 'suppressed' }]);
    expect(sink.to(path)).toEqual([]);
  });

  it('goes with its account, and is forgotten with age', async () => {
    await make();
    await weighIn();
    const forgetter = startForgetter(test.context, (error) => expect.fail(String(error)), 5);
    test.setNow(TEST_NOW + 34 * DAY_MS);
    await expect.poll(waiting, WAIT).toHaveLength(1);
    test.setNow(TEST_NOW + 36 * DAY_MS);
    await expect.poll(waiting, WAIT).toHaveLength(0);
    await forgetter.stop();
    // With age the session went as well.
    user = await createUser(test);
    await make();
    await weighIn();
    const userId = await findUserId(test.db, user.email);
    const body = { password: 'correct horse battery' };
    expect((await test.call(deleteAccount, { body }, user)).status).toBe(204);
    for (const table of ['delivery', 'webhook'] as const) {
      const rows = test.db.selectFrom(table).select('id').where('user_id', '=', userId);
      expect(await rows.execute()).toEqual([]);
    }
  });
});

describe('a webhook that failed 20 times in a row', () => {
  async function letRest() {
    const { _id: id } = await make();
    sink.answerNext(path, ...Array.from({ length: 20 }, () => ({ status: 400 })));
    work();
    for (let n = 1; n <= 20; n++) await weighIn();
    await expect.poll(() => sink.to(path).length, WAIT).toBe(20);
    await expect.poll(async () => (await only()).state, WAIT).toBe('resting');
    return id;
  }

  it('rests until it is tested', async () => {
    const id = await letRest();
    await weighIn();
    expect((await waiting()).filter(({ status }) => status === 'queued')).toEqual([]);
    expect((await only()).lastAnswer).toBe('400, the service refuses it');
    const { body } = await test.call(testWebhook, { params: { id } }, user);
    expect(body).toEqual({ status: 200, answer: '200, accepted' });
    expect((await only()).state).toBe('working');
    await weighIn();
    await expect.poll(() => sink.to(path).length, WAIT).toBe(22);
  });

  it('rests until it is saved, and begins to count again', async () => {
    const id = await letRest();
    const body = { template: 'gotify' };
    await test.call(editWebhook, { params: { id }, body }, user);
    sink.answerNext(path, { status: 400 });
    await weighIn();
    await expect.poll(() => sink.to(path).length, WAIT).toBe(21);
    await expect
      .poll(async () => (await only()).lastAnswer, WAIT)
      .toBe('400, the service refuses it');
    expect((await only()).state).toBe('working');
  });

  it('drops what waited for another try', async () => {
    await make();
    sink.answerNext(path, { status: 503 }, ...Array.from({ length: 19 }, () => ({ status: 400 })));
    work();
    for (let n = 1; n <= 20; n++) await weighIn();
    await expect.poll(async () => (await only()).state, WAIT).toBe('resting');
    test.setNow(TEST_NOW + HOUR_MS);
    await expect
      .poll(async () => (await waiting()).map(({ status }) => status).sort(), WAIT)
      .toEqual([...Array.from({ length: 19 }, () => 'failed'), 'suppressed']);
    expect(sink.to(path)).toHaveLength(20);
  });
});
