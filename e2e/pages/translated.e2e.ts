// Shows 71.1.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logDoseScreen } from '../dosing/log-dose/log-dose-screen.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { BEFORE_APP, useOwnApp, type Visit } from '../fixtures/fixtures.ts';
import { countTranslated, translatePages } from '../fixtures/page-translator.ts';
import { weightScreen } from '../tracking/weight-screen.ts';

const app = useOwnApp();

/** A page that a translator works on. */
const openTranslated = async (path: string, visit: Visit = {}): Promise<Page> => {
  const page = await app.open(BEFORE_APP, visit);
  await translatePages(page);
  await page.goto(path);
  return page;
};

const expectWords = (element: Locator, words: string | RegExp) =>
  expect.poll(() => element.textContent()).toMatch(words);

describe('on a translated page', () => {
  it('the calculator follows strength, clicks and what is typed', async () => {
    const page = await openTranslated('/');
    const result = page.getByRole('status', { name: 'Calculated Dose' });
    const clicks = page.getByRole('slider', { name: 'Clicks' });
    await expect.poll(() => countTranslated(page)).toBeGreaterThan(10);
    for (const [strength, count, dose] of [
      ['5', '30', '2.50'],
      ['5', '45', '3.75'],
      ['5', '60', '5.00'],
      ['12.5', '60', '12.50'],
      ['2.5', '0', '0.00'],
    ] as const) {
      await page.getByLabel('Pen strength').selectOption(strength);
      await clicks.fill(count);
      await expectWords(result, `${dose}mg`);
    }
    await page.getByLabel('Dose amount').fill('1.2');
    await expectVisible(page.getByText(/falls between/).first());
    await page.getByLabel('Dose amount').fill('9');
    await expectVisible(page.getByText(/more than one full dose/).first());
    await page.getByLabel('Dose amount').fill('2.5');
    await expectGone(page.getByText(/more than one full dose/));
    await expectWords(result, '2.50mg');
  });

  it('a dose shows its clicks, is asked about again after a closed dialog, and is logged', async () => {
    const user = await app.newUser();
    await user.addPen({ name: 'Five', strength: 5 });
    const page = await openTranslated('/log-dose', { user });
    const screen = logDoseScreen(page);
    const amount = screen.form.getByText(/^\d\.\d\d ?mg$/);
    for (const [clicks, dose] of [
      ['30', '2.50'],
      ['45', '3.75'],
      ['60', '5.00'],
    ] as const) {
      await screen.exactClicks.fill(clicks);
      await expectVisible(page.getByText(`${clicks} / 60 × 5 mg`, { exact: true }));
      await expectWords(amount.first(), new RegExp(`^${dose} ?mg$`));
    }
    await screen.review();
    await page.keyboard.press('Escape');
    await expectGone(screen.confirmation);
    await screen.log();
    await expectVisible(screen.success);
    expect(await user.doses()).toMatchObject([{ doseAmount: 5, clicks: 60 }]);
    await expectVisible(screen.doses.getByText('5.00 mg'));
  });

  it('somebody registers who first mistypes the confirmation', async () => {
    const page = await openTranslated('/login?mode=register');
    await page.getByLabel('Email', { exact: true }).fill('translated@example.com');
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    const confirmation = page.getByLabel('Confirm password', { exact: true });
    await confirmation.fill('correct horse');
    const mismatch = page.getByText('Passwords do not match');
    await expectVisible(mismatch);
    await confirmation.fill('correct horse battery');
    await expectGone(mismatch);
    await page.getByRole('button', { name: 'Create account', exact: true }).click();
    await expectPath(page, '/dashboard');
    await expectVisible(page.getByRole('heading', { name: 'Next best actions' }));
  });

  it('each weigh-in is named as it is added, deleted and brought back', async () => {
    const user = await app.newUser();
    const page = await openTranslated('/weight', { user });
    const screen = weightScreen(page);
    for (const weight of ['80.3', '79.9', '79.5']) {
      await screen.weight.fill(weight);
      await screen.add.click();
      await expectVisible(screen.said(`Logged: ${weight} kg.`));
    }
    await expectGone(screen.said('Logged: 79.5 kg.'));
    await screen.deleteEntry('79.9 kg', /^Delete 79\.9 kg/);
    await expectVisible(screen.toast.getByText(/^79\.9 kg on .* deleted$/));
    await expect.poll(() => user.weights()).toHaveLength(2);
    await screen.toast.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => user.weights()).toHaveLength(3);
    await expectVisible(screen.entries.getByText('79.9 kg'));
  });

  it('a translator at work before React finds the page does no harm', async () => {
    const page = await app.open(BEFORE_APP);
    await translatePages(page, true);
    await page.goto('/');
    await page.getByRole('slider', { name: 'Clicks' }).fill('30');
    await expectWords(page.getByRole('status', { name: 'Calculated Dose' }), '1.25mg');
    await page.getByRole('link', { name: 'Log in', exact: true }).first().click();
    await expectVisible(page.getByRole('heading', { name: 'Welcome Back' }));
  });

  it('a node that somebody else moved or took out is removed, and others come where it was', async () => {
    const page = await openTranslated('/help');
    const seen = await page.evaluate(() => {
      const parent = document.createElement('p');
      const [before, text, after] = ['before', 'text', 'after'].map((word) => new Text(word)) as [
        Text,
        Text,
        Text,
      ];
      parent.append(before, text, after);
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
      before.remove();
      parent.insertBefore(new Text('new '), text);
      parent.removeChild(before);
      parent.removeChild(text);
      parent.insertBefore(new Text(' last'), before);
      return parent.textContent;
    });
    expect(seen).toBe('new after last');
  });
});
