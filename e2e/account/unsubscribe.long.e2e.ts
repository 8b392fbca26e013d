import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addTemplate } from '../admin/email-screen.ts';
import { sendAs } from '../fixtures/api-call.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectPath, expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { settingsOfOwnAddress } from '../fixtures/free-port.ts';
import { expectGood, LOOKS } from '../fixtures/good-looks.ts';
import { linkFrom } from '../fixtures/outbox.ts';
import { asServer } from '../fixtures/replies.ts';

// The page behind the mailed link is found by its full address.
const app = useOwnApp(settingsOfOwnAddress);
const UNSUBSCRIBE = 'Unsubscribe from these emails';
let admin: ApiUser;

/** Mails a campaign to everyone, so that each user has a link. */
const mailEverybody = async () => {
  const campaign = await addCampaign(app, admin, await addTemplate(app, admin));
  await sendAs(app.url, admin, 'POST', `/admin/email-campaigns/${campaign._id}/send`);
};

const linkOf = (user: ApiUser) =>
  linkFrom(app, user.email, '(?:/unsubscribe#token=|/api/mail/unsubscribe/)');

const users: ApiUser[] = [];
let links: string[] = [];
const nextUser = (): readonly [ApiUser, string] => {
  const user = users.pop();
  const link = links.pop();
  if (!user || !link) throw new Error('More users are needed.');
  return [user, link];
};
beforeAll(async () => {
  admin = await app.newAdmin();
  for (let count = 0; count < 8; count += 1) users.push(await app.newUser());
  await mailEverybody();
  links = await Promise.all(users.map(linkOf));
});

const button = (page: Page) => page.getByRole('button', { name: UNSUBSCRIBE, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

describe.each(LOOKS)('on a $device.name, $theme,', ({ device, theme }) => {
  it('a mailed link asks, and one press unsubscribes, without a login', async () => {
    const [user, link] = nextUser();
    const page = await app.open(link, { device, theme });
    await expectVisible(button(page));
    await expect.poll(() => page.title()).toBe('Unsubscribe · Dosewise');
    await expectVisible(page.getByText(/•@example\.com/));
    expect(await page.getByText(user.email).count()).toBe(0);
    await expectGood(page, device);
    // So far nothing has changed: scanners follow links too.
    expect(await user.emailPreferences()).toMatchObject({ unsubscribed: false });
    await button(page).click();
    await expectVisible(heading(page, 'You are unsubscribed'));
    await expectGood(page, device);
    expect(await user.emailPreferences()).toEqual({
      marketing: false,
      productUpdates: false,
      tips: false,
      unsubscribed: true,
    });
    await page.reload();
    await expectVisible(heading(page, 'You are already unsubscribed'));
    await expectGood(page, device);
  });

  it('a dead link says what to do', async () => {
    const page = await app.open('/unsubscribe#token=nonsense', {
      device,
      theme,
      tolerates: FAILED_LOAD,
    });
    await expectVisible(heading(page, 'This link doesn’t work'));
    await page.getByRole('link', { name: 'Go to Settings' }).click();
    await expectPath(page, '/settings/privacy');
    await page.goto('/unsubscribe');
    await expectVisible(heading(page, 'This link doesn’t work'));
  });
});

it('a link of an earlier release, with its token in the query, goes on working', async () => {
  const [, link] = nextUser();
  const token = /[\w-]+$/.exec(link)?.[0];
  const page = await app.open(`/unsubscribe?token=${token}`);
  await expectVisible(button(page));
});

describe('when there is no answer', () => {
  it('the page can be tried again', async () => {
    const [, link] = nextUser();
    const page = await app.open('/favicon.svg', { device: PHONE, tolerates: FAILED_LOAD });
    await page.route('**/api/mail/subscription/*', (route) =>
      route.fulfill(asServer({ status: 429, json: { error: 'Too many attempts.', code: 'x' } })),
    );
    await page.goto(link);
    await expectVisible(page.getByText('Too many attempts.'));
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectVisible(button(page));
  });

  it('the press can be repeated, and the page says that it did not count', async () => {
    const [user, link] = nextUser();
    const page = await app.open(link, { tolerates: FAILED_LOAD });
    await page.route('**/api/mail/unsubscribe/*', (route) => route.abort(), { times: 1 });
    await button(page).click();
    await expectVisible(page.getByText(/^We couldn’t unsubscribe you\. We couldn’t reach/));
    expect(await user.emailPreferences()).toMatchObject({ unsubscribed: false });
    await button(page).click();
    await expectVisible(heading(page, 'You are unsubscribed'));
  });
});
