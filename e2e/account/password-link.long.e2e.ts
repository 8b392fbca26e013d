import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callAs } from '../fixtures/api-call.ts';
import { type ApiUser, isAlive, logIn } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import {
  expectAccessible,
  expectGone,
  expectPath,
  expectValue,
  expectVisible,
} from '../fixtures/expectations.ts';
import { DEVICES, useOwnApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';

const app = useOwnApp();
const NEW_PASSWORD = 'seven slow green boats';

const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Confirm new password', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save and log in' });

/** A link of an admin for a user, without the pages. */
const handedLink = async (user: ApiUser): Promise<string> => {
  const admin = await app.newAdmin();
  type Found = { readonly users: readonly { readonly _id: string }[] };
  const query = `?search=${encodeURIComponent(user.email)}`;
  const { users } = await callAs<Found>(app.url, admin, 'GET', `/admin/users${query}`);
  const path = `/admin/users/${users[0]?._id}/reset-link`;
  const { url } = await callAs<{ url: string }>(app.url, admin, 'POST', path);
  return pathOf(url);
};

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

describe.each(DEVICES)('a forgotten password on a $name', (device) => {
  it('is replaced by way of a link that an admin hands over', async () => {
    const [user, admin] = [await app.newUser(), await app.newAdmin()];
    const page = await app.open('/login', { device });
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expectPath(page, '/forgot-password');
    await expectVisible(
      page.getByText(
        'This server doesn’t send email. Ask the person who runs it for a link to choose a new password.',
      ),
    );
    expect(await page.getByLabel('Email', { exact: true }).count()).toBe(0);
    await expectGood(page, device);

    const users = await app.open('/admin/users', { user: admin, device });
    await users.getByRole('button', { name: `Password reset link for ${user.email}` }).click();
    await users.getByRole('button', { name: 'Create link' }).click();
    const shown = await users.getByLabel(`Link for ${user.email}`, { exact: true }).inputValue();
    expect(shown.startsWith(`${app.url}/reset-password#token=`)).toBe(true);
    await expectGood(users, device);
    const link = pathOf(shown);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer}`));
    await page.goto(link);
    await expectPath(page, '/reset-password');
    await expectVisible(page.getByRole('heading', { name: 'Choose a new password' }));
    await expectGood(page, device);
    await newPassword(page).fill(NEW_PASSWORD);
    await confirmation(page).fill('seven slow');
    await expectVisible(page.getByText('Passwords do not match', { exact: true }));
    expect(await save(page).isDisabled()).toBe(true);
    await confirmation(page).fill(NEW_PASSWORD);
    await expectGone(page.getByText('Passwords do not match', { exact: true }));
    await save(page).click();
    await expectPath(page, '/dashboard');
    await expectVisible(page.getByText('Your password has been changed, and you are logged in.'));

    const token = new URLSearchParams(link.split('#')[1]).get('token') ?? '';
    expect(token.length).toBeGreaterThan(20);
    // Not even to our own server, whose proxy may keep a log of addresses.
    expect(sent.filter((url) => url.includes(token))).toEqual([]);
    expect(await isAlive(app.url, user.token)).toBe(false);
    expect((await logIn(app.url, user.email, user.password)).status).toBe(401);
    expect((await logIn(app.url, user.email, NEW_PASSWORD)).status).toBe(200);
    // Back does not bring the link up again.
    await page.goBack();
    expect(page.url()).not.toContain(token);
  });
});

describe('the question for a link', () => {
  it('is the login form’s alone, not that of a new account', async () => {
    const page = await app.open('/login?mode=register');
    await expectVisible(page.getByRole('heading', { name: 'Create Account' }));
    expect(await page.getByRole('link', { name: 'Forgot your password?' }).count()).toBe(0);
  });
});

describe('a link', () => {
  it('that was used leads to a new one', async () => {
    const user = await app.newUser();
    const link = await handedLink(user);
    const first = await app.open(link);
    const second = await app.open(link, { tolerates: FAILED_LOAD });
    for (const page of [first, second]) {
      await newPassword(page).fill(NEW_PASSWORD);
      await confirmation(page).fill(NEW_PASSWORD);
    }
    await save(first).click();
    await expectPath(first, '/dashboard');
    await save(second).click();
    await expectVisible(second.getByRole('heading', { name: 'This link no longer works' }));
    await expectAccessible(second);
    await second.getByRole('link', { name: 'Ask for a new link' }).click();
    await expectPath(second, '/forgot-password');
  });

  it('opened where another one is open already takes its place', async () => {
    const page = await app.open('/reset-password#token=an-old-one');
    await expectPath(page, '/reset-password');
    await newPassword(page).fill('typed for the old one');
    await page.goto(await handedLink(await app.newUser()));
    await expectValue(newPassword(page), '');
    await expect.poll(() => page.url()).not.toContain('token');
  });

  it('without a token says so at once', async () => {
    for (const path of ['/reset-password', '/reset-password#token=']) {
      const page = await app.open(path);
      await expectVisible(page.getByRole('heading', { name: 'This link no longer works' }));
    }
  });

  it('refuses a poor password beside its field, and works with a better one', async () => {
    const user = await app.newUser();
    const page = await app.open(await handedLink(user), { tolerates: FAILED_LOAD });
    await newPassword(page).fill('password123');
    await confirmation(page).fill('password123');
    await save(page).click();
    const field = newPassword(page);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expectValue(field, 'password123');
    await field.fill(NEW_PASSWORD);
    await confirmation(page).fill(NEW_PASSWORD);
    await save(page).click();
    await expectPath(page, '/dashboard');
  });

  it('is sent once, whatever is typed and pressed meanwhile', async () => {
    const user = await app.newUser();
    const page = await app.open(await handedLink(user));
    let sent = 0;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/password/reset', async (route) => {
      sent += 1;
      await held;
      await route.fallback();
    });
    await newPassword(page).fill(NEW_PASSWORD);
    await confirmation(page).fill(NEW_PASSWORD);
    await save(page).click();
    await expect.poll(() => sent).toBe(1);
    await newPassword(page).fill(`${NEW_PASSWORD}!`);
    await confirmation(page).fill(`${NEW_PASSWORD}!`);
    await confirmation(page).press('Enter');
    letGo();
    await expectPath(page, '/dashboard');
    expect(sent).toBe(1);
    expect((await logIn(app.url, user.email, NEW_PASSWORD)).token).toBeDefined();
  });

  it('says that the password is changed when the profile does not follow', async () => {
    const user = await app.newUser();
    const page = await app.open(await handedLink(user), { tolerates: FAILED_LOAD });
    await page.route('**/api/verify-token', (route) => route.abort());
    await newPassword(page).fill(NEW_PASSWORD);
    await confirmation(page).fill(NEW_PASSWORD);
    await save(page).click();
    await expectPath(page, '/login');
    await expectVisible(page.getByText('Your password has been changed. Please log in with it.'));
    expect((await logIn(app.url, user.email, NEW_PASSWORD)).token).toBeDefined();
  });

  it('keeps what was typed when nobody answers', async () => {
    const user = await app.newUser();
    const page = await app.open(await handedLink(user), { tolerates: FAILED_LOAD });
    await page.route('**/api/password/reset', (route) => route.abort(), { times: 1 });
    await newPassword(page).fill(NEW_PASSWORD);
    await confirmation(page).fill(NEW_PASSWORD);
    await save(page).click();
    await expectVisible(page.getByText(/^We couldn’t change the password\. We couldn’t reach/));
    await expectValue(newPassword(page), NEW_PASSWORD);
    await save(page).click();
    await expectPath(page, '/dashboard');
  });
});

describe('where a mail server is set', () => {
  // Nobody is there: the mail waits in the ledger.
  const withMail = useOwnApp(() => ({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'mail@example.com',
  }));

  it('the page says that the link is sent, for every address alike', async () => {
    const page = await withMail.open('/forgot-password');
    await expectVisible(page.getByText(/^Enter your email address and we’ll send you a link/));
    await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expectVisible(
      page.getByText('If this address has an account, a link is on its way.', { exact: true }),
    );
  });

  it('keeps the address when nobody answers', async () => {
    const page = await withMail.open('/forgot-password', { tolerates: FAILED_LOAD });
    await page.route('**/api/password/forgot', (route) => route.abort());
    await page.getByLabel('Email', { exact: true }).fill('somebody@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expectVisible(page.getByText(/^We couldn’t send the link\. We couldn’t reach/));
    await expectValue(page.getByLabel('Email', { exact: true }), 'somebody@example.com');
  });
});
