// Shows 17.1, 17.9.
import {
  addWeight,
  deletePlan,
  getReminders,
  listPushSubscriptions,
  setPlan,
} from '@dosewise/contract';
import { DAY_MS, HOUR_MS } from '@dosewise/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDose, createPen, standardDose } from '../../testing/factories.ts';
import { until } from '../../testing/mail/mail-test.ts';
import {
  MINUTE,
  type Reminded,
  type ReminderTest,
  startReminderTest,
} from '../../testing/reminders/reminder-test.ts';
import { TEST_NOW } from '../../testing/test-app.ts';

let reminders: ReminderTest;
beforeEach(async () => {
  reminders = await startReminderTest();
});
afterEach(async () => {
  const { errors } = reminders;
  await reminders.close();
  expect(errors).toEqual([]);
});

const DOSE = { on: true, leadMinutes: 0, repeatMinutes: 0, repeatTimes: 0 };
/** An hour after the test begins. */
const AT = '2026-11-21T13:00:00.000Z';

async function plan(user: Reminded, everyDays = 7) {
  const steps = [{ startDate: '2026-11-21', time: '13:00', everyDays, doseMg: 10, doses: null }];
  const body = { medicine: 'tirzepatide', anchor: 'weekday', steps };
  expect((await reminders.test.call(setPlan, { body }, user)).status).toBe(200);
  await reminders.plan();
}

/** A person with a plan, whose next dose is at `AT`. */
async function planned(wanted: Parameters<ReminderTest['remind']>[0] = {}): Promise<Reminded> {
  const user = await reminders.remind({ dose: DOSE, ...wanted });
  await createPen(reminders.test, user.token, { name: 'Pen 15', startDate: '2026-11-01' });
  await plan(user);
  return user;
}

const statuses = async (user: Reminded) =>
  (await reminders.ledger(user)).map((row) => row.split(' ')[2] ?? 'queued');

const untilStatus = (user: Reminded, ...expected: string[]) =>
  until(async () => expect(await statuses(user)).toEqual(expected));

it('sends at the instant, once, what there is to know, with its two acts', async () => {
  const user = await planned();
  reminders.work();
  reminders.test.setNow(Date.parse(AT) - 1);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(reminders.push.arrivals).toEqual([]);
  reminders.test.setNow(AT);
  await untilStatus(user, 'sent');
  const [arrival, ...more] = reminders.push.arrivals;
  expect(more).toEqual([]);
  expect(arrival?.headers).toMatchObject({ ttl: String(DAY_MS / 1000) });
  expect(arrival?.payload()).toEqual({
    web_push: 8030,
    notification: {
      title: 'Dose due: 10 mg, 60 clicks from Pen 15',
      body: 'Planned for Sat 21 Nov, 13:00.',
      navigate: 'https://pens.example.com/log-dose',
      tag: expect.stringMatching(`^dose-${Date.parse(AT)}-`),
      actions: ['taken', 'later'].map((action) => ({
        action,
        title: action === 'taken' ? 'Taken' : 'Later',
        navigate: expect.stringMatching(/^https:\/\/pens\.example\.com\/act\/[\w-]{92}$/),
      })),
    },
  });
  const [browser] = (await reminders.test.call(listPushSubscriptions, {}, user)).body;
  expect(browser).toMatchObject({ lastSentAt: AT, lastAnswer: '201, accepted' });
  reminders.test.setNow(Date.parse(AT) + 2 * HOUR_MS);
  await reminders.plan();
  await untilStatus(user, 'sent');
  expect(reminders.push.arrivals).toHaveLength(1);
});

it.each([
  ['semaglutide (tablet)', 7, { id: 'rybelsus' }, 7, '7 mg, 1 tablet from Box'],
  ['semaglutide (tablet)', 14, { id: 'rybelsus' }, 7, '14 mg, 2 tablets from Box'],
  [
    'semaglutide',
    7.2,
    { id: 'wegovy-single-dose-us-1.7-2.4', doses: 4 },
    2.4,
    '7.2 mg, 3 pens from Box',
  ],
])('says of %s %d mg how many are taken', async (medicine, doseMg, device, strength, said) => {
  const user = await reminders.remind({ dose: DOSE });
  const box = { name: 'Box', startDate: '2026-11-01', strength, device };
  await createPen(reminders.test, user.token, box);
  const steps = [{ startDate: '2026-11-21', time: '13:00', everyDays: 1, doseMg, doses: null }];
  const body = { medicine, anchor: 'weekday', steps };
  expect((await reminders.test.call(setPlan, { body }, user)).status).toBe(200);
  await reminders.plan();
  reminders.work();
  reminders.test.setNow(AT);
  const arrived = () => reminders.arrived(user);
  await expect.poll(arrived, { timeout: 20_000 }).toEqual([`Dose due: ${said}`]);
});

it('says nothing but that something is due where it is discreet', async () => {
  const ntfyUrl = `http://${reminders.ntfy.host}/mine`;
  const user = await planned({ discreet: true, channels: { push: true, email: false, ntfyUrl } });
  reminders.work();
  reminders.test.setNow(AT);
  await untilStatus(user, 'sent', 'sent');
  expect(reminders.arrived(user)).toEqual(['Dosewise: something is due']);
  const [message] = reminders.ntfy.arrivals;
  expect(message).toMatchObject({ topic: 'mine', message: 'Dosewise: something is due' });
  expect(message?.actions.map(({ label }) => label)).toEqual(['Taken', 'Later']);
  expect(JSON.stringify(message)).not.toContain('10 mg');
});

describe('a dose that was logged or skipped', () => {
  it('in the last second is not reminded of', async () => {
    const user = await planned();
    const [pen] = await reminders.test.db.selectFrom('pen').select('id').execute();
    reminders.test.setNow(Date.parse(AT) - 500);
    const date = new Date(Date.parse(AT) - 500).toISOString();
    await createDose(reminders.test, user.token, standardDose(pen?.id ?? '', { date }));
    reminders.test.setNow(AT);
    reminders.work();
    // It waits until that is planned for, and then is none any more.
    await new Promise((resolve) => setTimeout(resolve, 60));
    // Claimed for moments, when it is looked at.
    await expect.poll(() => statuses(user)).toEqual(['queued']);
    await reminders.plan();
    expect(await statuses(user)).toEqual([]);
    expect(reminders.push.arrivals).toEqual([]);
  });

  it('while a worker holds its reminder is not reminded of', async () => {
    const user = await planned();
    reminders.test.setNow(AT);
    const lease = { id: 'held', lease_until: Date.parse(AT) + MINUTE };
    await reminders.test.db.insertInto('worker').values(lease).execute();
    await reminders.test.db
      .updateTable('delivery')
      .set({ status: 'claimed', worker_id: 'held' })
      .where('instant', 'is not', null)
      .execute();
    await reminders.test.call(deletePlan, {}, user);
    await reminders.plan();
    expect(await reminders.ledger(user)).toEqual([]);
  });

  it('is not reminded of again while the service asks to wait', async () => {
    const user = await planned();
    reminders.push.answerNext(user.endpoint, { status: 503 });
    const worker = reminders.work();
    reminders.test.setNow(AT);
    await until(() => expect(reminders.push.arrivals).toHaveLength(1));
    await untilStatus(user, 'queued');
    await worker.stop();
    await reminders.test.call(deletePlan, {}, user);
    await reminders.plan();
    expect(await statuses(user)).toEqual(['suppressed']);
  });
});

it('tries again after 10 s, 1 min, 10 min and an hour, and as asked', async () => {
  const user = await planned();
  reminders.push.answerNext(
    user.endpoint,
    { status: 503 },
    { status: 500 },
    { status: 429, headers: { 'retry-after': '1800' } },
    { status: 502 },
    { status: 502 },
  );
  reminders.work();
  let now = Date.parse(AT);
  const waits = [10_000, MINUTE, 30 * MINUTE, HOUR_MS, HOUR_MS];
  for (const [index, wait] of waits.entries()) {
    reminders.test.setNow(now);
    await until(async () => {
      const row = await reminders.test.db
        .selectFrom('delivery')
        .select(['attempts', 'next_attempt_at'])
        .where('instant', 'is not', null)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ attempts: index + 1, next_attempt_at: now + wait });
    });
    now += wait;
  }
  reminders.test.setNow(now);
  await untilStatus(user, 'sent');
  expect(reminders.push.arrivals).toHaveLength(6);
});

it('gives up when the next dose is planned, or after a day', async () => {
  const user = await planned();
  const { db } = reminders.test;
  // Nothing is to be planned in that day.
  await db.updateTable('user_activity').set({ replan_at: null }).execute();
  const answers = Array.from({ length: 40 }, () => ({ status: 503 }));
  reminders.push.answerNext(user.endpoint, ...answers);
  reminders.work();
  const row = () =>
    db
      .selectFrom('delivery')
      .select(['status', 'attempts', 'next_attempt_at'])
      .where('instant', 'is not', null)
      .executeTakeFirstOrThrow();
  for (let { status, attempts, next_attempt_at } = await row(); status !== 'failed'; ) {
    reminders.test.setNow(next_attempt_at);
    await until(async () => expect((await row()).attempts).toBe(attempts + 1));
    ({ status, attempts, next_attempt_at } = await row());
  }
  // At once, three times within the first 12 minutes, and every hour after that.
  expect(reminders.push.arrivals).toHaveLength(27);
});

it('ends a subscription that its service calls gone, and what waits for it', async () => {
  const user = await planned({ dose: { ...DOSE, repeatMinutes: 30, repeatTimes: 2 } });
  reminders.push.answerNext(user.endpoint, { status: 410 });
  reminders.work();
  reminders.test.setNow(AT);
  await untilStatus(user, 'failed', 'suppressed', 'suppressed');
  expect((await reminders.test.call(listPushSubscriptions, {}, user)).body).toEqual([]);
});

it('of several repeats that are overdue sends the latest alone', async () => {
  const user = await planned({
    dose: { ...DOSE, repeatMinutes: 30, repeatTimes: 3 },
    weighIn: { on: true, days: [6], time: '13:00' },
  });
  // Three hours without a server, and half an hour into the day's last repeat.
  reminders.test.setNow(Date.parse(AT) + 3 * HOUR_MS);
  reminders.work();
  await reminders.plan();
  await until(async () =>
    expect((await statuses(user)).sort()).toEqual([
      'sent',
      'sent',
      'suppressed',
      'suppressed',
      'suppressed',
    ]),
  );
  expect(reminders.arrived(user).sort()).toEqual([
    'Dose due: 10 mg, 60 clicks from Pen 15',
    'Time to log a weight',
  ]);
});

it('is too late after a day, or when the next one is planned', async () => {
  const user = await planned({ weighIn: { on: true, days: [6], time: '13:00' } });
  // As if they were planned just now.
  await reminders.test.db.updateTable('user_activity').set({ replan_at: null }).execute();
  reminders.test.setNow(Date.parse(AT) + DAY_MS);
  reminders.work();
  await untilStatus(user, 'suppressed', 'suppressed');
  expect(reminders.push.arrivals).toEqual([]);
});

it('goes by mail even to someone who unsubscribed from the others', async () => {
  const user = await planned({ channels: { push: false, email: true, ntfyUrl: null } });
  await reminders.test.db.updateTable('user_account').set({ unsubscribed: 1 }).execute();
  reminders.work({}, ['email']);
  reminders.test.setNow(AT);
  await untilStatus(user, 'sent');
  const { body } = await reminders.test.call(getReminders, {}, user);
  expect(body.status.email?.answer).toBe('This server doesn’t send email');
});

it('by mail does not go out once its dose was logged', async () => {
  const user = await planned({ channels: { push: false, email: true, ntfyUrl: null } });
  const mailTransport = {
    ...reminders.test.context.mailTransport,
    send: async () => ({ kind: 'retry', code: '451', scope: 'mail' }) as const,
  };
  const worker = reminders.work({ mailTransport }, ['email']);
  reminders.test.setNow(AT);
  await until(async () => {
    const { body } = await reminders.test.call(getReminders, {}, user);
    expect(body.status.email?.answer).toBe('The email is waiting to be sent');
  });
  await worker.stop();
  const [pen] = await reminders.test.db.selectFrom('pen').select('id').execute();
  await createDose(reminders.test, user.token, standardDose(pen?.id ?? '', { date: AT }));
  await reminders.plan();
  expect(await statuses(user)).toEqual(['suppressed']);
});

it('sums the week up', async () => {
  const { test } = reminders;
  const user = await reminders.remind({ weeklySummary: { on: true, day: 6, time: '13:00' } });
  const pen = await createPen(test, user.token);
  for (const [date, weightKg] of [
    ['2026-11-13T07:00:00Z', 82.4],
    ['2026-11-17T07:00:00Z', 81.9],
    ['2026-11-21T07:00:00Z', 81.2],
  ]) {
    await test.call(addWeight, { body: { date, weightKg } }, user);
  }
  const date = '2026-11-18T19:30:00Z';
  await createDose(test, user.token, standardDose(pen._id, { date, clicks: 30 }));
  await reminders.plan();
  reminders.work();
  test.setNow(AT);
  await until(() => expect(reminders.push.arrivals).toHaveLength(1));
  expect(reminders.push.arrivals[0]?.payload().notification).toMatchObject({
    title: 'Weekly summary',
    body: 'Logged: 1 dose (5 mg), 2 weights, 0 symptom entries\nWeight: \u22121.2 kg\nNext dose: Wed 25 Nov, 19:30',
    navigate: 'https://pens.example.com/dashboard',
    actions: [],
  });
});

it('what a dead worker was sending is unconfirmed, what it had claimed goes out', async () => {
  const [first, second] = [await planned(), await planned()];
  const dead = { id: 'dead', lease_until: TEST_NOW };
  await reminders.test.db.insertInto('worker').values(dead).execute();
  for (const [user, status] of [
    [first, 'claimed'],
    [second, 'sending'],
  ] as const) {
    await reminders.test.db
      .updateTable('delivery')
      .set({ status, worker_id: 'dead' })
      .where('instant', 'is not', null)
      .where('user_id', '=', user.id)
      .execute();
  }
  reminders.test.setNow(AT);
  reminders.work();
  await untilStatus(first, 'sent');
  await untilStatus(second, 'unconfirmed');
  expect(reminders.push.arrivals).toHaveLength(1);
});
