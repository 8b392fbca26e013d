// Shows 37.8.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type ApiUser, forgetConfirmations } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { useOwnApp } from '../fixtures/fixtures.ts';
import { settingsOfOwnAddress } from '../fixtures/free-port.ts';
import { findCard } from '../fixtures/page-parts.ts';

/** Browsers take no passkey at an address of numbers. */
const named = (url: string) => url.replace('127.0.0.1', 'localhost');

const app = useOwnApp(async () => {
  const { PORT, PUBLIC_URL } = await settingsOfOwnAddress();
  return { PORT, PUBLIC_URL: named(PUBLIC_URL) };
});

/** Gives a page's browser a device that is unlocked whenever it is asked. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

const logInWithPassword = async (page: Page, { email, password }: ApiUser) => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expectPath(page, '/dashboard');
};

const logOut = async (page: Page) => {
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${named(app.url)}/login`);
};

it('a passkey is made, logs in without a password, and is deleted', async () => {
  const user = await app.newUser();
  const page = await app.open(`${named(app.url)}/login`, { tolerates: FAILED_LOAD });
  const unlocks = await addAuthenticator(page);
  await logInWithPassword(page, user);
  await page.goto(`${named(app.url)}/security`);
  const card = findCard(page, 'Passkeys');
  await expectVisible(card.getByText('You have no passkeys.'));
  await card.getByRole('button', { name: 'Create a passkey' }).click();
  await expectVisible(card.getByText('Not used yet.'));
  await card.getByRole('button', { name: 'Create a passkey' }).click();
  await expectVisible(card.getByText('You already have a passkey on this device.'));

  await logOut(page);
  const button = page.getByRole('button', { name: 'Log in with a passkey' });
  await unlocks(false);
  await button.click();
  await expectVisible(page.getByText('No passkey was used.'));
  await unlocks(true);
  await button.click();
  await expectPath(page, '/dashboard');

  await page.goto(`${named(app.url)}/security`);
  await expectVisible(card.getByText('Last used'));
  await card.getByRole('button', { name: /^Delete / }).click();
  const question = page.getByRole('dialog', { name: 'Delete this passkey?' });
  await question.getByRole('button', { name: 'Delete passkey' }).click();
  await expectGone(card.getByText('Last used'));

  await logOut(page);
  await button.click();
  await expectVisible(page.getByText('No account here uses this passkey.'));
});

it('a passkey confirms who it is, stays with a new password, and goes where that is wished', async () => {
  const user = await app.newUser();
  const page = await app.open(`${named(app.url)}/login`, { tolerates: FAILED_LOAD });
  await addAuthenticator(page);
  await logInWithPassword(page, user);
  await page.goto(`${named(app.url)}/security`);
  const card = findCard(page, 'Passkeys');
  await card.getByRole('button', { name: 'Create a passkey' }).click();
  await expectVisible(card.getByText('Not used yet.'));
  await forgetConfirmations(app);
  await findCard(page, 'API tokens').getByRole('button', { name: 'Create a token' }).click();
  const form = page.getByRole('dialog', { name: 'Create a token' });
  await form.getByLabel('Name', { exact: true }).fill('Pump');
  await form.getByRole('button', { name: 'Create a token' }).click();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expectVisible(page.getByRole('dialog', { name: 'Your new token' }));

  await page.goto(`${named(app.url)}/security`);
  const password = findCard(page, 'Change password');
  await password.getByLabel('Current password', { exact: true }).fill(user.password);
  await password.getByLabel('New password', { exact: true }).fill('staple battery horse');
  await password.getByLabel('Confirm new password', { exact: true }).fill('staple battery horse');
  await password.getByRole('button', { name: 'Change password' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your passkeys too?' });
  await expectVisible(question.getByText('Chrome on Linux'));
  await question.getByRole('button', { name: 'Keep them' }).click();
  await findCard(page, 'Where you’re logged in')
    .getByRole('button', { name: 'Log out everywhere else' })
    .click();
  await question.getByRole('button', { name: 'Delete all passkeys' }).click();
  await expectGone(question);
  await page.goto(`${named(app.url)}/security`);
  await expectVisible(card.getByText('You have no passkeys.'));
});

it('no passkey is offered at another address than the one it would be for', async () => {
  const user = await app.newUser();
  const page = await app.open('/security', { user });
  await expectVisible(findCard(page, 'Passkeys').getByText(/^Passkeys need a recent browser/));
  const login = await app.open('/login');
  await expectVisible(login.getByRole('heading', { name: 'Welcome Back' }));
  await login.waitForLoadState('networkidle');
  expect(await login.getByRole('button', { name: 'Log in with a passkey' }).count()).toBe(0);
});
