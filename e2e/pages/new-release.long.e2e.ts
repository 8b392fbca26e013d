// Shows 23.2.
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';
import { type Releases, startReleases } from '../fixtures/releases.ts';

const app = useApp();
let releases: Releases;
beforeEach(async () => {
  releases = await startReleases(app.url);
});
afterEach(() => releases.close());

const openKept = async () => {
  const page = await app.open(releases.url, { serviceWorker: true, tolerates: FAILED_LOAD });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return page;
};

/** Does what the browser does by itself at times. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready).update());

const releaseOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.release);
const offer = (page: Page) => page.getByText('A new version is ready.');
const update = (page: Page) => page.getByRole('button', { name: 'Update' });

it('offers a new release, keeps what is typed, and goes over to it when asked', async () => {
  const page = await openKept();
  const other = await app.openTab(page, releases.url);
  const dose = (of: Page) => of.getByLabel('Dose amount');
  for (const tab of [page, other]) await dose(tab).fill('1.25');
  releases.publish('second', /\/assets\/auth-page-/);
  await lookForUpdate(page);
  await expectVisible(offer(page));
  await expectVisible(offer(other));
  await expectValue(dose(page), '1.25');
  await page.evaluate(() => document.getElementById('main')?.focus());
  await update(page).click();
  await expect.poll(() => releaseOf(page).catch(() => '')).toBe('second');
  await expectGone(offer(page));
  // The other tab is as it was, and finds late code of its own release.
  expect(await releaseOf(other)).toBe('first');
  await expectValue(dose(other), '1.25');
  await other.getByRole('link', { name: 'Log in', exact: true }).first().click();
  await expectVisible(other.getByRole('heading', { level: 1, name: 'Welcome Back' }));
  expect(await releaseOf(other)).toBe('first');
});

it('waits when it is not asked: a reload is of the release that answers', async () => {
  const page = await openKept();
  releases.publish('second');
  await lookForUpdate(page);
  await expectVisible(offer(page));
  await page.getByRole('button', { name: 'Close message' }).click();
  await expectGone(offer(page));
  await page.reload();
  expect(await releaseOf(page)).toBe('first');
  await expectVisible(offer(page));
});

it('brings the new release where code is neither kept nor on the server', async () => {
  const page = await openKept();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (request.url.includes('/auth-page-')) await cache.delete(request);
      }
    }
  });
  releases.publish('second', /\/assets\/auth-page-/, 1);
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Welcome Back' }));
  expect(await releaseOf(page)).toBe('second');
  await expectGone(offer(page));
});
