// Shows 46.1.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { BEFORE_APP, PHONE, useApp } from '../fixtures/fixtures.ts';
import { logWeight } from './offline-screen.ts';

const app = useApp();

const NOTHING_KEPT = /^This browser doesn’t keep data for this site/;

/** As Firefox with all cookies blocked: what would keep something for the site throws when it is touched. */
const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Storage access is restricted', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, { get: deny });
    }
    window.BroadcastChannel = class extends EventTarget {
      constructor() {
        super();
        deny();
      }
    } as never;
    IDBFactory.prototype.open = deny;
    LockManager.prototype.request = async () => deny();
    if ('serviceWorker' in navigator)
      ServiceWorkerContainer.prototype.register = async () => deny();
  });

const enter = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

describe('a browser that denies storage', () => {
  it('logs in and logs records, and says why nobody stays logged in', async () => {
    const user = await app.newUser();
    const page = await app.open(BEFORE_APP, { device: PHONE });
    await denyStorage(page);
    await page.goto('/login?next=%2Fweight');
    await expectVisible(page.getByText(NOTHING_KEPT));
    await enter(page, user);
    await logWeight(page, '89.5');
    expect(await user.weights()).toHaveLength(1);
    await page.reload();
    await expectVisible(page.getByRole('heading', { name: 'Please log in to track your weight.' }));
    await expectVisible(page.getByText(NOTHING_KEPT));
  });

  it('is told of nowhere else', async () => {
    const page = await app.open('/login');
    await expectVisible(page.getByLabel('Email'));
    expect(await page.getByText(NOTHING_KEPT).count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

it('shows the records of the server where the browser does not find its own', async () => {
  const user = await app.newUser();
  await user.addWeight({ weightKg: 90 });
  const page = await app.open(BEFORE_APP, { user });
  await page.addInitScript(() => {
    // A read that never ends, as while another page of the site is in WebKit's back/forward cache.
    for (const name of ['get', 'getAll', 'getAllKeys'] as const) {
      IDBObjectStore.prototype[name] = () => new EventTarget() as never;
    }
  });
  await page.goto('/weight');
  await expectVisible(page.getByText('90.0 kg').first());
  await logWeight(page, '89.5');
  expect(await user.weights()).toHaveLength(2);
});

describe('without script', () => {
  it.each(['/login', '/dashboard', '/weight', '/nowhere'])(
    '%s says what it needs',
    async (path) => {
      const page = await app.open(path, { javaScript: false, device: PHONE, tolerates: /404/ });
      await expectVisible(page.getByText(/^Dosewise needs JavaScript/));
      await expectGone(page.locator('.skeleton').first());
    },
  );
});

it('leaves whoever goes on to another page meanwhile logged in', async () => {
  const user = await app.newUser();
  const page = await app.open(BEFORE_APP, { user, tolerates: /Failed to load resource/ });
  let fail = () => {};
  const isAsked = new Promise<void>((resolve) => {
    void page.route('**/api/verify-token', (route) => {
      resolve();
      return new Promise<void>((failed) => {
        fail = () => failed(route.abort());
      });
    });
  });
  await page.clock.install();
  await page.goto('/weight');
  await isAsked;
  // As WebKit does: the page's calls fail, then it is hidden, and it may come back.
  fail();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await page.unroute('**/api/verify-token');
  await page.clock.runFor(5000);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(user.token);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expectVisible(page.getByRole('form', { name: 'Log a weight' }));
});
