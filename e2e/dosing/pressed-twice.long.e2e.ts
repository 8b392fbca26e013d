// Shows 8.35.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSettings } from '../account/settings-screen.ts';
import { addCampaign, addTemplate, emailScreen } from '../admin/email-screen.ts';
import { callAs } from '../fixtures/api-call.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { loseReply } from '../fixtures/replies.ts';
import { logDoseScreen, openDetails } from './log-dose/log-dose-screen.ts';

const app = useOwnApp();

/** Two presses before the page can draw what came of the first. */
const pressTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

/** The writes that the page sends from now on, such as 'POST /api/doses'. */
const listenToWrites = (page: Page): string[] => {
  const writes: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, ':id');
    if (request.method() !== 'GET') writes.push(`${request.method()} ${path}`);
  });
  return writes;
};

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true });

it('a double click that opens a question does not answer it as well', async () => {
  const user = await app.newUser();
  await user.addPen();
  const page = await app.open('/log-dose', { user, device: PHONE });
  // In a low window the button is not held at its foot, so that it can lie anywhere.
  await page.setViewportSize({ width: PHONE.width, height: 470 });
  const screen = logDoseScreen(page);
  const open = screen.form.getByRole('button', { name: 'Log Dose' });
  const confirm = inDialog(page, 'Confirm');
  const middleOf = async (button: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  await screen.exactClicks.fill('25');
  await screen.review();
  const target = await middleOf(confirm);
  await screen.confirmation.getByRole('button', { name: 'Cancel' }).click();
  // The page is moved until the button that will appear lies over the one that is pressed.
  await page.evaluate((by) => scrollBy(0, by), (await middleOf(open)).y - target.y);
  expect(Math.abs((await middleOf(open)).y - target.y)).toBeLessThan(10);
  await page.mouse.dblclick(target.x, target.y);
  await expectVisible(screen.confirmation);
  await page.keyboard.press('Escape');
  await expectGone(screen.confirmation);
  expect(await user.doses()).toEqual([]);
  // Who means it is heard at the first press.
  await open.click();
  await confirm.click();
  await expectVisible(screen.success);
});

describe('on Log Dose one press of two sends', () => {
  const open = async () => {
    const user = await app.newUser();
    const pen = await user.addPen({ name: 'Used' });
    await user.addPen({ name: 'Unused' });
    await user.logDose(pen, { clicks: 10 });
    const page = await app.open('/log-dose', { user });
    return { user, page, screen: logDoseScreen(page), writes: listenToWrites(page) };
  };

  it('a new dose, its change and its deletion', async () => {
    const { user, page, screen, writes } = await open();
    await screen.choosePen('Used');
    await screen.exactClicks.fill('25');
    await screen.review();
    await pressTwice(inDialog(page, 'Confirm'));
    await expectVisible(screen.success);
    expect(writes).toEqual(['POST /api/doses']);
    expect(await user.doses()).toHaveLength(2);

    await screen.doses.first().getByRole('button', { name: 'Edit dose' }).click();
    await screen.dialog('Edit Dose').getByRole('spinbutton').fill('20');
    await pressTwice(inDialog(page, 'Save dose'));
    await expectGone(screen.dialog('Edit Dose'));
    expect(writes.slice(1)).toEqual(['PATCH /api/doses/:id']);

    await screen.doses.first().getByRole('button', { name: 'Delete dose' }).click();
    await pressTwice(inDialog(page, 'Delete dose'));
    await expectGone(screen.dialog('Delete dose'));
    expect(writes.slice(2)).toEqual(['DELETE /api/doses/:id']);
    expect(await user.doses()).toHaveLength(1);
  });

  it('a new pen, its change and its deletion', async () => {
    const { user, page, screen, writes } = await open();
    await logDoseScreen(page).openPens();
    await page.getByRole('button', { name: 'Add New Pen' }).click();
    const dialog = page.getByRole('dialog');
    await openDetails(dialog);
    await dialog.getByLabel('Pen name').fill('Green pen');
    await dialog.getByLabel('Cost per pen').fill('200');
    await dialog.getByLabel('Purchase date').fill('2026-11-01');
    await pressTwice(inDialog(page, 'Add pen'));
    await expectGone(dialog);
    expect(writes).toEqual(['POST /api/pens']);

    await logDoseScreen(page).openPens();
    await page.getByRole('button', { name: 'Edit Green pen' }).click();
    await pressTwice(inDialog(page, 'Save pen'));
    await expectGone(dialog);
    expect(writes.slice(1)).toEqual(['PATCH /api/pens/:id']);

    await logDoseScreen(page).openPens();
    await page.getByRole('button', { name: 'Delete Unused' }).click();
    await pressTwice(inDialog(page, 'Delete pen'));
    await expectGone(screen.dialog('Delete pen'));
    expect(writes.slice(2)).toEqual(['DELETE /api/pens/:id']);
    expect(await user.pens()).toHaveLength(2);
  });
});

describe('on Email Campaigns', () => {
  const open = async (tab: string, names: { template: string; campaign?: string }) => {
    const admin = await app.newAdmin();
    const template = await addTemplate(app, admin, { name: names.template });
    const { campaign } = names;
    if (campaign) await addCampaign(app, admin, template, { name: campaign });
    const path = `/admin/email-campaigns?tab=${tab}`;
    const page = await app.open(path, { user: admin, tolerates: FAILED_LOAD });
    return { admin, page, writes: listenToWrites(page), ...emailScreen(page) };
  };

  it('one press of two sends a campaign, and the person hears that it is sent', async () => {
    const names = { template: 'News', campaign: 'Spring' };
    const { page, press, says, dialog, writes } = await open('campaigns', names);
    await press('Send Spring');
    await pressTwice(inDialog(page, 'Send campaign'));
    await expectVisible(says('Campaign sent successfully!'));
    await expectGone(dialog);
    expect(writes).toEqual(['POST /api/admin/email-campaigns/:id/send']);
  });

  it('a second try after a lost reply tells that it is sent already', async () => {
    const names = { template: 'More news', campaign: 'Summer' };
    const { page, press, pressInDialog, says, dialog } = await open('campaigns', names);
    await page.route('**/api/admin/email-campaigns/*/send*', loseReply, { times: 1 });
    await press('Send Summer');
    await pressInDialog('Send campaign');
    await expectVisible(says(/^Failed to send campaign\. We couldn’t reach the server/));
    await pressInDialog('Send campaign');
    await expectVisible(
      says(/^This campaign (is already being|was already) sent\. No one gets it twice\.$/),
    );
    await expectGone(dialog);
  });

  it('a second try after a lost reply to a cancellation ends as the first would have', async () => {
    const names = { template: 'No news', campaign: 'Autumn' };
    const { page, row, press, pressInDialog, dialog } = await open('campaigns', names);
    await page.route('**/api/admin/email-campaigns/*', loseReply, { times: 1 });
    await press('Cancel Autumn');
    await pressInDialog('Cancel campaign');
    await expectVisible(dialog.getByText(/^Failed to cancel campaign\./));
    await pressInDialog('Cancel campaign');
    await expectGone(dialog);
    await expectVisible(row('Autumn').getByText('Cancelled', { exact: true }));
  });

  it('one press of two creates a campaign with its schedule', async () => {
    const { admin, page, press, field, says, writes } = await open('campaigns', {
      template: 'Greeting',
    });
    await press('Create Campaign');
    await field('Campaign name').fill('New year');
    await field('Subject').fill('Happy new year');
    await field(/^Send at/).fill('9999-01-01T00:00');
    await inDialog(page, 'Create Campaign').click();
    await expectVisible(says('Choose a time before the year 2200.').first());
    await field(/^Send at/).fill('2090-01-01T00:00');
    await pressTwice(inDialog(page, 'Create Campaign'));
    await expectVisible(says('Campaign created successfully!'));
    expect(writes).toEqual([
      'POST /api/admin/email-campaigns',
      'PATCH /api/admin/email-campaigns/:id',
    ]);
    const all = await callAs<{ name: string }[]>(app.url, admin, 'GET', '/admin/email-campaigns');
    expect(all.filter(({ name }) => name === 'New year')).toHaveLength(1);
  });

  it('one press of two sends a test, and deletes a template', async () => {
    const { page, row, says, writes } = await open('templates', { template: 'Old news' });
    await pressTwice(page.getByRole('button', { name: 'Send test to me: Old news' }));
    await expectVisible(says(/^Test for .* saved as a file/));
    await page.getByRole('button', { name: 'Delete Old news' }).click();
    await pressTwice(inDialog(page, 'Delete template'));
    await expectVisible(says('Template deleted successfully!'));
    await expectGone(row('Old news'));
    expect(writes).toEqual([
      'POST /api/admin/email-templates/:id/test',
      'DELETE /api/admin/email-templates/:id',
    ]);
  });
});

it('one press of two saves a price', async () => {
  const admin = await app.newAdmin();
  const page = await app.open('/admin/pricing', { user: admin });
  const writes = listenToWrites(page);
  await page.getByRole('button', { name: 'Edit price of 5 mg in Spain' }).click();
  await pressTwice(inDialog(page, 'Save'));
  await expectGone(page.getByRole('dialog'));
  expect(writes).toEqual(['PATCH /api/admin/strength-pricing']);
});

describe('on Settings one press of two', () => {
  it('saves the settings, changes the password and ends other sessions', async () => {
    const { user, page, save, volume, password, devices } = await openSettings(app);
    const writes = listenToWrites(page);
    await volume.press('ArrowRight');
    await pressTwice(save);
    await expect.poll(() => writes).toEqual(['PUT /api/user/golden-dose-settings']);

    await page.goto('/security');
    const next = 'another long password';
    await password.getByLabel('Current password', { exact: true }).fill(user.password);
    await password.getByLabel('New password', { exact: true }).fill(next);
    await password.getByLabel(/^Confirm/).fill(next);
    await pressTwice(password.getByRole('button', { name: 'Change password' }));
    await expectVisible(password.getByText(/^Password changed/));
    await pressTwice(devices.getByRole('button', { name: 'Log out everywhere else' }));
    await expectVisible(devices.getByText('You’ve been logged out everywhere else.'));
    expect(writes.slice(1)).toEqual([
      'POST /api/user/password',
      'POST /api/user/log-out-everywhere',
    ]);
  });

  it('unsubscribes, and does not subscribe again', async () => {
    const { user, page, email } = await openSettings(app);
    const writes = listenToWrites(page);
    await email.getByRole('button', { name: 'Unsubscribe from all emails' }).click();
    // The button says the opposite by the time of the second press.
    const opposite = email.getByRole('button', { name: 'Resubscribe to All' });
    await expectVisible(opposite);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expectVisible(page.getByText('Email preferences updated successfully!'));
    expect(writes).toEqual(['PATCH /api/user/email-preferences']);
    expect(await user.emailPreferences()).toMatchObject({ unsubscribed: true, marketing: false });
    await opposite.click();
    await expect
      .poll(() => user.emailPreferences())
      .toMatchObject({ unsubscribed: false, marketing: true });
  });
});
