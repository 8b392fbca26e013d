// Shows 24.1.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayAgo, daysAgo, withDueDose } from '../../fixtures/api-user.ts';
import { expectGone, expectPath, expectValue, expectVisible } from '../../fixtures/expectations.ts';
import { HELD_PHONE, useApp } from '../../fixtures/fixtures.ts';
import { expectGood } from '../../fixtures/good-looks.ts';
import { thumbOn } from '../../fixtures/thumb.ts';
import { logDoseScreen } from './log-dose-screen.ts';

/** Log Dose as most need it: what stands there, and one button. */

const app = useApp();

const SIZES = [
  [320, 480],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** True when all of a button lies in the window, and gets a press at its corners, without scrolling. */
const isWhollySeen = (button: Locator): Promise<boolean> =>
  button.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const isPressed = (x: number, y: number) => node.contains(document.elementFromPoint(x, y));
    const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    return (
      isInside &&
      isPressed((left + right) / 2, top + 2) &&
      isPressed((left + right) / 2, bottom - 2) &&
      scrollY === 0
    );
  });

const resize = (page: Page, [width, height]: readonly [number, number]) =>
  page.setViewportSize({ width, height });

it('shows its button whole at every size, in the form and in its dialogs', async () => {
  const user = await withDueDose(await app.newUser());
  const page = await app.open('/log-dose', { user });
  const { form, confirmation, dialog } = logDoseScreen(page);
  const button = form.getByRole('button', { name: 'Log Dose' });
  for (const size of SIZES) {
    await resize(page, size);
    await page.goto('/log-dose');
    await expectVisible(form);
    await expect.poll(() => isWhollySeen(button), { message: size.join(' x ') }).toBe(true);
    await button.click();
    const confirm = confirmation.getByRole('button', { name: 'Confirm', exact: true });
    await expect.poll(() => isWhollySeen(confirm), { message: size.join(' x ') }).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Log a dose without a pen' }).click();
    const withoutPen = dialog('Dose without a pen').getByRole('button', { name: 'Log Dose' });
    await expectVisible(withoutPen);
    expect(
      await withoutPen.evaluate((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expectGone(dialog('Dose without a pen'));
  }
  // In a lower window it would take what little room there is.
  await resize(page, [740, 479]);
  await expect
    .poll(() =>
      button.evaluate((node) => getComputedStyle(node.parentElement ?? node).position === 'sticky'),
    )
    .toBe(false);
});

it('logs a due dose from the sheet of any page, whose button is whole at every size', async () => {
  const user = await withDueDose(await app.newUser());
  const page = await app.open('/weight', { user, device: HELD_PHONE });
  const sheet = page.getByRole('dialog', { name: 'Log', exact: true });
  const log = sheet.getByRole('button', { name: 'Log 40 clicks' });
  // From 1024 px on there is no bar at the foot.
  for (const size of SIZES.slice(0, 4)) {
    await resize(page, size);
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await expect.poll(() => isWhollySeen(log), { message: size.join(' x ') }).toBe(true);
    await page.keyboard.press('Escape');
    await expectGone(sheet);
  }
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await log.click();
  await expectGone(sheet);
  await expectPath(page, '/weight');
  await expectVisible(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => user.doses()).toHaveLength(2);
});

it('begins with the site that has rested longest, and after a dose as specified', async () => {
  const user = await app.newUser();
  const pen = await user.addPen();
  await user.logDose(pen, { injectionLocation: 'abdomen', injectionSubLocation: 'left_lower' });
  const page = await app.open('/log-dose', { user, device: HELD_PHONE });
  const screen = logDoseScreen(page);
  await expectVisible(page.getByRole('button', { name: /^Site: .+ \(rested longest\)$/ }));
  await screen.openMore();
  await expectValue(screen.subLocation, 'left_upper');
  await screen.setDate(`${dayAgo(0)}T00:00`);
  await screen.log();
  expect((await user.doses())[0]).toMatchObject({ injectionSubLocation: 'left_upper' });
  await expectValue(screen.subLocation, 'left_lower');
  await expectVisible(screen.form.getByRole('button', { name: /^Now/ }));
});

it('offers a way on for a first dose of the day before its pen is said to have been opened', async () => {
  const user = await app.newUser();
  await user.addPen({ startDate: dayAgo(0) });
  const page = await app.open('/log-dose', { user, device: HELD_PHONE });
  const screen = logDoseScreen(page);
  await screen.exactClicks.fill('30');
  await screen.setDate(`${dayAgo(1)}T08:00`);
  await screen.refuse('The date is before the start date of this pen.');
  await expectGood(page, HELD_PHONE);
  await page
    .getByRole('button', { name: /^Change the start date of this pen to \d+ \w+$/ })
    .click();
  await expectGone(screen.form.getByRole('alert'));
  await expect.poll(async () => (await user.pens())[0]?.startDate).toBe(dayAgo(1));
  await screen.log();
  expect(await user.doses()).toMatchObject([{ date: `${dayAgo(1)}T08:00:00.000Z` }]);
});

it('checks what it refused again when another pen is chosen', async () => {
  const user = await app.newUser();
  const used = await user.addPen({ name: 'Used', startDate: dayAgo(3) });
  await user.addPen({ name: 'Older', startDate: dayAgo(20) });
  for (const days of [3, 2, 1]) await user.logDose(used, { date: daysAgo(days) });
  await user.logDose(used, { clicks: 50, date: daysAgo(1) });
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await screen.choosePen('Used');
  await screen.exactClicks.fill('30');
  await screen.refuse('Not enough clicks remaining in the selected pen');
  await screen.choosePen('Older');
  await expectGone(screen.form.getByRole('alert'));
  await screen.setDate(`${dayAgo(10)}T08:00`);
  await screen.choosePen('Used');
  await screen.exactClicks.fill('5');
  await screen.refuse('The date is before the start date of this pen.');
  await screen.choosePen('Older');
  await expectGone(screen.form.getByRole('alert'));
});

it('moves nothing below the finger that sets the usual amount, or logs', async () => {
  const user = await withDueDose(await app.newUser());
  const page = await app.open('/log-dose', { user, device: HELD_PHONE });
  const screen = logDoseScreen(page);
  await expectValue(screen.exactClicks, '40');
  const button = screen.form.getByRole('button', { name: 'Log Dose' });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y;
  const before = [await topOf(screen.site), await topOf(button)];
  await screen.form.getByRole('button', { name: 'Clicks: decrease' }).click();
  const usual = screen.form.getByRole('button', { name: 'As planned: 40 clicks' });
  const usualLast = screen.form.getByRole('button', { name: 'Same as last time: 40 clicks' });
  await expectVisible(usual.or(usualLast));
  expect([await topOf(screen.site), await topOf(button)]).toEqual(before);
  await usual.or(usualLast).click();
  await expectValue(screen.exactClicks, '40');
  expect([await topOf(screen.site), await topOf(button)]).toEqual(before);
  await screen.log();
  await expectVisible(screen.success);
  expect(await topOf(button)).toBe(before[1]);
});

it('leads back to Pens after the first dose of a new pen, with one message', async () => {
  const user = await app.newUser();
  await user.addPen();
  const page = await app.open('/pens', { user, device: HELD_PHONE });
  const thumb = thumbOn(page);
  await thumb.tap(page.getByRole('link', { name: 'Log your first dose' }));
  const screen = logDoseScreen(page);
  await thumb.tap(screen.form.getByRole('button', { name: 'Full dose: 60 clicks' }));
  await screen.log();
  await expectPath(page, '/pens');
  await expectVisible(page.getByRole('button', { name: 'Undo' }));
  expect(await page.getByText('Dose logged successfully!').count()).toBe(1);
});
