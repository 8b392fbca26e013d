// Shows 24.1, 24.11.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { itAtLength } from '../../apps/server/src/testing/long-run.ts';
import { withDueDose } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import {
  expectAccessible,
  expectGone,
  expectPath,
  expectValue,
  expectVisible,
} from '../fixtures/expectations.ts';
import { BEFORE_APP, HELD_PHONE, PHONE, useApp } from '../fixtures/fixtures.ts';
import { holdTime } from '../fixtures/held-time.ts';
import { cutNetwork } from '../fixtures/page-parts.ts';
import { type LogDoseScreen, logDoseScreen, openLists } from './log-dose/log-dose-screen.ts';

/** Words about a dose, nothing that nobody said, and the page on which Log Dose ends. */

const app = useApp();

const personWithDueDose = async () => withDueDose(await app.newUser());

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const exactPain = (screen: LogDoseScreen) =>
  screen.form.getByRole('spinbutton', { name: 'Pain level, exact' });

it('names the site after one press, and says nothing of pain', async () => {
  const user = await personWithDueDose();
  const page = await app.open('/dashboard', { user, device: PHONE });
  await page.getByRole('button', { name: 'Log 40 clicks' }).click();
  const toast = page.getByText(
    /^Logged: 10 mg, 40 clicks from Pen 15, (left|right) \w+ abdomen\.$/,
  );
  await expectVisible(toast);
  const [dose] = await user.doses();
  expect(dose).toMatchObject({ injectionLocation: 'abdomen', painLevel: null });
  const named = dose?.injectionSubLocation?.replace('_', ' ');
  expect(await toast.textContent()).toContain(`, ${named} abdomen.`);
});

it('keeps what is pressed right after Change', async () => {
  const user = await personWithDueDose();
  const page = await app.open(BEFORE_APP, { user, device: PHONE });
  // What a slow phone has not fetched yet.
  const late: string[] = [];
  await page.route(/assets\/(log-dose|dose-entry|site-picker)[^/]*\.js/, async (route) => {
    late.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Change' }).click();
  const screen = logDoseScreen(page);
  await screen.chooseSite(/^Left thigh/);
  await expectPath(page, '/log-dose');
  expect(late).not.toEqual([]);
  await expectValue(screen.exactClicks, '40');
  await screen.log();
  expect((await user.doses())[0]).toMatchObject({
    injectionLocation: 'thigh',
    injectionSubLocation: 'left',
  });
});

it('ends where one came from, with Undo', async () => {
  const user = await personWithDueDose();
  const page = await app.open('/dashboard', { user, device: PHONE });
  await page.getByRole('link', { name: 'Change' }).click();
  const screen = logDoseScreen(page);
  await screen.chooseSite(/^Left thigh/);
  await screen.log();
  await expectPath(page, '/dashboard');
  await expectVisible(
    page.getByText('Dose logged successfully! 10.00 mg (40 clicks) from Pen 15, left thigh.'),
  );
  await undo(page).click();
  await expect.poll(async () => (await user.doses()).length).toBe(1);

  await page.goto('/weight');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Log', exact: true })
    .getByRole('link', { name: 'Dose' })
    .click();
  await screen.log();
  await expectPath(page, '/weight');
  await expectVisible(undo(page));
  expect(await user.doses()).toHaveLength(2);
});

it('says once that a dose was logged, for 3 seconds in full and then as long as it can be undone', async () => {
  const user = await personWithDueDose();
  const page = await app.open('/log-dose', { user, device: HELD_PHONE });
  const screen = logDoseScreen(page);
  await screen.review();
  const time = await holdTime(page);
  await screen.confirm();
  await time.until(undo(page));
  const said = page.getByText(/logged successfully|^Logged:/i).filter({ visible: true });
  expect(await said.allTextContents()).toEqual([
    expect.stringMatching(/^Dose logged successfully! 10\.00 mg \(40 clicks\) from Pen 15, /),
  ]);
  await time.pass(3100);
  await time.until(undo(page));
  expect(await said.allTextContents()).toEqual([
    expect.stringMatching(/^Logged: 10\.00 mg \(40 clicks\), \w+ \w+ abdomen\.$/),
  ]);
  await time.pass(7000);
  await time.untilGone(undo(page));
  await time.release();
});

itAtLength('stays where it was opened for itself, empty and with Undo', async () => {
  const user = await personWithDueDose();
  const page = await app.open('/log-dose', { user, device: PHONE });
  const screen = logDoseScreen(page);
  await expectValue(screen.exactClicks, '40');
  await expectValue(exactPain(screen), '');
  await screen.review();
  await expectVisible(screen.confirmation.getByText('Not logged', { exact: true }));
  await screen.confirm();
  await expectVisible(screen.success);
  await expectPath(page, '/log-dose');
  await expectValue(screen.exactClicks, '0');
  await screen.refuse('Enter the number of clicks.');
  expect(await user.doses()).toHaveLength(2);
  await expectAccessible(page);
  await undo(page).click();
  await expectGone(screen.doses.nth(1));
  expect(await user.doses()).toHaveLength(1);
});

it('takes 0 for no pain once somebody says so', async () => {
  const user = await personWithDueDose();
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await screen.openMore();
  await screen.pain.press('Home');
  await expectValue(exactPain(screen), '0');
  await exactPain(screen).fill('');
  await expectValue(screen.pain, '0');
  await screen.pain.click({ position: { x: 2, y: 10 } });
  await screen.review();
  await expectVisible(screen.confirmation.getByText('0 out of 10', { exact: true }));
  await screen.confirm();
  await expectGone(screen.confirmation);
  expect((await user.doses())[0]).toMatchObject({ painLevel: 0 });
});

itAtLength('offers nothing from a vial that is used up', async () => {
  const user = await app.newUser();
  const vial = { device: { id: 'mounjaro-single-dose-vial-us' }, name: 'Vial' };
  const pen = await user.addPen(vial);
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  const units = screen.form.getByRole('spinbutton', { name: 'Units, exact' });
  await units.fill(String(pen.remainingClicks));
  await screen.log();
  await expectVisible(screen.success);
  await screen.openPens();
  expect(await screen.pen('Vial').isChecked()).toBe(false);
  await screen.choosePen('Vial');
  await expectValue(units, '0');
  await units.fill('50');
  await expectValue(units, '0');
  await screen.refuse('Not enough units remaining in the selected vial');
  expect(await user.doses()).toHaveLength(1);
});

it('asks for no cost while a dose waits, and offers no sending without a network', async () => {
  const user = await app.newUser();
  await user.addPen({ name: 'Pen 15', costPerPen: null, purchaseDate: null });
  const page = await app.open('/log-dose', { user, tolerates: FAILED_LOAD });
  const tab = await app.openTab(page, '/dashboard');
  const screen = logDoseScreen(page);
  const costs = screen.dialog('Update Pen Cost Data');
  await cutNetwork(page, screen.exactClicks);
  await screen.exactClicks.fill('30');
  await screen.log();
  await expectVisible(
    page.getByText(/^Saved on this device: .* It will be sent when you’re online\./),
  );
  expect(await costs.count()).toBe(0);
  await expectVisible(tab.getByText(/^1 entry is saved on this/));
  expect(await tab.getByRole('button', { name: 'Send now' }).count()).toBe(0);

  await page.context().setOffline(false);
  await expectGone(screen.doses.getByText('Not sent yet'));
  await screen.exactClicks.fill('30');
  await screen.log();
  await expectVisible(costs);
});

it('changes the site and the pain of a dose, which may be unknown again', async () => {
  const user = await app.newUser();
  await user.logDose(await user.addPen(), { clicks: 30, painLevel: null });
  const page = await app.open('/log-dose', { user, device: PHONE });
  const screen = logDoseScreen(page);
  const dialog = screen.dialog('Edit Dose');
  const edit = () => screen.doses.getByRole('button', { name: 'Edit dose' }).click();
  const save = async () => {
    await dialog.getByRole('button', { name: 'Save dose' }).click();
    await expectGone(dialog);
  };
  await edit();
  await openLists(dialog);
  await dialog.getByLabel('Injection location').selectOption('Thigh');
  await dialog.getByLabel('Side').selectOption('Left');
  await dialog.getByLabel('Pain level').selectOption('1 out of 10');
  await expectAccessible(page);
  await save();
  await expectVisible(screen.doses.getByText('Thigh, left · pain 1 out of 10'));
  expect(await user.doses()).toMatchObject([
    { injectionLocation: 'thigh', injectionSubLocation: 'left', painLevel: 1, clicks: 30 },
  ]);
  await edit();
  await openLists(dialog);
  await dialog.getByLabel('Injection location').selectOption('Abdomen');
  await expectValue(dialog.getByLabel('Exact site'), '');
  await dialog.getByLabel('Pain level').selectOption('Not logged');
  await save();
  expect(await user.doses()).toMatchObject([
    { injectionLocation: 'abdomen', injectionSubLocation: null, painLevel: null },
  ]);
});
