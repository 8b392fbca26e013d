// Shows 1.3, 2.3, 2.19, 2.68, 2.71, 2.73, 2.75, 8.21, 8.50, 9.14.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sendAs } from '../fixtures/api-call.ts';
import { type ApiUser, dayAgo, daysAgo } from '../fixtures/api-user.ts';
import {
  expectAccessible,
  expectGone,
  expectPath,
  expectVisible,
} from '../fixtures/expectations.ts';
import { DEVICES, PHONE, useApp } from '../fixtures/fixtures.ts';
import { findCard } from '../fixtures/page-parts.ts';
import { asServer } from '../fixtures/replies.ts';

const app = useApp();
const NO_DATA = 'No cost data available. Add pen costs to see your savings analysis.';
/** The browser itself reports what it could not load; the page says what that was. */
const FAILED_LOAD = /Failed to load/;

const savingsScreen = (page: Page) => {
  return {
    empty: page.getByText(NO_DATA),
    figure: (name: string) => page.locator('dl > div').filter({ hasText: name }).first(),
    perDose: findCard(page, 'Per dose').last(),
    perMonth: findCard(page, 'Per month').last(),
    golden: findCard(page, 'Golden Dose savings'),
    chart: page.getByRole('figure', { name: 'Total cost' }),
    counting: findCard(page, 'How this is counted'),
    estimate: page.getByText('These savings are estimates'),
  };
};

const liveIn = (user: ApiUser, country: string) =>
  sendAs(app.url, user, 'PATCH', '/user/country', { country });
const payIn = (user: ApiUser, currency: string) =>
  sendAs(app.url, user, 'PUT', '/user/currency', { currency });

/** Somebody in the United Kingdom, where every strength has a price. */
const newPatient = async (currency = 'GBP') => {
  const user = await app.newUser();
  await liveIn(user, 'United Kingdom');
  await payIn(user, currency);
  return user;
};

describe.each(DEVICES)('on a $name', (device) => {
  it('leads from an empty page to pens, and from their costs to savings', async () => {
    const user = await newPatient();
    const page = await app.open('/', { device, user });
    if (device === PHONE) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Cost Savings' }).click();
    } else {
      const bar = page.getByRole('navigation', { name: 'Main' });
      await bar.getByRole('button', { name: 'Analyze' }).click();
      await bar.getByRole('link', { name: 'Cost Savings' }).click();
    }
    await expectPath(page, '/cost-savings');
    const screen = savingsScreen(page);
    await expectVisible(screen.empty);
    await page.getByRole('link', { name: 'Go to Log Dose' }).click();
    await expectPath(page, '/log-dose');

    // 240 for four doses, where the list price of a 10 mg pen is 255; the Golden Dose comes on top.
    const pen = await user.addPen({
      strength: 10,
      costPerPen: 240,
      enableFifthDose: true,
      startDate: dayAgo(36),
    });
    for (const days of [35, 28, 21, 14]) await user.logDose(pen, { date: daysAgo(days) });
    await user.logDose(pen, { doseType: 'golden_dose', clicks: undefined, volume: 0.3 });
    await page.goto('/cost-savings');
    await expectVisible(screen.figure('Lifetime savings').getByText('£60.00'));
    await expectVisible(screen.figure('Lifetime savings').getByText('5 doses, 20% below standard'));
    await expectVisible(
      screen.figure('Monthly average').getByText(`£${((60 * 30.4375) / 35).toFixed(2)}`),
    );
    await expectVisible(screen.perDose.getByText('£48.00'));
    await expectVisible(screen.perDose.getByText('£12.00 less than standard'));
    // 35 days ago to seven days ago, and a week: 240 over 5 weeks, by 4.33.
    await expectVisible(screen.perMonth.getByText(`£${((240 / 5) * 4.33).toFixed(2)}`));
    await expectGone(page.getByText(/^Discarded or wasted/));
    await expectVisible(screen.golden.getByText('£45.00'));
    await expectVisible(screen.chart.getByText(/your doses cost £240\.00; the standard cost is/));
    await expectGone(screen.estimate);
    await expectGone(screen.counting.getByText(/^Converted/));
  });
});

it('says which prices are guesses, and what is converted at which rates', async () => {
  const user = await newPatient('GBP');
  const pen = await user.addPen({ strength: 5, costPerPen: 500 });
  await user.logDose(pen);
  const gift = await user.addPen({ name: 'Gift', costPerPen: null, purchaseDate: null });
  await user.logDose(gift, { date: daysAgo(14) });
  await liveIn(user, 'Australia');
  await payIn(user, 'AUD');
  const page = await app.open('/cost-savings', { user });
  const screen = savingsScreen(page);
  await expectVisible(screen.estimate);
  await expectVisible(page.getByText(/No price is known for 5 mg pens \(Australia\)/));
  const inGerman = { user, locale: 'de-DE', stored: { language: 'de' } };
  const german = await app.open('/cost-savings', inGerman);
  await expectVisible(german.getByText(/Pens mit 5 mg.*\(Australien\)/));
  // 450 by four, and 500 pounds by four at 1 / 0.4813.
  await expectVisible(screen.perDose.getByText('$112.50'));
  await expectVisible(screen.figure('Lifetime savings').getByText('−$147.21'));
  await expectVisible(page.getByText('1 dose from pens with no cost entered: not counted.'));
  const rates = /17 Oct 2025 \(Reserve Bank of Australia\): 1 GBP = 2\.0777 AUD\.$/;
  await expectVisible(screen.counting.getByText(rates));
  await expectAccessible(page);
});

it('has what was thrown away as a line of its own', async () => {
  const user = await newPatient();
  const pen = await user.addPen({ strength: 5, costPerPen: 200, startDate: dayAgo(20) });
  for (const days of [19, 12]) await user.logDose(pen, { date: daysAgo(days) });
  await sendAs(app.url, user, 'POST', `/pens/${pen._id}/discard`, {
    on: dayAgo(10),
    reason: 'broken',
  });
  const page = await app.open('/cost-savings', { user });
  const screen = savingsScreen(page);
  await expectVisible(page.getByText('Discarded or wasted: £100.00, part of what you paid.'));
  await expectVisible(screen.perDose.getByText('£100.00'));
  await expectVisible(screen.figure('Lifetime savings').getByText('−£110.00'));
  await expectVisible(screen.chart.getByText(/your doses cost £200\.00; the standard cost is £90/));
});

it('names the country that has no price', async () => {
  const user = await app.newUser();
  await liveIn(user, 'Netherlands');
  await user.logDose(await user.addPen());
  const page = await app.open('/cost-savings', { user });
  await expectVisible(page.getByText('You paid $240.00 for 1 pen.'));
  await expectVisible(
    page.getByText(
      'No pricing information available for Netherlands. Please contact support to add pricing for your country.',
    ),
  );
  await expectAccessible(page);
});

it('says what was paid where only this medicine has no price, and leads to a pen without a cost', async () => {
  const user = await newPatient();
  const device = { id: 'wegovy-flextouch-0.25-0.5', stepsPerDose: 1 };
  const pen = await user.addPen({ strength: 0.25, device, costPerPen: 120 });
  await user.logDose(pen, { clicks: 1 });
  const page = await app.open('/cost-savings', { user });
  await expectVisible(page.getByText('You paid £120.00 for 1 pen.'));
  await expectVisible(
    page.getByText('There is no list price for semaglutide to compare with (United Kingdom).'),
  );
  await expectGone(savingsScreen(page).empty);
  await expectGone(page.getByText(/contact support/));

  const gift = { name: 'Gift', strength: 0.25, device, costPerPen: null, purchaseDate: null };
  await user.logDose(await user.addPen(gift), { clicks: 1, date: daysAgo(14) });
  await page.reload();
  await page.getByRole('link', { name: 'Add pen costs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Pen' });
  await expect.poll(() => dialog.getByLabel('Pen name').inputValue()).toBe('Gift');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectGone(dialog);
  await expectPath(page, '/pens');
});

it('takes a failure to load for no data, and tells the console', async () => {
  const user = await newPatient();
  await user.logDose(await user.addPen({ startDate: dayAgo(20) }));
  const page = await app.open('/favicon.svg', { user, tolerates: FAILED_LOAD });
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.route('**/api/cost-savings', (route) =>
    route.fulfill(
      asServer({ status: 400, contentType: 'application/json', body: '{"error":"No."}' }),
    ),
  );
  await page.goto('/cost-savings');
  await expectVisible(savingsScreen(page).empty);
  await expectGone(page.getByRole('alert'));
  expect(told.filter((text) => text.startsWith('Failed to load cost savings: '))).toHaveLength(1);
});

it("names the month that the sums are of: the account's, not the browser's", async () => {
  const user = await newPatient();
  await user.logDose(await user.addPen({ strength: 10, costPerPen: 240 }));
  await sendAs(app.url, user, 'PUT', '/user/time-zone', { timeZone: 'Australia/Sydney' });
  const page = await app.open('/favicon.svg', { user, timeZone: 'Europe/London' });
  await page.clock.setFixedTime('2026-10-31T13:30:00Z');
  await page.goto('/cost-savings');
  await expectVisible(savingsScreen(page).figure('This month').getByText('Nov 2026'));
});
