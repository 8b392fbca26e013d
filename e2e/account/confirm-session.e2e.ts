// Shows 42.2.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  stepAt,
  totpCode,
} from '../../apps/server/src/features/account/auth/second-factor/totp.ts';
import { callAs, sendAs } from '../fixtures/api-call.ts';
import { forgetConfirmations } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { mailsTo } from '../fixtures/outbox.ts';
import { findCard, unfoldCard } from '../fixtures/page-parts.ts';

const app = useApp();

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Confirm' });

async function askForToken(page: Page) {
  await unfoldCard(page, 'API tokens');
  await findCard(page, 'API tokens').getByRole('button', { name: 'Create a token' }).click();
  const form = page.getByRole('dialog', { name: 'Create a token' });
  await form.getByLabel('Name', { exact: true }).fill('Kitchen scale');
  await form.getByRole('button', { name: 'Create a token' }).click();
  return form;
}

const expectMade = (page: Page) =>
  expectVisible(page.getByRole('dialog', { name: 'Your new token' }));

describe.each(DEVICES)('what opens a door, on a $name', (device) => {
  it('asks who it is, keeps what was typed where nobody answers, and goes on by itself', async () => {
    const user = await app.newUser();
    await forgetConfirmations(app);
    const page = await app.open('/security', { user, device, tolerates: FAILED_LOAD });
    const form = await askForToken(page);
    await expectVisible(question(page));
    await expectGood(page, device);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expectGone(question(page));
    await expectVisible(form.getByText('You didn’t confirm, so nothing was changed.'));
    expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('Kitchen scale');
    await form.getByRole('button', { name: 'Create a token' }).click();
    await question(page).getByLabel('Your password', { exact: true }).fill('not my password');
    await confirm(page).click();
    await expectVisible(question(page).getByText('This is not your password.'));
    await question(page).getByLabel('Your password', { exact: true }).fill(user.password);
    await confirm(page).click();
    await expectMade(page);
    await expect
      .poll(async () => (await mailsTo(app, user.email)).join('\n'), { timeout: 20_000 })
      .toContain('Your account: an API token was created');
  });
});

it('takes a code of the authenticator app', async () => {
  const user = await app.newUser();
  const { password } = user;
  const begun = callAs<{ secret: string }>(app.url, user, 'POST', '/user/totp', { password });
  const { secret } = await begun;
  const codeNow = (by: number) => totpCode(secret, stepAt(Date.now()) + by);
  await sendAs(app.url, user, 'POST', '/user/totp/confirm', { code: codeNow(-1) });
  await forgetConfirmations(app);
  const page = await app.open('/security', { user, tolerates: FAILED_LOAD });
  await askForToken(page);
  await question(page).getByRole('button', { name: 'Use a code instead' }).click();
  await question(page).getByLabel('Code from your authenticator app').fill(codeNow(0));
  await confirm(page).click();
  await expectMade(page);
});
