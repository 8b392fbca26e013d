// Shows 36.1.
import { expect, it } from 'vitest';
import {
  stepAt,
  totpCode,
} from '../../apps/server/src/features/account/auth/second-factor/totp.ts';
import { isAlive, logIn } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';
import { findCard } from '../fixtures/page-parts.ts';

const app = useApp();

it('a session that is ended on one device is over on the other', async () => {
  const user = await app.newUser();
  const other = (await logIn(app.url, user.email, user.password)).token ?? '';
  const page = await app.open('/settings', { user });
  await page.getByRole('link', { name: /^Security/ }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Security' }));
  const card = findCard(page, 'Where you’re logged in');
  await expectVisible(card.getByText('This device', { exact: true }));
  await card.getByRole('button', { name: /^Log out Unknown device, since / }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out this device?' });
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expectGone(card.getByRole('button', { name: /^Log out Unknown device/ }));
  expect(await isAlive(app.url, other)).toBe(false);
  expect(await isAlive(app.url, user.token)).toBe(true);
});

it('an authenticator app is set up, asked for, and replaced by a recovery code once', async () => {
  const user = await app.newUser();
  const page = await app.open('/security', { user, tolerates: FAILED_LOAD });
  const card = findCard(page, 'Authenticator app');
  await card.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await dialog.getByLabel('Password', { exact: true }).fill(user.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectVisible(dialog.getByRole('img', { name: 'QR code of the key' }));
  const secret = await dialog.getByLabel('Key', { exact: true }).inputValue();
  const codeNow = (by: number) => totpCode(secret, stepAt(Date.now()) + by);
  await dialog.getByLabel('Code', { exact: true }).fill(codeNow(-1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).innerText();
  const [recovery = ''] = codes.split('\n');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expectVisible(card.getByText('Recovery codes left: 10.'));

  const other = await app.open('/login', { tolerates: FAILED_LOAD });
  const logInBy = async (code: string) => {
    await other.getByLabel('Email', { exact: true }).fill(user.email);
    await other.getByLabel('Password', { exact: true }).fill(user.password);
    await other.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    const field = other.getByLabel('Code', { exact: true });
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    await field.fill('000');
    await other.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expectVisible(other.getByRole('alert').getByText('This code is wrong'));
    await field.fill(code);
    await other.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expectPath(other, '/dashboard');
  };
  await logInBy(codeNow(0));
  await other.evaluate(() => localStorage.clear());
  await other.goto(`${app.url}/login`);
  await logInBy(recovery);
  await page.reload();
  await expectVisible(card.getByText('Recovery codes left: 9.'));
});
