// Shows 47.1.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstCases, itAtLength } from '../../apps/server/src/testing/long-run.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { keptToken, submitLogin } from '../fixtures/page-parts.ts';
import {
  addWeight,
  type Copy,
  countsOf,
  goTo,
  logFirstDose,
  openCopy,
  saveCopy,
} from './local-screen.ts';

const app = useOwnApp();
const visit = { device: PHONE, tolerates: FAILED_LOAD } as const;
let people = 0;
const newAddress = () => `mover${++people}@example.com`;
const PASSWORD = 'a quiet river';

/** Somebody without an account who has a pen, a dose and a weigh-in. */
const openWithRecords = async (): Promise<{ page: Page; copy: Copy }> => {
  const page = await app.open('/', visit);
  await page.getByRole('button', { name: 'Use it without an account' }).click();
  await expectPath(page, '/dashboard');
  await goTo(page, 'Log Dose');
  await logFirstDose(page);
  await page.goto('/weight');
  await addWeight(page, '81.5');
  await goTo(page, 'Settings');
  return { page, copy: await saveCopy(page) };
};

const register = async (page: Page, email: string) => {
  await page.locator('#main').getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
};

const exported = async (page: Page): Promise<Copy> => {
  const headers = { Authorization: `Bearer ${await keptToken(page)}` };
  const reply = await fetch(`${app.url}/api/export/all.json`, { headers });
  return (await reply.json()) as Copy;
};

const idsOf = ({ pens, doses, weights, symptoms }: Copy) =>
  [pens, doses, weights, symptoms].map((rows) => rows.map(({ _id }) => _id).sort());

/** The time that a killed server and the page may take to meet again, where many things run at once. */
const RESTART_MS = 60_000;
const ARRIVED = /^Everything is now in your account/;

it('comes along into a new account under the same ids, and is deleted here after a yes', async () => {
  const { page, copy } = await openWithRecords();
  await register(page, newAddress());
  await expectPath(page, '/move-in');
  await expectVisible(page.getByText(ARRIVED));
  expect(idsOf(await exported(page))).toEqual(idsOf(copy));
  expect(await page.evaluate(() => localStorage.getItem('place'))).toBe('left');
  await page.getByRole('button', { name: 'Yes, delete the copy here' }).click();
  await expectVisible(page.getByText('The copy in this browser has been deleted.'));
  expect(await page.evaluate(() => localStorage.getItem('place'))).toBeNull();
  await page.goto('/weight');
  await expectVisible(page.getByText('81.5 kg').locator('visible=true').first());
  await page.getByRole('button', { name: 'More, open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectVisible(page.getByRole('link', { name: 'Log in' }).first());
  await page.goto('/');
  await page.getByRole('button', { name: 'Use it without an account' }).click();
  await expectVisible(page.getByRole('heading', { name: 'Two steps to begin' }));
});

itAtLength(
  'with a server that dies in the middle loses nothing and doubles nothing, twice',
  async () => {
    const { page, copy } = await openWithRecords();
    const email = newAddress();
    let isRegistered = false;
    // Both replies are lost: the server has taken what it was sent, and the page never hears of it.
    await page.route(/\/api\/register$/, async (route) => {
      if (isRegistered) return route.continue();
      isRegistered = true;
      await fetch(route.request().url(), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: route.request().postData() ?? '',
      });
      await app.killServer();
      await app.startServer();
      await route.abort();
    });
    let restores = 0;
    await page.route(/\/api\/import\/all$/, async (route) => {
      restores += 1;
      if (restores === 1) {
        await app.killServer();
        await app.startServer();
        return route.abort();
      }
      if (restores === 2) {
        const { authorization = '' } = route.request().headers();
        await fetch(route.request().url(), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', authorization },
          body: route.request().postData() ?? '',
        });
        await app.killServer();
        await app.startServer();
        return route.abort();
      }
      return route.continue();
    });
    await register(page, email);
    // Longer than usual, here and below: the server starts anew, and the page asks it only after a while.
    await page.getByText(/We couldn’t reach the server/).waitFor({ timeout: RESTART_MS });
    await goTo(page, 'Settings');
    expect(idsOf(await saveCopy(page))).toEqual(idsOf(copy));
    await page.locator('#main').getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Log in instead' }).click();
    await submitLogin(page, { email, password: PASSWORD });
    await expectPath(page, '/move-in');
    await page.getByRole('button', { name: 'Try again' }).click({ timeout: RESTART_MS });
    await page.getByText(ARRIVED).waitFor({ timeout: RESTART_MS });
    expect(restores).toBe(2);
    expect(idsOf(await exported(page))).toEqual(idsOf(copy));
  },
);

itAtLength('is added to an account with records, shown first, and taken back by Undo', async () => {
  const user = await app.newUser();
  await user.addWeight({ weightKg: 99 });
  const { page, copy } = await openWithRecords();
  await page.locator('#main').getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'Log in instead' }).click();
  await submitLogin(page, user);
  await expectPath(page, '/move-in');
  await expectVisible(page.getByText('In this browser: 1 pen, 1 dose and 1 weight.'));
  expect(await user.weights()).toHaveLength(1);
  const add = page.getByRole('button', { name: 'Add 3 records' });
  await add.click();
  await expectVisible(page.getByText('Added: 1 pen, 1 dose and 1 weight.'));
  expect(await user.weights()).toHaveLength(2);
  expect((await user.doses()).map(({ _id }) => _id)).toEqual(copy.doses.map(({ _id }) => _id));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectVisible(add);
  expect(
    [await user.weights(), await user.doses(), await user.pens()].map((l) => l.length),
  ).toEqual([1, 0, 0]);
  await add.click();
  await page.getByRole('button', { name: 'Yes, delete the copy here' }).click();
  await expectVisible(page.getByText('The copy in this browser has been deleted.'));
  expect(await user.weights()).toHaveLength(2);
});

itAtLength('gives a copy on the export page that opens without an account', async () => {
  const user = await app.newUser();
  await user.logDose(await user.addPen());
  const page = await app.open('/export', { ...visit, user });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take my records with me' }).click(),
  ]);
  const copy = JSON.parse(await readFile(await download.path(), 'utf8')) as Copy;
  const other = await app.open('/login', visit);
  await other.getByRole('button', { name: 'Use it without an account' }).click();
  await expectPath(other, '/dashboard');
  await goTo(other, 'Settings');
  await openCopy(other, copy);
  expect(idsOf(await saveCopy(other))).toEqual(idsOf(copy));
  expect(countsOf(copy)).toEqual([1, 1, 0, 0]);
});

it('says in one sentence what needs a server, with the way to an account', async () => {
  const page = await app.open('/', visit);
  await page.getByRole('button', { name: 'Use it without an account' }).click();
  await expectPath(page, '/dashboard');
  for (const path of ['/settings/calendar', '/security', '/report']) {
    await page.goto(path);
    await expectVisible(page.locator('#main').getByRole('link', { name: 'Create an account' }));
  }
  // This server cannot remind anybody, with or without an account: the calendar can.
  await page.goto('/settings/reminders');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('#main').getByRole('button', { name: 'Add to my calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('dosewise-calendar.ics');
  await expectGone(page.locator('#main').getByRole('link', { name: 'Create an account' }));
  // The menu begins at its top, with all that it lets one do below.
  await page.getByRole('button', { name: 'More, open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectVisible(menu.getByRole('button', { name: 'Save a copy' }));
  expect(
    await menu.evaluate((one) => [one.scrollTop, one.scrollHeight - one.clientHeight]),
  ).toEqual([0, 0]);
  await page.keyboard.press('Escape');
  await page.goto('/move-in');
  await expectVisible(page.getByRole('heading', { name: 'Create Account' }));
  await page.goto('/dashboard');
  await goTo(page, 'Settings');
  for (const word of ['Log out', 'Logout', 'Delete my account', 'Email preferences']) {
    await expectGone(page.getByText(word, { exact: true }));
  }
});

describe('where the operator has switched it off', () => {
  const closed = useOwnApp(() => ({ WITHOUT_ACCOUNT: 'off' }));
  it.each(firstCases(['/', '/calculator', '/login']))('is not offered on %s', async (path) => {
    const page = await closed.open(path);
    await expectVisible(page.getByRole('heading', { level: 1 }));
    const asked = page.waitForResponse(/\/api\/config$/);
    await page.reload();
    await asked;
    expect(await page.getByText('Use it without an account').count()).toBe(0);
  });
});
