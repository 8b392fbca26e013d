// Shows 1.3, 2.108, 2.112, 2.115, 4.12, 5.48, 7.3, 8.43, 8.49, 8.50, 9.8, 9.18.

import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstCases, itAtLength } from '../../apps/server/src/testing/long-run.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import {
  expectGone,
  expectNotRed,
  expectPath,
  expectRed,
  expectValue,
  expectVisible,
} from '../fixtures/expectations.ts';
import { BEFORE_APP, DEVICES, PHONE, useApp } from '../fixtures/fixtures.ts';
import { holdTime } from '../fixtures/held-time.ts';
import { answer, asServer, refuse } from '../fixtures/replies.ts';
import { openSettings, settingsScreen } from './settings-screen.ts';

const app = useApp();

const COUNTRY_SAVED = 'Country preference saved successfully!';

describe.each(DEVICES)('a setting on a $name', (device) => {
  it('is saved as it is changed; the button says what was, for 3 seconds', async () => {
    const { user, page, ...screen } = await openSettings(app, { device, path: '/settings/units' });
    await expectValue(screen.country, 'Australia');
    await expectValue(screen.currency, 'AUD');
    await screen.country.selectOption('United Kingdom');
    await expectNotRed(screen.message(COUNTRY_SAVED));
    await expect.poll(async () => (await user.profile()).country).toBe('United Kingdom');
    await screen.currency.selectOption('GBP – British pound (£)');
    await screen.timeZone.selectOption('Australia/Sydney');
    await expectVisible(screen.message('Time zone saved successfully!'));
    const time = await holdTime(page);
    await screen.save.click();
    const sentences = [
      COUNTRY_SAVED,
      'Currency preference saved successfully!',
      'Time zone saved successfully!',
    ];
    for (const sentence of sentences) await time.until(screen.message(sentence));
    for (const sentence of sentences) await expectNotRed(screen.message(sentence));
    expect(await user.profile()).toMatchObject({
      country: 'United Kingdom',
      currency: 'GBP',
      timeZone: 'Australia/Sydney',
    });
    await time.pass(2500);
    for (const sentence of sentences) expect(await screen.message(sentence).count()).toBe(1);
    await time.pass(500);
    for (const sentence of sentences) await expectGone(screen.message(sentence));
    await screen.save.click();
    await time.until(screen.message('Everything is already saved.'));
    await time.release();
    await page.reload();
    await expectValue(screen.country, 'United Kingdom');
    await expectValue(screen.currency, 'GBP');
    await expectValue(screen.timeZone, 'Australia/Sydney');
  });

  it('that is dragged or typed is saved after a pause, at the button, or when it is left', async () => {
    const { user, page, ...screen } = await openSettings(app, {
      device,
      path: '/settings/medicines',
    });
    const stored = async () => (await user.goldenDoseSettings()).goldenDoseVolume;
    await expectValue(screen.volume, '0.3');
    await screen.volume.press('ArrowRight');
    await expectVisible(screen.message('Golden Dose settings saved successfully!'));
    expect(await stored()).toBe(0.31);
    await screen.volume.press('ArrowRight');
    await screen.save.click();
    await expectVisible(screen.preferences.getByText('Golden Dose settings saved successfully!'));
    expect(await stored()).toBe(0.32);
    await screen.volume.press('ArrowRight');
    await page
      .getByRole('link', { name: /^(Today|Dashboard)$/ })
      .first()
      .click();
    await expect.poll(stored).toBe(0.33);
  });

  it('goes back by Undo, alone', async () => {
    const { user, page, ...screen } = await openSettings(app, { device, path: '/settings/units' });
    await screen.currency.selectOption('EUR – Euro (€)');
    await expectVisible(screen.message('Currency preference saved successfully!'));
    await screen.country.selectOption('Spain');
    await expectVisible(screen.message(COUNTRY_SAVED));
    await screen.undo.click();
    await expectValue(screen.country, 'Australia');
    await expectVisible(screen.message('Changed back.'));
    expect(await user.profile()).toMatchObject({ country: 'Australia', currency: 'EUR' });
  });
});

describe('a setting', () => {
  it('that is changed while it is being saved is saved again', async () => {
    const { user, page, ...screen } = await openSettings(app);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let isFirst = true;
    await answer(page, 'PATCH', '**/api/user/country', async (route) => {
      if (isFirst) await held;
      isFirst = false;
      await route.fallback();
    });
    const sending = page.waitForRequest('**/api/user/country');
    await screen.country.selectOption('Spain');
    await sending;
    await screen.country.selectOption('Canada');
    letGo();
    await expect.poll(async () => (await user.profile()).country).toBe('Canada');
    await expectValue(screen.country, 'Canada');
  });

  itAtLength('is sent alone', async () => {
    const { page, ...screen } = await openSettings(app);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
    });
    await screen.currency.selectOption('EUR – Euro (€)');
    await expectVisible(screen.message('Currency preference saved successfully!'));
    await screen.save.click();
    await expectVisible(
      screen.preferences.getByText('Currency preference saved successfully!', { exact: true }),
    );
    expect(await screen.message('Currency preference saved successfully!').count()).toBe(1);
    expect(sent).toEqual(['/api/user/currency']);
    await expectGone(screen.message(COUNTRY_SAVED));
  });

  it('does not put back what another tab changed', async () => {
    const { user, page, ...screen } = await openSettings(app);
    await screen.volume.waitFor();
    const tab = await app.openTab(page, '/settings');
    const other = settingsScreen(tab);
    await tab.getByLabel('Height unit').selectOption('ft');
    await other.volume.press('End');
    await expect.poll(async () => (await user.goldenDoseSettings()).goldenDoseVolume).toBe(0.5);
    await expect.poll(async () => (await user.profile()).units.height).toBe('ft');
    // The first tab shows what was before.
    await page.getByLabel('Weight unit').selectOption('lb');
    await screen.track.click();
    const about = screen.dialog('About the Golden Dose');
    await about.getByLabel('I have read this and understand the risks.').check();
    await about.getByRole('button', { name: 'Turn on Golden Dose' }).click();
    await expect.poll(async () => (await user.profile()).units.weight).toBe('lb');
    await expect
      .poll(() => user.goldenDoseSettings())
      .toMatchObject({ goldenDoseEnabled: true, goldenDoseVolume: 0.5 });
    expect((await user.profile()).units).toEqual({ weight: 'lb', height: 'ft' });
  });

  itAtLength('that could not be saved is told of though its section was left', async () => {
    const { page, ...screen } = await openSettings(app, {
      device: PHONE,
      path: '/settings/units',
      tolerates: FAILED_LOAD,
    });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await answer(page, 'PATCH', '**/api/user/country', async (route) => {
      await held;
      await refuse(route);
    });
    await screen.country.selectOption('Spain');
    await page.getByRole('link', { name: 'Back to Settings' }).click();
    await expectVisible(screen.index.getByText('Spain'));
    letGo();
    await expectVisible(screen.message('Error: Failed to save country preference'));
    await expectVisible(screen.index.getByText('Australia'));
  });
});

describe('what is not saved', () => {
  const PARTS = [
    ['PUT', '/user/golden-dose-settings', 'Golden Dose settings'],
    ['PATCH', '/user/country', 'country preference'],
    ['PUT', '/user/currency', 'currency preference'],
  ] as const;
  const savedOf = (name: string) =>
    `${name.charAt(0).toUpperCase()}${name.slice(1)} saved successfully!`;
  const changeAll = async (screen: ReturnType<typeof settingsScreen>) => {
    await screen.volume.press('ArrowLeft');
    await screen.country.selectOption('Canada');
    await screen.currency.selectOption('CAD – Canadian dollar ($)');
  };
  const WANTED = {
    'Golden Dose settings': ['volume', '0.29', '0.3'],
    'country preference': ['country', 'Canada', 'Australia'],
    'currency preference': ['currency', 'CAD', 'AUD'],
  } as const;

  it.each(firstCases(PARTS))(
    'by %s %s is said beside its field, which goes back; the others are saved',
    async (...part) => {
      const [method, path, name] = part;
      const { user, page, ...screen } = await openSettings(app, { tolerates: FAILED_LOAD });
      await answer(page, method, `**/api${path}`, refuse);
      await changeAll(screen);
      await screen.save.click();
      await expectRed(screen.message(`Error: Failed to save ${name}`));
      for (const [, , other] of PARTS) {
        const [field, wanted, before] = WANTED[other];
        if (other !== name) await expectNotRed(screen.message(savedOf(other)));
        await expectValue(screen[field], other === name ? before : wanted);
      }

      await page.unroute(`**/api${path}`);
      await answer(page, method, `**/api${path}`, (route) =>
        route.fulfill(
          asServer({ status: 409, json: { error: 'Not on a Sunday.', code: 'conflict' } }),
        ),
      );
      await screen.save.click();
      await expectRed(screen.message('Error: Not on a Sunday.'));
      await page.unroute(`**/api${path}`);
      await screen.save.click();
      await expectNotRed(screen.message(savedOf(name)));
      await expectGone(screen.message('Error: Not on a Sunday.'));
      expect(await user.profile()).toMatchObject({ country: 'Canada', currency: 'CAD' });
      expect(await user.goldenDoseSettings()).toMatchObject({ goldenDoseVolume: 0.29 });
    },
  );

  itAtLength(
    'for want of an answer is told of each part, and sent again by the button',
    async () => {
      const { user, page, ...screen } = await openSettings(app, { tolerates: FAILED_LOAD });
      await screen.volume.waitFor();
      await page.context().setOffline(true);
      await changeAll(screen);
      for (const [, , name] of PARTS)
        await expectRed(screen.message(`Error saving ${name}. Please try again.`));
      await expectValue(screen.country, 'Australia');
      await page.context().setOffline(false);
      await screen.save.click();
      await expectVisible(screen.message(COUNTRY_SAVED));
      expect(await user.profile()).toMatchObject({ country: 'Canada', currency: 'CAD' });
      expect(await user.goldenDoseSettings()).toMatchObject({ goldenDoseVolume: 0.29 });
    },
  );
});

describe('the index', () => {
  it('says what each section is set to, and leads there', async () => {
    const { page, index } = await openSettings(app, { device: PHONE });
    const row = (name: string) => index.getByRole('link', { name: new RegExp(`^${name}`) });
    const rows = [
      ['Reminders', 'Off'],
      ['Units, language and country', 'kg, cm, Australia, AUD'],
      ['Medicines and Golden Dose', 'Golden Dose off'],
      ['Calendar', 'Off'],
      ['Privacy and email', 'All emails'],
      ['Security', 'Password only'],
      ['Account', '@'],
    ] as const;
    for (const [name, value] of rows) await expectVisible(row(name).getByText(value));
    // Beside the sections a page of its own.
    await expectVisible(row('People'));
    expect(await index.getByRole('link').count()).toBe(rows.length + 1);
    for (const [name] of rows) {
      await row(name).click();
      await expectVisible(page.getByRole('heading', { level: 1, name, exact: true }));
      await page.getByRole('link', { name: 'Back to Settings' }).click();
      await expectPath(page, '/settings');
    }
  });

  itAtLength('stands beside its sections where there is room', async () => {
    const { page, index } = await openSettings(app);
    for (const title of [
      'Units, language and country',
      'Golden Dose',
      'Email preferences',
      'Account',
    ])
      await expectVisible(page.getByRole('heading', { level: 2, name: title, exact: true }));
    await index.getByRole('link', { name: /^Reminders/ }).click();
    await expectVisible(page.getByRole('switch', { name: 'When a dose is due' }));
    expect(await index.locator('[aria-current=page]').innerText()).toContain('Reminders');
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

  itAtLength('of the account says so', async () => {
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
  itAtLength('show the usual price of the country for strengths without their own', async () => {
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
    const { page, dialog, press } = await openSettings(app, {
      device: PHONE,
      path: '/settings/medicines',
    });
    // The volume is what a form starts with: nothing beside the slider speaks for drawing more.
    await expectVisible(
      page.getByText(
        'When you log a Golden Dose, this volume is filled in. It is not a recommendation.',
      ),
    );
    await expectGone(page.getByText(/\d ?% less/));
    await press('About the Golden Dose');
    const about = dialog('Golden Dose');
    await expectVisible(about.getByText(/beyond the labelled 4.+about 20–25%\.$/));
    await expectVisible(about.getByText(/^This use is not licensed/));
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
    await expect.poll(() => screen.track.isChecked()).toBe(true);
    await expectVisible(screen.message('Golden Dose settings saved successfully!'));
    expect(await user.goldenDoseSettings()).toMatchObject({ goldenDoseEnabled: true });
    await screen.track.click();
    await screen.track.click();
    await expectGone(about);
    await expect.poll(() => screen.track.isChecked()).toBe(true);
  });

  itAtLength('takes volumes from 0 to 0.5 mL in steps of 0.01', async () => {
    const { volume } = await openSettings(app);
    await volume.press('End');
    await expectValue(volume, '0.5');
    await volume.press('ArrowLeft');
    await expectValue(volume, '0.49');
    await volume.press('Home');
    await expectValue(volume, '0');
  });
});
