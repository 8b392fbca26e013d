import { expect, it } from 'vitest';
import { callAs } from '../fixtures/api-call.ts';
import { expectGone, expectPath, expectVisible } from '../fixtures/expectations.ts';
import { useOwnApp } from '../fixtures/fixtures.ts';
import { keptToken } from '../fixtures/page-parts.ts';

/** Offers of a server that sends mail. Nobody is there to take it. */
const app = useOwnApp(() => ({
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'mail@example.com',
}));
const NO_MAIL = 'This server doesn’t send email.';

it('sends news to who registers and asks for them', async () => {
  const page = await app.open('/login?mode=register', { timeZone: 'Europe/London' });
  await page.getByLabel('Email').fill('news@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a quiet river');
  await page.getByLabel('Confirm password', { exact: true }).fill('a quiet river');
  await expectVisible(page.getByText('By email, until you unsubscribe.'));
  await page.getByLabel('Send me news').check();
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expectPath(page, '/dashboard');
  const caller = { token: (await keptToken(page)) ?? '' };
  expect(await callAs(app.url, caller, 'GET', '/user/email-preferences')).toMatchObject({
    marketing: true,
    productUpdates: true,
    tips: true,
  });
});

it('says of no invitation and no preference that nothing can be sent', async () => {
  const [bob, anna] = [await app.newUser(), await app.newUser()];
  const invited = await callAs<{ url: string | null }>(app.url, bob, 'POST', '/user/people', {
    email: anna.email,
    role: 'sees',
  });
  // Mailed to her alone.
  expect(invited.url).toBeNull();
  const page = await app.open('/people', { user: bob });
  await expectVisible(page.getByText('Invited. The link works for 7 days.'));
  await expectGone(page.getByText(NO_MAIL));
  await page.goto(`${app.url}/settings/privacy`);
  await expectVisible(page.getByRole('switch', { name: 'Tips' }));
  await expectGone(page.getByText(NO_MAIL));
});
