// Shows 1.1, 2.3, 2.42, 2.45, 3.51, 4.3, 5.5, 6.1, 6.9, 7.5, 8.1.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstCases, itAtLength } from '../../apps/server/src/testing/long-run.ts';
import { logDoseScreen } from '../dosing/log-dose/log-dose-screen.ts';
import { callAs, sendAs } from '../fixtures/api-call.ts';
import { isAlive } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import {
  expectAccessible,
  expectGone,
  expectPath,
  expectValue,
  expectVisible,
} from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';
import { cutNetwork, keptToken, submitLogin } from '../fixtures/page-parts.ts';
import { asServer } from '../fixtures/replies.ts';
import { expectWaiting, logWeight } from '../offline/offline-screen.ts';

const app = useApp();
const UNREACHABLE = 'We couldn’t reach the server. Nothing you typed is lost.';

const password = (page: Page) => page.getByLabel('Password', { exact: true });

const register = async (page: Page, account: { email: string; password: string }) => {
  await page.getByLabel('Email').fill(account.email);
  await password(page).fill(account.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
};

/** The server's record of the account that was just made. */
const accountOf = async (page: Page) => {
  await expectPath(page, '/dashboard');
  const caller = { token: (await keptToken(page)) ?? '' };
  const read = <Reply>(path: string) => callAs<Reply>(app.url, caller, 'GET', path);
  const profile = await read<Record<string, string>>('/user/profile');
  const topics = await read<Record<string, boolean>>('/user/email-preferences');
  return {
    country: profile.country,
    currency: profile.currency,
    timeZone: profile.timeZone,
    topics: [topics.marketing, topics.productUpdates, topics.tips],
  };
};

describe('who is logged in already', () => {
  it('goes from the login page to the dashboard', async () => {
    const page = await app.open('/calculator', { user: await app.newUser() });
    await page.goto('/login');
    await expectPath(page, '/dashboard');
    // The login page is not left in the history, where it would be a trap.
    await page.goBack();
    await expectPath(page, '/calculator');
  });
});

describe('logging in', () => {
  it.each(
    firstCases([
      ['/dashboard', 'Please log in to view your dashboard.', 'Dashboard'],
      ['/log-dose', 'Please log in to record your doses', 'Log Dose'],
    ] as const),
  )('from the prompt of %s leads back there', async (path, prompt, title) => {
    const user = await app.newUser();
    const page = await app.open(path);
    await expectVisible(page.getByRole('heading', { name: prompt }));
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expectPath(page, `/login?next=${encodeURIComponent(path)}`);
    await submitLogin(page, user);
    await expectPath(page, path);
    await expectVisible(page.getByRole('heading', { name: title, level: 1 }));
  });

  itAtLength('tells at the next login that this device is known', async () => {
    const user = await app.newUser();
    const page = await app.open('/login');
    const logins: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/login')) logins.push(request.postDataJSON().device ?? null);
    });
    await submitLogin(page, user);
    await expectPath(page, '/dashboard');
    const known = await page.evaluate(() => localStorage.getItem('loginDevice'));
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/login');
    await submitLogin(page, user);
    await expectPath(page, '/dashboard');
    expect(known).toMatch(/^[\w-]{43}$/);
    expect(logins).toEqual([null, known]);
  });

  itAtLength('takes the address as people type it', async () => {
    const user = await app.newUser();
    const page = await app.open('/login');
    await submitLogin(page, { email: user.email.toUpperCase(), password: user.password });
    await expectPath(page, '/dashboard');
  });

  it('says the same of a wrong password and an unknown address, and keeps what was typed', async () => {
    const user = await app.newUser();
    const page = await app.open('/login', { tolerates: FAILED_LOAD });
    const wrong = page.getByRole('alert').filter({ hasText: 'Wrong email or password.' });
    await submitLogin(page, { ...user, password: 'not the password' });
    await expectVisible(wrong);
    await password(page).fill(user.password);
    await expectGone(wrong);
    await submitLogin(page, { ...user, email: 'nobody@example.com' });
    await expectVisible(wrong);
    await expectValue(page.getByLabel('Email'), 'nobody@example.com');
    await expectValue(password(page), user.password);
    expect(await keptToken(page)).toBeNull();
    await expectPath(page, '/login');
  });

  it.each(
    firstCases(
      [
        'https://evil.example/',
        '//evil.example',
        '/\\evil.example',
        'javascript:alert(1)',
        '/log-dose/../..//evil.example',
        '/log-dose@evil.example',
        '/login',
        '/nowhere',
      ],
      2,
    ),
  )('never leads to %s', async (next) => {
    const user = await app.newUser();
    const page = await app.open(`/login?next=${encodeURIComponent(next)}`);
    await submitLogin(page, user);
    await expectVisible(page.getByRole('heading', { name: 'Dashboard' }));
    expect(page.url()).toBe(`${app.url}/dashboard`);
  });

  it('says so when the server cannot be reached, or something else answers', async () => {
    const user = await app.newUser();
    const page = await app.open('/login', { tolerates: FAILED_LOAD });
    await page.route('**/api/login', (route) => route.abort());
    await submitLogin(page, user);
    await expectVisible(page.getByText(UNREACHABLE));
    await page.unroute('**/api/login');
    await page.route('**/api/login', (route) =>
      route.fulfill(asServer({ status: 502, body: 'Oops' })),
    );
    await submitLogin(page, user);
    await expectVisible(page.getByText('Login failed', { exact: true }));
    await page.unroute('**/api/login');
    await submitLogin(page, user);
    await expectPath(page, '/dashboard');
  });
});

describe('creating an account', () => {
  it('refuses an address that is in use and a common password, each where it belongs', async () => {
    const user = await app.newUser();
    const page = await app.open('/login?mode=register', { tolerates: FAILED_LOAD });
    await register(page, user);
    await expectVisible(
      page.getByRole('alert').getByText('An account with this email already exists.'),
    );
    const email = page.getByLabel('Email');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    await expectVisible(page.locator('p').filter({ hasText: 'with this email already exists.' }));
    await register(page, { email: 'fresh@example.com', password: 'password123' });
    const common = 'This password is on the list of the most common ones.';
    await expectVisible(page.getByRole('alert').getByText(common));
    await expectVisible(page.locator('p').filter({ hasText: common }));
    expect(await password(page).getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('alert').count()).toBe(1);
    await expectValue(page.getByLabel('Email'), 'fresh@example.com');

    await register(page, { email: 'fresh@example.com', password: 'a quiet river' });
    await expectPath(page, '/dashboard');
  });

  itAtLength('asks the browser for an email address and eight characters', async () => {
    const page = await app.open('/login?mode=register');
    const isValid = (label: string) =>
      page
        .getByLabel(label, { exact: true })
        .evaluate((field: HTMLInputElement) => field.validity.valid);
    await register(page, { email: 'no address', password: '1234567' });
    expect(await isValid('Email')).toBe(false);
    expect(await isValid('Password')).toBe(false);
    await expectPath(page, '/login?mode=register');
  });

  it('proposes country and currency by the time zone, and sends no news unless asked to', async () => {
    const email = 'toronto@example.com';
    const page = await app.open('/login?mode=register', { timeZone: 'America/Toronto' });
    await expectValue(page.getByLabel('Country'), 'Canada');
    await expectValue(page.getByLabel('Currency'), 'CAD');
    expect(await page.getByLabel('Send me news').isChecked()).toBe(false);
    // This server has no way to.
    await expect.poll(() => page.getByLabel('Send me news').isDisabled()).toBe(true);
    await expectVisible(page.getByText('This server doesn’t send email.'));
    await register(page, { email, password: 'a quiet river' });
    expect(await accountOf(page)).toEqual({
      country: 'Canada',
      currency: 'CAD',
      timeZone: 'America/Toronto',
      topics: [false, false, false],
    });
  });

  itAtLength('assumes no country elsewhere, and takes any', async () => {
    const page = await app.open('/login?mode=register', { timeZone: 'Europe/Dublin' });
    await expectValue(page.getByLabel('Country'), '');
    await register(page, { email: 'dublin@example.com', password: 'a quiet river' });
    await expectPath(page, '/login?mode=register');
    await page.getByLabel('Country', { exact: true }).selectOption('Another country');
    await page.getByLabel('Country name').fill('Ireland');
    await page.getByLabel('Currency').selectOption('EUR – Euro (€)');
    await expectAccessible(page);
    await register(page, { email: 'dublin@example.com', password: 'a quiet river' });
    expect(await accountOf(page)).toEqual({
      country: 'Ireland',
      currency: 'EUR',
      timeZone: 'Europe/Dublin',
      topics: [false, false, false],
    });
  });

  itAtLength('says Registration failed when something else answers', async () => {
    const page = await app.open('/login?mode=register', { tolerates: FAILED_LOAD });
    await page.route('**/api/register', (route) =>
      route.fulfill(asServer({ status: 502, body: 'Oops' })),
    );
    await register(page, { email: 'later@example.com', password: 'a quiet river' });
    await expectVisible(page.getByText('Registration failed', { exact: true }));
  });

  itAtLength('keeps what was typed when the form changes between its modes', async () => {
    const page = await app.open('/login');
    await page.getByLabel('Email').fill('half@example.com');
    await password(page).fill('a quiet river');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expectPath(page, '/login?mode=register');
    await expectValue(page.getByLabel('Email'), 'half@example.com');
    await expectValue(password(page), 'a quiet river');
    await page.getByRole('button', { name: 'Log in instead' }).click();
    await expectPath(page, '/login');
  });
});

describe('the end of a session', () => {
  it('reaches the other tabs, and a login does too', async () => {
    const user = await app.newUser();
    const page = await app.open('/dashboard', { user });
    const other = await app.openTab(page, '/log-dose');
    await expectVisible(other.getByRole('heading', { name: 'Log Dose', level: 1 }));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectVisible(other.getByRole('heading', { name: 'Please log in to record your doses' }));
    await expect.poll(() => isAlive(app.url, user.token)).toBe(false);

    await page.goto('/login');
    await submitLogin(page, user);
    await expectVisible(other.getByRole('heading', { name: 'Log Dose', level: 1 }));
  });

  itAtLength('is silent when the kept token is dead', async () => {
    const page = await app.open('/dashboard', {
      user: { token: 'dead' },
      tolerates: FAILED_LOAD,
    });
    await expectVisible(
      page.getByRole('heading', { name: 'Please log in to view your dashboard.' }),
    );
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await keptToken(page)).toBeNull();
  });

  itAtLength('is silent when the token cannot be checked', async () => {
    const user = await app.newUser();
    const page = await app.open('/', { tolerates: FAILED_LOAD });
    await page.route('**/api/verify-token', (route) => route.abort());
    await page.evaluate((token) => localStorage.setItem('token', token), user.token);
    await page.goto('/log-dose');
    await expectVisible(page.getByRole('heading', { name: 'Please log in to record your doses' }));
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await keptToken(page)).toBeNull();
  });

  it('comes with the first call that is refused', async () => {
    const user = await app.newUser();
    await user.addPen();
    const page = await app.open('/log-dose', { user, tolerates: FAILED_LOAD });
    await logDoseScreen(page).openPens();
    await sendAs(app.url, user, 'POST', '/logout');
    await page.getByRole('button', { name: 'Delete Blue pen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete pen' }).click();
    await expectVisible(page.getByRole('heading', { name: 'Please log in to record your doses' }));
    expect(await keptToken(page)).toBeNull();
  });

  it('leaves nothing of one person for the next on the same browser', async () => {
    const first = await app.newUser();
    await first.addPen({ name: 'Hers' });
    const second = await app.newUser();
    await second.addPen({ name: 'His' });
    const page = await app.open('/log-dose', { user: first });
    await expectVisible(page.getByText(/^Hers\b/).first());
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await submitLogin(page, second);
    await expectVisible(page.getByText(/^His\b/).first());
    expect(await page.getByText(/^Hers\b/).count()).toBe(0);
  });
});

it('a token that is gone while a page is open leads to the login, and loses no record', async () => {
  const user = await app.newUser();
  const page = await app.open('/weight', { user, tolerates: FAILED_LOAD });
  const form = page.getByRole('form', { name: 'Log a weight' });
  await cutNetwork(page, form);
  await logWeight(page, '89.5');
  await expectWaiting(page, 1);
  await page.evaluate(() => localStorage.removeItem('token'));
  await form.getByLabel('Weight', { exact: true }).fill('89.1');
  await form.getByRole('button', { name: 'Log weight' }).click();

  await expectVisible(page.getByText('No authentication token found', { exact: true }));
  await expectVisible(
    page.getByText(/^Saved on this device\. It will be sent once you log in again\./),
  );
  await expectGone(page.getByText(/No network\. Saved|89\.1 kg added/));
  await page.context().setOffline(false);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expectVisible(page.getByText('No authentication token found', { exact: true }));
  await submitLogin(page, user);
  await expectPath(page, '/weight');
  const sent = async () => (await user.weights()).map(({ weightKg }) => weightKg).sort();
  await expect.poll(sent).toEqual([89.1, 89.5]);
  await expectGone(page.getByText('No authentication token found'));
});
