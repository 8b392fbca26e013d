// Shows 1.3, 2.3, 2.19, 2.33, 2.41, 2.42, 2.47, 2.48, 2.51, 2.54, 2.58, 2.67, 3.21, 4.3, 4.5, 4.7,
// 4.12, 4.15, 4.17, 4.18, 4.19, 4.21, 5.5, 5.10, 5.17, 7.14, 7.15, 7.16, 7.17, 8.19, 9.1, 9.12,
// 9.20.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sendAs } from '../fixtures/api-call.ts';
import { dayAgo, isAlive } from '../fixtures/api-user.ts';
import { expectGone, expectPath, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, type Device, PHONE, useApp } from '../fixtures/fixtures.ts';
import { holdTime } from '../fixtures/held-time.ts';
import { keptToken } from '../fixtures/page-parts.ts';
import { chooseKwikPen, logDoseScreen, openDetails } from './log-dose/log-dose-screen.ts';

const app = useApp();

describe.each(DEVICES)('on a $name', (device) => {
  it('a visitor computes a dose, creates an account and logs the first dose', async () => {
    const page = await app.open('/', { device });
    await computeDose(page);
    await page.getByRole('link', { name: 'Log in to save your doses and manage pens' }).click();
    await createAccount(page, `new.${Date.now()}@example.com`);
    await openLogDose(page, device);
    await addFirstPen(page);
    await logFirstDose(page);
  });

  it('the last doses of a pen, then a Golden Dose', async () => {
    const user = await app.newUser();
    const pen = await user.addPen({ costPerPen: null, purchaseDate: null });
    for (const clicks of [25, 25, 25, 25, 25, 25, 30]) await user.logDose(pen, { clicks });
    const page = await app.open('/log-dose', { device, user });
    await emptyPen(page);
    await turnOnGoldenDose(page);
    await logGoldenDose(page);
    expect(await user.doses()).toHaveLength(9);
  });

  it('a dose is mended, then deleted, and its clicks come back', async () => {
    const user = await app.newUser();
    await user.logDose(await user.addPen());
    const page = await app.open('/log-dose', { device, user });
    await editDose(page);
    await deleteDose(page);
    await logOut(page, device);
    // The page does not wait for the server to hear of it.
    await expect.poll(() => isAlive(app.url, user.token)).toBe(false);
  });
});

it('takes a decimal comma in a dose as a point', async () => {
  const user = await app.newUser();
  await user.addPen({ strength: 10 });
  const screen = logDoseScreen(await app.open('/log-dose', { user }));
  await screen.doseAmount.pressSequentially('2,5');
  await expectValue(screen.doseAmount, '2,5');
  await screen.doseAmount.blur();
  await expectValue(screen.doseAmount, '2.5');
  await expectValue(screen.clicks, '15');
});

it('begins a Golden Dose with the usual volume of the settings, once that is switched on', async () => {
  const user = await app.newUser();
  await user.addEmptyPen({ enableFifthDose: true });
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  const chooseGolden = async () => {
    await screen.choosePen('Blue pen');
    await screen.chooseMode('Golden Dose');
  };
  await chooseGolden();
  await expectValue(screen.exactVolume, '0');

  const usual = { goldenDoseEnabled: true, goldenDoseVolume: 0.25 };
  await sendAs(app.url, user, 'PUT', '/user/golden-dose-settings', usual);
  const answered = page.waitForResponse(/golden-dose-settings/);
  await page.reload();
  await answered;
  await chooseGolden();
  await expectValue(screen.exactVolume, '0.25');
  await screen.chooseMode('Standard Dose');
  await expectValue(screen.exactClicks, '25');
});

it('keeps the local time of the other side of the world', async () => {
  const user = await app.newUser();
  // In Sydney already the 15th, by UTC still the 14th.
  const pen = await user.addPen({ startDate: '2025-01-15' });
  const page = await app.open('/log-dose', { user, timeZone: 'Australia/Sydney' });
  const screen = logDoseScreen(page);
  await screen.exactClicks.fill('15');
  await screen.setDate('2025-01-15T08:30');
  await screen.log();
  await expectVisible(screen.doses.getByText('Wed, 15 Jan 2025, 08:30'));
  expect(await user.doses()).toMatchObject([{ penId: pen._id, date: '2025-01-14T21:30:00.000Z' }]);
});

const computeDose = async (page: Page) => {
  const result = page.getByRole('status', { name: 'Calculated Dose' });
  const clicks = page.getByRole('slider', { name: 'Clicks' });
  const typed = page.getByLabel('Dose amount');
  const expectDose = (text: string) => expect.poll(() => result.textContent()).toBe(text);

  await expectVisible(page.getByRole('heading', { name: 'Mounjaro Dose Calculator' }));
  await page.getByLabel('Pen strength').selectOption('10 mg');
  await clicks.press('End');
  await clicks.press('ArrowLeft');
  await expectDose('9.83mg');
  await expectValue(typed, '');
  await typed.fill('2.5');
  await expectDose('2.50mg');
  await expectValue(clicks, '15');
};

const createAccount = async (page: Page, email: string) => {
  await expectVisible(page.getByRole('heading', { name: 'Welcome Back' }));
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expectVisible(page.getByRole('heading', { name: 'Create Account' }));

  const mismatch = page.getByText('Passwords do not match');
  const submit = page.getByRole('button', { name: 'Create account', exact: true });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a quiet river');
  await page.getByLabel('Confirm password', { exact: true }).fill('a quiet rive');
  await expectVisible(mismatch);
  expect(await submit.isDisabled()).toBe(true);
  await page.getByLabel('Confirm password', { exact: true }).fill('a quiet river');
  await expectGone(mismatch);
  await submit.click();
  await expectPath(page, '/dashboard');
  await expectVisible(page.getByRole('heading', { name: 'Dashboard' }));
};

const openLogDose = async (page: Page, device: Device) => {
  if (device === PHONE) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('group').getByRole('link', { name: 'Log Dose' }).click();
    await expectGone(menu);
  } else {
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('button', { name: 'Track' }).click();
    await bar.getByRole('link', { name: 'Log Dose' }).first().click();
  }
  await expectPath(page, '/log-dose');
};

const addFirstPen = async (page: Page) => {
  const screen = logDoseScreen(page);
  const dialog = screen.dialog('Add New Pen');
  const send = dialog.getByRole('button', { name: 'Add pen' });
  await page.getByRole('button', { name: 'Add New Pen' }).click();
  await chooseKwikPen(dialog);
  await send.click();
  await expectVisible(dialog.getByText('Please fill in all required fields.'));
  await openDetails(dialog);
  await dialog.getByLabel('Pen name').fill('November pen');
  await dialog.getByLabel('Cost per pen').fill('245.50');
  await dialog.getByLabel('Purchase date').fill(dayAgo(2));
  await send.click();
  await expectGone(dialog);
  // A first pen is chosen without being asked for.
  await screen.openPens();
  await expect.poll(() => screen.pen('November pen').isChecked()).toBe(true);
};

const logFirstDose = async (page: Page) => {
  const screen = logDoseScreen(page);
  await screen.clicks.press('End');
  await expectValue(screen.doseAmount, '10');
  await screen.doseAmount.fill('5');
  await expectValue(screen.clicks, '30');
  await screen.openMore();
  await screen.subLocation.selectOption('Right upper');
  await screen.location.selectOption('Thigh');
  await screen.pain.press('ArrowRight');
  await screen.review();
  for (const fact of ['5.00 mg', 'November pen, 10 mg', '30 clicks', 'Thigh', '1 out of 10']) {
    await expectVisible(screen.confirmation.getByText(fact, { exact: true }));
  }
  const time = await holdTime(page);
  await screen.confirm();
  await time.until(screen.success);
  await time.pass(2500);
  expect(await screen.success.isVisible()).toBe(true);
  await time.pass(500);
  await expectGone(screen.success);
  await time.release();

  await expectValue(screen.location, 'abdomen');
  await expectValue(screen.subLocation, 'left_lower');
  await expectValue(screen.pain, '0');
  await expectVisible(screen.doses.getByText('5.00 mg'));
  await expectVisible(page.getByText('210 clicks left: 7 doses of 30'));
  await expectVisible(screen.historyPage('Page 1 of 1 (1 total dose)'));
};

const emptyPen = async (page: Page) => {
  const screen = logDoseScreen(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expectVisible(screen.historyPage('Page 2 of 2 (7 total doses)'));
  await screen.exactClicks.fill('60');
  await screen.log();
  const costs = screen.dialog('Update Pen Cost Data');
  await expectVisible(costs);
  await costs.getByRole('button', { name: 'Not now – remind me later' }).click();
  await expectGone(costs);
  await expectVisible(screen.historyPage('Page 1 of 2 (8 total doses)'));
  await expectVisible(page.getByText('Empty', { exact: true }));
  await expectVisible(page.getByText('0 clicks left'));
  expect(await screen.pen('Blue pen').isChecked()).toBe(true);
};

const turnOnGoldenDose = async (page: Page) => {
  const screen = logDoseScreen(page);
  const toggle = screen.goldenSwitch('Blue pen');
  const about = screen.dialog('About the Golden Dose');
  const turnOn = about.getByRole('button', { name: 'Turn on Golden Dose' });
  await toggle.click();
  await expectVisible(about);
  await about.getByRole('button', { name: 'Cancel' }).click();
  await expectGone(about);
  expect(await toggle.isChecked()).toBe(false);

  await toggle.click();
  await about.getByLabel('I have read this and understand the risks.').check();
  await turnOn.click();
  await expectGone(about);
  await expect.poll(() => toggle.isChecked()).toBe(true);
};

const logGoldenDose = async (page: Page) => {
  const screen = logDoseScreen(page);
  await screen.exactClicks.fill('60');
  await screen.chooseMode('Golden Dose');
  await expectValue(screen.volume, '0.6');
  await screen.exactVolume.fill('0.2');
  await screen.chooseMode('Standard Dose');
  await expectValue(screen.clicks, '20');
  await screen.chooseMode('Golden Dose');
  await expectValue(screen.volume, '0.2');
  await screen.log();
  // The cost is still unknown, so it is asked for again.
  const costs = screen.dialog('Update Pen Cost Data');
  await costs.getByLabel('Cost per pen').fill('240');
  await costs.getByLabel('Purchase date').fill(dayAgo(20));
  await costs.getByRole('button', { name: 'Save cost' }).click();
  await expectGone(costs);

  const newest = screen.doses.first();
  await expectVisible(newest.getByText('Golden Dose'));
  await expectVisible(newest.getByText('3.33 mg'));
  await expectVisible(newest.getByText('0.20 mL'));
  await expectVisible(
    page.getByText('Up to 0.40 mL more can be logged as a Golden Dose from this pen'),
  );
};

const editDose = async (page: Page) => {
  const screen = logDoseScreen(page);
  const dialog = screen.dialog('Edit Dose');
  await screen.doses.getByRole('button', { name: 'Edit dose' }).click();
  await dialog.getByRole('spinbutton', { name: 'Clicks, exact' }).fill('20');
  await dialog.getByRole('button', { name: 'Save dose' }).click();
  await expectGone(dialog);
  await expectVisible(screen.doses.getByText('20 clicks'));
  await expectVisible(page.getByText('220 clicks left: 11 doses of 20'));
};

const deleteDose = async (page: Page) => {
  const screen = logDoseScreen(page);
  const dialog = screen.dialog('Delete dose');
  const press = (name: string) => dialog.getByRole('button', { name }).click();
  await screen.doses.getByRole('button', { name: 'Delete dose' }).click();
  await expectVisible(
    dialog.getByText('Are you sure you want to delete this dose? This action cannot be undone.'),
  );
  await press('Cancel');
  await expectGone(dialog);
  await expectVisible(screen.doses.getByText('20 clicks'));

  await screen.doses.getByRole('button', { name: 'Delete dose' }).click();
  await press('Delete dose');
  await expectGone(dialog);
  await expectVisible(page.getByText('No doses yet'));
  await expectVisible(page.getByText('240 clicks left: 4 doses of 60'));
};

const logOut = async (page: Page, device: Device) => {
  if (device === PHONE) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectVisible(page.getByRole('heading', { name: 'Please log in to record your doses' }));
  expect(await keptToken(page)).toBeNull();
};
