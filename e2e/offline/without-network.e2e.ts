// Shows 22.1.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { itAtLength } from '../../apps/server/src/testing/long-run.ts';
import { launchProfile } from '../fixtures/browser.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';
import {
  countRecords,
  expectWaiting,
  logDose,
  logSymptom,
  logWeight,
  newPersonWithPen,
  openKept,
  readKept,
  untilKept,
} from './offline-screen.ts';

const app = useApp();
const DAY_MS = 24 * 60 * 60 * 1000;
const PAGES = [
  '/dashboard',
  '/plan',
  '/pens',
  '/sites',
  '/cost-savings',
  '/pk-curve',
  '/export',
  '/settings',
  '/settings/reminders',
  '/settings/calendar',
];

let folder: string | null = null;
let profile: BrowserContext | null = null;
afterEach(async () => {
  await profile?.close();
  if (folder !== null) await rm(folder, { recursive: true, force: true });
  profile = null;
  folder = null;
});

it('reads every page, logs five records, and sends each once after three days and a new start', async () => {
  const { user } = await newPersonWithPen(app);
  folder = await mkdtemp(join(tmpdir(), 'dosewise-profile-'));
  profile = await launchProfile(folder, app.url);
  const first = await profile.newPage();
  await first.goto('/favicon.svg');
  await first.evaluate((token) => localStorage.setItem('token', token), user.token);
  await first.goto('/dashboard');
  await untilKept(first);

  await profile.setOffline(true);
  for (const path of PAGES) {
    await first.goto(path);
    await expectVisible(first.getByRole('heading', { level: 1 }));
    await expectVisible(first.getByText('You’re offline. These are your last saved records.'));
    expect(await first.getByText(/couldn’t load|Failed to/).allInnerTexts()).toEqual([]);
  }
  await first.goto('/log-dose');
  await logDose(first, 20);
  await logDose(first, 30);
  await expectWaiting(first, 2);
  await first.goto('/weight');
  await logWeight(first, '89.5');
  await first.getByLabel('Date').fill('2026-11-01');
  await logWeight(first, '91.0');
  await expectWaiting(first, 2);
  await first.goto('/symptoms');
  await logSymptom(first);
  await expectWaiting(first, 1);
  expect(await countRecords(user)).toEqual([0, 1, 0]);
  await profile.close();

  profile = await launchProfile(folder, app.url);
  await profile.setOffline(true);
  const later = await profile.newPage();
  await later.clock.install({ time: Date.now() + 3 * DAY_MS });
  await later.goto('/log-dose');
  await expectWaiting(later, 2);
  await expectVisible(later.getByText('190 clicks left: 6 doses of 30'));
  await profile.setOffline(false);
  await expectWaiting(later, 0);
  await expect.poll(() => countRecords(user)).toEqual([2, 3, 1]);
  await later.goto('/symptoms');
  await expectWaiting(later, 0);
  expect(await countRecords(user)).toEqual([2, 3, 1]);
});

it('sends nothing of one person with the token of another one who logs in in another tab', async () => {
  const { user: first, page } = await openKept(app, '/weight');
  const second = await app.newUser();
  await page.context().setOffline(true);
  await logWeight(page, '89.5');
  await expectWaiting(page, 1);
  // The token of another tab's login is there before this tab hears of it.
  await page.evaluate((token) => localStorage.setItem('token', token), second.token);
  await page.context().setOffline(false);
  await page.evaluate(() => fetch('/api/health'));
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  await expectGone(page.getByText('89.5 kg'));
  expect(await second.weights()).toEqual([]);
  expect((await readKept(page)).outbox).toHaveLength(1);

  await page.evaluate((token) => localStorage.setItem('token', token), first.token);
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  await expect.poll(async () => (await first.weights()).length).toBe(2);
  expect(await second.weights()).toEqual([]);
});

it('sends once what two tabs have logged', async () => {
  const { user, page } = await openKept(app, '/log-dose');
  const tab = await app.openTab(page, '/log-dose');
  await page.context().setOffline(true);
  await logDose(page, 10);
  await logDose(tab, 20);
  await expectWaiting(page, 2);
  await expectWaiting(tab, 2);
  await page.context().setOffline(false);
  await expectWaiting(page, 0);
  await expectWaiting(tab, 0);
  expect((await user.doses()).map(({ clicks }) => clicks).sort()).toEqual([10, 20]);
  expect(await user.pens()).toMatchObject([{ remainingClicks: 210 }]);
});

it('shows what the server refused with its reason, to be changed, until it is taken', async () => {
  const { user, pen, page } = await openKept(app, '/log-dose');
  await page.context().setOffline(true);
  await logDose(page, 60);
  await expectWaiting(page, 1);
  for (let dose = 0; dose < 3; dose += 1) await user.logDose(pen, { clicks: 60 });
  await user.logDose(pen, { clicks: 20 });
  await page.context().setOffline(false);

  const refused = page.getByRole('alert').filter({ hasText: 'We couldn’t save a dose.' });
  const card = refused.filter({ has: page.getByRole('button', { name: 'Change' }) });
  await expectVisible(card.getByText('Not enough clicks remaining in the selected pen'));
  await page.reload();
  await expectVisible(card.getByText('Not enough clicks remaining in the selected pen'));
  await card.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Dose' });
  await dialog.getByRole('spinbutton', { name: 'Clicks, exact' }).fill('40');
  await dialog.getByRole('button', { name: 'Save dose' }).click();
  await expectGone(dialog);
  await expectGone(card);
  expect((await user.doses()).map(({ clicks }) => clicks).sort()).toEqual([20, 40, 60, 60, 60]);
});

declare global {
  interface Window {
    connections?: IDBDatabase[];
  }
}

/** Keeps hold of the connections to IndexedDB, for a test to close. */
const holdConnections = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const connections: IDBDatabase[] = [];
    window.connections = connections;
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, ...asked) {
      const request = open.apply(this, asked);
      request.addEventListener('success', () => connections.push(request.result));
      return request;
    };
  });
  await page.reload();
};

itAtLength(
  'keeps an entry though the browser closed its connection to what it keeps, without a word',
  async () => {
    const { user, page } = await openKept(app, '/weight');
    await holdConnections(page);
    await untilKept(page);
    await page.context().setOffline(true);
    // As WebKit does to a page that was in the background: jakearchibald/idb-keyval#142, dexie/Dexie.js#2008.
    const closed = await page.evaluate(() => {
      for (const connection of window.connections ?? []) connection.close();
      return window.connections?.length;
    });
    expect(closed).toBeGreaterThan(0);
    await logWeight(page, '89.5');
    await expectWaiting(page, 1);
    expect((await readKept(page)).outbox).toHaveLength(1);

    // Where it opens no more either, the form still has what was typed, and says whose fault it is.
    await page.evaluate(() => {
      for (const connection of window.connections ?? []) connection.close();
      IDBFactory.prototype.open = () => {
        throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
      };
    });
    const form = page.getByRole('form', { name: 'Log a weight' });
    await form.getByLabel('Weight', { exact: true }).fill('89.0');
    await form.getByRole('button', { name: 'Log weight' }).click();
    await expectVisible(form.getByText(/^This browser couldn’t store your entry/));
    expect(await form.getByText(/server/).count()).toBe(0);
    expect(await form.getByLabel('Weight', { exact: true }).inputValue()).toBe('89.0');
    await page.context().setOffline(false);
    await expect.poll(async () => (await user.weights()).length).toBe(2);
  },
);

const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click();

itAtLength('asks before what waits is lost by logging out, and leaves nothing behind', async () => {
  const { user, page } = await openKept(app, '/weight');
  await page.context().setOffline(true);
  await logWeight(page, '88.0');
  await expectWaiting(page, 1);
  await logOut(page);
  const question = page.getByRole('dialog', { name: 'Log out and lose unsent entries?' });
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expectGone(question);
  await expectWaiting(page, 1);

  await logOut(page);
  await question.getByRole('button', { name: 'Log out and delete' }).click();
  await expectVisible(page.getByText('Please log in to track your weight.'));
  await expect.poll(() => readKept(page)).toEqual({ records: [], outbox: [] });
  const cached = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(all.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });
  expect(cached.filter((url) => url.includes('/api/'))).toEqual([]);
  await page.context().setOffline(false);
  expect(await user.weights()).toHaveLength(1);
});
