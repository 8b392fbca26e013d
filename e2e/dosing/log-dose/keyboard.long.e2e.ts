// Shows 24.13.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectGone, expectVisible } from '../../fixtures/expectations.ts';
import { DEVICES, useApp } from '../../fixtures/fixtures.ts';
import { userWithHistory } from '../../fixtures/good-looks.ts';
import { logDoseScreen } from './log-dose-screen.ts';

const app = useApp();
/** Presses of Tab from the head of the page to the button that asks, where Confirm has the focus. */
const MAX_PRESSES = 20;

/** Presses Tab from the head of the page until the button Log Dose has the focus. */
const tabToButton = async (page: Page): Promise<string[]> => {
  const stops: string[] = [];
  await page.getByRole('main').focus();
  while (stops.at(-1) !== 'Log Dose' && stops.length < 99) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        const labels = activeElement instanceof HTMLInputElement ? activeElement.labels : null;
        const name = activeElement?.ariaLabel ?? labels?.[0]?.textContent;
        return name ?? activeElement?.textContent ?? '';
      }),
    );
  }
  return stops;
};

it.each(DEVICES)('Confirm is near for the keyboard on a $name', async (device) => {
  const page = await app.open('/log-dose', { device, user: await userWithHistory(app) });
  const screen = logDoseScreen(page);
  await screen.choosePen('Blue pen');
  const stops = await tabToButton(page);
  expect(stops.length, stops.join(', ')).toBeLessThanOrEqual(MAX_PRESSES);
  await page.keyboard.press('Enter');
  const confirm = screen.confirmation.getByRole('button', { name: 'Confirm', exact: true });
  await expectVisible(confirm.and(page.locator(':focus')));
});

it('goes from zone to zone by arrows, and confirms by Enter', async () => {
  const user = await userWithHistory(app);
  const page = await app.open('/log-dose', { user });
  const screen = logDoseScreen(page);
  await screen.choosePen('Blue pen');
  const zone = (name: RegExp) =>
    page.getByRole('group', { name: 'Body map' }).getByRole('button', { name });
  await screen.site.press('Enter');
  await zone(/^Left lower abdomen/).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  // Front and back are one stop.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await expectVisible(
    page.getByRole('button', { name: /^Left buttock/ }).and(page.locator(':focus')),
  );
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expectVisible(page.getByRole('button', { name: 'Site: left thigh' }));
  const count = (await user.doses()).length;
  await screen.exactClicks.fill('10');
  // A key that is held down asks, and no more.
  await page.keyboard.down('Enter');
  await expectVisible(screen.confirmation);
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectVisible(
    screen.confirmation.getByRole('button', { name: 'Confirm' }).and(page.locator(':focus')),
  );
  expect(await user.doses()).toHaveLength(count);
  await page.keyboard.press('Enter');
  await expectGone(screen.confirmation);
  await expect.poll(async () => (await user.doses()).length).toBe(count + 1);
});

it('goes from Edit to Delete of a pen by an arrow, and back', async () => {
  const page = await app.open('/log-dose', { user: await userWithHistory(app) });
  await logDoseScreen(page).choosePen('Blue pen');
  const focused = (name: string) =>
    expectVisible(page.getByRole('button', { name }).and(page.locator(':focus')));
  await page.getByRole('button', { name: 'Edit Blue pen' }).focus();
  await page.keyboard.press('ArrowRight');
  await focused('Delete Blue pen');
  await page.keyboard.press('ArrowRight');
  await focused('Edit Blue pen');
});

it('begins at Cancel where something would be lost', async () => {
  const page = await app.open('/log-dose', { user: await userWithHistory(app) });
  await logDoseScreen(page).openPens();
  await page.getByRole('button', { name: 'Delete Blue pen' }).click();
  await expectVisible(page.getByRole('button', { name: 'Cancel' }).and(page.locator(':focus')));
});
