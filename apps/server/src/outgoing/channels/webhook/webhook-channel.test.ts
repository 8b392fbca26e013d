// Shows 49.3, 49.6.
import {
  addWeight,
  createWebhook,
  getReminders,
  listWebhooks,
  logDose,
  setReminders,
  testWebhook,
  type WebhookTemplate,
} from '@dosewise/contract';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPen, createUser, standardDose } from '../../../testing/factories.ts';
import {
  startWebhookSink,
  type WebhookArrival,
  type WebhookSink,
} from '../../../testing/push/webhook-sink.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { LedgerWorker } from '../../ledger/ledger-worker.ts';
import { startWorker } from '../../workers.ts';

/** Long, for a machine that does much else. */
const WAIT = { timeout: 20_000 };

let sink: WebhookSink;
let test: TestApp;
let worker: LedgerWorker;
beforeAll(async () => {
  sink = await startWebhookSink();
  test = await createTestApp({ WEBHOOK_ALLOW: sink.host });
  // The foreign verifier looks at the real clock.
  test.setNow(Date.now());
  worker = startWorker(test.context, 'webhook', { pollMs: 5 });
});
afterAll(async () => {
  await worker.stop();
  await test.close();
  await sink.close();
});

const MASS = { weightKg: 80.25 };

/** Someone who wants the real words or discreet ones, with a webhook to a path. */
async function listen(path: string, template: WebhookTemplate, discreet = false) {
  const user = await createUser(test);
  const { body: reminders } = await test.call(getReminders, {}, user);
  await test.call(setReminders, { body: { ...reminders, discreet } }, user);
  const body = { url: sink.origin + path, events: ['dose.logged', 'weight.logged'], template };
  const { body: made } = await test.call(createWebhook, { body }, user);
  return { ...user, ...made };
}

async function arrival(path: string): Promise<WebhookArrival> {
  await expect.poll(() => sink.to(path).length, WAIT).toBe(1);
  return sink.to(path)[0] ?? expect.fail();
}

const weighIn = (user: { token: string }) => {
  const date = new Date(test.context.now()).toISOString();
  return test.call(addWeight, { body: { date, ...MASS } }, user);
};

describe('the signature', () => {
  it('is what Standard Webhooks verifies, over the exact body', async () => {
    const user = await listen('/signed', 'json');
    await weighIn(user);
    const { raw, headers } = await arrival('/signed');
    const signed = headers as Record<string, string>;
    const verifier = new Webhook(user.secret);
    expect(verifier.verify(raw, signed)).toEqual(JSON.parse(raw));
    expect(() => verifier.verify(`${raw} `, signed)).toThrow(WebhookVerificationError);
    const other = { ...signed, 'webhook-id': 'other' };
    expect(() => verifier.verify(raw, other)).toThrow(WebhookVerificationError);
    const { secret } = await listen('/other', 'json');
    expect(() => new Webhook(secret).verify(raw, signed)).toThrow(WebhookVerificationError);
  });

  it('is there whatever the template, also of a test', async () => {
    const user = await listen('/test', 'discord');
    await test.call(testWebhook, { params: { id: user._id } }, user);
    const { raw, headers } = await arrival('/test');
    const told = new Webhook(user.secret).verify(raw, headers as Record<string, string>);
    expect(told).toMatchObject({ content: 'Dosewise: the test you asked for' });
  });
});

/** The body that the receiver of each template reads, by its description (see `templates.ts`). */
const RECEIVERS: readonly [WebhookTemplate, string, object][] = [
  ['gotify', '/message?token=AbC.1', { message: 'Weight logged: 80.3 kg', priority: 2 }],
  [
    'telegram',
    '/bot12:AbC/sendMessage?chat_id=-100',
    { chat_id: '-100', text: 'Weight logged: 80.3 kg' },
  ],
  [
    'discord',
    '/api/webhooks/1/AbC',
    { content: 'Weight logged: 80.3 kg', allowed_mentions: { parse: [] } },
  ],
  [
    'pushover',
    '/1/messages.json?token=a1&user=u1',
    { token: 'a1', user: 'u1', message: 'Weight logged: 80.3 kg' },
  ],
  ['apprise', '/notify/dosewise', { body: 'Weight logged: 80.3 kg', type: 'info' }],
];

describe('a template', () => {
  it.each(RECEIVERS)('speaks to %s', async (template, path, body) => {
    await weighIn(await listen(path, template));
    const { headers, body: said } = await arrival(path);
    expect(said).toEqual(body);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('gives Home Assistant the words and the facts', async () => {
    const user = await listen('/api/webhook/dosewise-1', 'home_assistant');
    const { body: data } = await weighIn(user);
    expect((await arrival('/api/webhook/dosewise-1')).body).toEqual({
      type: 'weight.logged',
      timestamp: new Date(test.context.now()).toISOString(),
      title: 'Weight logged: 80.3 kg',
      message: '',
      data,
    });
  });

  it('names no amount in words to who wants it discreet; our JSON has the facts', async () => {
    const user = await listen('/discreet', 'telegram', true);
    await weighIn(user);
    expect((await arrival('/discreet')).body).toEqual({ text: 'Dosewise: a weight was logged' });
    const pen = await createPen(test, user.token);
    await test.call(logDose, { body: standardDose(pen._id) }, user);
    await expect.poll(() => sink.to('/discreet').length, WAIT).toBe(2);
    expect(sink.to('/discreet')[1]?.body).toEqual({ text: 'Dosewise: a dose was logged' });
    const facts = await listen('/facts', 'json', true);
    await weighIn(facts);
    expect((await arrival('/facts')).body).toMatchObject({ data: MASS });
  });

  it('says the mg of a dose, and a weight in pounds where that is meant', async () => {
    const user = await listen('/words', 'discord');
    const pen = await createPen(test, user.token);
    const { body: dose } = await test.call(logDose, { body: standardDose(pen._id) }, user);
    const { content } = (await arrival('/words')).body;
    expect(content).toBe(`Dose logged: ${dose.doseAmount} mg`);
    const american = await listen('/pounds', 'discord');
    await test.db
      .updateTable('user_account')
      .set({ weight_unit: 'st' })
      .where('email', '=', american.email)
      .execute();
    await weighIn(american);
    expect((await arrival('/pounds')).body).toMatchObject({ content: 'Weight logged: 176.9 lb' });
  });
});

describe('Apprise', () => {
  it.each([
    [200, '200, accepted'],
    [204, '204, Apprise sent nothing: no target has this key or tag'],
    [424, '424, a target of Apprise failed'],
  ])('answers %i', async (status, answer) => {
    const path = `/notify/${status}`;
    const user = await listen(path, 'apprise');
    sink.answerNext(path, { status });
    const tried = await test.call(testWebhook, { params: { id: user._id } }, user);
    expect(tried.body).toEqual({ status, answer });
    const { body: hooks } = await test.call(listWebhooks, {}, user);
    expect(hooks[0]).toMatchObject({ lastAnswer: answer });
  });

  it('sent nothing: the message failed; a target failed: it is tried again', async () => {
    for (const [status, kept] of [
      [204, 'failed'],
      [424, 'queued'],
    ] as const) {
      const path = `/notify/key-${status}`;
      const user = await listen(path, 'apprise');
      sink.answerNext(path, { status });
      await weighIn(user);
      const row = test.db
        .selectFrom('delivery')
        .select('status')
        .where('address', '=', user._id)
        .where('attempts', '=', status === 424 ? 1 : 0)
        .where('answer', 'is not', null);
      await expect.poll(async () => row.execute(), WAIT).toEqual([{ status: kept }]);
    }
  });

  it('alone means that by it', async () => {
    const user = await listen('/gotify/204', 'gotify');
    sink.answerNext('/gotify/204', { status: 204 });
    const { body } = await test.call(testWebhook, { params: { id: user._id } }, user);
    expect(body).toEqual({ status: 204, answer: '204, accepted' });
  });
});
