// Shows 17.1.
import type { ReminderPreferences } from '@dosewise/contract';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { type PushSink, startPushSink } from '../../apps/server/src/testing/push/push-sink.ts';
import { callAs } from '../fixtures/api-call.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectRed, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';

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
  const card = page.getByRole('main');
  const button = (name: string) => card.getByRole('button', { name, exact: true });
  return {
    card,
    toggle: (name: string) => card.getByRole('switch', { name, exact: true }),
    field: (name: string) => card.getByLabel(name, { exact: true }),
    button,
    /** The options of a kind of reminder that is on. */
    options: (kind: string) => button(`Options: ${kind}`).click(),
    unfold: (line: string) => page.locator('summary').filter({ hasText: line }).click(),
    saved: page.getByText('Reminders saved.'),
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
    const page = await app.open('/settings/reminders', { user, device });
    const { toggle, field, card, saved, options, unfold } = screenOf(page);
    await toggle('When a dose is due').click();
    await options('When a dose is due');
    await field('Remind me').selectOption('30 min before');
    await field('Remind me again').selectOption('Every hour');
    await field('Repeat up to').selectOption('4 times');
    await toggle('To weigh yourself').click();
    await options('To weigh yourself');
    await field('Thursday').check();
    await unfold('Quiet hours');
    await toggle('Quiet hours').click();
    await field('To').fill('06:30');
    await field('To').blur();
    await expectVisible(saved);
    await expectVisible(card.getByText('Dosewise: something is due'));
    await toggle('Discreet wording').click();
    await expectVisible(card.getByText('Dose due: 10 mg, 40 clicks from Pen 15'));
    // The first reminder turned mail on: else it could not be sent.
    expect(await toggle('Email').isChecked()).toBe(true);
    await unfold('ntfy');
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
    await expectVisible(card.getByText('30 min before, then every hour'));
    await options('When a dose is due');
    await expect.poll(() => field('Remind me').inputValue()).toBe('30');
    await unfold('Quiet hours');
    expect(await field('To').inputValue()).toBe('06:30');
  });

  it('this browser is added when asked to, listed, and removed', async () => {
    const user = await app.newUser();
    const page = await app.open('/settings/reminders', { user, device, serviceWorker: true });
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
  const page = await app.open('/settings/reminders', { user, tolerates: /status of 400/ });
  const { field, card, unfold } = screenOf(page);
  await unfold('ntfy');
  await field('ntfy topic (optional)').fill('https://evil.example/my-doses');
  await field('ntfy topic (optional)').press('Enter');
  // Beside the field, which holds what was typed.
  await expect.poll(() => field('ntfy topic (optional)').getAttribute('aria-invalid')).toBe('true');
  await expectRed(card.locator('p', { hasText: 'ntfy.sh' }).last());
  expect((await remindersOf(user)).channels.ntfyUrl).toBeNull();
});

it('a change leaves alone what another tab changed, and Undo takes back no more', async () => {
  const user = await app.newUser();
  const page = await app.open('/settings/reminders', { user });
  const first = screenOf(page);
  await expectVisible(first.toggle('Email'));
  const tab = await app.openTab(page, '/settings/reminders');
  const second = screenOf(tab);
  await second.toggle('When a dose is due').click();
  await second.toggle('To weigh yourself').click();
  await expect.poll(async () => (await remindersOf(user)).weighIn.on).toBe(true);
  // This one still shows them off.
  await first.toggle('Email').click();
  await expect
    .poll(() => remindersOf(user))
    .toMatchObject({ dose: { on: true }, weighIn: { on: true }, channels: { email: true } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => remindersOf(user))
    .toMatchObject({ dose: { on: true }, weighIn: { on: true }, channels: { email: false } });
});

it('a change without a network is said beside its switch, which goes back', async () => {
  const user = await app.newUser();
  const page = await app.open('/settings/reminders', { user, tolerates: FAILED_LOAD });
  const { toggle, card } = screenOf(page);
  await expectVisible(toggle('To weigh yourself'));
  await page.context().setOffline(true);
  await toggle('To weigh yourself').click();
  await expectRed(card.getByText(/^We couldn’t save reminders\. Please try again\./));
  expect(await toggle('To weigh yourself').isChecked()).toBe(false);
  await page.context().setOffline(false);
  await toggle('To weigh yourself').click();
  await expectGone(card.getByText(/^We couldn’t save reminders/));
  await expect.poll(async () => (await remindersOf(user)).weighIn.on).toBe(true);
});

it('a browser that may not notify says what to do', async () => {
  const user = await app.newUser();
  const page = await app.open('/settings/reminders', { user });
  await letNotify(page, 'denied');
  const { card, button } = screenOf(page);
  await expectVisible(card.getByText(/^Notifications are blocked for this site\./));
  await expectGone(button('Notify this browser'));
});

it('logging out ends the notifications of this browser', async () => {
  const user = await app.newUser();
  const page = await app.open('/settings/reminders', { user, serviceWorker: true });
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
  const NO_MAIL = 'This server doesn’t send email.';

  it('email cannot be chosen, and the card says why', async () => {
    const user = await withoutMail.newUser();
    const page = await withoutMail.open('/settings/reminders', { user, device: PHONE });
    const { toggle, card } = screenOf(page);
    await expectVisible(card.getByText(NO_MAIL));
    expect(await toggle('Email').isDisabled()).toBe(true);
    await expectVisible(card.getByText(/^This server can’t send reminders yet\./));
    await expectGood(page, PHONE);
  });

  it('email that was chosen says that a test was not sent, and can be taken back', async () => {
    const user = await withoutMail.newUser();
    const kept = await callAs<ReminderPreferences>(withoutMail.url, user, 'GET', '/reminders');
    const channels = { ...kept.channels, email: true };
    await callAs(withoutMail.url, user, 'PUT', '/reminders', { ...kept, channels });
    const page = await withoutMail.open('/settings/reminders', { user });
    const { toggle, button, card } = screenOf(page);
    await button('Send a test by email').click();
    await expectVisible(card.getByText('Test: This server doesn’t send email'));
    await expectVisible(card.getByText(/^This server can’t send reminders yet\./));
    await toggle('Email').click();
    await expectGone(button('Send a test by email'));
    await expect.poll(() => toggle('Email').isDisabled()).toBe(true);
  });
});
