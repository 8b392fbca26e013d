// Shows 37.1, 53.1.
import { expect, it } from 'vitest';
import { isAlive } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';
import { findCard } from '../fixtures/page-parts.ts';

const app = useApp();

it('a token is made, shown once, and deleted after a question', async () => {
  const user = await app.newUser();
  const page = await app.open('/security', { user });
  const card = findCard(page, 'API tokens');
  await expectVisible(card.getByText('You have no tokens.'));
  await card.getByRole('button', { name: 'Create a token' }).click();
  const form = page.getByRole('dialog', { name: 'Create a token' });
  await form.getByRole('button', { name: 'Create a token' }).click();
  await expectVisible(form.getByText('Enter a name.').first());
  await form.getByLabel('Name', { exact: true }).fill('Kitchen scale');
  await form.getByLabel('Permissions').selectOption('Read and log');
  await expectVisible(form.getByText('Can also log doses, weights, measurements and symptoms.'));
  await form.getByRole('button', { name: 'Create a token' }).click();
  const made = page.getByRole('dialog', { name: 'Your new token' });
  const token = await made.getByLabel('Token', { exact: true }).inputValue();
  await made.getByRole('button', { name: 'Done' }).click();
  await expectVisible(card.getByRole('heading', { name: 'Kitchen scale' }));
  await expectVisible(card.getByText('Read and log. No expiry.'));
  expect(await isAlive(app.url, token)).toBe(true);
  expect(await page.content()).not.toContain(token);

  await card.getByRole('button', { name: 'Revoke Kitchen scale' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke this token?' });
  await question.getByRole('button', { name: 'Revoke token' }).click();
  await expectGone(card.getByRole('heading', { name: 'Kitchen scale' }));
  expect(await isAlive(app.url, token)).toBe(false);
});

it('a phone sends to the address that the page shows, and what it sent is taken back', async () => {
  const user = await app.newUser();
  const page = await app.open('/security', { user });
  const card = findCard(page, 'API tokens');
  await card.getByRole('button', { name: 'Send from a phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send from a phone' });
  const address = await dialog.getByLabel('Health Auto Export', { exact: true }).inputValue();
  const data = [{ date: '2026-01-04 07:01:00 -0600', qty: 200 }];
  const sent = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { metrics: [{ name: 'weight_body_mass', units: 'lb', data }] } }),
  });
  expect(await sent.json()).toMatchObject({ added: { weights: 1 } });

  await page.goto(`${app.url}/import`);
  const undo = page.getByRole('button', { name: /Health Auto Export, sent automatically/ });
  await undo.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expectGone(undo);
});

it('the question gives the focus back, and goes with its page', async () => {
  const user = await app.newUser();
  const page = await app.open('/security', { user });
  const card = findCard(page, 'API tokens');
  await card.getByRole('button', { name: 'Create a token' }).click();
  const form = page.getByRole('dialog', { name: 'Create a token' });
  await form.getByLabel('Name', { exact: true }).fill('Scale');
  await form.getByRole('button', { name: 'Create a token' }).click();
  await page.getByRole('dialog', { name: 'Your new token' }).getByText('Done').click();
  const ask = card.getByRole('button', { name: 'Revoke Scale' });
  const question = page.getByRole('dialog', { name: 'Revoke this token?' });
  await ask.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expectGone(question);
  expect(await ask.evaluate((button) => button === document.activeElement)).toBe(true);

  await ask.click();
  await expectVisible(question);
  const link = page.locator('a[href="/dashboard"]').first();
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expectGone(question);
});
