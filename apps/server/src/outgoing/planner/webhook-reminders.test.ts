// Shows 49.3.
import {
  addWeight,
  createWebhook,
  deleteWebhook,
  editWebhook,
  type ReminderPreferences,
  setPlan,
} from '@dosewise/contract';
import { DAY_MS, HOUR_MS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPen } from '../../testing/factories.ts';
import { startWebhookSink, type WebhookSink } from '../../testing/push/webhook-sink.ts';
import {
  type Reminded,
  type ReminderTest,
  startReminderTest,
} from '../../testing/reminders/reminder-test.ts';
import { TEST_NOW } from '../../testing/test-app.ts';

/** Long, for a machine that does much else. */
const WAIT = { timeout: 20_000 };

let reminders: ReminderTest;
let sink: WebhookSink;
let path: string;
let counter = 0;
beforeAll(async () => {
  sink = await startWebhookSink();
  reminders = await startReminderTest({ WEBHOOK_ALLOW: sink.host });
});
beforeEach(() => {
  reminders.test.setNow(TEST_NOW);
  path = `/hook-${++counter}`;
});
afterAll(async () => {
  await reminders.close();
  await sink.close();
});

const NOWHERE = { push: false, email: false, ntfyUrl: null };

/** Someone who is reminded nowhere, with a dose of 5 mg tomorrow at noon and a webhook. */
async function listen(events: string[], wanted: Partial<ReminderPreferences> = {}) {
  const user = await reminders.remind({ channels: NOWHERE, ...wanted }, 'UTC');
  const pen = await createPen(reminders.test, user.token);
  const steps = [{ startDate: '2026-11-22', time: '12:00', everyDays: 7, doseMg: 5, doses: null }];
  const body = { medicine: 'tirzepatide', anchor: 'weekday', steps };
  await reminders.test.call(setPlan, { body }, user);
  const hook = { url: sink.origin + path, events, template: 'json' };
  const { body: made } = await reminders.test.call(createWebhook, { body: hook }, user);
  return { user, penId: pen._id, hookId: made._id };
}

async function planned(user: Reminded): Promise<string[]> {
  await reminders.plan();
  return reminders.ledger(user);
}

const ON = { on: true, leadMinutes: 30, repeatMinutes: 60, repeatTimes: 1 };

it('is told of a dose at its time though no reminder is on anywhere, once', async () => {
  const { user, penId } = await listen(['dose.due']);
  expect(await planned(user)).toEqual(['dose 2026-11-22T12:00']);
  const worker = reminders.work({}, ['webhook']);
  const dueAt = TEST_NOW + DAY_MS;
  reminders.test.setNow(dueAt);
  await expect.poll(() => sink.to(path).length, WAIT).toBe(1);
  const plannedAt = new Date(dueAt).toISOString();
  expect(sink.to(path)[0]?.body).toEqual({
    type: 'dose.due',
    timestamp: plannedAt,
    data: { reminder: 'dose', medicine: 'tirzepatide', plannedAt, doseMg: 5, penId, clicks: 30 },
  });
  await worker.stop();
});

it('follows the reminders of doses where these are on, each to both places', async () => {
  const channels = { ...NOWHERE, push: true };
  const { user } = await listen(['dose.due'], { dose: ON, channels });
  expect(await planned(user)).toEqual([
    'dose 2026-11-22T11:30',
    'dose 2026-11-22T11:30',
    'dose 2026-11-22T12:30',
    'dose 2026-11-22T12:30',
  ]);
});

it('has no other channel remind of what is off there', async () => {
  const { user } = await listen(['dose.due'], { channels: { ...NOWHERE, push: true } });
  await reminders.plan();
  const rows = await reminders.test.db
    .selectFrom('delivery')
    .select('channel')
    .where('user_id', '=', user.id)
    .where('instant', 'is not', null)
    .execute();
  expect(rows).toEqual([{ channel: 'webhook' }]);
});

it('tells a reminder once, by the narrowest name that was asked for', async () => {
  const weighIn = { on: true, days: [7], time: '12:00' };
  const { user } = await listen(['dose.due', 'reminder'], { dose: ON, weighIn });
  expect(await planned(user)).toHaveLength(3);
  const worker = reminders.work({}, ['webhook']);
  reminders.test.setNow(TEST_NOW + DAY_MS);
  await expect.poll(() => sink.to(path).length, WAIT).toBe(2);
  const told = sink.to(path).map(({ body }) => [body.type, body.data]);
  expect(told).toContainEqual(['dose.due', expect.objectContaining({ reminder: 'dose' })]);
  expect(told).toContainEqual(['reminder', { reminder: 'weighIn' }]);
  await worker.stop();
});

it('is not reminded of doses by "reminder" where these are off', async () => {
  const { user } = await listen(['reminder']);
  expect(await planned(user)).toEqual([]);
});

it('is told that stock ends', async () => {
  const { user, hookId } = await listen(['stock.low'], { stock: { on: false, daysBefore: 14 } });
  const told = await planned(user);
  expect(told).toEqual([expect.stringMatching(/^stock /)]);
  const row = await reminders.test.db
    .selectFrom('delivery')
    .select(['address', 'detail'])
    .where('user_id', '=', user.id)
    .where('kind', '=', 'stock')
    .executeTakeFirstOrThrow();
  expect(row.address).toBe(hookId);
  expect(JSON.parse(row.detail ?? '')).toEqual({
    type: 'stock.low',
    data: {
      reminder: 'stock',
      medicine: 'tirzepatide',
      runsOutOn: expect.stringMatching(/^2026-12-06/),
      dosesLeft: 2,
    },
  });
});

it('is planned again when it is changed, or deleted', async () => {
  const { user, hookId } = await listen(['dose.due']);
  expect(await planned(user)).toHaveLength(1);
  const params = { id: hookId };
  const body = { events: ['weight.logged'] };
  await reminders.test.call(editWebhook, { params, body }, user);
  expect(await planned(user)).toEqual([]);
  const back = { events: ['dose.due'] };
  await reminders.test.call(editWebhook, { params, body: back }, user);
  expect(await planned(user)).toHaveLength(1);
  await reminders.test.call(deleteWebhook, { params }, user);
  expect(await planned(user)).toEqual([]);
});

it('leaves what was logged alone while it plans', async () => {
  const { user } = await listen(['weight.logged', 'dose.due']);
  const date = new Date(TEST_NOW - HOUR_MS).toISOString();
  await reminders.test.call(addWeight, { body: { date, weightKg: 80 } }, user);
  await reminders.plan();
  const rows = await reminders.test.db
    .selectFrom('delivery')
    .select(['kind', 'status'])
    .where('user_id', '=', user.id)
    .where('channel', '=', 'webhook')
    .orderBy('kind')
    .execute();
  expect(rows).toEqual([
    { kind: 'dose', status: 'queued' },
    { kind: 'weight.logged', status: 'queued' },
  ]);
});

it('goes on being told of entries after it was planned', async () => {
  const { user } = await listen(['weight.logged']);
  await reminders.plan();
  const date = new Date(TEST_NOW - HOUR_MS).toISOString();
  await reminders.test.call(addWeight, { body: { date, weightKg: 80 } }, user);
  const worker = reminders.work({}, ['webhook']);
  await expect.poll(() => sink.to(path).length, WAIT).toBe(1);
  await worker.stop();
});
