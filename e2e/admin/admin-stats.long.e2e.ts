// Shows 2.12, 2.145, 2.149, 2.153, 2.157, 6.7, 8.22, 9.20, 9.34.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SystemStats } from '../../packages/contract/src/admin/admin-stats.ts';
import { callAs } from '../fixtures/api-call.ts';
import { type ApiUser, daysAgo } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { DESKTOP, DEVICES, useOwnApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { findCard } from '../fixtures/page-parts.ts';
import { asServer, letThrough, refuse } from '../fixtures/replies.ts';

const app = useOwnApp();
const STATS = '**/api/admin/stats';

let admin: ApiUser;
beforeAll(async () => {
  // One dose with a price by strength, one with the country's default only: 50%.
  for (const strength of [15, 10]) {
    const user = await app.newUser();
    await user.logDose(await user.addPen({ strength }), { date: daysAgo(2) });
  }
  admin = await app.newAdmin();
});

const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
const panel = (page: Page) => findCard(page, 'Pricing accuracy');
const aud = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** Answers with the server's figures, changed. */
const change = (page: Page, changed: Partial<SystemStats>) =>
  page.route(STATS, async (route) => {
    const reply = await route.fetch();
    await route.fulfill(asServer({ json: { ...(await reply.json()), ...changed } }));
  });

describe.each(DEVICES)('the admin dashboard on a $name', (device) => {
  it("shows the server's figures, where they come from and how old they are", async () => {
    const page = await app.open('/admin', { device, user: admin });
    await expectVisible(page.getByText(/^Counted .+ 20\d\d, \d\d:\d\d/));
    const stats = await callAs<SystemStats>(app.url, admin, 'GET', '/admin/stats');
    expect(stats).toMatchObject({ totalPens: 2, totalDoses: 2 });
    const shown = {
      'Total Users': String(stats.totalUsers),
      'Total Pens': '2',
      'Total Doses': '2',
      'Total Savings': aud.format(stats.totalCostSavings),
      'Active users (30 days)': String(stats.activeUsers),
      'Average cost per dose (AUD)': aud.format(stats.averageCostPerDose),
      'Strength-based usage': '1 dose',
      'Default usage': '1 dose',
      'Countries with gaps': 'Australia',
    };
    for (const [name, value] of Object.entries(shown)) {
      expect(await figure(page, name).getByRole('definition').first().textContent(), name).toBe(
        value,
      );
    }
    await expectVisible(panel(page).getByText(/high default usage.+50%/));
    await expectVisible(page.getByText(`${stats.totalUsers} users`, { exact: true }));
    await expectVisible(page.getByText(/ made person\d+@example\.com an admin/).first());
  });

  it.each([
    ['Pricing', '/admin/pricing'],
    ['Users', '/admin/users'],
    ['Email Campaigns', '/admin/email-campaigns'],
    ['Reddit Marketing', '/admin/reddit-marketing'],
    ['System', '/admin/system'],
    ['Audit', '/admin/audit'],
  ])('leads to %s', async (name, path) => {
    const page = await app.open('/admin', { device, user: admin, tolerates: FAILED_LOAD });
    const pages = page.getByRole('navigation', { name: 'Admin pages' });
    await pages.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expectPath(page, path);
  });
});

describe('pricing accuracy', () => {
  it.each([
    [89.94, 'Warning: high default usage. 89.9% priced by strength'],
    [90, 'Some default usage. 90% priced by strength'],
    [94.96, 'Some default usage. 94.9% priced by strength'],
    [95, 'Pricing is accurate. 95% priced by strength'],
  ])('of %d %% is judged in words', async (accuracyPercentage, words) => {
    const page = await app.open('/favicon.svg', { user: admin });
    await change(page, {
      pricingStats: {
        accuracyPercentage,
        strengthBasedUsage: 900,
        defaultPricingUsage: 100,
        countriesWithGaps: ['Chile', 'Spain'],
      },
    });
    await page.goto('/admin');
    await expectVisible(panel(page).getByText(words, { exact: true }));
    await expectVisible(panel(page).getByText('Chile and Spain', { exact: true }));
  });

  it('is not judged before anything was priced', async () => {
    const page = await app.open('/favicon.svg', { user: admin });
    await change(page, {
      pricingStats: {
        accuracyPercentage: 100,
        strengthBasedUsage: 0,
        defaultPricingUsage: 0,
        countriesWithGaps: [],
      },
      recentActivity: [],
      topCountries: [],
    });
    await page.goto('/admin');
    await expectVisible(panel(page).getByText('Nothing has been priced yet'));
    await expectVisible(panel(page).getByText('None', { exact: true }));
    await expectVisible(page.getByText(/^Nothing yet\. Registrations/));
    await expectGood(page, DESKTOP);
  });
});

it('gives way to a banner when the figures cannot be fetched, and comes back', async () => {
  const page = await app.open('/favicon.svg', { user: admin, tolerates: FAILED_LOAD });
  await page.route(STATS, refuse);
  await page.goto('/admin');
  await expectVisible(page.getByRole('alert').getByText('Failed to fetch system stats'));
  expect(await page.getByText('Total Users').count()).toBe(0);
  await letThrough(page, STATS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectVisible(page.getByText('Total Users'));
  await expectGone(page.getByText('Failed to fetch system stats'));
});

describe('the admin pages', () => {
  const PAGES = ['/admin', '/admin/pricing', '/admin/users'] as const;

  it.each(PAGES)('%s is closed to everybody else', async (path) => {
    const visitor = await app.open(path);
    await expectVisible(
      visitor.getByRole('heading', { name: 'Please log in as an admin to access this page.' }),
    );
    const asked: string[] = [];
    const page = await app.open('/favicon.svg', { user: await app.newUser() });
    page.on('request', (request) => {
      if (request.url().includes('/api/admin')) asked.push(request.url());
    });
    await page.goto(path);
    await expectVisible(page.getByRole('heading', { name: 'Access denied. Admins only.' }));
    expect(asked).toEqual([]);
  });

  it('show the login to somebody who was made a user meanwhile', async () => {
    const other = await app.newAdmin();
    const page = await app.open('/admin', { user: other, tolerates: FAILED_LOAD });
    await expectVisible(page.getByText('Total Users'));
    const body = { email: other.email, userType: 'user' };
    await callAs(app.url, admin, 'PATCH', '/admin/user-type', body);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectVisible(page.getByText('Please log in as an admin to access this page.'));
  });

  it('close when the server refuses an admin call', async () => {
    const page = await app.open('/admin', { user: admin, tolerates: FAILED_LOAD });
    await expectVisible(page.getByText('Total Users'));
    const json = { error: 'Access denied. Admins only.', code: 'forbidden', requestId: 'r' };
    await page.route(STATS, (route) => route.fulfill(asServer({ status: 403, json })));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectVisible(page.getByRole('heading', { name: 'Access denied. Admins only.' }));
  });
});
