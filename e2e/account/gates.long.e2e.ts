// Shows 35.1.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../apps/server/src/db/engines/open-database.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { DESKTOP, DEVICES, PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { settingsOfOwnAddress } from '../fixtures/free-port.ts';
import { expectGood } from '../fixtures/good-looks.ts';

const app = useOwnApp(async () => ({
  ...(await settingsOfOwnAddress()),
  ADMIN_EMAIL: '',
  ADMIN_PASSWORD: '',
  REGISTRATION: 'invite',
  MARKETING: 'off',
}));

const closed = useOwnApp(async () => ({ REGISTRATION: 'closed' }));

const PASSWORD = 'correct horse battery';

/** The code that the server printed when it started. */
const setupCode = async (): Promise<string> => {
  const db = openDatabase({ engine: 'sqlite', file: join(app.dataFolder, 'dosewise.db') });
  const row = await db
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', 'setup')
    .executeTakeFirstOrThrow();
  await db.destroy();
  return row.value;
};

it('a household: the first admin, who invites, and somebody who comes', async () => {
  const code = await setupCode();
  const admin = await app.open(`/setup#${code}`);
  await expectVisible(admin.getByRole('heading', { name: 'Create the first admin account' }));
  await expectGood(admin, DESKTOP);
  expect(new URL(admin.url()).hash).toBe('');
  await admin.getByLabel('Email').fill('root@example.com');
  await admin.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await admin.getByLabel('Confirm new password', { exact: true }).fill(PASSWORD);
  await admin.getByRole('button', { name: 'Create admin' }).click();
  await admin.waitForURL('**/admin');

  await admin.goto('/admin/users');
  await admin.getByLabel('Days the link works').fill('0');
  await admin.getByRole('button', { name: 'Create an invitation' }).click();
  await expectVisible(admin.getByText('Enter a whole number of days from 1 to 90.').first());
  await admin.getByLabel('Days the link works').fill('7');
  await admin.getByRole('button', { name: 'Create an invitation' }).click();
  const link = await admin.getByLabel('Invitation link').inputValue();
  await expectVisible(admin.getByText('For anyone'));
  await expectGood(admin, DESKTOP);
  // Neither in the menu of admins.
  await admin.getByRole('button', { name: 'Admin', exact: true }).click();
  await expectVisible(admin.getByRole('link', { name: 'Pricing' }).first());
  await expectGone(admin.getByRole('link', { name: 'Email Campaigns' }));

  // Nor on their first page, nor at their addresses.
  await admin.goto('/admin');
  await expectVisible(admin.getByRole('main').getByRole('link', { name: /^Pricing/ }));
  await expectGone(admin.getByRole('main').getByRole('link', { name: /Campaigns|Reddit/ }));
  await admin.goto('/admin/email-campaigns');
  await expectVisible(admin.getByRole('heading', { name: 'Page not found' }));
  await admin.goto('/admin/users');

  const path = new URL(link).pathname + new URL(link).search;
  const stranger = await app.open(path, { device: PHONE });
  await expectVisible(stranger.getByText('Accounts here are by invitation'));
  await expectGood(stranger, PHONE);
  await expectGone(stranger.getByRole('link', { name: /Support us with a donation/ }));

  const guest = await app.open(path + new URL(link).hash, { device: PHONE });
  await expectVisible(guest.getByRole('heading', { name: 'Create Account' }));
  expect(new URL(guest.url()).hash).toBe('');
  await expectGone(guest.getByLabel('Send me news'));
  await guest.getByLabel('Email').fill('ada@example.com');
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guest.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await guest.getByRole('combobox', { name: 'Country' }).selectOption('Australia');
  await guest.getByRole('button', { name: 'Create account' }).click();
  await guest.waitForURL('**/dashboard');
  await admin.reload();
  await expectVisible(admin.getByText('No open invitations.'));

  const second = await app.open(`/setup#${code}`, { tolerates: FAILED_LOAD });
  await second.getByLabel('Email').fill('eve@example.com');
  await second.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await second.getByLabel('Confirm new password', { exact: true }).fill(PASSWORD);
  await second.getByRole('button', { name: 'Create admin' }).click();
  await expectVisible(second.getByText('This link works only once, and has already been used.'));
  expect(new URL(second.url()).pathname).toBe('/setup');
});

it.each(['/', '/calculator', '/login', '/dashboard'])(
  'without marketing %s asks for nothing as it is delivered, nor once it has come alive',
  async (path) => {
    const delivered = await (await fetch(app.url + path)).text();
    expect(delivered).not.toMatch(/buymeacoffee|Support us|data-marketing/);
    expect(await (await fetch(closed.url + path)).text()).toMatch(/buymeacoffee/);
    const page = await app.open(path);
    await expectVisible(page.getByRole('contentinfo'));
    expect(await page.getByRole('link', { name: /donation/ }).count()).toBe(0);
    expect(await page.getByText('Keep your own record, free of charge').count()).toBe(0);
  },
);

it.each(DEVICES)('says on a $name that a closed server takes no accounts', async (device) => {
  const page = await closed.open('/login?mode=register', { device });
  await expectVisible(
    page.getByRole('heading', { name: 'This server isn’t accepting new accounts' }),
  );
  await expectGood(page, device);
  expect(await page.getByRole('textbox').count()).toBe(0);
  await page.getByRole('main').getByRole('button', { name: 'Log in instead' }).click();
  await expectVisible(page.getByRole('heading', { name: 'Welcome Back' }));
});
