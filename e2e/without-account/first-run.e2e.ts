// Shows 13.26.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectVisible } from '../fixtures/expectations.ts';
import { useStaticApp } from '../fixtures/fixtures.ts';
import { OFFLINE } from '../offline/offline-screen.ts';
import { startEmpty } from './local-screen.ts';

const local = useStaticApp();

const answer = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();
const question = (page: Page, name: string) => page.getByRole('heading', { name });

it('the first conversation goes without an account, without a network, and by keyboard', async () => {
  const page = await local.open('./', { serviceWorker: true, timeZone: 'UTC', tolerates: OFFLINE });
  await startEmpty(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.waitForFunction(() => caches.has('without-account'));
  await local.stop();
  await page.context().setOffline(true);
  try {
    const press = async (name: string | RegExp) => {
      await answer(page, name).focus();
      await page.keyboard.press('Enter');
    };
    await page.getByRole('link', { name: 'Set up your pen and plan' }).focus();
    await page.keyboard.press('Enter');
    await press('Mounjaro');
    await expect
      .poll(() =>
        question(page, 'Which strength?').evaluate((one) => one === document.activeElement),
      )
      .toBe(true);
    await press(/^5 mg/);
    if (await question(page, 'Which pen is it?').isVisible()) await press(/^3 mL/);
    await press(/^A full dose/);
    await press('Not yet');
    await press(/^Tomorrow/);
    await press('Save');
    await expectVisible(question(page, 'How shall we remind you?'));
    await press('Not now');
    await expectVisible(page.getByText('Next dose tomorrow'));
  } finally {
    await page.context().setOffline(false);
    await local.startAgain();
  }
});
