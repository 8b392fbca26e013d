import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ApiUser, daysAgo } from './api-user.ts';
import { expectQuiet } from './console.ts';
import { expectAccessible, expectNoSidewaysScroll } from './expectations.ts';
import { type App, DESKTOP, type Device, PHONE } from './fixtures.ts';

/** The browser itself reports the 404 of the page that does not exist, /nowhere. */
export const NOT_FOUND = /status of 404 .*\/nowhere\b/;
/** The narrowest windows there are, such as a page at 400 %. */
const NARROWEST = 320;

/** With a word that nothing can break. */
const LONG_NOTE = `Slept badly, ate late: ${'so'.repeat(60)}`;

/** Every look the product has. */
export const LOOKS = [
  { device: PHONE, theme: 'light' },
  { device: PHONE, theme: 'dark' },
  { device: DESKTOP, theme: 'light' },
  { device: DESKTOP, theme: 'dark' },
] as const;

/** What holds of every page and dialog: no complaints, no hurdles, nothing beside the window. */
export const expectGood = async (page: Page, device: Device): Promise<void> => {
  expectQuiet(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  if (device !== PHONE) return;
  await page.setViewportSize({ width: NARROWEST, height: device.height });
  // Charts follow the window a moment later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(NARROWEST);
  await page.setViewportSize(device);
};

/** Somebody with every kind of pen and dose that the screens tell apart, with weights and symptoms. */
export const userWithHistory = async (app: App): Promise<ApiUser> => {
  const user = await app.newUser();
  const golden = await user.addEmptyPen({
    name: 'A-pen-whose-name-has-eighty-characters-and-not-a-single-place-to-break-the-line-',
    enableFifthDose: true,
  });
  await user.logDose(golden, { doseType: 'golden_dose', clicks: undefined, volume: 0.2 });
  const expired = { name: 'Old pen', startDate: '2026-01-01', expiresOn: '2026-02-01' };
  await user.logDose(await user.addPen(expired), { date: '2026-01-05T08:00:00Z' });
  const current = await user.addPen({ name: 'Blue pen', costPerPen: null });
  await user.logDose(current, { clicks: 30, date: daysAgo(1), injectionLocation: 'abdomen' });
  await user.importWeights(
    Array.from({ length: 60 }, (_, day) => ({ date: daysAgo(day), weightKg: 82 + day / 10 })),
  );
  await user.addWeight({ weightKg: 82.05, note: LONG_NOTE });
  for (const [days, severity] of [0, 2, 5, 9, 1, 3, 4, 6, 8].entries()) {
    await user.addSymptom({ date: daysAgo(days), severity });
  }
  await user.addSymptom({ category: 'appetite_suppression', severity: 10, note: LONG_NOTE });
  return user;
};
