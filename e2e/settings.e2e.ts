import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type ApiUser, isAlive, logIn } from './api-user.ts';
import { expectGone, expectPath, expectValue, expectVisible } from './expectations.ts';
import { DESKTOP, PHONE, useApp } from './fixtures.ts';

const app = useApp();
/** The browser itself reports what it could not load. */
const FAILED_LOAD = /Failed to load resource/;

const settings = (page: Page) => {
  const main = page.getByRole('main');
  const cardOf = (name: string) =>
    main.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const preferences = page.getByRole('region', { name: 'Preferences' });
  const email = cardOf('Email preferences');
  return {
    preferences,
    golden: cardOf('Golden Dose').last(),
    track: page.getByRole('switch', { name: 'Track Golden Doses' }),
    volume: page.getByRole('slider', { name: 'Usual volume' }),
    country: page.getByLabel('Country', { exact: true }),
    currency: page.getByLabel('Currency', { exact: true }),
    timeZone: page.getByLabel('Time zone', { exact: true }),
    save: page.getByRole('button', { name: 'Save Settings' }),
    message: (text: string) => preferences.getByText(text, { exact: true }),
    theme: (name: string) => main.getByRole('radio', { name, exact: true }),
    email,
    topic: (name: string) => email.getByRole('switch', { name }),
    password: page.getByRole('form', { name: 'Change password' }),
    devices: cardOf('Other devices'),
    dialog: (name: string) => page.getByRole('dialog', { name, exact: true }),
    press: (name: string) => main.getByRole('button', { name, exact: true }).click(),
  };
};

const open = async (visit: Partial<NonNullable<Parameters<typeof app.open>[1]>> = {}) => {
  const user = await app.newUser();
  const page = await app.open('/settings', { user, ...visit });
  return { user, page, ...settings(page) };
};

/** A refusal without a sentence of ours, and not worth asking again. */
const refuse = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not here</h1>' });
/** Answers calls with this method; others go on to the server. */
const answer = (page: Page, method: string, path: string, how: (route: Route) => Promise<void>) =>
  page.route(`**/api${path}`, (route) =>
    route.request().method() === method ? how(route) : route.fallback(),
  );

const colorOf = async (page: Page, text: string): Promise<readonly number[]> => {
  const found = page.getByText(text, { exact: true });
  await expectVisible(found);
  const color = await found.evaluate((element) => getComputedStyle(element).color);
  return color.match(/\d+/g)?.map(Number) ?? [];
};
const expectRed = async (page: Page, text: string) => {
  const [red = 0, green = 0, blue = 0] = await colorOf(page, text);
  expect(red, text).toBeGreaterThan(2 * Math.max(green, blue));
};
const expectNotRed = async (page: Page, text: string) => {
  const [red = 0, green = 0, blue = 0] = await colorOf(page, text);
  expect(red, text).toBeLessThanOrEqual(2 * Math.max(green, blue));
};

/** A session of the same account on another device. */
const anotherSession = async (user: ApiUser): Promise<string> =>
  (await logIn(app.url, user.email, user.password)).token ?? '';

describe.each([PHONE, DESKTOP])('Save Settings on a $name', (device) => {
  it('saves the parts that were changed, says so for each, and for 3 seconds', async () => {
    const { user, page, ...screen } = await open({ device });
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
    await page.clock.install();
    await screen.save.click();
    const sentences = [
      'Golden Dose settings saved successfully!',
      'Country preference saved successfully!',
      'Currency preference saved successfully!',
      'Time zone saved successfully!',
    ];
    for (const sentence of sentences) await expectNotRed(page, sentence);
    expect(await user.profile()).toMatchObject({
      country: 'United Kingdom',
      currency: 'GBP',
      timeZone: 'Australia/Sydney',
    });
    expect(await user.goldenDoseSettings()).toMatchObject({ goldenDoseVolume: 0.31 });
    // From here on only this test moves the time.
    await page.clock.pauseAt(Date.now() + 100);
    await page.clock.fastForward(1500);
    for (const sentence of sentences) expect(await screen.message(sentence).count()).toBe(1);
    await page.clock.fastForward(1500);
    for (const sentence of sentences) await expectGone(screen.message(sentence));
    await page.clock.resume();
    await page.reload();
    await expectValue(screen.country, 'United Kingdom');
    await expectValue(screen.currency, 'GBP');
    await expectValue(screen.timeZone, 'Australia/Sydney');
    await expectValue(screen.volume, '0.31');
  });
});

describe('Save Settings', () => {
  it('sends only what was changed', async () => {
    const { page, ...screen } = await open();
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
  const changeAll = async (screen: ReturnType<typeof settings>) => {
    await screen.volume.press('ArrowLeft');
    await screen.country.selectOption('Canada');
    await screen.currency.selectOption('CAD – Canadian dollar ($)');
  };

  it.each(PARTS)('by %s %s tells when it is refused, and saves the others', async (...part) => {
    const [method, path, name] = part;
    const { user, page, ...screen } = await open({ tolerates: FAILED_LOAD });
    await answer(page, method, path, refuse);
    await changeAll(screen);
    await screen.save.click();
    await expectRed(page, `Error: Failed to save ${name}`);
    for (const [, , other] of PARTS) {
      if (other === name) continue;
      await expectNotRed(page, `${other[0]?.toUpperCase()}${other.slice(1)} saved successfully!`);
    }
    // What is not saved stays in the form.
    await expectValue(screen.volume, '0.29');
    await expectValue(screen.country, 'Canada');
    await expectValue(screen.currency, 'CAD');

    await page.unroute(`**/api${path}`);
    await answer(page, method, path, (route) =>
      route.fulfill({ status: 409, json: { error: 'Not on a Sunday.', code: 'conflict' } }),
    );
    await screen.save.click();
    await expectRed(page, 'Error: Not on a Sunday.');
    await page.unroute(`**/api${path}`);
    await screen.save.click();
    await expectNotRed(page, `${name[0]?.toUpperCase()}${name.slice(1)} saved successfully!`);
    expect(await user.profile()).toMatchObject({ country: 'Canada', currency: 'CAD' });
    expect(await user.goldenDoseSettings()).toMatchObject({ goldenDoseVolume: 0.29 });
  });

  it('tells of each part when nobody answers', async () => {
    const { user, page, ...screen } = await open({ tolerates: FAILED_LOAD });
    await changeAll(screen);
    await page.context().setOffline(true);
    await screen.save.click();
    for (const [, , name] of PARTS)
      await expectRed(page, `Error saving ${name}. Please try again.`);
    await page.context().setOffline(false);
    await screen.save.click();
    await expectVisible(screen.message('Country preference saved successfully!'));
    expect(await user.profile()).toMatchObject({ country: 'Canada', currency: 'CAD' });
  });
});

describe('what does not load', () => {
  it.each([
    ['refused', refuse, 'Failed to load Golden Dose settings.'],
    [
      'unreachable',
      (route: Route) => route.abort(),
      'Error loading Golden Dose settings. Please try again.',
    ],
  ] as const)('of Golden Dose, %s, says so and loads on demand', async (_, how, sentence) => {
    const user = await app.newUser();
    const page = await app.open('/', { user, tolerates: FAILED_LOAD });
    const screen = settings(page);
    await answer(page, 'GET', '/user/golden-dose-settings', how);
    await page.goto('/settings');
    await expectRed(page, sentence);
    await expectGone(screen.volume);
    await page.unroute('**/api/user/golden-dose-settings');
    await screen.golden.getByRole('button', { name: 'Try again' }).click();
    await expectVisible(screen.volume);
    await expectGone(screen.golden.getByText(sentence));
  });

  it('of the account says so', async () => {
    const user = await app.newUser();
    const page = await app.open('/', { user, tolerates: FAILED_LOAD });
    await answer(page, 'GET', '/user/profile', refuse);
    await page.goto('/settings');
    await expectRed(page, 'Error loading settings. Please try again.');
  });
});

it('a theme that was chosen stays after a reload', async () => {
  const { page, theme } = await open();
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
  it('are those of the country; without any, support is named', async () => {
    const { page, country } = await open();
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
    const { dialog, press } = await open({ device: PHONE });
    await press('About the Golden Dose');
    const about = dialog('Golden Dose');
    await expectVisible(about.getByText(/beyond the labelled 4.+about 20–25 %\.$/));
    await expectVisible(about.getByText(/^The maker has not approved it/));
    await about.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expectGone(about);
  });

  it('is turned on only after its information was acknowledged, once in a session', async () => {
    const { user, page, ...screen } = await open();
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
    const { volume } = await open();
    await volume.press('End');
    await expectValue(volume, '0.5');
    await volume.press('ArrowLeft');
    await expectValue(volume, '0.49');
    await volume.press('Home');
    await expectValue(volume, '0');
  });
});

describe('email preferences', () => {
  const saved = 'Email preferences updated successfully!';

  it('are saved at once, and the sentence about it goes after 3 seconds', async () => {
    const { user, page, email, topic } = await open();
    await expectVisible(topic('Tips'));
    await page.clock.install();
    await topic('Tips').click();
    await expectVisible(email.getByText(saved, { exact: true }));
    await expect
      .poll(() => user.emailPreferences())
      .toEqual({ marketing: true, productUpdates: true, tips: false, unsubscribed: false });
    await page.clock.pauseAt(Date.now() + 100);
    await page.clock.fastForward(1500);
    expect(await email.getByText(saved, { exact: true }).count()).toBe(1);
    await page.clock.fastForward(1500);
    await expectGone(email.getByText(saved, { exact: true }));
    await page.clock.resume();
    await page.reload();
    await expect.poll(() => topic('Tips').isChecked()).toBe(false);
    expect(await topic('Marketing').isChecked()).toBe(true);
  });

  it('are hidden while unsubscribed, and all come back on', async () => {
    const { user, email, topic } = await open();
    await topic('Marketing').click();
    await email.getByRole('button', { name: 'Unsubscribe from all emails' }).click();
    await expectGone(topic('Marketing'));
    expect(await email.getByRole('switch').count()).toBe(0);
    await expect
      .poll(() => user.emailPreferences())
      .toEqual({ marketing: false, productUpdates: false, tips: false, unsubscribed: true });
    await email.getByRole('button', { name: 'Resubscribe to All' }).click();
    await expectVisible(topic('Marketing'));
    for (const name of ['Marketing', 'Product updates', 'Tips']) {
      expect(await topic(name).isChecked(), name).toBe(true);
    }
    await expect
      .poll(() => user.emailPreferences())
      .toEqual({ marketing: true, productUpdates: true, tips: true, unsubscribed: false });
  });

  it('go back to what is stored when that fails, and say so', async () => {
    const { user, page, topic } = await open({ tolerates: FAILED_LOAD });
    await answer(page, 'PATCH', '/user/email-preferences', refuse);
    await expectVisible(topic('Product updates'));
    await topic('Product updates').click();
    await expectRed(page, 'Failed to update email preferences. Please try again.');
    await expect.poll(() => topic('Product updates').isChecked()).toBe(true);
    expect(await user.emailPreferences()).toMatchObject({ productUpdates: true });
  });
});

describe('the account', () => {
  it('is named', async () => {
    const { user, page } = await open({ device: PHONE });
    const facts = page.getByRole('main').getByRole('definition');
    await expectVisible(facts.getByText(user.email, { exact: true }));
    await expectVisible(facts.getByText('User', { exact: true }));
  });

  it('gets another password: the old one and every other session end', async () => {
    const { user, page, password } = await open({ tolerates: FAILED_LOAD });
    const other = await anotherSession(user);
    const change = password.getByRole('button', { name: 'Change password' });
    const fill = async (current: string, next: string, confirmation: string) => {
      await password.getByLabel('Current password', { exact: true }).fill(current);
      await password.getByLabel('New password', { exact: true }).fill(next);
      await password.getByLabel('Confirm new password', { exact: true }).fill(confirmation);
    };
    await fill(user.password, 'a quiet river', 'a quiet rive');
    await expectVisible(password.getByText('Passwords do not match'));
    expect(await change.isDisabled()).toBe(true);

    await fill('not the password', 'a quiet river', 'a quiet river');
    await change.click();
    const current = password.getByLabel('Current password', { exact: true });
    await expect.poll(() => current.getAttribute('aria-invalid')).toBe('true');
    expect((await logIn(app.url, user.email, user.password)).status).toBe(200);

    await fill(user.password, 'a quiet river', 'a quiet river');
    await change.click();
    await expectVisible(password.getByText('Password changed. Every other device is signed out.'));
    await expectValue(current, '');
    expect((await logIn(app.url, user.email, user.password)).status).toBe(401);
    expect((await logIn(app.url, user.email, 'a quiet river')).status).toBe(200);
    expect(await isAlive(app.url, other)).toBe(false);
    // This one goes on.
    const token = await page.evaluate(() => localStorage.getItem('token'));
    expect(await isAlive(app.url, token ?? '')).toBe(true);
    await page.reload();
    await expectVisible(page.getByRole('heading', { name: 'Account', exact: true }));
  });

  it('is signed out everywhere else', async () => {
    const { user, devices, press } = await open();
    const other = await anotherSession(user);
    expect(await isAlive(app.url, other)).toBe(true);
    await press('Sign out everywhere else');
    await expectVisible(devices.getByText('You are signed out everywhere else.'));
    expect(await isAlive(app.url, other)).toBe(false);
    expect(await isAlive(app.url, user.token)).toBe(true);
  });

  it('is deleted for its password and a typed word only', async () => {
    const { user, page, dialog, press } = await open({ device: PHONE, tolerates: FAILED_LOAD });
    const asks = dialog('Delete my account');
    const go = asks.getByRole('button', { name: 'Delete for good' });
    const password = asks.getByLabel('Password', { exact: true });
    const word = asks.getByLabel('Type DELETE to confirm');
    await press('Delete my account');
    expect(await go.isDisabled()).toBe(true);
    await password.fill('not the password');
    expect(await go.isDisabled()).toBe(true);
    await word.fill('delet');
    expect(await go.isDisabled()).toBe(true);
    await word.fill('DELETE');
    await go.click();
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
    await expectValue(word, 'DELETE');
    expect(await isAlive(app.url, user.token)).toBe(true);

    await password.fill(user.password);
    await go.click();
    await expectPath(page, '/');
    await expectVisible(page.getByText('Your account and everything in it has been deleted.'));
    await expectVisible(
      page.getByRole('link', { name: 'Log in to save your doses and manage pens' }),
    );
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(await isAlive(app.url, user.token)).toBe(false);
    expect((await logIn(app.url, user.email, user.password)).status).toBe(401);
  });

  it('is kept by whoever thinks better of it', async () => {
    const { user, dialog, press } = await open();
    await press('Delete my account');
    await dialog('Delete my account').getByRole('button', { name: 'Keep my account' }).click();
    await expectGone(dialog('Delete my account'));
    expect(await isAlive(app.url, user.token)).toBe(true);
  });
});
