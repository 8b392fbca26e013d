import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectGone,
  expectPath,
  expectValue,
  expectVisible,
} from '../fixtures/expectations.ts';
import { DEVICES, useApp, type Visit } from '../fixtures/fixtures.ts';

/** Leaving the plan with something unsaved. */
const app = useApp();

/** By the header, or by the bar of a phone. */
const goToDashboard = (page: Page) =>
  page
    .getByRole('link', { name: /^(Dashboard|Today)$/ })
    .filter({ visible: true })
    .first()
    .click();

const begin = async (page: Page) => {
  await page.getByRole('button', { name: 'Make a plan' }).click();
  await page.getByLabel('First day').fill('2026-12-07');
  // Nobody presses Back within the moment that the page takes to stand twice in the history.
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ guard: 'leave' });
};

/** Comes from the dashboard, as most do, and begins a plan. */
const beginPlan = async (visit: Visit = {}) => {
  const page = await app.open('/dashboard', { user: await app.newUser(), ...visit });
  await expectVisible(page.getByRole('heading', { level: 1 }));
  await page.evaluate(() => history.pushState(null, '', '/plan'));
  await begin(page);
  const question = page.getByRole('dialog', { name: 'Leave without saving?', exact: true });
  const answer = (name: string) => question.getByRole('button', { name, exact: true }).click();
  return { page, firstDay: page.getByLabel('First day'), question, answer };
};

describe.each(DEVICES)('with something unsaved on a $name', (device) => {
  it('a link asks, and staying keeps what was changed', async () => {
    const { page, firstDay, question, answer } = await beginPlan({ device });
    await goToDashboard(page);
    await expectVisible(question.getByText('Your changes to the plan haven’t been saved.'));
    await expectAccessible(page);
    await answer('Stay here');
    await expectGone(question);
    await expectPath(page, '/plan');
    await expectValue(firstDay, '2026-12-07');
    await page.keyboard.press('Escape');
    await goToDashboard(page);
    await answer('Leave without saving');
    await expectPath(page, '/dashboard');
    await expectVisible(page.getByRole('heading', { name: 'Dashboard', level: 1 }));
    await page.goBack();
    await expectPath(page, '/plan');
    await expectVisible(page.getByRole('button', { name: 'Make a plan' }));
  });

  it('Back asks, as often as it is pressed', async () => {
    const { page, firstDay, question, answer } = await beginPlan({ device });
    for (let time = 0; time < 2; time += 1) {
      await page.goBack();
      await expectVisible(question);
      await answer('Stay here');
      await expectGone(question);
      await expectPath(page, '/plan');
      await expectValue(firstDay, '2026-12-07');
    }
    await page.goBack();
    await answer('Leave without saving');
    await expectPath(page, '/dashboard');
    await expectVisible(page.getByRole('heading', { name: 'Dashboard' }));
  });
});

it('closing the tab asks in the words of the browser', async () => {
  const { page, firstDay } = await beginPlan();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expectValue(firstDay, '2026-12-07');
});

it('once it is saved nothing asks, and one Back leaves', async () => {
  const { page, question } = await beginPlan();
  await page.getByLabel('Dose', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expectVisible(page.getByText('Plan saved.'));
  await page.goBack();
  await expectPath(page, '/dashboard');
  expect(await question.count()).toBe(0);
});
