// Shows 13.10.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayAgo } from '../fixtures/api-user.ts';
import { expectGone, expectPath, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { DESKTOP, PHONE, useApp } from '../fixtures/fixtures.ts';
import { expectWithout, METRIC } from '../fixtures/page-words.ts';
import { dashboardScreen, latestWeightOn } from '../tracking/dashboard-screen.ts';
import { addWeight } from '../without-account/local-screen.ts';
import {
  chooseDevice,
  chooseKwikPen,
  logDoseScreen,
  sayInUse,
} from './log-dose/log-dose-screen.ts';

/** Two people far from each other, from registration to export. */
const app = useApp();

const register = async (page: Page, name: string) => {
  // A test that is tried again has its account already.
  const email = `${name}.${Date.now()}@example.com`;
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a quiet river');
  await page.getByLabel('Confirm password', { exact: true }).fill('a quiet river');
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expectPath(page, '/dashboard');
};

const payFor = async (page: Page, cost: string) => {
  const dialog = logDoseScreen(page).dialog('Add New Pen');
  await dialog.getByLabel(/^Cost per/).fill(cost);
  await dialog.getByLabel('Purchase date').fill(dayAgo(1));
  await dialog.getByRole('button', { name: /^Add / }).click();
  await expectGone(dialog);
};

const downloaded = async (page: Page, file: string): Promise<string> => {
  await page.goto('/export');
  await expectVisible(
    page.getByText(/Weights are in kg and lengths in cm, whichever units you use/),
  );
  const [handed] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${file}`, exact: true }).click(),
  ]);
  return readFile(await handed.path(), 'utf8');
};

it('in Boston, with a vial, in pounds and inches', async () => {
  const page = await app.open('/login', { device: PHONE, timeZone: 'America/New_York' });
  const neverSees = async () => {
    await expectWithout(page, METRIC);
    await expectWithout(page, /click/i);
  };
  await register(page, 'boston');
  await dashboardScreen(page).fold.tap();
  await dashboardScreen(page).setTarget.tap();
  await expectVisible(page.getByLabel('Target weight (lb)'));
  await neverSees();

  await page.goto('/log-dose');
  const screen = logDoseScreen(page);
  await page.getByRole('button', { name: /^Add New Pen/ }).click();
  const dialog = screen.dialog('Add New Pen');
  await chooseDevice(dialog, {
    brand: 'Zepbound',
    device: 'Zepbound single-dose vial',
    strength: '10 mg',
  });
  await sayInUse(dialog);
  await payFor(page, '349');
  await expectVisible(page.getByText('50 units left: 1 dose of 50'));
  await neverSees();
  await screen.form.getByRole('spinbutton', { name: 'Units, exact' }).fill('25');
  await screen.log();
  await expectVisible(screen.doses.getByText('25 units'));
  await expectVisible(screen.doses.getByText('5.00 mg'));
  await neverSees();

  await page.goto('/weight');
  await addWeight(page, '183.4 lb');
  await neverSees();

  await page.goto('/dashboard');
  await expectVisible(dashboardScreen(page).chart);
  await dashboardScreen(page).setTarget.click();
  await page.getByLabel('Target weight (lb)').fill('165');
  await expectVisible(dashboardScreen(page).goal.getByText('165 lb', { exact: true }));
  await dashboardScreen(page).openChartOptions();
  await page.getByLabel('Height, feet').fill('5');
  await page.getByLabel('Height, inches').fill('9');
  await page.getByLabel('Height, inches').blur();
  expect((await latestWeightOn(page))[0]).toBe('183.4 lb');
  await neverSees();

  await page.goto('/pk-curve');
  await expectVisible(page.getByRole('figure', { name: 'Blood concentration' }));
  // A page that was left at once keeps older pens, which are shown until the new ones are there.
  await expectGone(page.getByRole('spinbutton', { name: 'Clicks' }));
  await neverSees();

  expect(await downloaded(page, 'doses.csv')).toContain(',standard,volume_extraction,25,,5,');
  const weights = await downloaded(page, 'weights.csv');
  expect(weights).toContain(`,${183.4 * 0.45359237},`);
});

it('in Leeds, with a KwikPen, in stones', async () => {
  const page = await app.open('/login', { device: DESKTOP, timeZone: 'Europe/London' });
  await register(page, 'leeds');
  await page.goto('/settings');
  await page.getByLabel('Weight unit').selectOption('st');
  await page.getByLabel('Height unit').selectOption('ft');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectVisible(page.getByText('Units saved successfully!').first());

  await page.goto('/log-dose');
  const screen = logDoseScreen(page);
  await page.getByRole('button', { name: /^Add New Pen/ }).click();
  await chooseKwikPen(screen.dialog('Add New Pen'));
  await payFor(page, '245');
  await expectVisible(page.getByText('240 clicks left: 4 doses of 60'));
  await screen.exactClicks.fill('40');
  await screen.log();
  await expectVisible(page.getByText('200 clicks left: 5 doses of 40'));
  await expectWithout(page, METRIC);
  await expectWithout(page, /\bunits?\b/i);

  await page.goto('/weight');
  const form = page.getByRole('form', { name: 'Log a weight' });
  await form.getByLabel('Weight, stone').fill('13');
  await form.getByLabel('Weight, pounds').fill('1.4');
  await form.getByRole('button', { name: 'Log weight' }).click();
  await expectVisible(form.getByText('Logged: 13 st 1.4 lb.'));
  await expectWithout(page, METRIC);

  await page.goto('/dashboard');
  await expectVisible(dashboardScreen(page).chart);
  await dashboardScreen(page).setTarget.click();
  await page.getByLabel('Target weight, stone').fill('12');
  await page.getByLabel('Target weight, pounds').fill('0');
  await expectVisible(dashboardScreen(page).goal.getByText('12 st 0 lb', { exact: true }));
  expect((await latestWeightOn(page))[0]).toBe('13 st 1.4 lb');
  await expectWithout(page, METRIC);
  await page.reload();
  await expectValue(page.getByLabel('Target weight, stone'), '12');

  await page.goto('/pk-curve');
  await expectVisible(page.getByRole('figure', { name: 'Blood concentration' }));
  await page.getByRole('button', { name: 'Forecast plan' }).click();
  await expectVisible(page.getByLabel('Clicks'));
  await expectWithout(page, METRIC);

  expect(await downloaded(page, 'doses.csv')).toContain(',standard,pen_click,40,,');
  expect(await downloaded(page, 'weights.csv')).toContain(`,${183.4 * 0.45359237},`);
});
