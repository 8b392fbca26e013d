// Shows 2.112, 4.28, 7.10, 8.41, 39.14.
import { describe, expect, it } from 'vitest';
import { type ApiUser, isAlive, logIn } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import {
  expectGone,
  expectPath,
  expectRed,
  expectValue,
  expectVisible,
} from '../fixtures/expectations.ts';
import { PHONE, useApp, useOwnApp } from '../fixtures/fixtures.ts';
import { holdTime } from '../fixtures/held-time.ts';
import { keptToken } from '../fixtures/page-parts.ts';
import { answer, refuse } from '../fixtures/replies.ts';
import { openSettings } from './settings-screen.ts';

const app = useApp();

/** A session of the same account on another device. */
const anotherSession = async (user: ApiUser): Promise<string> =>
  (await logIn(app.url, user.email, user.password)).token ?? '';

describe('email preferences', () => {
  const saved = 'Email preferences updated successfully!';

  it('are saved at once, and the sentence about it goes after 3 seconds', async () => {
    const { user, page, message, topic } = await openSettings(app);
    await expectVisible(topic('Tips'));
    const time = await holdTime(page);
    await topic('Tips').click();
    await time.until(message(saved));
    await expect
      .poll(() => user.emailPreferences())
      .toEqual({ marketing: true, productUpdates: true, tips: false, unsubscribed: false });
    await time.pass(2500);
    expect(await message(saved).count()).toBe(1);
    await time.pass(500);
    await expectGone(message(saved));
    await time.release();
    await page.reload();
    await expect.poll(() => topic('Tips').isChecked()).toBe(false);
    expect(await topic('Marketing').isChecked()).toBe(true);
  });

  it('are hidden while unsubscribed, and all come back on', async () => {
    const { user, email, topic } = await openSettings(app);
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

  it('say that one change failed, also when the next one is saved', async () => {
    const { user, page, email, message, topic } = await openSettings(app, {
      tolerates: FAILED_LOAD,
    });
    await expectVisible(topic('Tips'));
    let isFirst = true;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await answer(page, 'PATCH', '**/api/user/email-preferences', async (route) => {
      if (!isFirst) return route.fallback();
      isFirst = false;
      await held;
      await refuse(route);
    });
    await topic('Tips').click();
    await topic('Marketing').click();
    letGo();
    await expect
      .poll(() => user.emailPreferences())
      .toEqual({ marketing: false, productUpdates: true, tips: true, unsubscribed: false });
    await expect.poll(() => topic('Tips').isChecked()).toBe(true);
    await expectGone(message(saved));
    await expectVisible(
      email.getByText('Failed to update email preferences. Please try again.', { exact: true }),
    );
  });

  it('go back to what is stored when that fails, and say so', async () => {
    const { user, page, topic } = await openSettings(app, { tolerates: FAILED_LOAD });
    await answer(page, 'PATCH', '**/api/user/email-preferences', refuse);
    await expectVisible(topic('Product updates'));
    await topic('Product updates').click();
    await expectRed(
      page.getByText('Failed to update email preferences. Please try again.', { exact: true }),
    );
    await expect.poll(() => topic('Product updates').isChecked()).toBe(true);
    expect(await user.emailPreferences()).toMatchObject({ productUpdates: true });
  });
});

describe('the account', () => {
  it('is named', async () => {
    const { user, page } = await openSettings(app, { device: PHONE, path: '/settings/account' });
    const facts = page.getByRole('main').getByRole('definition');
    await expectVisible(facts.getByText(user.email, { exact: true }));
    await expectVisible(facts.getByText('User', { exact: true }));
  });

  it('gets another password: the old one and every other session end', async () => {
    const { user, page, password } = await openSettings(app, {
      path: '/security',
      tolerates: FAILED_LOAD,
    });
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
    await expectVisible(
      password.getByText('Password changed. Every other device has been logged out.'),
    );
    await expectValue(current, '');
    expect((await logIn(app.url, user.email, user.password)).status).toBe(401);
    expect((await logIn(app.url, user.email, 'a quiet river')).status).toBe(200);
    expect(await isAlive(app.url, other)).toBe(false);
    // This one goes on.
    const token = await keptToken(page);
    expect(await isAlive(app.url, token ?? '')).toBe(true);
    await page.reload();
    await expectVisible(page.getByRole('heading', { name: 'Change password', exact: true }));
  });

  it('is logged out everywhere else', async () => {
    const { user, devices, press } = await openSettings(app, { path: '/security' });
    const other = await anotherSession(user);
    expect(await isAlive(app.url, other)).toBe(true);
    await press('Log out everywhere else');
    await expectVisible(devices.getByText('You’ve been logged out everywhere else.'));
    expect(await isAlive(app.url, other)).toBe(false);
    expect(await isAlive(app.url, user.token)).toBe(true);
  });

  it('is deleted for its password and a typed word only', async () => {
    const { user, page, dialog, press } = await openSettings(app, {
      device: PHONE,
      path: '/settings/account',
      tolerates: FAILED_LOAD,
    });
    const asks = dialog('Delete my account');
    const go = asks.getByRole('button', { name: 'Delete permanently' });
    const password = asks.getByLabel('Password', { exact: true });
    const word = asks.getByLabel('Type DELETE to confirm');
    await press('Delete my account');
    await expectVisible(asks.getByText('Copies may stay in the backups of this server.'));
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
    await expectVisible(page.getByText('Your account and everything in it have been deleted.'));
    await expectVisible(
      page.getByRole('link', { name: 'Log in to save your doses and manage pens' }),
    );
    expect(await keptToken(page)).toBeNull();
    expect(await isAlive(app.url, user.token)).toBe(false);
    expect((await logIn(app.url, user.email, user.password)).status).toBe(401);
  });

  it('is kept by whoever thinks better of it', async () => {
    const { user, dialog, press } = await openSettings(app);
    await press('Delete my account');
    await dialog('Delete my account').getByRole('button', { name: 'Keep my account' }).click();
    await expectGone(dialog('Delete my account'));
    expect(await isAlive(app.url, user.token)).toBe(true);
  });
});

describe('a server that makes backups', () => {
  const own = useOwnApp(() => ({ BACKUP_EVERY: '12h', BACKUP_KEEP: '28' }));

  it('says for how many days they keep what is deleted, before anybody decides', async () => {
    const { page, dialog, press } = await openSettings(own, { path: '/settings/account' });
    const sentence =
      'Copies may stay in this server’s backups for up to 14 days, and longer in one made before an upgrade.';
    await expectVisible(page.getByText(sentence));
    await press('Delete my account');
    await expectVisible(dialog('Delete my account').getByText(sentence));
  });
});
