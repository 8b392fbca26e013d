// Shows 47.29.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { launchProfile } from '../fixtures/browser.ts';
import { expectPath, expectVisible } from '../fixtures/expectations.ts';
import { BEFORE_APP, useApp } from '../fixtures/fixtures.ts';
import { logWeight } from '../offline/offline-screen.ts';

const app = useApp();

let folder: string;
let profile: BrowserContext | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosewise-profile-'));
});
afterEach(async () => {
  await profile?.close();
  profile = null;
  await rm(folder, { recursive: true, force: true });
});

const openPage = async (path: string): Promise<Page> => {
  profile ??= await launchProfile(folder, app.url);
  const page = await profile.newPage();
  await page.goto(path);
  return page;
};

/** Ends the browser as a killed one ends: nothing more is written. */
const kill = async (page: Page): Promise<void> => {
  const killed = page.context();
  const closed = new Promise((resolve) => killed.once('close', resolve));
  const session = await killed.newCDPSession(page);
  // It is gone before it answers.
  await session.send('Browser.crash').catch(() => undefined);
  await closed;
  profile = null;
};

const begin = async (): Promise<Page> => {
  const page = await openPage('/login');
  await page.getByRole('button', { name: 'Use it without an account' }).click();
  await expectPath(page, '/dashboard');
  return page;
};

/** Forgets what Chromium writes to disk seconds late, should it have been fast this time. */
const loseChoice = async (): Promise<void> => {
  const page = await openPage(BEFORE_APP);
  await page.evaluate(() => localStorage.removeItem('place'));
};

it('opens the records of a browser that was killed right after the first one', async () => {
  const page = await begin();
  await page.goto('/weight');
  await logWeight(page, '81.5');
  await kill(page);

  await loseChoice();
  const later = await openPage('/weight');
  await expectVisible(later.getByText('81.5 kg').first());
  expect(await later.evaluate(() => localStorage.getItem('place'))).toBe('local');
  await later.goto('/dashboard');
  await expectVisible(later.getByRole('heading', { name: 'Dashboard' }));
});

it('stays a visitor’s where nothing was logged', async () => {
  const page = await begin();
  await kill(page);

  await loseChoice();
  const later = await openPage('/weight');
  const asked = later.getByRole('heading', { name: 'Please log in to track your weight.' });
  await expectVisible(asked);
  // By then it has counted the records, and it goes on offering a beginning.
  await expect.poll(() => later.workers().length).toBe(1);
  await expectVisible(asked);
  await later.goto('/login');
  await expectVisible(later.getByRole('button', { name: 'Use it without an account' }));
  expect(await later.evaluate(() => localStorage.getItem('place'))).toBeNull();
});
