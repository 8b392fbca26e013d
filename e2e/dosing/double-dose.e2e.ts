// Shows 24.21.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { daysAgo } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectAccessible, expectGone, expectVisible } from '../fixtures/expectations.ts';
import { HELD_PHONE, useApp } from '../fixtures/fixtures.ts';
import { cutNetwork } from '../fixtures/page-parts.ts';
import { logDoseScreen } from './log-dose/log-dose-screen.ts';

/** Two doses within ten minutes, of which one may be a slip. */

const app = useApp();

const question = (page: Page) =>
  page.getByRole('region', { name: 'Did you log one dose twice?' }).filter({ visible: true });

it('asks on Log Dose after the second one, and keeps both as one injection', async () => {
  const user = await app.newUser();
  const pen = await user.addPen();
  const first = await user.logDose(pen, { clicks: 30, date: daysAgo(5 / 1440) });
  const page = await app.open('/log-dose', { user, device: HELD_PHONE });
  const screen = logDoseScreen(page);
  await screen.exactClicks.fill('20');
  await screen.log();
  await expectVisible(
    question(page).getByText('Two doses are logged less than ten minutes apart.'),
  );
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Keep both' }).click();
  await expectGone(question(page));
  await expect.poll(async () => (await user.doses())[0]?.partOf).toBe(first._id);
  await page.reload();
  await expectVisible(screen.doses.nth(1));
  // What this browser kept last may be from before, until the page has loaded.
  await expectGone(question(page));
});

it('asks on Today, and removes the one that was a slip, with Undo', async () => {
  const user = await app.newUser();
  const pen = await user.addPen();
  await user.logDose(pen, { clicks: 30, date: daysAgo(1) });
  await user.logDose(pen, { clicks: 20, date: daysAgo(1 - 5 / 1440) });
  const page = await app.open('/dashboard', { user, device: HELD_PHONE });
  await question(page)
    .getByRole('listitem')
    .filter({ hasText: '20 clicks' })
    .getByRole('button', { name: /^Delete this one/ })
    .click();
  await expectGone(question(page));
  expect(await user.doses()).toMatchObject([{ clicks: 30 }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectVisible(question(page));
});

it('asks of doses that wait without a network, and takes the answer there', async () => {
  const user = await app.newUser();
  await user.addPen();
  const page = await app.open('/log-dose', { user, device: HELD_PHONE, tolerates: FAILED_LOAD });
  const screen = logDoseScreen(page);
  await cutNetwork(page, screen.form);
  for (const clicks of ['30', '20']) {
    await screen.exactClicks.fill(clicks);
    await screen.log();
    await expectVisible(screen.doses.getByText(`${clicks} clicks`));
  }
  await question(page)
    .getByRole('listitem')
    .filter({ hasText: '20 clicks' })
    .getByRole('button', { name: /^Delete this one/ })
    .click();
  await expectGone(question(page));
  await page.context().setOffline(false);
  await expect.poll(() => user.doses()).toMatchObject([{ clicks: 30 }]);
});
