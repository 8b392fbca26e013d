import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { logDoseScreen } from '../dosing/log-dose/log-dose-screen.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';

const app = useApp();
/** A name without any place for a line to break. */
const LONG_NAME = 'W'.repeat(80);

const openPens = async () => {
  const user = await app.newUser();
  await user.addPen({ name: LONG_NAME });
  const page = await app.open('/log-dose', { user });
  await logDoseScreen(page).openPens();
  return page;
};

/** True when all of it can be seen without scrolling sideways. */
const isWhole = (box: Locator) =>
  box.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].every(
      ({ scrollWidth, clientWidth }) => clientWidth === 0 || scrollWidth <= clientWidth,
    ),
  );

it('shows a long name whole in the question, and shortens it on its card', async () => {
  const page = await openPens();
  const name = page.getByText(LONG_NAME, { exact: true });
  const { height = 0 } = (await name.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect(height, 'three lines').toBeLessThanOrEqual(72);
  await page.getByRole('button', { name: /^Delete W/ }).click();
  const question = page.getByRole('dialog').getByText(LONG_NAME);
  await expectVisible(question);
  expect(await isWhole(page.getByRole('dialog'))).toBe(true);
});

it('dims the strip of the scrollbar together with the page', async () => {
  const page = await openPens();
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await background()).toBe('rgba(0, 0, 0, 0)');
  await page.getByRole('button', { name: /^Delete W/ }).click();
  await expectVisible(page.getByRole('dialog'));
  expect(await background()).not.toBe('rgba(0, 0, 0, 0)');
  await page.keyboard.press('Escape');
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
});
