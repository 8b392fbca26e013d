// Shows 17.1, 17.12.
import type { Ahead, Reminders } from '@dosewise/contract';
import { afterAll, expect, it } from 'vitest';
import { type PushSink, startPushSink } from '../../apps/server/src/testing/push/push-sink.ts';
import { callAs, sendAs } from '../fixtures/api-call.ts';
import { type ApiUser, daysAgo } from '../fixtures/api-user.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { DESKTOP, PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { settingsOfOwnAddress } from '../fixtures/free-port.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { startNotifications } from '../fixtures/service-worker.ts';

let sink: PushSink;
// The buttons of a notification lead to its full address.
const app = useOwnApp(async () => {
  sink = await startPushSink();
  const own = await settingsOfOwnAddress();
  return { ...own, MAIL_FROM: 'mail@example.com', PUSH_HOSTS: sink.host };
});
afterAll(() => sink.close());

/** A pen, a dose of eight days ago, and a browser that wants to be reminded. */
const userWithReminders = async () => {
  const user = await app.newUser();
  const pen = await user.addPen({ startDate: daysAgo(9).slice(0, 10) });
  await user.logDose(pen, { clicks: 40, date: daysAgo(8) });
  const { endpoint, ...keys } = sink.subscribe();
  await sendAs(app.url, user, 'POST', '/push/subscriptions', { endpoint, keys });
  const now = await callAs<Reminders>(app.url, user, 'GET', '/reminders');
  await sendAs(app.url, user, 'PUT', '/reminders', {
    ...now,
    dose: { ...now.dose, on: true },
    channels: { ...now.channels, push: true },
    discreet: false,
  });
  return { user, endpoint };
};

const nextDoseOf = async (user: ApiUser) =>
  (await callAs<Ahead>(app.url, user, 'GET', '/plan/ahead')).next;

it("walks from the forecast to the plan, the notification's Taken, the history, the next dose", async () => {
  const { user, endpoint } = await userWithReminders();
  await user.setTimeZone('UTC');
  const page = await app.open('/pk-curve', { user, timeZone: 'UTC', serviceWorker: true });
  const forecast = page.getByRole('region', { name: 'Step 1' });
  await page.getByRole('button', { name: 'Forecast plan' }).first().click();
  const due = new Date(Date.now() - 5 * 60_000).toISOString().slice(0, 16);
  await forecast.getByLabel('Start').fill(due);
  await forecast.getByLabel('Clicks').fill('40');
  await page.getByRole('button', { name: 'Use as my plan' }).click();
  await expectVisible(page.getByText('This is your plan now.'));
  const planned = `${due}:00.000Z`;
  expect(await nextDoseOf(user)).toMatchObject({ at: planned, state: 'due', clicks: 40 });

  const arrival = () => sink.arrivals.find((each) => each.endpoint === endpoint);
  await expect.poll(arrival, { timeout: 40_000, interval: 500 }).toBeDefined();
  const payload = arrival()?.payload();
  const notifications = await startNotifications(page);
  await notifications.deliver(JSON.stringify(payload));
  await expect
    .poll(() => notifications.shown())
    .toMatchObject([{ title: payload?.notification.title, actions: [{ title: 'Taken' }, {}] }]);
  const address = await notifications.press(payload?.notification.tag ?? '', 'taken');

  const visitor = await app.open(address, { device: PHONE });
  await expectPath(visitor, '/act');
  const take = visitor.getByRole('button', { name: 'Log it as taken' });
  await expectVisible(take);
  await expectGood(visitor, PHONE);
  expect(await user.doses()).toHaveLength(1);
  await take.click();
  await expectVisible(visitor.getByRole('heading', { name: 'Dose logged' }));
  await expectGood(visitor, PHONE);

  expect(await user.doses()).toMatchObject([{ clicks: 40 }, { clicks: 40 }]);
  await page.goto('/log-dose');
  await expectVisible(page.getByText('Dose History').first());
  const next = await nextDoseOf(user);
  expect(Date.parse(next?.at ?? '') - Date.parse(planned)).toBe(7 * 86_400_000);

  // The same button once more, and the other one: the dose is there already.
  for (const action of ['taken', 'later']) {
    const again = payload?.notification.actions.find((each) => each.action === action);
    const other = await app.open(again?.navigate ?? '', { device: DESKTOP });
    await other.getByRole('main').getByRole('button').click();
    await expectVisible(other.getByRole('heading', { name: 'Nothing to log' }));
    await expectGone(other.getByRole('main').getByRole('button'));
  }
  expect(await user.doses()).toHaveLength(2);
}, 120_000);

it('tells who opens a wrong link what to do', async () => {
  const page = await app.open('/act/abc', { device: PHONE });
  await expectVisible(page.getByRole('heading', { name: 'This link no longer works' }));
});
