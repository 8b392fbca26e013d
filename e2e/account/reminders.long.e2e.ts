// Shows 18.11, 18.12.
import type { ReminderPreferences } from '@dosewise/contract';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { type PushSink, startPushSink } from '../../apps/server/src/testing/push/push-sink.ts';
import { callAs } from '../fixtures/api-call.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { findCard } from '../fixtures/page-parts.ts';

let sink: PushSink;
const app = useOwnApp(async () => {
  sink = await startPushSink();
  // Nobody is there, and nothing is sent to it.
  return {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'mail@example.com',
    PUSH_HOSTS: sink.host,
    NTFY_HOSTS: 'ntfy.sh',
  };
});
afterAll(() => sink.close());

const screenOf = (page: Page) => {
  const card = findCard(page, 'Reminders').first();
  return {
    card,
    toggle: (name: string) => card.getByRole('switch', { name, exact: true }),
    field: (name: string) => card.getByLabel(name, { exact: true }),
    button: (name: string) => card.getByRole('button', { name, exact: true }),
    saved: card.getByText('Reminders saved.'),
  };
};

const remindersOf = (user: ApiUser) =>
  callAs<ReminderPreferences>(app.url, user, 'GET', '/reminders');

/** Gives the headless browser what it lacks: a permission, and a push service with an address. */
const letNotify = async (page: Page, permission: NotificationPermission) => {
  const { endpoint, ...keys } = sink.subscribe();
  await page.addInitScript(
    (given) => {
      let own: object | null = null;
      const subscription = {
        toJSON: () => ({ endpoint: given.endpoint, keys: given.keys }),
        unsubscribe: async () => {
          own = null;
          return true;
        },
      };
      Object.defineProperty(Notification, 'permission', { get: () => given.permission });
      Notification.requestPermission = async () => 'granted';
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          own = subscription;
          return own;
        },
        getSubscription: async () => own,
      });
    },
    { endpoint, keys, permission },
  );
  await page.reload();
};

describe.each(DEVICES)('reminders on a $name', (device) => {
  it('every change is saved at once, and says how a lock screen will read', async () => {
    const user = await app.newUser();
    const page = await app.open('/settings', { user, device });
    const { toggle, field, card, saved } = screenOf(page);
    await toggle('When a dose is due').click();
    await field('Remind me').selectOption('30 min before');
    await field('Remind me again').selectOption('Every 1 hour');
    await field('At most').selectOption('4 times');
    await toggle('To weigh in').click();
    await field('Thursday').check();
    await toggle('Quiet hours').click();
    await field('To').fill('06:30');
    await field('To').blur();
    await expectVisible(saved);
    await expectVisible(card.getByText('Dosewise: something is due'));
    await toggle('Discreet wording').click();
    await expectVisible(card.getByText('Dose due: 10 mg, 40 clicks of Pen 15'));
    await toggle('Email').click();
    await field('ntfy topic (optional)').fill('https://ntfy.sh/my-doses');
    await field('ntfy topic (optional)').press('Enter');
    await expect
      .poll(() => remindersOf(user))
      .toMatchObject({
        dose: { on: true, leadMinutes: 30, repeatMinutes: 60, repeatTimes: 4 },
        weighIn: { on: true, days: [1, 4] },
        quiet: { from: '22:00', to: '06:30' },
        discreet: false,
        channels: { push: false, email: true, ntfyUrl: 'https://ntfy.sh/my-doses' },
      });
    await expectGood(page, device);
    await page.reload();
    await expect.poll(() => field('Remind me').inputValue()).toBe('30');
    expect(await field('To').inputValue()).toBe('06:30');
  });

  it('this browser is added when asked to, listed, and removed', async () => {
    const user = await app.newUser();
    const page = await app.open('/settings', { user, device, serviceWorker: true });
    await letNotify(page, 'default');
    const { card, button } = screenOf(page);
    await button('Notify this browser').click();
    await expectVisible(card.getByText(/^Chrome on .* \(this one\)$/));
    await expectGone(button('Notify this browser'));
    await expect.poll(async () => (await remindersOf(user)).channels.push).toBe(true);
    await expectGood(page, device);
    await card.getByRole('button', { name: /^Remove Chrome on / }).click();
    await expectVisible(button('Notify this browser'));
    await expect.poll(async () => (await remindersOf(user)).channels.push).toBe(false);
    expect(await callAs(app.url, user, 'GET', '/push/subscriptions')).toEqual([]);
  });
});

it('what the server refuses goes back, with the reason', async () => {
  const user = await app.newUser();
  const page = await app.open('/settings', { user, tolerates: /status of 400/ });
  const { field, card } = screenOf(page);
  await field('ntfy topic (optional)').fill('https://evil.example/my-doses');
  await field('ntfy topic (optional)').press('Enter');
  await expectVisible(card.getByText(/ntfy\.sh/).last());
  expect((await remindersOf(user)).channels.ntfyUrl).toBeNull();
});

it('a browser that may not notify says what to do', async () => {
  const user = await app.newUser();
  const page = await app.open('/settings', { user });
  await letNotify(page, 'denied');
  const { card, button } = screenOf(page);
  await expectVisible(card.getByText(/^Notifications are blocked for this site\./));
  await expectGone(button('Notify this browser'));
});

it('logging out ends the notifications of this browser', async () => {
  const user = await app.newUser();
  const page = await app.open('/settings', { user, serviceWorker: true });
  await letNotify(page, 'default');
  const { card, button } = screenOf(page);
  await button('Notify this browser').click();
  await expectVisible(card.getByText(/\(this one\)$/));
  const { token } = await callAs<{ token: string }>(app.url, null, 'POST', '/login', {
    email: user.email,
    password: user.password,
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => callAs(app.url, { token }, 'GET', '/push/subscriptions')).toEqual([]);
});

describe('where no mail server is set', () => {
  const withoutMail = useOwnApp();
  const NO_MAIL = 'This server sends no mail: whoever runs it has not set a mail server.';

  it('email cannot be chosen, and the card says why', async () => {
    const user = await withoutMail.newUser();
    const page = await withoutMail.open('/settings', { user, device: PHONE });
    const { toggle, card } = screenOf(page);
    await expectVisible(card.getByText(NO_MAIL));
    expect(await toggle('Email').isDisabled()).toBe(true);
    await expectVisible(card.getByText(/^This server cannot send reminders yet:/));
    await expectGood(page, PHONE);
  });

  it('email that was chosen says that a test was not sent, and can be taken back', async () => {
    const user = await withoutMail.newUser();
    const kept = await callAs<ReminderPreferences>(withoutMail.url, user, 'GET', '/reminders');
    const channels = { ...kept.channels, email: true };
    await callAs(withoutMail.url, user, 'PUT', '/reminders', { ...kept, channels });
    const page = await withoutMail.open('/settings', { user });
    const { toggle, button, card } = screenOf(page);
    await button('Send a test by email').click();
    await expectVisible(card.getByText('Not sent: This server sends no mail'));
    await expectVisible(card.getByText(/^This server cannot send reminders yet:/));
    await toggle('Email').click();
    await expectGone(button('Send a test by email'));
    await expect.poll(() => toggle('Email').isDisabled()).toBe(true);
  });
});
