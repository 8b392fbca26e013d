// Shows 2.33.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { DESKTOP, type Device, PHONE, useApp } from '../fixtures/fixtures.ts';
import { refuse } from '../fixtures/replies.ts';

// The files of the app that arrive on demand, when they do not.

const app = useApp();
const SETTINGS_FILE = '**/assets/settings-page-*.js';

const openAsUser = async (path: string, device: Device = DESKTOP) => {
  const user = await app.newUser();
  await user.addWeight();
  const page = await app.open(path, { user, device, tolerates: FAILED_LOAD });
  // All that the page itself needs is here.
  await expectVisible(page.getByRole('heading', { level: 1 }));
  await page.waitForLoadState('networkidle');
  return page;
};

const failed = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' });
const settings = (page: Page) => page.getByRole('heading', { level: 1, name: 'Settings' });
const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Counts how often the browser asks for a page from now on. */
const countLoads = (page: Page) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
};

it('opens the menu of a phone without a connection', async () => {
  const page = await openAsUser('/weight', PHONE);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectVisible(page.getByRole('dialog', { name: 'Menu' }));
});

it('says without a connection that a deletion failed, and keeps the page', async () => {
  const page = await openAsUser('/weight');
  await page.context().setOffline(true);
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expectVisible(page.getByText(/^We couldn’t delete .*\. It’s back in your list\.$/));
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Weight' }));
});

it('tries a page that failed again when somebody comes back to it', async () => {
  const page = await openAsUser('/dashboard');
  await linkTo(page, 'Log Dose').click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Log Dose' }));
  await page.context().setOffline(true);
  await linkTo(page, 'Settings').click();
  await expectVisible(failed(page));
  await page.context().setOffline(false);
  await linkTo(page, 'Dashboard').click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Dashboard' }));
  await linkTo(page, 'Settings').click();
  await expectVisible(settings(page));
});

it('tries again at the press of a button, as often as it takes', async () => {
  const page = await openAsUser('/dashboard');
  const loads = countLoads(page);
  await page.context().setOffline(true);
  await linkTo(page, 'Settings').click();
  await expectVisible(failed(page));
  await tryAgain(page).click();
  // Without a connection a new load would end at the browser's own page of complaint.
  await expectGone(page.locator('[aria-busy]'));
  await expectVisible(failed(page));
  expect(loads()).toBe(0);
  await page.context().setOffline(false);
  await tryAgain(page).click();
  await expectVisible(settings(page));
  await expectPath(page, '/settings');
});

it('loads the page anew by itself when its file is gone, as after a new deployment', async () => {
  const page = await openAsUser('/dashboard');
  await page.route(SETTINGS_FILE, refuse, { times: 1 });
  const loads = countLoads(page);
  await linkTo(page, 'Settings').click();
  await expectVisible(settings(page));
  expect(loads()).toBe(1);
});

it('does not load for ever when the file stays away', async () => {
  const page = await openAsUser('/dashboard');
  await page.route(SETTINGS_FILE, refuse);
  const loads = countLoads(page);
  await linkTo(page, 'Settings').click();
  await expectVisible(failed(page));
  expect(loads()).toBe(1);
  await page.unroute(SETTINGS_FILE);
  await tryAgain(page).click();
  await expectVisible(settings(page));
});

it('asks for the styles again when they alone did not arrive', async () => {
  const page = await app.open('/favicon.svg', { tolerates: FAILED_LOAD });
  await page.route('**/assets/*.css', refuse, { times: 2 });
  await page.goto('/');
  const loads = countLoads(page);
  // The server is out of reach for a moment, so that no new load mends it.
  await page.route('**/login', refuse, { times: 1 });
  // Without styles the links of both widths show.
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click();
  await expectVisible(failed(page));
  await tryAgain(page).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Welcome Back' }));
  expect(loads()).toBe(0);
  const sheet = page.locator('link[rel=stylesheet]');
  expect(await sheet.evaluateAll((links) => links.length)).toBe(1);
  expect(await sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
});
