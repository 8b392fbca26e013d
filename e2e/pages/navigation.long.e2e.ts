// Shows 2.19.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, type Device, PHONE, useOwnApp } from '../fixtures/fixtures.ts';

const SOURCE_URL = 'https://example.com/our/dosewise';
const app = useOwnApp(() => ({ SOURCE_URL }));

/** Every menu with its links, as the specification lists them. */
const MENUS = {
  Track: {
    'Log Dose': '/log-dose',
    Weight: '/weight',
    Symptoms: '/symptoms',
    'Injection sites': '/sites',
  },
  Analyze: { 'Cost Savings': '/cost-savings', 'Blood Concentration': '/pk-curve' },
  Tools: { Report: '/report', Export: '/export', Import: '/import' },
  Admin: {
    Admin: '/admin',
    Pricing: '/admin/pricing',
    Users: '/admin/users',
    'Email Campaigns': '/admin/email-campaigns',
    'Reddit Marketing': '/admin/reddit-marketing',
    System: '/admin/system',
    Audit: '/admin/audit',
  },
};

let admin: ApiUser;
beforeAll(async () => {
  admin = await app.newAdmin();
});

/** Unfolds a menu; what holds its links. */
const unfold = async (page: Page, device: Device, menu: string) => {
  if (device === PHONE) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    return page.getByRole('dialog', { name: 'Menu' }).getByRole('group').filter({ hasText: menu });
  }
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: menu, exact: true }).click();
  return bar;
};

describe.each(DEVICES)('the navigation on a $name', (device) => {
  it.each(Object.entries(MENUS))('leads an admin through %s', async (menu, links) => {
    const page = await app.open('/dashboard', { device, user: admin });
    for (const [label, path] of Object.entries(links)) {
      const place = await unfold(page, device, menu);
      await place.getByRole('link', { name: label, exact: true }).first().click();
      await expectPath(page, path);
    }
  });

  it('has no Admin menu for a user', async () => {
    const page = await app.open('/dashboard', { device, user: await app.newUser() });
    if (device === PHONE) await page.getByRole('button', { name: 'Open menu' }).click();
    await expectVisible(page.getByRole('link', { name: 'Settings' }).last());
    await expectGone(page.getByRole('link', { name: 'Users', exact: true }));
    expect(await page.getByText('Admin', { exact: true }).count()).toBe(0);
  });
});

it('folds the menu of a phone when Back changes the page below it', async () => {
  const page = await app.open('/dashboard', { device: PHONE, user: admin });
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await openMenu.click();
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expectPath(page, '/settings');
  await openMenu.click();
  await expectVisible(menu);
  await page.goBack();
  await expectPath(page, '/dashboard');
  await expectGone(menu);
});

it('names the source of what runs here at the foot of the page, where the operator said it', async () => {
  const page = await app.open('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: /^Source code/ });
  await expectVisible(link);
  expect(await link.getAttribute('href')).toBe(SOURCE_URL);
});
