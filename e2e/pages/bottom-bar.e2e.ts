// Shows 25.1.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiUser } from '../fixtures/api-user.ts';
import {
  expectAccessible,
  expectGone,
  expectPath,
  expectVisible,
} from '../fixtures/expectations.ts';
import { PHONE, useApp } from '../fixtures/fixtures.ts';

const app = useApp();

let user: ApiUser;
beforeAll(async () => {
  user = await app.newUser();
});

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
const openOnPhone = (path: string) => app.open(path, { device: PHONE, user });

it('leads to the pages of every day, and marks the one that is open', async () => {
  const page = await openOnPhone('/dashboard');
  const bar = barOf(page);
  const pages = { Weight: '/weight', Curve: '/pk-curve', Today: '/dashboard' };
  for (const [name, path] of Object.entries(pages)) {
    await bar.getByRole('link', { name, exact: true }).click();
    await expectPath(page, path);
    expect(await bar.locator('[aria-current=page]').allInnerTexts()).toEqual([name]);
  }
});

it('asks what is to be logged', async () => {
  const page = await openOnPhone('/dashboard');
  const log = barOf(page).getByRole('button', { name: 'Log', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Log', exact: true });
  for (const [name, path, form] of [
    ['Dose', '/log-dose', null],
    ['Weight', '/weight', 'Add entry'],
    ['Symptom', '/symptoms', 'Log a symptom'],
  ] as const) {
    await log.click();
    await expectAccessible(page);
    await sheet.getByRole('link', { name, exact: true }).click();
    await expectPath(page, path);
    await expectGone(sheet);
    if (form === null) continue;
    // Where a sheet is enough it is open.
    await expectVisible(page.getByRole('dialog', { name: form }));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectGone(page.getByRole('dialog', { name: form }));
  }
  await log.click();
  await expectVisible(sheet);
  await page.keyboard.press('Escape');
  await expectGone(sheet);
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Log');
  await log.click();
  await expectVisible(sheet);
  await page.goBack();
  await expectPath(page, '/weight');
  await expectGone(sheet);
});

it('has the menu behind More, with the way out', async () => {
  const page = await app.open('/weight', { device: PHONE, user: await app.newUser() });
  await barOf(page).getByText('More').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Plan', exact: true }).click();
  await expectPath(page, '/plan');
  await barOf(page).getByText('More').click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expectGone(barOf(page));
  await expectVisible(page.getByRole('button', { name: 'Open menu', exact: true }));
});

it('is there for nobody but who is logged in, and not beside the links of the header', async () => {
  expect(await barOf(await app.open('/', { device: PHONE })).count()).toBe(0);
  const page = await app.open('/dashboard', { user });
  const links = page.getByRole('navigation', { name: 'Main' });
  await expectVisible(links);
  expect(await barOf(page).count()).toBe(0);
  await page.setViewportSize({ width: 1023, height: 768 });
  await expectVisible(barOf(page));
  expect(await links.count()).toBe(0);
});

it('hides nothing: the page ends above it, and so do messages', async () => {
  const page = await openOnPhone('/export');
  await expectVisible(barOf(page));
  const bottomOf = (selector: string) =>
    page.evaluate((part) => {
      window.scrollTo(0, document.body.scrollHeight);
      return Math.round(document.querySelector(part)?.getBoundingClientRect().bottom ?? 0);
    }, selector);
  const top = Math.round((await barOf(page).boundingBox())?.y ?? Number.NaN);
  await expect.poll(() => bottomOf('footer')).toBe(top);
  await expect.poll(() => bottomOf('section[aria-label=Messages]')).toBe(top);
});

describe('before the scripts are there', () => {
  const openUnready = async (path: string) => {
    const page = await openOnPhone('/favicon.svg');
    const released = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return { page, getReady: () => released.resolve() };
  };

  it.each(['/', '/dashboard'])('it stands on %s where it stays', async (path) => {
    const { page, getReady } = await openUnready(path);
    const log = barOf(page).getByRole('button', { name: 'Log', exact: true });
    await expectVisible(log);
    const before = await log.boundingBox();
    await log.click();
    getReady();
    await expectVisible(page.getByRole('dialog', { name: 'Log', exact: true }));
    await page.keyboard.press('Escape');
    expect(await log.boundingBox()).toEqual(before);
  });

  it('its links lead on', async () => {
    const { page } = await openUnready('/');
    await barOf(page).getByRole('link', { name: 'Weight', exact: true }).click();
    await page.waitForURL('**/weight', { waitUntil: 'commit' });
  });
});
