// Shows 23.1, 23.2, 46.7.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PATHS } from '../../apps/web/src/data/navigation/paths.ts';
import { dayAgo } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useApp, type Visit } from '../fixtures/fixtures.ts';

const app = useApp();

/** Complaints about calls without a network, and, by the browser, about preloads that a worker answers. */
const OFFLINE = new RegExp(`${FAILED_LOAD.source}|Failed to (fetch|load)|HTTP error`);

/** A page with the app kept in its browser. */
const openKept = async (path: string, visit: Visit = {}) => {
  const page = await app.open(path, { serviceWorker: true, tolerates: OFFLINE, ...visit });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return page;
};

const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(all.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

it('every page opens without a network, and nothing of the API is kept by the worker', async () => {
  const user = await app.newUser();
  const page = await openKept('/dashboard', { user, device: PHONE });
  await page.context().setOffline(true);
  for (const path of [...Object.values(PATHS), '/act/some-token', '/nowhere']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectVisible(page.getByRole('banner'));
    await expectVisible(page.locator('#main'));
  }
  const kept = await keptAddresses(page);
  expect(kept).toContain('/dashboard');
  expect(kept.filter((path) => /^\/(api|act\/)/.test(path))).toEqual([]);
});

it('a visitor calculates without a network, with every device', async () => {
  const page = await openKept('/');
  await page.context().setOffline(true);
  await page.reload();
  await page.getByLabel('Pen strength').selectOption('10 mg');
  await page.getByRole('slider', { name: 'Clicks' }).press('ArrowLeft');
  await expectVisible(page.getByText('59 / 60 × 10 mg'));
  await page.getByRole('button', { name: 'Another pen or a vial' }).click();
  await expectVisible(page.getByRole('button', { name: /^Not listed/ }));
});

it('the worker comes after the page, and only where it can', async () => {
  const page = await app.open('/favicon.svg', { serviceWorker: true });
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (request.serviceWorker()) asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'load' });
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
  expect(asked).toEqual([]);
  const plain = await app.open('/favicon.svg');
  await plain.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await plain.goto('/');
  expect(await plain.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  await plain.getByRole('button', { name: 'Clicks: decrease' }).click();
  await expectVisible(plain.getByText('59 / 60 × 2.5 mg'));
});

it('can be installed, with icons as large as they say', async () => {
  const page = await app.open('/', { serviceWorker: true });
  const cdp = await page.context().newCDPSession(page);
  const { data, errors } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect((await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  const { icons, ...manifest } = JSON.parse(data ?? '');
  expect(manifest).toMatchObject({ id: '/', start_url: 'dashboard', display: 'standalone' });
  const apple = { src: '/icons/apple-touch-icon.png', sizes: '180x180' };
  for (const { src, sizes } of [...icons, apple]) {
    const size = await page.evaluate(async (path) => {
      const { width, height } = await createImageBitmap(await (await fetch(path)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

it('offers to install itself from the third visit on, until nobody wants it', async () => {
  const user = await app.newUser();
  const page = await app.open('/dashboard', { user, device: PHONE, stored: { visits: '1' } });
  await page.addInitScript(() => {
    // Chromium makes one for people, never for tests.
    const offer = Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => document.documentElement.setAttribute('data-installing', ''),
    });
    addEventListener('load', () => dispatchEvent(offer));
  });
  const hint = page.getByText('Install Dosewise on this device');
  const notNow = page.getByRole('button', { name: 'Not now' });
  const isThere = async () => {
    await page.reload();
    await expectVisible(page.getByText(/^(Two|Three) steps/));
    return page.getByRole('button', { name: 'Install', exact: true }).isVisible();
  };
  // Days before it must be discarded: a notice would stand in the hint's place.
  await user.addPen({ startDate: dayAgo(1) });
  expect(await hint.isVisible()).toBe(false);
  await expect.poll(isThere).toBe(true);
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await page.waitForSelector('[data-installing]');
  await expectGone(hint);
  await page.reload();
  await notNow.click();
  await expectGone(hint);
  expect(await isThere()).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('visits'))).toBe('no hint');
});
