// Shows 25.1.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { logDoseScreen } from '../dosing/log-dose/log-dose-screen.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, PHONE, useApp } from '../fixtures/fixtures.ts';

/** A phone's additions around a page: the browser's bar, the notch, a thumb, the keyboard. */

const app = useApp();
const SURFACE = { light: '#f5f3ee', dark: '#0f1719' };
const NOTCH_PX = 59;
const KEYBOARD_PX = 300;

let user: ApiUser;
beforeAll(async () => {
  user = await app.newUser();
});

/** The colour that the browser's own bar takes. */
const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

it("the browser's bar has the colour of the theme that is chosen", async () => {
  const page = await app.open('/', { device: PHONE, theme: 'light', tolerates: FAILED_LOAD });
  expect(await barColour(page)).toBe(SURFACE.light);
  const choose = (name: string) => page.getByRole('radio', { name }).check();
  await choose('Dark');
  expect(await barColour(page)).toBe(SURFACE.dark);
  // From the first paint on.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await barColour(page)).toBe(SURFACE.dark);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await choose('System');
  expect(await barColour(page)).toBe(SURFACE.light);
});

it('nothing lies below the notch of a phone on its side', async () => {
  const page = await app.open('/log-dose', { device: PHONE, user });
  await page.setViewportSize({ width: 844, height: 390 });
  const insets = { left: NOTCH_PX, right: NOTCH_PX, bottom: 21 };
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await expectVisible(page.getByRole('heading', { level: 1 }));
  const words = () =>
    page.evaluate(() => {
      const shown = [...document.querySelectorAll('a, button, input, h1, h2, p')].filter(
        (element) => getComputedStyle(element).clipPath === 'none' && element.checkVisibility(),
      );
      const boxes = shown.map((element) => element.getBoundingClientRect());
      const wide = boxes.filter(({ width }) => width > 1);
      return [
        Math.min(...wide.map(({ left }) => left)),
        Math.max(...wide.map(({ right }) => right)),
      ];
    });
  const [left, right] = await words();
  expect(left).toBeGreaterThanOrEqual(NOTCH_PX);
  expect(right).toBeLessThanOrEqual(844 - NOTCH_PX);
});

it.each(DEVICES)('a press is seen while it lasts, on a $name', async (device) => {
  const page = await app.open('/dashboard', { device, user });
  const pressed = page.getByRole('link', { name: 'Dosewise, home' });
  const opacity = () => pressed.evaluate((element) => getComputedStyle(element).opacity);
  expect(await opacity()).toBe('1');
  await pressed.hover();
  await page.mouse.down();
  expect(Number(await opacity())).toBeLessThan(1);
  await page.mouse.up();
});

it("the keyboard covers no sheet's buttons", async () => {
  const page = await app.open('/log-dose', { device: PHONE, user });
  await logDoseScreen(page).openPens();
  await page.getByRole('button', { name: 'Add New Pen' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Add New Pen' });
  await expectVisible(sheet);
  const last = sheet.getByRole('button', { name: 'Cancel' });
  const bottomOf = async () => {
    const box = await last.boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
  };
  const before = await bottomOf();
  // No browser without a screen has a keyboard: it says of itself what it leaves to be seen.
  const show = (covered: number) =>
    page.evaluate((px) => {
      const { visualViewport } = window;
      if (visualViewport === null) throw new Error('There is no viewport.');
      const height = window.innerHeight - px;
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: height });
      visualViewport.dispatchEvent(new Event('resize'));
    }, covered);
  await show(KEYBOARD_PX);
  expect(await bottomOf()).toBeLessThanOrEqual(PHONE.height - KEYBOARD_PX);
  const { y = Number.NaN } = (await sheet.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  await show(0);
  expect(await bottomOf()).toBe(before);
});
