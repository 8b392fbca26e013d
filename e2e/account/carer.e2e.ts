// Shows 35.1, 51.1.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { itAtLength } from '../../apps/server/src/testing/long-run.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectPath, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { HELD_PHONE, useApp } from '../fixtures/fixtures.ts';
import { expectGood } from '../fixtures/good-looks.ts';
import { findCard, keptToken, submitLogin } from '../fixtures/page-parts.ts';
import { type Thumb, thumbOn } from '../fixtures/thumb.ts';

/** A family's server: it sends no mail, and its operator set no address. */
const app = useApp();

const PASSWORD = 'seven slow green boats';
const device = HELD_PHONE;

/** More, then a page of the menu. */
const goTo = async (page: Page, thumb: Thumb, name: string) => {
  await thumb.tap(page.getByRole('button', { name: 'More, open menu' }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await thumb.tap(menu.getByRole('link', { name, exact: true }));
};

/** Invites from Today on; the link that the one who invites is shown. */
const invite = async (page: Page, thumb: Thumb, email: string): Promise<string> => {
  await goTo(page, thumb, 'People');
  await thumb.tap(page.getByRole('button', { name: 'Invite someone' }));
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await expectVisible(dialog.getByText(/This server doesn’t send email\. You’ll get a link/));
  await dialog.getByLabel('Email address').fill(email);
  await thumb.tap(dialog.getByRole('button', { name: 'Create link' }));
  return page.getByLabel(`Link for ${email}`, { exact: true }).inputValue();
};

it('goes from nothing to the records of the other one, on a server without mail', async () => {
  const bob = await app.newUser();
  await bob.addSymptom({ category: 'nausea' });
  const bobs = await app.open('/dashboard', { user: bob, device });
  const thumb = thumbOn(bobs);
  const email = `anna-${Date.now()}@example.com`;
  const link = await invite(bobs, thumb, email);
  expect([thumb.taps, thumb.scrolls]).toEqual([4, 0]);
  // As in the address bar, whatever the server believes of itself.
  expect(link).toMatch(new RegExp(`^${app.url}/people#[\\w-]+$`));
  const made = bobs.getByRole('dialog', { name: 'Invitation link' });
  await expectVisible(made.getByRole('button', { name: 'Copy' }));
  await expectVisible(made.getByRole('link', { name: 'Email it' }));
  await expectGood(bobs, device);
  await made.getByRole('button', { name: 'Done' }).click();
  await expectVisible(bobs.getByText('Invited, but not accepted yet. The link works for 7 days.'));
  await expectGood(bobs, device);

  const annas = await app.open(link, { device });
  await expectVisible(annas.getByRole('heading', { name: `${bob.email} has invited you` }));
  await expectVisible(annas.getByText(/able to see their records, plan and report/));
  expect(annas.url()).not.toContain('#');
  await expectGood(annas, device);
  await annas.getByRole('link', { name: 'Create an account' }).click();
  await expectValue(annas.getByLabel('Email', { exact: true }), email);
  await annas.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await annas.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await annas.getByRole('button', { name: 'Create account' }).click();
  await expectPath(annas, '/people');
  await annas.getByRole('button', { name: 'Accept' }).click();
  await annas.getByRole('button', { name: `Show records of ${bob.email}` }).click();
  await expectPath(annas, '/dashboard');
  await annas.goto(`${app.url}/symptoms`);
  await expectVisible(findCard(annas, 'History').getByText('Nausea'));
});

it('finds what waits after a login, and a new link in place of a lost one', async () => {
  const [bob, anna] = [await app.newUser(), await app.newUser()];
  const bobs = await app.open('/dashboard', { user: bob, device });
  const lost = await invite(bobs, thumbOn(bobs), anna.email);
  await bobs.getByRole('button', { name: 'Done' }).click();

  const annas = await app.open('/dashboard', { user: anna, device, tolerates: FAILED_LOAD });
  await expectVisible(annas.getByText(`${bob.email} has invited you to see their records.`));
  await expectGood(annas, device);
  await annas.getByRole('link', { name: 'See the invitation' }).click();
  await expectVisible(findCard(annas, 'People whose records you can see').getByText(bob.email));
  await expectVisible(annas.getByText(/If you don’t have it, ask them for a new one\./));
  await expectGood(annas, device);

  await bobs.getByRole('button', { name: `New link for ${anna.email}` }).click();
  const link = await bobs.getByLabel(`Link for ${anna.email}`, { exact: true }).inputValue();
  expect(link).not.toBe(lost);
  await annas.goto(lost);
  await expectVisible(annas.getByRole('heading', { name: 'This invitation no longer works' }));
  await annas.getByRole('button', { name: 'Continue' }).click();
  await annas.goto(link);
  await annas.getByRole('button', { name: 'Accept' }).click();
  await expectVisible(annas.getByText(`You can now see ${bob.email}’s records.`));
});

itAtLength('tells another account whose invitation it is, and leads to the right one', async () => {
  const [bob, anna, other] = [await app.newUser(), await app.newUser(), await app.newUser()];
  const bobs = await app.open('/dashboard', { user: bob, device });
  const link = await invite(bobs, thumbOn(bobs), anna.email);

  const page = await app.open(link, { user: other, device });
  await expectVisible(page.getByText(new RegExp(`you are logged in as ${other.email}`)));
  expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0);
  await expectGood(page, device);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expectValue(page.getByLabel('Email', { exact: true }), anna.email);
  await submitLogin(page, anna);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expectVisible(page.getByText(`You can now see ${bob.email}’s records.`));
});

it('shares a report in four presses, with the address of the bar', async () => {
  const user = await app.newUser();
  const page = await app.open('/dashboard', { user, device });
  const thumb = thumbOn(page);
  await goTo(page, thumb, 'Report');
  await thumb.tap(page.getByRole('button', { name: 'Share a link' }));
  // A person reads before the next press. Two at once in one place would be a double click, which is not heard.
  await page.getByRole('heading', { name: 'Share this report' }).tap();
  await thumb.tap(page.getByRole('button', { name: 'Create link' }));
  const link = await page.getByLabel('Link to your report').inputValue();
  expect(link).toMatch(new RegExp(`^${app.url}/s/[\\w-]+$`));
  expect([thumb.taps, thumb.scrolls]).toEqual([4, 0]);
  const shared = await app.open(link, { device });
  await expectVisible(shared.getByRole('main').getByRole('heading').first());
  expect(await keptToken(shared)).toBe(null);
});
