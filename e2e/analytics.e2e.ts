import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnalyticsReceiver, startAnalyticsReceiver } from './analytics-receiver.ts';
import type { ApiUser } from './api-user.ts';
import {
  expectAccessible,
  expectGone,
  expectNoSidewaysScroll,
  expectVisible,
} from './expectations.ts';
import { PHONE, useApp } from './fixtures.ts';

const KEY = 'phc_test_key';
let receiver: AnalyticsReceiver;
const app = useApp(async () => {
  receiver = await startAnalyticsReceiver();
  return { ANALYTICS_KEY: KEY, ANALYTICS_HOST: receiver.origin };
});
const appWithoutKey = useApp();

beforeEach(() => receiver.forget());
afterAll(() => receiver.close());

const FAILED_LOAD = /Failed to load resource/;
const question = (page: Page) =>
  page.getByRole('region', { name: 'May we count how the app is used?' });
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

const answer = (url: string, user: ApiUser, agreed: boolean) =>
  fetch(`${url}/api/user/analytics-consent`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${user.token}` },
    body: JSON.stringify({ agreed, textVersion: '2026-11' }),
  });

const logIn = async (page: Page, user: ApiUser) => {
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectVisible(page.getByRole('heading', { name: 'Dashboard', level: 1 }));
};

const addPen = async (page: Page, name: string) => {
  await press(page, 'Add New Pen');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pen name').fill(name);
  await dialog.getByLabel(/^Cost per pen/).fill('240');
  await dialog.getByLabel('Purchase date').fill('2026-01-02');
  await dialog.getByRole('button', { name: 'Add pen' }).click();
  await expectGone(dialog);
};

/** Loads the page anew and lets it come to rest: what would be sent at its start has been sent. */
const settle = async (page: Page) => {
  await page.reload();
  await page.waitForLoadState('networkidle');
};

const names = () => receiver.events.map(({ event }) => event);
const arrived = (name: string) => expect.poll(names).toContain(name);
const eventOf = (name: string) => receiver.events.find(({ event }) => event === name);
/** What an event says of its own, without what names the project and the person. */
const ownOf = (name: string) =>
  Object.fromEntries(
    Object.entries(eventOf(name)?.properties ?? {}).filter(
      ([property]) => !property.startsWith('$') && !['token', 'distinct_id'].includes(property),
    ),
  );
const keptInBrowser = (page: Page) =>
  page.evaluate(() => [
    document.cookie,
    ...Object.keys(localStorage).filter((name) => name !== 'token'),
    ...Object.keys(sessionStorage),
  ]);

describe('nothing is sent, loaded or asked', () => {
  it('without a key', async () => {
    const user = await appWithoutKey.newUser();
    await answer(appWithoutKey.url, user, true);
    const page = await appWithoutKey.open('/login');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await logIn(page, user);
    await page.goto('/log-dose');
    await addPen(page, 'Uncounted');
    await page.goto('/settings');
    await expectVisible(page.getByRole('heading', { name: 'Delete my account' }));
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { name: 'Usage statistics' }).count()).toBe(0);
    expect(await question(page).count()).toBe(0);
    expect(loaded.filter((url) => url.includes('analytics-client'))).toEqual([]);
    expect(loaded.filter((url) => !url.startsWith(appWithoutKey.url))).toEqual([]);
  });

  it('to a visitor', async () => {
    const page = await app.open('/');
    await page.waitForLoadState('networkidle');
    expect(await question(page).count()).toBe(0);
    expect(receiver.requests).toEqual([]);
  });

  it('before the question is answered, and after a no', async () => {
    const user = await app.newUser();
    const page = await app.open('/login');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await logIn(page, user);
    await expectVisible(question(page));
    await page.goto('/log-dose');
    await addPen(page, 'Uncounted');
    await expectVisible(question(page));
    await question(page).getByRole('button', { name: 'No' }).click();
    await expectGone(question(page));
    expect((await user.profile()).analyticsConsent).toBe(false);
    await addPen(page, 'Uncounted too');
    await settle(page);
    expect(await question(page).count()).toBe(0);
    expect(receiver.requests).toEqual([]);
    expect(loaded.filter((url) => url.includes('analytics-client'))).toEqual([]);
  });

  it.each([
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ])('where the browser says no by %s', async (_name, property, value) => {
    const user = await app.newUser();
    const objecting = async (page: Page) => {
      await page.addInitScript(
        ([name, said]) => Object.defineProperty(navigator, String(name), { value: said }),
        [property, value] as const,
      );
      await page.reload();
    };
    const page = await app.open('/log-dose', { user });
    await objecting(page);
    await addPen(page, 'Uncounted');
    expect(await question(page).count()).toBe(0);
    await answer(app.url, user, true);
    await page.goto('/settings');
    await expectVisible(page.getByText(/^Your browser says no for you/));
    await page.waitForLoadState('networkidle');
    expect(receiver.requests).toEqual([]);
  });
});

describe('after a yes', () => {
  it('exactly what is promised is sent, and nothing is kept in the browser', async () => {
    const user = await app.newUser();
    await answer(app.url, user, true);
    const page = await app.open('/login?next=/log-dose');
    await page.getByLabel('Email', { exact: true }).fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await arrived('user_logged_in');
    expect(ownOf('user_logged_in')).toEqual({ method: 'email' });
    const profile = await user.profile();
    expect(eventOf('user_logged_in')?.properties.distinct_id).toBe(profile._id);
    expect(eventOf('user_logged_in')?.properties.$set).toMatchObject({
      totalPens: 0,
      goldenDoseEnabled: false,
      lastLoginDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(eventOf('$set')?.properties.$set ?? eventOf('$set')?.$set).toEqual({
      email: user.email,
      country: 'Australia',
      userType: 'user',
      registrationDate: profile.createdAt,
    });

    await addPen(page, 'Counted pen');
    await arrived('pen_added');
    expect(ownOf('pen_added')).toEqual({ pen_strength: 2.5, cost_per_pen: 240 });
    const form = page.getByRole('form', { name: 'Log a dose' });
    await form.getByRole('spinbutton', { name: 'Clicks, exact' }).fill('30');
    await form.getByRole('button', { name: 'Log Dose' }).click();
    await press(page, 'Confirm');
    await arrived('dose_logged');
    expect(ownOf('dose_logged')).toEqual({
      dose_volume: 0.3,
      pen_strength: 2.5,
      is_golden_dose: false,
    });
    await page.getByRole('button', { name: /^Edit dose of/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
    await arrived('dose_edited');
    await page.getByRole('button', { name: /^Delete dose of/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete dose' }).click();
    await arrived('dose_deleted');
    await press(page, 'Edit Counted pen');
    await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
    await arrived('pen_edited');
    await press(page, 'Delete Counted pen');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete pen' }).click();
    await arrived('pen_deleted');

    for (const name of ['dose_edited', 'dose_deleted', 'pen_edited', 'pen_deleted']) {
      expect(ownOf(name), name).toEqual({});
    }
    expect(names().toSorted()).toEqual(
      [
        '$set',
        'dose_deleted',
        'dose_edited',
        'dose_logged',
        'pen_added',
        'pen_deleted',
        'pen_edited',
        'user_logged_in',
      ].toSorted(),
    );
    // Events and nothing else: no settings, no flags, no recordings.
    expect(receiver.requests.every((request) => /^POST \/(e|i\/v0\/e)\//.test(request))).toBe(true);
    const sent = JSON.stringify(receiver.events);
    expect(sent).not.toMatch(/Counted pen|log-dose|screen|referrer|\$session_id|\$os/);
    expect(await keptInBrowser(page)).toEqual(['']);
  });

  it('given to the question, the registration before it is told, cut to what fits', async () => {
    const email = `${'a'.repeat(60)}@${'b'.repeat(50)}.example.com`;
    const page = await app.open('/login?mode=register');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a quiet river runs');
    await page.getByLabel('Confirm password', { exact: true }).fill('a quiet river runs');
    await press(page, 'Create account');
    await expectVisible(question(page));
    await page.getByRole('button', { name: 'No', exact: true }).waitFor();
    expect(receiver.requests).toEqual([]);
    await question(page).getByRole('button', { name: 'Yes' }).click();
    await expectGone(question(page));
    await arrived('user_logged_in');
    expect(names().toSorted()).toEqual(['$set', 'user_logged_in', 'user_registered']);
    expect(ownOf('user_registered')).toEqual({ method: 'email' });
    expect(JSON.stringify(receiver.events)).not.toContain(email);
    expect(JSON.stringify(receiver.events)).toContain(`"${email.slice(0, 100)}"`);
  });

  it('taken back, nothing is sent any more, in other tabs neither', async () => {
    const user = await app.newUser();
    await answer(app.url, user, true);
    const page = await app.open('/settings', { user });
    const other = await app.openTab(page, '/log-dose');
    await expect.poll(() => names().filter((name) => name === '$set').length).toBe(2);
    const consent = page.getByRole('switch', { name: 'Count how I use the app' });
    expect(await consent.isChecked()).toBe(true);
    await consent.click();
    await expectVisible(page.getByText('Nothing is counted from now on.'));
    expect((await user.profile()).analyticsConsent).toBe(false);
    receiver.forget();
    await addPen(other, 'Uncounted');
    await settle(page);
    expect(await consent.isChecked()).toBe(false);
    expect(receiver.requests).toEqual([]);
    await consent.click();
    await expectVisible(page.getByText('Thank you. Usage is counted from now on.'));
    await arrived('$set');
  });

  it('taken back, even what waits for another attempt is not sent', async () => {
    const user = await app.newUser();
    await answer(app.url, user, true);
    receiver.answerWith(500);
    const page = await app.open('/favicon.svg', { user, tolerates: FAILED_LOAD });
    await page.clock.install();
    await page.goto('/settings');
    await expect.poll(() => receiver.requests.length).toBeGreaterThan(0);
    await page.getByRole('switch', { name: 'Count how I use the app' }).click();
    await expectVisible(page.getByText('Nothing is counted from now on.'));
    receiver.answerWith(200);
    receiver.forget();
    // The client tries again after some seconds; this is more than its time to do so.
    await page.clock.runFor(120_000);
    expect(receiver.requests).toEqual([]);
  });

  it('counts from the moment it is said, even when it cannot be saved', async () => {
    const user = await app.newUser();
    await answer(app.url, user, true);
    const page = await app.open('/settings', { user, tolerates: FAILED_LOAD });
    await arrived('$set');
    await page.route('**/api/user/analytics-consent', (route) => route.abort());
    await page.getByRole('switch', { name: 'Count how I use the app' }).click();
    await expectVisible(page.getByText(/^Your answer could not be saved/));
    receiver.forget();
    // The server still says yes in what it answers to this.
    await page.getByLabel('Currency', { exact: true }).selectOption('GBP – British pound (£)');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expectVisible(page.getByText('Currency preference saved successfully!'));
    await page.getByRole('link', { name: 'Log Dose' }).first().click();
    await addPen(page, 'Uncounted');
    await page.waitForLoadState('networkidle');
    expect(receiver.requests).toEqual([]);
  });
});

describe('a provider that is down', () => {
  it('is noticed by nobody', async () => {
    const user = await app.newUser();
    await answer(app.url, user, true);
    const page = await app.open('/', { tolerates: FAILED_LOAD });
    await page.route(`${receiver.origin}/**`, (route) => route.abort());
    await page.goto('/login?next=/log-dose');
    await page.getByLabel('Email', { exact: true }).fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await addPen(page, 'Safe and sound');
    await expectVisible(page.getByText('Safe and sound', { exact: true }));
  });

  it('is noticed by nobody when its code does not load either', async () => {
    const user = await app.newUser();
    await answer(app.url, user, true);
    const tolerates = /Failed to load resource|dynamically imported module/;
    const page = await app.open('/', { user, tolerates });
    await page.route('**/analytics-*', (route) => route.abort());
    await page.goto('/log-dose');
    await addPen(page, 'Safe and sound');
    await expectVisible(page.getByText('Safe and sound', { exact: true }));
  });
});

it('the question is good on a phone, light and dark', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const page = await app.open('/dashboard', {
      user: await app.newUser(),
      device: PHONE,
      theme,
    });
    await expectVisible(question(page));
    await question(page).getByText('What is sent, and what is not').click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const [no, yes] = await Promise.all(
      ['No', 'Yes'].map((name) => question(page).getByRole('button', { name }).boundingBox()),
    );
    expect(no?.width).toBe(yes?.width);
  }
});
