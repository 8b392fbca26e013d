// Shows 22.1.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { itAtLength } from '../../apps/server/src/testing/long-run.ts';
import { withDueDose } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useApp } from '../fixtures/fixtures.ts';
import { answer } from '../fixtures/replies.ts';
import { OFFLINE, untilKept } from './offline-screen.ts';

/** A dose that the server has while the phone cannot load anything again: no page may offer it once more. */

const app = useApp();

const panel = (page: Page) => page.getByRole('region', { name: 'Your next dose' });
const log = (page: Page) => panel(page).getByRole('button', { name: 'Log 40 clicks' });
const expectNext = (page: Page) =>
  expectVisible(panel(page).getByRole('heading', { name: /^Next dose in 7 days/ }));

/** Today on a phone that keeps it, with a dose that was logged by the last call that came through. */
const phoneAfterLastAnswer = async () => {
  const user = await withDueDose(await app.newUser());
  const page = await app.open('/dashboard', {
    user,
    device: PHONE,
    serviceWorker: true,
    tolerates: OFFLINE,
  });
  await untilKept(page);
  await expectVisible(log(page));
  await answer(page, 'GET', /\/api\//, (route) => route.abort('connectionfailed'));
  await log(page).click();
  await expectVisible(page.getByText('Logged: 10 mg, 40 clicks from Pen 15'));
  await expect.poll(() => user.doses()).toHaveLength(2);
  return page;
};

it('offers a dose no more whose answer was the last that arrived', async () => {
  const page = await phoneAfterLastAnswer();
  await expectNext(page);
  await expectGone(log(page));
});

itAtLength(
  'offers it no more either where the app is closed at once and opened without a network',
  async () => {
    const page = await phoneAfterLastAnswer();
    const phone = page.context();
    await page.close();
    await phone.setOffline(true);
    const later = await app.openTab(page, '/dashboard');
    await expectNext(later);
    await expectGone(log(later));
    await later.goto('/log-dose');
    await expectVisible(later.getByText('Page 1 of 1 (2 total doses)'));
  },
);
