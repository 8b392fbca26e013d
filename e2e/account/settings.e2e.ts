// Shows 1.11, 2.108, 2.109, 2.110, 2.111, 2.114, 2.115, 4.13, 4.14, 5.48, 7.7, 7.8, 7.11, 8.43,
// 8.44, 8.45, 8.46, 8.47, 8.48, 8.49, 8.50, 9.9, 9.10, 9.18.

import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstCases } from '../../apps/server/src/testing/long-run.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import {
  expectGone,
  expectNotRed,
  expectRed,
  expectValue,
  expectVisible,
} from '../fixtures/expectations.ts';
import { BEFORE_APP, DEVICES, PHONE, useApp } from '../fixtures/fixtures.ts';
import { holdTime } from '../fixtures/held-time.ts';
import { answer, refuse } from '../fixtures/replies.ts';
import { openSettings, settingsScreen } from './settings-screen.ts';

const app = useApp();

describe.each(DEVICES)('Save Settings on a $name', (device) => {
  it('saves the parts that were changed, says so for each, and for 3 seconds', async () => {
    const { user, page, ...screen } = await openSettings(app, { device });
    await expectValue(screen.country, 'Australia');
    await expectValue(screen.currency, 'AUD');
    await expectValue(screen.volume, '0.3');
    await screen.country.selectOption('United Kingdom');
    await expectVisible(screen.message('Not saved yet: country.'));
    await screen.currency.selectOption('GBP – British pound (£)');
    await screen.volume.press('ArrowRight');
    await screen.timeZone.selectOption('Australia/Sydney');
    await expectVisible(
      screen.message('Not saved yet: Golden Dose, country, currency, time zone.'),
    );
    expect(await user.profile()).toMatchObject({ country: 'Australia', currency: 'AUD' });
    const time = await holdTime(page);
    await screen.save.click();
    const sentences = [
      'Golden Dose settings saved successfully!',
      'Country preference saved successfully!',
      'Currency preference saved successfully!',
      'Time zone saved successfully!',
    ];
    for (const sentence of sentences) await time.until(screen.message(sentence));
    for (const sentence of sentences) await expectNotRed(page.getByText(sentence, { exact: true }));
    expect(await user.profile()).toMatchObject({
      country: 'United Kingdom',
      currency: 'GBP',
      timeZone: 'Australia/Sydney',
    });
    expect(await user.goldenDoseSettings()).toMatchObject({ goldenDoseVolume: 0.31 });
    await time.pass(2500);
    for (const sentence of sentences) expect(await screen.message(sentence).count()).toBe(1);
    await time.pass(500);
    for (const sentence of sentences) await expectGone(screen.message(sentence));
    await time.release();
    await page.reload();
    await expectValue(screen.country, 'United Kingdom');
    await expectValue(screen.currency, 'GBP');
    await expectValue(screen.timeZone, 'Australia/Sydney');
    await expectValue(screen.volume, '0.31');
  });
});

describe('Save Settings', () => {
  it('keeps what was changed while it was saving', async () => {
    const { user, page, ...screen } = await openSettings(app);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await answer(page, 'PATCH', '**/api/user/country', async (route) => {
      await held;
      await route.fallback();
    });
    await screen.country.selectOption('Spain');
    const sending = page.waitForRequest('**/api/user/country');
    await screen.save.click();
    await sending;
    await screen.country.selectOption('Canada');
    letGo();
    await expectVisible(screen.message('Country preference saved successfully!'));
    await expectValue(screen.country, 'Canada');
    await expectVisible(screen.message('Not saved yet: country.'));
    expect(await user.profile()).toMatchObject({ country: 'Spain' });
    await screen.save.click();
    await expect.poll(async () => (await user.profile()).country).toBe('Canada');
  });

  it('sends only what was changed', async () => {
    const { page, ...screen } = await openSettings(app);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
    });
    await screen.currency.selectOption('EUR – Euro (€)');
    await screen.save.click();
    await expectVisible(screen.message('Currency preference saved successfully!'));
    expect(sent).toEqual(['/api/user/currency']);
    await expectGone(screen.message('Country preference saved successfully!'));
  });

  const PARTS = [
    ['PUT', '/user/golden-dose-settings', 'Golden Dose settings'],
    ['PATCH', '/user/country', 'country preference'],
    ['PUT', '/user/currency', 'currency preference'],
  ] as const;
  const changeAll = async (screen: ReturnType<typeof settingsScreen>) => {
    await screen.volume.press('ArrowLeft');
    await screen.country.selectOption('Canada');
    await screen.currency.selectOption('CAD – Canadian dollar ($)');
  };

  it.each(firstCases(PARTS))(
    'by %s %s tells when it is refused, and saves the others',
    async (...part) => {
      const [method, path, name] = part;
      const { user, page, ...screen } = await openSettings(app, { tolerates: FAILED_LOAD });
      await answer(page, method, `**/api${path}`, refuse);
      await changeAll(screen);
      await screen.save.click();
      await expectRed(page.getByText(`Error: Failed to save ${name}`, { exact: true }));
      for (const [, , other] of PARTS) {
        if (other === name) continue;
        await expectNotRed(
          page.getByText(`${other[0]?.toUpperCase()}${other.slice(1)} saved successfully!`, {
            exact: true,
          }),
        );
      }
      // What is not saved stays in the form.
      await expectValue(screen.volume, '0.29');
      await expectValue(screen.country, 'Canada');
      await expectValue(screen.currency, 'CAD');

      await page.unroute(`**/api${path}`);
      await answer(page, method, `**/api${path}`, (route) =>
        route.fulfill({ status: 409, json: { error: 'Not on a Sunday.', code: 'conflict' } }),
      );
      await screen.save.click();
      await expectRed(page.getByText('Error: Not on a Sunday.', { exact: true }));
      await page.unroute(`**/api${path}`);
      await screen.save.click();
      await expectNotRed(
        page.getByText(`${name[0]?.toUpperCase()}${name.slice(1)} saved successfully!`, {
          exact: true,
        }),
      );
      expect(await user.profile()).toMatchObject({ country: 'Canada', currency: 'CAD' });
      expect(await user.goldenDoseSettings()).toMatchObject({ goldenDoseVolume: 0.29 });
    },
  );

  it('tells of each part when nobody answers', async () => {
    const { user, page, ...screen } = await openSettings(app, { tolerates: FAILED_LOAD });
    await changeAll(screen);
    await page.context().setOffline(true);
    await screen.save.click();
    for (const [, , name] of PARTS)
      await expectRed(page.getByText(`Error saving ${name}. Please try again.`, { exact: true }));
    await page.context().setOffline(false);
    await screen.save.click();
    await expectVisible(screen.message('Country preference saved successfully!'));
    expect(await user.profile()).toMatchObject({ country: 'Canada', currency: 'CAD' });
  });
});

describe('what does not load', () => {
  it.each(
    firstCases([
      ['refused', refuse, 'Failed to load Golden Dose settings.'],
      [
        'unreachable',
        (route: Route) => route.abort(),
        'Error loading Golden Dose settings. Please try again.',
      ],
    ] as const),
  )('of Golden Dose, %s, says so and loads on demand', async (_, how, sentence) => {
    const user = await app.newUser();
    const page = await app.open(BEFORE_APP, { user, tolerates: FAILED_LOAD });
    const screen = settingsScreen(page);
    await answer(page, 'GET', '**/api/user/golden-dose-settings', how);
    await page.goto('/settings');
    await expectRed(page.getByText(sentence, { exact: true }));
    await expectGone(screen.volume);
    // Only when it is no longer tried by itself.
    const again = screen.golden.getByRole('button', { name: 'Try again' });
    await expectVisible(again);
    await page.unroute('**/api/user/golden-dose-settings');
    await again.click();
    await expectVisible(screen.volume);
    await expectGone(screen.golden.getByText(sentence));
  });

  it('of the account says so', async () => {
    const user = await app.newUser();
    const page = await app.open(BEFORE_APP, { user, tolerates: FAILED_LOAD });
    await answer(page, 'GET', '**/api/user/profile', refuse);
    await page.goto('/settings');
    await expectRed(page.getByText('Error loading settings. Please try again.', { exact: true }));
  });
});

it('a theme that was chosen stays after a reload', async () => {
  const { page, theme } = await openSettings(app);
  const background = () =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/)?.[0]);
  const bright = Number(await background());
  expect(await theme('System').isChecked()).toBe(true);
  await theme('Dark').check({ force: true });
  await expect.poll(async () => Number(await background())).toBeLessThan(60);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect.poll(() => theme('Dark').isChecked()).toBe(true);
  expect(Number(await background())).toBeLessThan(60);
  await theme('System').check({ force: true });
  await expect.poll(async () => Number(await background())).toBe(bright);
});

describe('prices', () => {
  it('show the usual price of the country for strengths without their own', async () => {
    const { page, preferences } = await openSettings(app);
    const priceOf = (strength: string) =>
      preferences.locator('dl > div').filter({ has: page.getByText(strength, { exact: true }) });
    await expectVisible(priceOf('2.5 mg').getByText('the country’s usual price'));
    expect(await priceOf('2.5 mg').innerText()).toBe(
      '2.5 mg\n$450.00 AUD\nthe country’s usual price',
    );
    expect(await priceOf('15 mg').innerText()).toBe('15 mg\n$645.00 AUD');
    expect(await page.getByText('No price', { exact: true }).count()).toBe(0);
  });

  it('are those of the country; without any, support is named', async () => {
    const { page, country } = await openSettings(app);
    const none = (name: string) =>
      page.getByText(
        `No pricing information available for ${name}. Please contact support to add pricing for your country.`,
      );
    await expectVisible(page.getByText('Price of a pen in Australia, by strength'));
    await expectVisible(page.getByText('2.5 mg', { exact: true }));
    expect(await none('Australia').count()).toBe(0);
    await country.selectOption('Netherlands');
    await expectVisible(none('Netherlands'));
    await country.selectOption('United States');
    await expectVisible(page.getByText(/^\$[\d,.]+ USD$/).first());
    await expectGone(none('Netherlands'));
  });
});

describe('Golden Dose', () => {
  it('is explained in a window', async () => {
    const { dialog, press } = await openSettings(app, { device: PHONE });
    await press('About the Golden Dose');
    const about = dialog('Golden Dose');
    await expectVisible(about.getByText(/beyond the labelled 4.+about 20–25 %\.$/));
    await expectVisible(about.getByText(/^The maker has not approved it/));
    await about.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expectGone(about);
  });

  it('is turned on only after its information was acknowledged, once in a session', async () => {
    const { user, page, ...screen } = await openSettings(app);
    const about = screen.dialog('About the Golden Dose');
    await screen.track.click();
    await about.getByRole('button', { name: 'Cancel' }).click();
    expect(await screen.track.isChecked()).toBe(false);
    await screen.track.click();
    await about.getByLabel('I have read this and understand the risks.').check();
    await about.getByRole('button', { name: 'Turn on Golden Dose' }).click();
    await expectGone(about);
    expect(await screen.track.isChecked()).toBe(true);
    expect(await user.goldenDoseSettings()).toMatchObject({ goldenDoseEnabled: false });
    await screen.save.click();
    await expectVisible(screen.message('Golden Dose settings saved successfully!'));
    expect(await user.goldenDoseSettings()).toMatchObject({ goldenDoseEnabled: true });
    await screen.track.click();
    await screen.track.click();
    await expectGone(about);
    expect(await screen.track.isChecked()).toBe(true);
  });

  it('takes volumes from 0 to 0.5 mL in steps of 0.01', async () => {
    const { volume } = await openSettings(app);
    await volume.press('End');
    await expectValue(volume, '0.5');
    await volume.press('ArrowLeft');
    await expectValue(volume, '0.49');
    await volume.press('Home');
    await expectValue(volume, '0');
  });
});
