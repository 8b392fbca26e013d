// Shows 47.1, 47.3, 47.18, 55.1.
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { itAtLength } from '../../apps/server/src/testing/long-run.ts';
import { logDoseScreen } from '../dosing/log-dose/log-dose-screen.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectAccessible, expectGone, expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useStaticApp } from '../fixtures/fixtures.ts';
import { OFFLINE } from '../offline/offline-screen.ts';
import {
  addWeight,
  comparable,
  countsOf,
  goTo,
  logFirstDose,
  lookAround,
  openCopy,
  saveCopy,
  startEmpty,
} from './local-screen.ts';

const app = useStaticApp();
const visit = { device: PHONE, tolerates: FAILED_LOAD } as const;
const atHome = () => app.open('./', visit);

/** Addresses that a browser asked for, of all pages and workers. */
const watchRequests = (context: BrowserContext): string[] => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  return asked;
};

const settings = async (page: Page) => {
  await goTo(page, 'Settings');
  await expectVisible(page.locator('#main').getByText('Only in this browser'));
};

it('comes from the first visit to a dose in the history, and asks for nothing but its own files', async () => {
  const page = await app.open('./', { ...visit, serviceWorker: true });
  const asked = watchRequests(page.context());
  expect(await page.getByRole('link', { name: 'Log in' }).count()).toBe(0);
  await expectAccessible(page);
  await startEmpty(page);
  await goTo(page, 'Log Dose');
  await logFirstDose(page);
  for (const name of ['Pens', 'Weight', 'Symptoms', 'Report', 'Export', 'Settings']) {
    await goTo(page, name);
    await expectVisible(page.getByRole('heading', { level: 1 }));
  }
  await expectAccessible(page);
  await page.goto('plan');
  await expectVisible(page.getByRole('heading', { name: 'Plan', exact: true }));
  expect(asked.filter((url) => !url.startsWith(app.url) && !url.startsWith('blob:'))).toEqual([]);
  expect(asked.filter((url) => url.includes('/api'))).toEqual([]);
});

describe('without a network', () => {
  it('records, and finds it all when it is opened again', async () => {
    const page = await app.open('./', { ...visit, serviceWorker: true, tolerates: OFFLINE });
    await startEmpty(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.waitForFunction(() => caches.has('without-account'));
    await app.stop();
    await page.context().setOffline(true);
    try {
      await goTo(page, 'Log Dose');
      await logFirstDose(page);
      for (const kg of ['90.1', '90.2', '90.3']) {
        await page.goto('weight');
        await addWeight(page, kg);
      }
      const again = await app.openTab(page, 'settings');
      await page.close();
      expect(countsOf(await saveCopy(again))).toEqual([1, 1, 3, 0]);
    } finally {
      await page.context().setOffline(false);
      await app.startAgain();
    }
  });
});

describe('on Today', () => {
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1';
  const notNow = (page: Page) => page.getByRole('button', { name: 'Not now' });

  it('says where the records are, and offers a copy after the first dose until it is put off', async () => {
    const page = await atHome();
    await startEmpty(page);
    await expectVisible(page.getByText('What you log stays on this device'));
    await goTo(page, 'Log Dose');
    await logFirstDose(page);
    await page.goto('dashboard');
    await expectVisible(page.getByText('Your records are only in this browser.'));
    await expectAccessible(page);
    await notNow(page).click();
    await page.reload();
    await expectVisible(page.getByText('No copy saved yet'));
    await expectGone(notNow(page));
    expect(countsOf(await saveCopy(page))).toEqual([1, 1, 0, 0]);
  });

  itAtLength('tells an iPhone at once why records belong on the home screen', async () => {
    const page = await app.open('favicon.svg', visit);
    await page.addInitScript((userAgent) => {
      Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
    }, IPHONE);
    await page.goto('./');
    await startEmpty(page);
    const hint = page.getByText('Put Dosewise on your home screen');
    await expectVisible(hint);
    await expectVisible(
      page.getByText(/for seven days\..+‘Add to Home Screen’, and start there\.$/),
    );
    await page.goto('weight');
    await addWeight(page, '81.5');
    await page.goto('dashboard');
    await expectVisible(page.getByText(/‘Add to Home Screen’, and open the copy in the app\.$/));
    await saveCopy(page, false);
    await expectVisible(hint);
    await notNow(page).click();
    await page.reload();
    await expectVisible(page.getByText(/^Last copy saved on/));
    await expectGone(hint);
  });
});

itAtLength('takes what two tabs write, by turns and at once', async () => {
  const page = await atHome();
  await startEmpty(page);
  const other = await app.openTab(page, './weight');
  await page.goto('weight');
  await addWeight(page, '80.1');
  await addWeight(other, '80.2');
  await Promise.all([addWeight(page, '80.3'), addWeight(other, '80.4')]);
  for (const tab of [page, other]) {
    for (const kg of ['80.1', '80.2', '80.3', '80.4']) {
      await expectVisible(tab.getByText(`${kg} kg`).locator('visible=true').first());
    }
  }
  await other.close();
  await settings(page);
  const { weights } = await saveCopy(page);
  expect(weights.map(({ weightKg }) => weightKg).sort()).toEqual([80.1, 80.2, 80.3, 80.4]);
});

it('shows a made-up person, and opens the copy in another profile, the same to the last field', async () => {
  const page = await atHome();
  await lookAround(page);
  await goTo(page, 'Pens');
  await expectVisible(page.getByText(/Runs out on .+ Order by /));
  await goTo(page, 'Log Dose');
  await expectVisible(page.getByText(/total doses\)/));
  await settings(page);
  const copy = await saveCopy(page);
  expect(copy.doses.length).toBeGreaterThan(60);
  const last = Math.max(...copy.doses.map(({ date }) => Date.parse(date)));
  expect(Date.now() - last).toBeLessThan(15 * 86_400_000);
  expect(last).toBeLessThanOrEqual(Date.now());
  const other = await atHome();
  await startEmpty(other);
  await settings(other);
  await openCopy(other, copy);
  expect(comparable(await saveCopy(other))).toEqual(comparable(copy));
});

/** Has the worker of the records begin with `code`. */
const inWorker = (page: Page, code: string) =>
  page.route('**/assets/local/*.js', async (route) => {
    const own = await (await fetch(route.request().url())).text();
    await route.fulfill({ contentType: 'text/javascript', body: code + own });
  });

/** As a full disk does, from a message on. Chromium's own quota lets small writes through. */
const FULL_ON_DEMAND = `
  let isFull = false;
  new BroadcastChannel('full').onmessage = ({ data }) => { isFull = data; };
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...args) {
    if (isFull) throw new DOMException('Full', 'QuotaExceededError');
    return put.apply(this, args);
  };
`;

it('keeps what was typed where there is no room, and says that it is not stored', async () => {
  const page = await app.open('favicon.svg', visit);
  await inWorker(page, FULL_ON_DEMAND);
  await page.goto('./');
  await startEmpty(page);
  await goTo(page, 'Log Dose');
  await logFirstDose(page);
  const setFull = (isFull: boolean) =>
    page.evaluate((now) => new BroadcastChannel('full').postMessage(now), isFull);
  await setFull(true);
  const screen = logDoseScreen(page);
  await screen.exactClicks.fill('21');
  await screen.review();
  await screen.confirm();
  await expectVisible(page.getByText('Not saved: this browser has no storage space left.'));
  expect(await screen.exactClicks.inputValue()).toBe('21');
  await expectVisible(screen.historyPage('Page 1 of 1 (1 total dose)'));
  await setFull(false);
  await screen.confirm();
  await expectVisible(screen.historyPage('Page 1 of 1 (2 total doses)'));
});

itAtLength('begins nothing where the browser keeps nothing, and says so', async () => {
  const page = await app.open('favicon.svg', visit);
  await inWorker(page, 'Object.defineProperty(self, "indexedDB", { value: undefined });');
  await page.goto('./');
  await page.getByRole('button', { name: 'Start empty' }).click();
  await expectVisible(
    page.getByText('This browser doesn’t keep site data, so nothing can be saved here.'),
  );
  expect(await page.evaluate(() => localStorage.getItem('place'))).toBeNull();
});

itAtLength('deletes everything after a yes', async () => {
  const page = await atHome();
  await lookAround(page);
  await settings(page);
  await page.getByRole('button', { name: 'Delete everything here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete everything in this browser?' });
  await dialog.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expectGone(dialog);
  await startEmpty(page);
  await settings(page);
  expect(countsOf(await saveCopy(page))).toEqual([0, 0, 0, 0]);
});

it('leads a deep link and a wrong address on', async () => {
  const page = await app.open('settings/units?from=mail', visit);
  await expectVisible(page.getByRole('button', { name: 'Start empty' }));
  expect(page.url()).toBe(`${app.url}settings/units?from=mail`);
  // Help is for everybody, at the answer that was asked for.
  await page.goto('help#priming');
  await expectVisible(page.getByText(/^The KwikPen’s instructions say to prime it/));
  await page.goto('no/such/page');
  await expectVisible(page.getByText('Page not found'));
});

it('is in the language that the browser wishes for, one tap from English, at the same address', async () => {
  const page = await app.open('./', { ...visit, locale: 'de-DE' });
  await expectVisible(page.getByRole('heading', { name: 'Mounjaro-Dosisrechner' }));
  expect(page.url()).toBe(app.url);
  await page.getByRole('link', { name: 'Hilfe' }).first().click();
  await expectVisible(page.getByRole('heading', { name: 'Was ist ein Klick?' }));
  await page.getByRole('button', { name: 'Read in English' }).click();
  await expectVisible(page.getByRole('heading', { name: 'What is a click?' }));
});
