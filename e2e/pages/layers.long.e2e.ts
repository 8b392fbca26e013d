// Shows 25.1.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { logDoseScreen } from '../dosing/log-dose/log-dose-screen.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import {
  expectAccessible,
  expectGone,
  expectPath,
  expectVisible,
} from '../fixtures/expectations.ts';
import { DEVICES, PHONE, useApp } from '../fixtures/fixtures.ts';
import { userWithHistory } from '../fixtures/good-looks.ts';
import { holdTime } from '../fixtures/held-time.ts';
import { expectPressesMeetWhatIsSeen, findLostPresses } from '../fixtures/presses.ts';
import { expectInWindow } from '../fixtures/refusals.ts';
import { answer, refuse } from '../fixtures/replies.ts';

const app = useApp();

let user: ApiUser;
beforeAll(async () => {
  user = await userWithHistory(app);
});

/** Scrolls until `behind` lies where `front` is, and taps there as a thumb does. */
const tapWithBehind = async (page: Page, front: Locator, behind: Locator) => {
  await expectVisible(behind);
  const middleOf = async (element: Locator) => {
    const box = await element.boundingBox();
    if (box === null) throw new Error(`${element} is not there.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const place = await middleOf(front);
  await page.mouse.wheel(0, (await middleOf(behind)).y - place.y);
  await expect.poll(async () => Math.abs((await middleOf(behind)).y - place.y)).toBeLessThan(20);
  await page.touchscreen.tap(place.x, place.y);
};

/** Makes the page of the reminders longer than a screen. */
const openOptions = (page: Page) =>
  page.locator('summary').filter({ hasText: 'Quiet hours' }).click();

it.each([
  ['/settings/reminders', 'Quiet hours'],
  ['/settings/reminders', 'Discreet wording'],
])('on %s a tap on the bar does not get to %s behind it', async (path, name) => {
  const page = await app.open(path, { device: PHONE, user });
  // Where there is more of the page below the bar.
  await page.setViewportSize({ width: PHONE.width, height: 560 });
  await openOptions(page);
  const control = page.getByRole('switch', { name });
  const before = await control.isChecked();
  const today = page
    .getByRole('navigation', { name: 'Shortcuts' })
    .getByRole('link', { name: 'Today' });
  await tapWithBehind(page, today, control);
  await expectPath(page, '/dashboard');
  await page.goto(path);
  await openOptions(page);
  expect(await control.isChecked()).toBe(before);
});

it.each(DEVICES)('a message is above all of Log Dose on a $name', async (device) => {
  const page = await app.open('/log-dose', { device, user: await userWithHistory(app) });
  await expectVisible(logDoseScreen(page).doses.first());
  await page
    .getByRole('button', { name: /^Delete dose on/ })
    .first()
    .click();
  const confirm = page.getByRole('button', { name: 'Delete dose', exact: true });
  await expectVisible(confirm);
  // It goes away by itself.
  const time = await holdTime(page);
  await confirm.click();
  await time.until(page.getByRole('button', { name: 'Undo' }));
  await expectPressesMeetWhatIsSeen(page);
});

const deleteFirstDose = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Delete dose on/ })
    .first()
    .click();
  // Not by a second click, which at the same place would be half of a double click.
  await page.getByRole('button', { name: 'Delete dose', exact: true }).press('Enter');
};
const editFirstDose = (page: Page) =>
  page
    .getByRole('button', { name: /^Edit dose on/ })
    .first()
    .click();
const undoOf = (page: Page) => page.getByRole('button', { name: 'Undo' });

it.each(DEVICES)(
  'a message that comes to an open dialog is above it on a $name',
  async (device) => {
    const page = await app.open('/log-dose', {
      device,
      user: await userWithHistory(app),
      tolerates: /status of 404/,
    });
    const refusal = Promise.withResolvers<void>();
    await answer(page, 'POST', /api\/doses/, async (route) => {
      await refusal.promise;
      await refuse(route);
    });
    await deleteFirstDose(page);
    await undoOf(page).click();
    await editFirstDose(page);
    const dialog = logDoseScreen(page).dialog('Edit Dose');
    await expectVisible(dialog);
    refusal.resolve();
    const close = page.getByRole('button', { name: 'Close message' });
    await expectInWindow(close);
    await expectInWindow(dialog.getByRole('button', { name: 'Save dose' }));
    await expectPressesMeetWhatIsSeen(page);
    await expectAccessible(page);
    // Escape in the message is for the message, and the keyboard stays in the dialog.
    await close.focus();
    await page.keyboard.press('Escape');
    await expectGone(close);
    await expectVisible(dialog);
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expectGone(dialog);
  },
);

it.each(DEVICES)('a message goes into a dialog on a $name, and back', async (device) => {
  const page = await app.open('/log-dose', { device, user: await userWithHistory(app) });
  await expectVisible(logDoseScreen(page).doses.first());
  // It goes away by itself.
  const time = await holdTime(page);
  await deleteFirstDose(page);
  const undo = undoOf(page);
  await time.until(undo);
  await editFirstDose(page);
  const dialog = logDoseScreen(page).dialog('Edit Dose');
  await time.until(dialog);
  await expectInWindow(undo);
  await page.keyboard.press('Escape');
  await time.untilGone(dialog);
  await expectInWindow(undo);
  await undo.click();
  await time.untilGone(undo);
});

it('Undo covers neither what is said of a dose nor the button of Log Dose on a phone', async () => {
  const person = await app.newUser();
  await person.addPen();
  const page = await app.open('/log-dose', { device: PHONE, user: person });
  const screen = logDoseScreen(page);
  await screen.exactClicks.fill('1');
  await screen.review();
  // Both go away by themselves.
  const time = await holdTime(page);
  await screen.confirm();
  const undo = undoOf(page);
  await time.until(undo);
  const logDose = screen.form.getByRole('button', { name: 'Log Dose' });
  for (const seen of [undo, screen.success, logDose]) await expectInWindow(seen);
  await expectPressesMeetWhatIsSeen(page);
  await logDose.tap();
  await time.until(screen.form.getByRole('alert').getByText('Enter the number of clicks.'));
  await undo.tap();
  await time.untilGone(undo);
});

it.each(['Log', 'More, open menu'])(
  'the sheet of %s is above the page and the bar',
  async (name) => {
    const page = await app.open('/settings/reminders', { device: PHONE, user });
    await expectVisible(page.getByRole('switch', { name: 'When a dose is due' }));
    await page.getByRole('button', { name, exact: true }).click();
    await expectVisible(page.getByRole('dialog'));
    await expectPressesMeetWhatIsSeen(page);
  },
);

it('sees what lies invisibly above the bar', async () => {
  const page = await app.open('/settings/reminders', { device: PHONE, user });
  await openOptions(page);
  await expectVisible(page.getByRole('switch', { name: 'Discreet wording' }));
  expect(await findLostPresses(page)).toEqual([]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      // High enough to reach below the bar wherever the page is looked at.
      `main, label, label * { isolation: auto !important }
       [type=checkbox] { z-index: 99 !important; height: 30rem !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await findLostPresses(page)).not.toEqual([]);
});
