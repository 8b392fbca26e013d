import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RedditPeer, startRedditPeer } from '../apps/server/src/testing/reddit-peer.ts';
import type { ApiUser } from './api-user.ts';
import { expectGone, expectPath, expectValue, expectVisible } from './expectations.ts';
import { DESKTOP, PHONE, useApp } from './fixtures.ts';
import { settingsOfOwnAddress } from './free-port.ts';
import { expectGood, LOOKS } from './good-looks.ts';

const PATH = '/admin/reddit-marketing';
const DENIED = 'Access denied. Admin privileges required.';
const FAILED_LOAD = /Failed to load resource/;
const LOGGED = /Failed to load resource|^Reddit: /;

let peer: RedditPeer;
const app = useApp(async () => {
  peer = await startRedditPeer();
  return { ...peer.settings, ...(await settingsOfOwnAddress()) };
});
const plainApp = useApp();
afterAll(() => peer.close());

let admin: ApiUser;
beforeAll(async () => {
  admin = await app.newAdmin();
});

const hoursAgo = (hours: number) => Math.round(Date.now() / 1000 - hours * 3600);
const POSTS = [
  {
    id: 'hot1',
    title: 'Mounjaro and glp1: how many clicks for half a dose?',
    selftext: 'weightloss and diabetes',
    subreddit: 'Mounjaro',
    score: 1200,
    num_comments: 300,
    created_utc: hoursAgo(3),
  },
  {
    id: 'week2',
    title: 'My weightloss so far',
    subreddit: 'loseit',
    score: 400,
    num_comments: 200,
    created_utc: hoursAgo(100),
  },
  {
    id: 'old3',
    title: `Diabetes diary ${'very-long-word'.repeat(12)}`,
    subreddit: 'diabetes',
    score: 20,
    num_comments: 3,
    created_utc: hoursAgo(400),
  },
];

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first().click();
const posts = (page: Page) => page.getByRole('region', { name: 'Posts' }).getByRole('listitem');

const api = (method: string, path: string) =>
  fetch(`${app.url}/api${path}`, { method, headers: { Authorization: `Bearer ${admin.token}` } });
const disconnect = () => api('DELETE', '/reddit/connection');
const connect = async () => {
  const { authUrl } = (await (await api('GET', '/reddit/test')).json()) as { authUrl: string };
  const reply = await fetch(authUrl);
  if (!reply.ok) throw new Error(`Not connected: ${reply.status}`);
};

describe('who may not search', () => {
  it('a visitor is led to the login page, reads why, and comes back as an admin', async () => {
    const page = await app.open(PATH);
    await expectPath(page, `/login?next=${encodeURIComponent(PATH)}`);
    await expectVisible(page.getByText(DENIED, { exact: true }));
    await expectGood(page, DESKTOP);
    await page.getByLabel('Email', { exact: true }).fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectVisible(page.getByRole('heading', { name: 'Reddit Marketing', level: 1 }));
    expect(await page.getByText(DENIED).count()).toBe(0);
  });

  it('a user ends up on the dashboard and reads why', async () => {
    const page = await app.open(PATH, { user: await app.newUser() });
    await expectPath(page, '/dashboard');
    await expectVisible(page.getByText(DENIED, { exact: true }));
  });

  it('a visitor who logs in as a user ends up there too', async () => {
    const user = await app.newUser();
    const page = await app.open(PATH);
    await page.getByLabel('Email', { exact: true }).fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectPath(page, '/dashboard');
    await expectVisible(page.getByText(DENIED, { exact: true }));
  });
});

it('without settings the page says which ones the operator sets', async () => {
  const page = await plainApp.open(PATH, { user: await plainApp.newAdmin() });
  await expectVisible(page.getByRole('heading', { name: 'Reddit is not set up' }));
  for (const name of ['REDDIT_CLIENT_ID', 'REDDIT_CLIENT_SECRET', 'REDDIT_USER_AGENT']) {
    await expectVisible(page.getByText(name, { exact: true }));
  }
  await expectVisible(page.getByText(/^This page only finds and sorts public posts/));
  await expectVisible(page.getByText(/^Advertising prescription medicines to the public/));
  expect(await page.getByRole('button', { name: 'Search' }).isDisabled()).toBe(true);
  await expectGood(page, DESKTOP);
});

describe('connecting', () => {
  it('opens Reddit in a new tab, notices the answer by itself, and ends after a question', async () => {
    await disconnect();
    const page = await app.open(PATH, { user: admin });
    await expectVisible(page.getByRole('heading', { name: 'Not connected' }));
    const popup = page.context().waitForEvent('page');
    await press(page, 'Connect Reddit');
    const tab = await popup;
    await expectVisible(tab.getByRole('heading', { name: 'Reddit is connected' }));
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();
    await expectVisible(page.getByText('Connected to Reddit', { exact: true }));

    await press(page, 'Disconnect');
    const dialog = page.getByRole('dialog', { name: 'Disconnect Reddit' });
    await expectGood(page, DESKTOP);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(peer.hasGrants()).toBe(true);
    await press(page, 'Disconnect');
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expectVisible(page.getByRole('heading', { name: 'Not connected' }));
    expect(peer.hasGrants()).toBe(false);
  });

  it('shows the link where the browser opens no tab, and still notices', async () => {
    await disconnect();
    const page = await app.open(PATH, { user: admin });
    await page.evaluate(() => {
      window.open = () => null;
    });
    await press(page, 'Connect Reddit');
    const link = main(page).getByRole('link', { name: 'Open Reddit' });
    await expectVisible(link);
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    await expectGood(page, DESKTOP);
    await connect();
    await expectVisible(page.getByText('Connected to Reddit', { exact: true }));
  });

  it('asks every 2 seconds, for ten minutes, and no more after the page is left', async () => {
    await disconnect();
    const page = await app.open(PATH, { user: admin });
    await expectVisible(page.getByRole('heading', { name: 'Not connected' }));
    await page.evaluate(() => {
      window.open = () => null;
    });
    let asked = 0;
    await page.route('**/api/reddit/test', (route) => {
      asked += 1;
      return route.fulfill({
        json: {
          status: 'not_connected',
          authUrl: 'https://www.reddit.com/api/v1/authorize',
          retryAt: null,
          suggestions: [],
        },
      });
    });
    await page.clock.install();
    // From here on only this test moves the time.
    await page.clock.pauseAt(Date.now() + 1000);
    await press(page, 'Connect Reddit');
    await expectVisible(main(page).getByRole('link', { name: 'Open Reddit' }));
    await page.clock.runFor(1900);
    expect(asked).toBe(0);
    await page.clock.runFor(200);
    await expect.poll(() => asked).toBe(1);
    const askAgain = async () => {
      await page.clock.runFor(2000);
      return asked;
    };
    await expect.poll(askAgain).toBeGreaterThan(2);
    await page.clock.fastForward(10 * 60_000);
    await expectVisible(page.getByText(/^No answer came within 10 minutes/));
    // One may have been under way; five would follow in this time.
    const atTheEnd = asked + 1;
    await page.clock.runFor(10_000);
    expect(asked).toBeLessThanOrEqual(atTheEnd);

    await press(page, 'Open Reddit again');
    await expect.poll(askAgain).toBeGreaterThan(atTheEnd + 1);
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expectPath(page, '/settings');
    const whenLeft = asked + 1;
    await page.clock.runFor(10_000);
    expect(asked).toBeLessThanOrEqual(whenLeft);
  });
});

describe.each(LOOKS)('searching on a $device.name, $theme,', ({ device, theme }) => {
  it('shows what was found, what it scored and why, and keeps marks', async () => {
    await connect();
    peer.setPosts(POSTS);
    const page = await app.open(PATH, { user: admin, device, theme });
    await expectValue(page.getByLabel('Keywords'), 'mounjaro,glp1,weightloss,diabetes');
    await expectValue(page.getByLabel('Limit'), '10');
    const limits = page.getByLabel('Limit').locator('option');
    expect(await limits.allTextContents()).toEqual(['5 posts', '10 posts', '15 posts', '20 posts']);
    await page.getByLabel('Keywords').fill('mounjaro,glp1,weightloss,diabetes');
    await press(page, 'Search');
    await expect.poll(() => posts(page).count()).toBe(3);
    const hot = posts(page).first();
    await expectVisible(hot.getByText('r/Mounjaro', { exact: true }));
    await expectVisible(hot.getByText('3 h ago · recent'));
    await expectVisible(hot.getByText('1,500 engagement · very high'));
    await expectVisible(hot.getByText(/High priority: /));
    await expectVisible(hot.getByText(/^Why: .*The title names mounjaro, glp1/));
    await expectVisible(hot.getByText('14 / 15', { exact: true }));
    for (const name of [/^View Post/, /^View Comments/]) {
      const link = hot.getByRole('link', { name });
      expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.reddit\.com\//);
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    }
    await expectGood(page, device);

    const show = page.getByLabel('Show', { exact: true });
    for (const [label, count] of [
      ['High priority', 1],
      ['Recent (< 24 h)', 1],
      ['High engagement (> 500)', 2],
      ['All', 3],
    ] as const) {
      await show.selectOption(label);
      await expect.poll(() => posts(page).count(), { message: label }).toBe(count);
    }

    await hot.getByRole('button', { name: /^Mark handled/ }).click();
    await expectVisible(hot.getByText(/^Handled/));
    await posts(page)
      .last()
      .getByRole('button', { name: /^Dismiss/ })
      .click();
    await expectVisible(
      posts(page)
        .last()
        .getByText(/^Dismissed/),
    );
    await expectGood(page, device);
    await page.reload();
    await expectVisible(page.getByText(/^Handled · /));
    await expectVisible(page.getByText(/^Dismissed · /));
    await press(page, /^Undo/);
    await press(page, /^Undo/);
    await expect.poll(() => page.getByRole('link', { name: /^View Post/ }).count()).toBe(3);

    const analytics = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Analytics' }) });
    await expectVisible(analytics.getByText('r/loseit'));
    await expectVisible(analytics.getByText(/^Last updated \w{3}, \d+ \w{3,4} \d{4}/));
    await expectGone(page.getByText(/^Loading/));
    await expectGood(page, device);
  });
});

describe('what goes wrong', () => {
  it('is logged only, and what was shown stays', async () => {
    await connect();
    peer.setPosts(POSTS);
    const page = await app.open(PATH, { user: admin, device: PHONE, tolerates: LOGGED });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
    await press(page, 'Search');
    await expect.poll(() => posts(page).count()).toBe(3);
    await page.route('**/api/reddit/promotion-suggestions**', (route) => route.abort());
    await press(page, 'Search');
    await expect.poll(() => logged.join('\n')).toContain('warning: Reddit: ');
    expect(await posts(page).count()).toBe(3);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.route('**/api/reddit/posts/*', (route) => route.abort());
    await press(page, /^Mark handled/);
    await expectGone(page.getByText(/^Handled/));
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(logged.filter((text) => text.startsWith('error') && !FAILED_LOAD.test(text))).toEqual(
      [],
    );
  });

  it('a connection that cannot be looked up can be looked up again', async () => {
    const page = await app.open('/favicon.svg', { user: admin, tolerates: LOGGED });
    await page.route('**/api/reddit/test', (route) =>
      route.fulfill({ status: 404, json: { error: 'No.', code: 'not_found' } }),
    );
    await page.goto(PATH);
    await expectVisible(page.getByRole('heading', { name: 'Connection not known' }));
    await page.unrouteAll();
    await press(page, 'Check again');
    await expectGone(page.getByRole('heading', { name: 'Connection not known' }));
  });

  it('whoever is no admin any more is led away', async () => {
    const page = await app.open('/favicon.svg', { user: admin, tolerates: LOGGED });
    await page.route('**/api/reddit/test', (route) =>
      route.fulfill({ status: 403, json: { error: 'No.', code: 'forbidden' } }),
    );
    await page.goto(PATH);
    await expectPath(page, '/dashboard');
    await expectVisible(page.getByText(DENIED, { exact: true }));
  });

  it('a limit says until when, and searching waits', async () => {
    await connect();
    peer.setPosts(POSTS);
    peer.setQuota('0.0', '540');
    const page = await app.open(PATH, { user: admin, tolerates: LOGGED });
    await press(page, 'Search');
    await expect.poll(() => posts(page).count()).toBe(3);
    await page.reload();
    await expectVisible(page.getByText('Reddit asks us to wait', { exact: true }));
    await expectVisible(page.getByText(/You can search again at \w{3}, \d+ /));
    expect(await page.getByRole('button', { name: 'Search' }).isDisabled()).toBe(true);
    expect(await posts(page).count()).toBe(3);
    await expectGood(page, DESKTOP);
  });
});
