// Shows 38.1.
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { type ApiUser, isAlive, logIn } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectPath, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { linkFrom, mailsTo } from '../fixtures/outbox.ts';
import { findCard, unfoldCard } from '../fixtures/page-parts.ts';

const app = useApp();
const newAddressOf = (user: ApiUser) => user.email.replace('@', '.new@');

/** Asks for another address on the page Security; its link. */
async function ask(page: Page, user: ApiUser): Promise<string> {
  await unfoldCard(page, 'Email address');
  const card = findCard(page, 'Email address');
  await card.getByLabel('New email address').fill(newAddressOf(user));
  await card.getByLabel('Password', { exact: true }).fill(user.password);
  await card.getByRole('button', { name: 'Change address' }).click();
  await expectVisible(card.getByText('This server doesn’t send email.'));
  return linkFrom(app, newAddressOf(user), '/confirm-email#token=');
}

describe.each(DEVICES)('another address, on a $name', (device) => {
  it('is asked for, confirmed by a mailed link, and shown at once; the old one is told', async () => {
    const user = await app.newUser();
    const page = await app.open('/security', { user, device });
    await unfoldCard(page, 'Email address');
    await expectVisible(page.getByText(`Your address is ${user.email}.`));
    const link = await ask(page, user);
    await expectGood(page, device);
    await page.goto(link);
    await expectVisible(page.getByRole('heading', { name: 'Use this address?' }));
    await expectPath(page, '/confirm-email');
    expect(page.url()).not.toContain('token');
    await expectGood(page, device);
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expectVisible(page.getByRole('heading', { name: 'Your address has been changed' }));
    await expectGood(page, device);
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expectPath(page, '/dashboard');
    await page.goto(`${app.url}/security`);
    await unfoldCard(page, 'Email address');
    await expectVisible(page.getByText(`Your address is ${newAddressOf(user)}.`));
    const told = async () => {
      const mails = await mailsTo(app, user.email);
      expect(mails.filter((mail) => mail.includes('was changed'))).toHaveLength(1);
    };
    await vi.waitFor(told, { timeout: 20_000 });
    expect(await isAlive(app.url, user.token)).toBe(true);
    expect((await logIn(app.url, user.email, user.password)).status).toBe(401);
    expect((await logIn(app.url, newAddressOf(user), user.password)).status).toBe(200);
  });
});

it('is confirmed by a browser that is not logged in, once', async () => {
  const user = await app.newUser();
  const link = await ask(await app.open('/security', { user }), user);
  const page = await app.open(link, { tolerates: FAILED_LOAD });
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expectVisible(page.getByText(`Log in with ${newAddressOf(user)} from now on.`));
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expectVisible(page.getByRole('heading', { name: 'This link no longer works' }));
});
