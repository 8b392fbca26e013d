// Shows 36.4.
import { expect, it } from 'vitest';
import { isAlive, logIn } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';
import { cardOf } from '../fixtures/page-parts.ts';

const app = useApp();

it('a session that is ended on one device is over on the other', async () => {
  const user = await app.newUser();
  const other = (await logIn(app.url, user.email, user.password)).token ?? '';
  const page = await app.open('/settings', { user });
  await page.getByRole('link', { name: 'See where you are logged in' }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Security' }));
  const card = cardOf(page, 'Logged in here');
  await expectVisible(card.getByText('This one', { exact: true }));
  await card.getByRole('button', { name: /^End Unknown program, since / }).click();
  const dialog = page.getByRole('dialog', { name: 'End this session?' });
  await dialog.getByRole('button', { name: 'End session' }).click();
  await expectGone(card.getByRole('button'));
  expect(await isAlive(app.url, other)).toBe(false);
  expect(await isAlive(app.url, user.token)).toBe(true);
});
