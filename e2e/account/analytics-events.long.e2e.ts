// Shows 7.56, 7.58, 7.60, 7.61, 7.63.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logDoseScreen } from '../dosing/log-dose/log-dose-screen.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { submitLogin } from '../fixtures/page-parts.ts';
import { addPen, answerConsent, press, question, useAnalyticsApp } from './analytics-screen.ts';

const analytics = useAnalyticsApp();
const { app, names, arrived } = analytics;

const eventOf = (name: string) => analytics.receiver.events.find(({ event }) => event === name);
/** The event's own properties, without those of the person. */
const ownOf = (name: string) => {
  const { $set, $geoip_disable, ...own } = eventOf(name)?.properties ?? {};
  return own;
};
const keptInBrowser = (page: Page) =>
  page.evaluate(() => [
    document.cookie,
    ...Object.keys(localStorage).filter((name) => !['token', 'loginDevice'].includes(name)),
    ...Object.keys(sessionStorage),
  ]);

describe('after a yes', () => {
  it('exactly what is promised is sent, and nothing is kept in the browser', async () => {
    const user = await app.newUser();
    await answerConsent(app, user, true);
    const page = await app.open('/login?next=/log-dose');
    await submitLogin(page, user);
    await arrived('user_logged_in');
    expect(ownOf('user_logged_in')).toEqual({ method: 'email' });
    const profile = await user.profile();
    expect(eventOf('user_logged_in')?.distinct_id).toBe(profile._id);
    expect(eventOf('user_logged_in')?.properties.$set).toMatchObject({
      totalPens: 0,
      goldenDoseEnabled: false,
      lastLoginDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(eventOf('$set')?.properties.$set).toEqual({
      email: user.email,
      country: 'Australia',
      userType: 'user',
      registrationDate: profile.createdAt,
    });

    await addPen(page, 'Counted pen');
    await arrived('pen_added');
    expect(ownOf('pen_added')).toEqual({ pen_strength: 10, cost_per_pen: 240 });
    const form = page.getByRole('form', { name: 'Log a dose' });
    await form.getByRole('spinbutton', { name: 'Clicks, exact' }).fill('30');
    await form.getByRole('button', { name: 'Log Dose' }).click();
    await press(page, 'Confirm');
    await arrived('dose_logged');
    expect(ownOf('dose_logged')).toEqual({
      dose_volume: 0.3,
      pen_strength: 10,
      is_golden_dose: false,
    });
    await page.getByRole('button', { name: /^Edit dose on/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
    await arrived('dose_edited');
    await page.getByRole('button', { name: /^Delete dose on/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete dose' }).click();
    await arrived('dose_deleted');
    await logDoseScreen(page).openPens();
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
    expect(
      analytics.receiver.requests.every((request) => /^POST \/i\/v0\/e\/$/.test(request)),
    ).toBe(true);
    const sent = JSON.stringify(analytics.receiver.events);
    expect(sent).not.toMatch(/Counted pen|log-dose|screen|referrer|\$session_id|\$os|\$lib/);
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
    expect(analytics.receiver.requests).toEqual([]);
    await question(page).getByRole('button', { name: 'Yes' }).click();
    await expectGone(question(page));
    await arrived('user_logged_in');
    expect(names().toSorted()).toEqual(['$set', 'user_logged_in', 'user_registered']);
    expect(ownOf('user_registered')).toEqual({ method: 'email' });
    expect(JSON.stringify(analytics.receiver.events)).not.toContain(email);
    expect(JSON.stringify(analytics.receiver.events)).toContain(`"${email.slice(0, 100)}"`);
  });
});

describe('a provider that is down', () => {
  it('is noticed by no one', async () => {
    const user = await app.newUser();
    await answerConsent(app, user, true);
    const page = await app.open('/', { tolerates: FAILED_LOAD });
    await page.route(`${analytics.receiver.origin}/**`, (route) => route.abort());
    await page.goto('/login?next=/log-dose');
    await submitLogin(page, user);
    await addPen(page, 'Safe and sound');
    await expectVisible(page.getByText(/^Safe and sound, /));
  });

  it('is noticed by no one when its code does not load either', async () => {
    const user = await app.newUser();
    await answerConsent(app, user, true);
    const tolerates = /Failed to load resource|dynamically imported module/;
    const page = await app.open('/', { user, tolerates });
    await page.route('**/analytics-*', (route) => route.abort());
    await page.goto('/log-dose');
    await addPen(page, 'Safe and sound');
    await expectVisible(page.getByText(/^Safe and sound, /));
  });
});
