import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FAILED_LOAD } from '../fixtures/console.ts';
import {
  expectAccessible,
  expectGone,
  expectNoSidewaysScroll,
  expectVisible,
} from '../fixtures/expectations.ts';
import { PHONE, useApp } from '../fixtures/fixtures.ts';
import { submitLogin } from '../fixtures/page-parts.ts';
import { addPen, answerConsent, question, useAnalyticsApp } from './analytics-screen.ts';

const analytics = useAnalyticsApp();
const { app, names, arrived, expectSilence } = analytics;
const appWithoutKey = useApp();

/** The name of the switch in Settings. */
const CONSENT = 'Send my email address and data about my pens and doses to the analytics provider';

/** Loads the page anew and lets it come to rest: what would be sent at its start has been sent. */
const settle = async (page: Page) => {
  await page.reload();
  await page.waitForLoadState('networkidle');
};

describe('nothing is sent, loaded or asked', () => {
  it('without a key', async () => {
    const user = await appWithoutKey.newUser();
    await answerConsent(appWithoutKey, user, true);
    const page = await appWithoutKey.open('/login');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await submitLogin(page, user);
    await expectVisible(page.getByRole('heading', { name: 'Dashboard', level: 1 }));
    await page.goto('/log-dose');
    await addPen(page, 'Uncounted');
    await page.goto('/settings');
    await expectVisible(page.getByRole('heading', { name: 'Delete my account' }));
    await page.waitForLoadState('networkidle');
    await expectVisible(page.getByText('This server doesn’t use an analytics provider.'));
    expect(await page.getByRole('switch', { name: CONSENT }).count()).toBe(0);
    expect(await question(page).count()).toBe(0);
    expect(loaded.filter((url) => url.includes('analytics-client'))).toEqual([]);
    expect(loaded.filter((url) => !url.startsWith(appWithoutKey.url))).toEqual([]);
  });

  it('to a visitor', async () => {
    const page = await app.open('/');
    await page.waitForLoadState('networkidle');
    expect(await question(page).count()).toBe(0);
    expect(analytics.receiver.requests).toEqual([]);
  });

  it('before the question is answered, and after a no', async () => {
    const user = await app.newUser();
    const page = await app.open('/login');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await submitLogin(page, user);
    await expectVisible(page.getByRole('heading', { name: 'Dashboard', level: 1 }));
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
    await expectSilence();
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
    await answerConsent(app, user, true);
    await page.goto('/settings');
    await expectVisible(page.getByText(/^Your browser asks sites not to track you/));
    await page.waitForLoadState('networkidle');
    await expectSilence();
  });
});

describe('a yes', () => {
  it('taken back, nothing is sent any more, in other tabs neither', async () => {
    const user = await app.newUser();
    await answerConsent(app, user, true);
    const page = await app.open('/settings', { user });
    const other = await app.openTab(page, '/log-dose');
    await expect.poll(() => names().filter((name) => name === '$set').length).toBe(2);
    const consent = page.getByRole('switch', { name: CONSENT });
    expect(await consent.isChecked()).toBe(true);
    await consent.click();
    await expectVisible(page.getByText('Usage statistics are off.'));
    expect((await user.profile()).analyticsConsent).toBe(false);
    analytics.receiver.forget();
    await addPen(other, 'Uncounted');
    await settle(page);
    expect(await consent.isChecked()).toBe(false);
    await expectSilence();
    analytics.receiver.forget();
    await consent.click();
    await expectVisible(page.getByText('Thank you. Usage statistics are on.'));
    await arrived('$set');
  });

  it('taken back, what failed is not sent again', async () => {
    const user = await app.newUser();
    await answerConsent(app, user, true);
    analytics.receiver.answerWith(500);
    const page = await app.open('/favicon.svg', { user, tolerates: FAILED_LOAD });
    await page.clock.install();
    await page.goto('/settings');
    await expect.poll(() => analytics.receiver.requests.length).toBeGreaterThan(0);
    await page.getByRole('switch', { name: CONSENT }).click();
    await expectVisible(page.getByText('Usage statistics are off.'));
    analytics.receiver.answerWith(200);
    analytics.receiver.forget();
    // More than the time after which anybody would try again.
    await page.clock.runFor(120_000);
    await expectSilence();
  });

  it('counts from the moment it is said, even when it cannot be saved', async () => {
    const user = await app.newUser();
    await answerConsent(app, user, true);
    const page = await app.open('/settings', { user, tolerates: FAILED_LOAD });
    await arrived('$set');
    await page.route('**/api/user/analytics-consent', (route) => route.abort());
    await page.getByRole('switch', { name: CONSENT }).click();
    await expectVisible(page.getByText(/^We couldn’t save your answer/));
    analytics.receiver.forget();
    // The server still says yes in what it answers to this.
    await page.getByLabel('Currency', { exact: true }).selectOption('GBP – British pound (£)');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expectVisible(page.getByText('Currency preference saved successfully!'));
    await page.getByRole('link', { name: 'Log Dose' }).first().click();
    await addPen(page, 'Uncounted');
    await expectSilence();
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
