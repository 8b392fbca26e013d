// Shows 18.1, 23.2.
import { expect, it } from 'vitest';
import { useApp } from '../fixtures/fixtures.ts';
import { startNotifications } from '../fixtures/service-worker.ts';

const app = useApp();

const MESSAGE = {
  web_push: 8030,
  notification: {
    title: 'Dose due',
    body: '10 mg, 40 clicks from Pen 15',
    navigate: 'https://pens.example.com/dashboard',
    tag: 'dose',
    actions: [
      { action: 'taken', title: 'Taken', navigate: 'https://pens.example.com/act/abc' },
      { action: 'later', title: 'Later', navigate: 'https://pens.example.com/act/def' },
    ],
  },
};

it('the service worker is served for the whole site and asked for anew', async () => {
  const { status, headers } = await fetch(`${app.url}/service-worker.js`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('cache-control')).toBe('public, no-cache');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
});

it('every message shows a notification, which leads to its page', async () => {
  const page = await app.open('/', { serviceWorker: true });
  const notifications = await startNotifications(page);
  await notifications.deliver(JSON.stringify(MESSAGE));
  const { navigate: _, ...rest } = MESSAGE.notification;
  const actions = rest.actions.map(({ action, title }) => ({ action, title }));
  await expect.poll(() => notifications.shown()).toMatchObject([{ ...rest, actions }]);

  // The next of the same tag takes its place.
  const next = { ...MESSAGE.notification, body: '10 mg, 40 clicks from Pen 16' };
  await notifications.deliver(JSON.stringify({ ...MESSAGE, notification: next }));
  await expect
    .poll(async () => (await notifications.shown()).map(({ body }) => body))
    .toEqual(['10 mg, 40 clicks from Pen 16']);

  expect(await notifications.press('dose', 'later')).toBe(`${app.url}/act/def`);
  await expect.poll(() => notifications.shown()).toEqual([]);
  await notifications.deliver(JSON.stringify(MESSAGE));
  await expect.poll(async () => (await notifications.shown()).length).toBe(1);
  expect(await notifications.press('dose')).toBe(`${app.url}/dashboard`);
});

it('a message that cannot be read shows that something is due', async () => {
  const page = await app.open('/', { serviceWorker: true });
  const notifications = await startNotifications(page);
  await notifications.deliver('not what was agreed');
  await expect
    .poll(async () => (await notifications.shown()).map(({ title }) => title))
    .toEqual(['Dosewise: something is due']);
  expect(await notifications.press('dosewise')).toBe(`${app.url}/dashboard`);
});
