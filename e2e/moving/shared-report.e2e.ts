// Shows 31.1.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { callAs } from '../fixtures/api-call.ts';
import { type ApiUser, dayAgo } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { OFFLINE } from '../offline/offline-screen.ts';
import { latestWeightOn } from '../tracking/dashboard-screen.ts';

const app = useOwnApp(() => ({ RATE_LIMIT: 'on' }));

/** A link to all that somebody logged in the last 30 days. */
const share = (user: ApiUser, fields: Readonly<Record<string, unknown>> = {}) =>
  callAs<{ url: string }>(app.url, user, 'POST', '/user/shares', {
    days: 7,
    from: dayAgo(30),
    to: dayAgo(-1),
    ...fields,
  }).then(({ url }) => new URL(url).pathname);

const dosesOf = (page: Page) => page.getByRole('table', { name: 'Doses', exact: true });

/** All that the page's browser keeps, but for what cannot be read as text. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        kept.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const entries = await new Promise((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
        });
        kept.push(JSON.stringify(entries));
      }
      database.close();
    }
    return kept.join('\n');
  });

it('a browser with our service worker keeps nothing of a report that was shared', async () => {
  const user = await app.newUser();
  await user.logDose(await user.addPen(), { clicks: 23 });
  const path = await share(user);
  const page = await app.open(path, { serviceWorker: true, tolerates: OFFLINE });
  await expectVisible(dosesOf(page).getByText('3.83 mg'));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.reload();
  await expectVisible(dosesOf(page).getByText('3.83 mg'));
  const kept = await keptBy(page);
  expect(kept).toContain('/app.html');
  expect(kept).not.toContain(path);
  // As a reply has it, and as the page says it; code has many a figure.
  expect(kept).not.toMatch(/"doseAmount":\s*3|3\.83 mg/);
  await page.context().setOffline(true);
  await page.reload();
  await expectVisible(page.getByText(/We couldn’t reach the server/));
  await expectGone(dosesOf(page));
  await page.context().setOffline(false);
});

it('the page of a link is in no index and in no cache, and names no referrer', async () => {
  const { status, headers } = await fetch(`${app.url}/s/abc-DEF_1`);
  expect(status).toBe(200);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

it("has its owner's days and units, wherever it is read", async () => {
  const user = await app.newUser();
  await user.setTimeZone('Pacific/Kiritimati');
  await user.setUnits({ weight: 'lb', height: 'ft' });
  const noon = `${dayAgo(7)}T12:00:00Z`;
  await user.addWeight({ date: noon, weightKg: 90 });
  await user.addWeight({ date: `${dayAgo(3)}T12:00:00Z`, weightKg: 88 });
  const page = await app.open(await share(user), { timeZone: 'America/Los_Angeles' });
  const owners = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Pacific/Kiritimati',
    day: 'numeric',
  }).format(new Date(noon));
  const first = page.getByRole('definition').filter({ hasText: '198.4 lb' });
  await expectVisible(first.first());
  await expectVisible(
    page
      .getByRole('definition')
      .filter({ hasText: new RegExp(`^${owners} `) })
      .first(),
  );
});

it('its figures are those of the dashboard', async () => {
  const user = await app.newUser();
  await user.addWeight({ date: `${dayAgo(9)}T08:00:00Z`, weightKg: 91.2 });
  await user.addWeight({ date: `${dayAgo(2)}T08:00:00Z`, weightKg: 88.4 });
  const dashboard = await app.open('/dashboard', { user });
  await expect
    .poll(async () => latestWeightOn(dashboard))
    .toEqual(['88.4 kg', '−2.8 kg from start']);
  const report = await app.open('/report', { user });
  await expectVisible(report.getByText('88.4 kg', { exact: true }).first());
  await expectVisible(report.getByText('−2.8 kg', { exact: true }).first());
});

it('after ten wrong passcodes it asks to wait', async () => {
  const user = await app.newUser();
  const path = await share(user, { passcode: 'sesame' });
  const page = await app.open(path, { device: PHONE, tolerates: FAILED_LOAD });
  await expectVisible(page.getByLabel('Passcode'));
  for (let tries = 0; tries < 10; tries += 1) {
    const guess = callAs(app.url, null, 'POST', `/shares/${path.slice(3)}`, { passcode: 'wrong' });
    await expect(guess).rejects.toThrow(/: 401 /);
  }
  await page.getByLabel('Passcode').fill('sesame');
  await page.getByRole('button', { name: 'Open the report' }).click();
  await expectVisible(page.getByText('Too many attempts. Please wait a while and try again.'));
});
