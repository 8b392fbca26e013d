// Shows 17.1.
import {
  addPushSubscription,
  getConfig,
  getReminders,
  listPushSubscriptions,
  testReminder,
} from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SmtpSink, startSmtpSink } from '../../../testing/mail/smtp-sink.ts';
import { type ReminderTest, startReminderTest } from '../../../testing/reminders/reminder-test.ts';
import { TEST_NOW } from '../../../testing/test-app.ts';

let reminders: ReminderTest;
let mailServer: SmtpSink;
beforeAll(async () => {
  mailServer = await startSmtpSink();
  reminders = await startReminderTest({ SMTP_URL: mailServer.url });
});
afterAll(async () => {
  await reminders.close();
  await mailServer.close();
});

const lastAt = new Date(TEST_NOW).toISOString();

it('sends a test over each channel and shows what it said', async () => {
  const ntfyUrl = `http://${reminders.ntfy.host}/mine`;
  const user = await reminders.remind({ channels: { push: true, email: true, ntfyUrl } });
  const send = async (channel: 'push' | 'email' | 'ntfy') => {
    const reply = await reminders.test.call(testReminder, { body: { channel } }, user);
    expect(reply.status).toBe(201);
    return reply.body;
  };
  expect((await reminders.test.call(getConfig, {})).body.sendsMail).toBe(true);
  expect(await send('push')).toEqual({ delivered: true, answer: '201, accepted' });
  expect(await send('ntfy')).toEqual({ delivered: true, answer: '200, accepted' });
  expect(await send('email')).toEqual({ delivered: true, answer: 'The mail server accepted it' });
  expect(reminders.arrived(user)).toEqual(['Dosewise: the test you asked for']);
  expect((await reminders.test.call(getReminders, {}, user)).body.status).toEqual({
    push: { lastAt, answer: '201, accepted' },
    ntfy: { lastAt, answer: '200, accepted' },
    email: { lastAt, answer: 'The mail server accepted it' },
  });
  reminders.test.setNow(TEST_NOW + 1000);
  reminders.push.answerNext(user.endpoint, { status: 410 });
  expect(await send('push')).toEqual({
    delivered: false,
    answer: '410, this subscription has ended',
  });
  expect((await reminders.test.call(listPushSubscriptions, {}, user)).body).toEqual([]);
  expect(await send('push')).toEqual({
    delivered: false,
    answer: 'None of your browsers is subscribed',
  });
});

it('says that only one of two browsers got a test, and what came of the other', async () => {
  const user = await reminders.remind({});
  const { endpoint, ...keys } = reminders.push.subscribe();
  const added = { endpoint, expirationTime: null, keys, device: 'Phone' };
  await reminders.test.call(addPushSubscription, { body: added }, user);
  reminders.push.answerNext(endpoint, { status: 410 });
  const tested = await reminders.test.call(testReminder, { body: { channel: 'push' } }, user);
  expect(tested.body).toEqual({
    delivered: true,
    answer: 'Accepted for 1 of 2 browsers. For another: 410, this subscription has ended',
  });
  const later = await reminders.test.call(testReminder, { body: { channel: 'push' } }, user);
  expect(later.body).toEqual({ delivered: true, answer: '201, accepted' });
});

it('says that a mail was not sent where no mail server is set', async () => {
  const withoutMail = await startReminderTest();
  try {
    const { test } = withoutMail;
    const user = await withoutMail.remind({
      channels: { push: false, email: true, ntfyUrl: null },
    });
    const answer = 'This server doesn’t send email';
    const tested = await test.call(testReminder, { body: { channel: 'email' } }, user);
    expect(tested.body).toEqual({ delivered: false, answer });
    const { body } = await test.call(getReminders, {}, user);
    expect(body.offered).toEqual({ push: true, email: false, ntfy: true });
    expect((await test.call(getConfig, {})).body.sendsMail).toBe(false);
    expect(body.status.email).toEqual({ lastAt, answer });
    const { db } = test;
    const stored = () => db.selectFrom('delivery').select('answer').where('kind', '=', 'test');
    expect(await stored().execute()).toEqual([{ answer: 'taken' }]);
    // Stored in words up to 1.0.
    await db.updateTable('delivery').set({ answer: 'Der Server sendet nichts' }).execute();
    const old = await test.call(getReminders, {}, user);
    expect(old.body.status.email).toEqual({ lastAt, answer: 'Der Server sendet nichts' });
  } finally {
    await withoutMail.close();
  }
});
