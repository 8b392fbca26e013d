// Shows 2.12, 2.147, 4.31, 6.7, 9.38.
import { describe, expect, it } from 'vitest';
import { expectPath, expectVisible } from '../fixtures/expectations.ts';
import { DESKTOP, useOwnApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { holdTime } from '../fixtures/held-time.ts';
import { submitLogin } from '../fixtures/page-parts.ts';
import { asServer } from '../fixtures/replies.ts';
import { DENIED, main, PATH, press, useRedditApp } from './reddit-screen.ts';

const reddit = useRedditApp();
const { app } = reddit;
const plainApp = useOwnApp();

describe('who may not search', () => {
  it('a visitor is led to the login page, reads why, and comes back as an admin', async () => {
    const page = await app.open(PATH);
    await expectPath(page, `/login?next=${encodeURIComponent(PATH)}`);
    await expectVisible(page.getByText(DENIED, { exact: true }));
    await expectGood(page, DESKTOP);
    await submitLogin(page, reddit.admin);
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
    await submitLogin(page, user);
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
});

describe('connecting', () => {
  it('opens Reddit in a new tab, notices the answer by itself, and ends after a question', async () => {
    await reddit.disconnect();
    const page = await app.open(PATH, { user: reddit.admin });
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
    expect(reddit.fakeReddit.hasGrants()).toBe(true);
    await press(page, 'Disconnect');
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expectVisible(page.getByRole('heading', { name: 'Not connected' }));
    expect(reddit.fakeReddit.hasGrants()).toBe(false);
  });

  it('shows the link where the browser opens no tab, and still notices', async () => {
    await reddit.disconnect();
    const page = await app.open(PATH, { user: reddit.admin });
    await page.evaluate(() => {
      window.open = () => null;
    });
    await press(page, 'Connect Reddit');
    const link = main(page).getByRole('link', { name: 'Open Reddit' });
    await expectVisible(link);
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    await expectGood(page, DESKTOP);
    await reddit.connect();
    await expectVisible(page.getByText('Connected to Reddit', { exact: true }));
  });

  it('asks every 2 seconds, for ten minutes, and no more after the page is left', async () => {
    await reddit.disconnect();
    const page = await app.open(PATH, { user: reddit.admin });
    await expectVisible(page.getByRole('heading', { name: 'Not connected' }));
    await page.evaluate(() => {
      window.open = () => null;
    });
    let asked = 0;
    await page.route('**/api/reddit/test', (route) => {
      asked += 1;
      return route.fulfill(
        asServer({
          json: {
            status: 'not_connected',
            authUrl: 'https://www.reddit.com/api/v1/authorize',
            retryAt: null,
            suggestions: [],
          },
        }),
      );
    });
    const time = await holdTime(page);
    await press(page, 'Connect Reddit');
    await expectVisible(main(page).getByRole('link', { name: 'Open Reddit' }));
    const askedAfter = async (ms: number) => {
      await time.pass(ms);
      // What was asked before this has been counted by then.
      await page.evaluate(() => fetch('/favicon.svg'));
      return asked;
    };
    expect(await askedAfter(1900)).toBe(0);
    expect(await askedAfter(200)).toBe(1);
    const askAgain = () => askedAfter(2000);
    await expect.poll(askAgain).toBeGreaterThan(2);
    await time.leap(10 * 60_000);
    await expectVisible(page.getByText(/^No answer came within 10 minutes/));
    // One may have been under way; five would follow in this time.
    const atTheEnd = asked + 1;
    expect(await askedAfter(10_000)).toBeLessThanOrEqual(atTheEnd);

    await press(page, 'Open Reddit again');
    await expect.poll(askAgain).toBeGreaterThan(atTheEnd + 1);
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expectPath(page, '/settings');
    const whenLeft = asked + 1;
    expect(await askedAfter(10_000)).toBeLessThanOrEqual(whenLeft);
  });
});
