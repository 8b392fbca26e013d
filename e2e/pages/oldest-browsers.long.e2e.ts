// Shows 46.1.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PATHS } from '../../apps/web/src/data/navigation/paths.ts';
import { findNewerFeatures, readOldestBrowsers } from '../../tools/check/newer-features.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { BEFORE_APP, PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { importScreen, SHEET, written } from '../moving/import-screen.ts';
import { logDose, logWeight } from '../offline/offline-screen.ts';

const app = useOwnApp();

const { globals, dotted, prototypes } = findNewerFeatures(readOldestBrowsers());

/** Names that the test's own tools need in the page, or that the browser will not give up. */
const SPARED = ['globalThis'];

const NEWER = {
  names: [...globals].filter((name) => !SPARED.includes(name)),
  dotted: [...dotted],
  prototypes: [...prototypes],
};

/** Takes from the page and its workers whatever one of the oldest browsers lacks. */
const takeNewer = async (page: Page): Promise<void> => {
  const take = ({ names, dotted, prototypes }: typeof NEWER) => {
    const remove = (owner: unknown, name: string) => {
      const isOwner = (typeof owner === 'object' && owner !== null) || typeof owner === 'function';
      if (isOwner) Reflect.deleteProperty(owner, name);
    };
    const find = (name: string): unknown => Reflect.get(globalThis, name);
    for (const name of prototypes) {
      const [owner = '', member = ''] = name.split('.');
      remove(Reflect.get(Object(find(owner)), 'prototype'), member);
    }
    for (const name of dotted) {
      const [owner = '', member = ''] = name.split('.');
      remove(find(owner), member);
    }
    for (const name of names) remove(globalThis, name);
  };
  await page.addInitScript(take, NEWER);
  await page.route(/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `(${take})(${JSON.stringify(NEWER)});${await response.text()}`;
    await route.fulfill({ response, body });
  });
};

it('every page works without what newer browsers have', async () => {
  const user = await app.newAdmin();
  await user.addPen({ startDate: '2026-01-01' });
  await user.addWeight({ weightKg: 90 });
  const page = await app.open(BEFORE_APP, { user, device: PHONE });
  await takeNewer(page);
  await page.goto('/');
  expect(await page.evaluate(() => 'any' in AbortSignal || 'canParse' in URL)).toBe(false);
  for (const path of Object.values(PATHS)) {
    await page.goto(path);
    await expectVisible(page.locator('#main h1'));
    await expect.poll(() => page.getByText(/^Loading(…|\.\.\.)$/).count()).toBe(0);
    const failures = page.getByText(/No network|couldn’t load|Failed to|went wrong/);
    expect(await failures.allInnerTexts(), path).toEqual([]);
  }
});

it('logs doses and weights, and reads a history file', async () => {
  const user = await app.newUser();
  await user.addPen({ startDate: '2026-01-01' });
  const page = await app.open(BEFORE_APP, { user, device: PHONE });
  await takeNewer(page);
  await page.goto('/log-dose');
  await logDose(page, 20);
  await expect.poll(async () => (await user.doses()).length).toBe(1);
  await page.goto('/weight');
  await logWeight(page, '89.5');
  await page.goto('/import');
  const { choose, import: bringIn } = importScreen(page);
  await choose(written(SHEET));
  await expectVisible(bringIn);
});
