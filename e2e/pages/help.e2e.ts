// Shows 55.1.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { HELP_TOPICS } from '../../apps/web/src/data/navigation/paths.ts';
import { daysAgo } from '../fixtures/api-user.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { OFFLINE } from '../offline/offline-screen.ts';

const app = useApp();

const answer = (page: Page, words: string | RegExp) => page.getByText(words);
const CLICK = /^The dose knob of a KwikPen clicks 60 times/;
const MISSED = /^Leaflets differ, and some say nothing/;

it('answers where the question arises, and goes back to what was dialled', async () => {
  const page = await app.open('/?strength=10&steps=20', { device: PHONE });
  await page.getByRole('link', { name: 'What is a click?' }).click();
  await expectPath(page, '/help');
  expect(new URL(page.url()).hash).toBe('#click');
  await expectVisible(answer(page, CLICK));
  await expectGone(answer(page, MISSED));
  await page.getByRole('heading', { name: 'I missed a dose. What does the leaflet say?' }).click();
  await expectVisible(answer(page, MISSED));
  await expectVisible(page.getByRole('rowheader', { name: 'Mounjaro, Zepbound' }));
  await page.goBack();
  await expectVisible(page.getByText('20 / 60 × 10 mg'));
});

it('is good on a phone with every answer open, light and dark', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const page = await app.open('/help#storing', { device: PHONE, theme });
    await expectVisible(page.getByText('In the fridge, in its box, until its first use'));
    expect(
      await page.evaluate(() => document.getElementById('storing')?.getBoundingClientRect().top),
    ).toBeLessThan(PHONE.height);
    for (const topic of HELP_TOPICS) {
      await page.locator(`#${topic} > details`).evaluate((details) => {
        (details as HTMLDetailsElement).open = true;
      });
    }
    await expectGood(page, PHONE);
  }
});

it('can be read and opened without scripts, and without a network', async () => {
  const plain = await app.open('/help', { javaScript: false });
  await plain.getByRole('heading', { name: 'How much liquid does priming use?' }).click();
  await expectVisible(answer(plain, /^The KwikPen’s instructions say to prime it/));

  const page = await app.open('/', { serviceWorker: true, tolerates: OFFLINE });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.context().setOffline(true);
  await page.goto('/help#missed-dose');
  await expectVisible(answer(page, MISSED));
  await page.getByRole('heading', { name: 'What is a Golden Dose?' }).click();
  await expectVisible(answer(page, /^Some people draw up what is left/));
});

it('is asked beside a late dose, and in a form without losing what was typed', async () => {
  const user = await app.newUser();
  await user.logDose(await user.addPen(), { date: daysAgo(9) });
  const page = await app.open('/dashboard', { user, device: PHONE });
  await expectVisible(page.getByText('2 days late'));
  await page.getByRole('link', { name: 'I missed a dose. What does the leaflet say?' }).click();
  await expectVisible(answer(page, MISSED));

  await page.goto('/pens?add=pen');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cost').fill('199');
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: /^How much liquid does priming use\?/ }).click();
  const tab = await opened;
  await expectVisible(answer(tab, /^The KwikPen’s instructions say to prime it/));
  await tab.close();
  expect(await dialog.getByLabel('Cost').inputValue()).toBe('199');
});
