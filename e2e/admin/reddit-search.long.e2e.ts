// Shows 1.12, 2.187, 8.58, 9.38, 9.40.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectPath, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { DESKTOP, PHONE } from '../fixtures/fixtures.ts';
import { expectGood, LOOKS } from '../fixtures/good-looks.ts';
import { findCard } from '../fixtures/page-parts.ts';
import { asServer } from '../fixtures/replies.ts';
import { DENIED, PATH, press, useRedditApp } from './reddit-screen.ts';

const LOGGED = /Failed to load resource|^Reddit: /;

const reddit = useRedditApp();
const { app } = reddit;

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

const posts = (page: Page) => page.getByRole('region', { name: 'Posts' }).getByRole('listitem');

describe.each(LOOKS)('searching on a $device.name, $theme,', ({ device, theme }) => {
  it('shows what was found, what it scored and why, and keeps marks', async () => {
    await reddit.connect();
    reddit.fakeReddit.setPosts(POSTS);
    const page = await app.open(PATH, { user: reddit.admin, device, theme });
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
    await expectVisible(hot.getByText('Engagement: 1,500 · very high'));
    await expectVisible(hot.getByText(/High priority: /));
    await expectVisible(hot.getByText(/^Why: .*The title mentions mounjaro, glp1/));
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

    await hot.getByRole('button', { name: /^Mark as handled/ }).click();
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

    const analytics = findCard(page, 'Analytics');
    await expectVisible(analytics.getByText('r/loseit'));
    await expectVisible(analytics.getByText(/^Last updated \w{3}, \d+ \w{3,4} \d{4}/));
    await expectGone(page.getByText(/^Loading/));
    await expectGood(page, device);
  });
});

describe('what goes wrong', () => {
  it('is logged only, and what was shown stays', async () => {
    await reddit.connect();
    reddit.fakeReddit.setPosts(POSTS);
    const page = await app.open(PATH, { user: reddit.admin, device: PHONE, tolerates: LOGGED });
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
    await press(page, /^Mark as handled/);
    await expectGone(page.getByText(/^Handled/));
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(logged.filter((text) => text.startsWith('error') && !FAILED_LOAD.test(text))).toEqual(
      [],
    );
  });

  it('a connection that cannot be looked up can be looked up again', async () => {
    const page = await app.open('/favicon.svg', { user: reddit.admin, tolerates: LOGGED });
    await page.route('**/api/reddit/test', (route) =>
      route.fulfill(asServer({ status: 404, json: { error: 'No.', code: 'not_found' } })),
    );
    await page.goto(PATH);
    await expectVisible(page.getByRole('heading', { name: 'Connection status unknown' }));
    await page.unrouteAll();
    await press(page, 'Check again');
    await expectGone(page.getByRole('heading', { name: 'Connection status unknown' }));
  });

  it('whoever is no admin any more is led away', async () => {
    const page = await app.open('/favicon.svg', { user: reddit.admin, tolerates: LOGGED });
    await page.route('**/api/reddit/test', (route) =>
      route.fulfill(asServer({ status: 403, json: { error: 'No.', code: 'forbidden' } })),
    );
    await page.goto(PATH);
    await expectPath(page, '/dashboard');
    await expectVisible(page.getByText(DENIED, { exact: true }));
  });
});

describe('a limit', () => {
  // It outlives its test.
  const limited = useRedditApp();

  it('says until when, and searching waits', async () => {
    await limited.connect();
    limited.fakeReddit.setPosts(POSTS);
    limited.fakeReddit.setQuota('0.0', '540');
    const page = await limited.app.open(PATH, { user: limited.admin, tolerates: LOGGED });
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
