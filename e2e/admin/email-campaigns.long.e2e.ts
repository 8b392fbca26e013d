// Shows 1.12, 2.12, 2.145, 2.172, 2.175, 2.181, 4.24, 5.27, 6.7, 7.48, 8.25, 8.33, 8.35, 8.36,
// 9.45.
import type { EmailCampaign, EmailTemplate } from '@dosewise/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../fixtures/api-call.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectPath, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, useOwnApp, type Visit } from '../fixtures/fixtures.ts';
import { expectGood, LOOKS } from '../fixtures/good-looks.ts';
import { mailsTo } from '../fixtures/outbox.ts';
import { answer, asServer, letThrough, refuse } from '../fixtures/replies.ts';
import { addCampaign, addTemplate, emailScreen } from './email-screen.ts';

const app = useOwnApp();
const CONFIRM = 'Are you sure you want to send this campaign? This action cannot be undone.';

let admin: ApiUser;
let reader: ApiUser;
let template: EmailTemplate;
beforeAll(async () => {
  admin = await app.newAdmin();
  reader = await app.newUser();
  template = await addTemplate(app, admin);
});

const open = async (tab: string, visit: Visit = {}) => {
  const path = `/admin/email-campaigns${tab === 'overview' ? '' : `?tab=${tab}`}`;
  const page = await app.open(path, { user: admin, ...visit });
  return { page, ...emailScreen(page) };
};
const campaigns = () => callAs<EmailCampaign[]>(app.url, admin, 'GET', '/admin/email-campaigns');
const campaignNamed = async (name: string) =>
  (await campaigns()).find((campaign) => campaign.name === name);

it('is for admins only', async () => {
  const page = await app.open('/admin/email-campaigns', { user: reader });
  await expectVisible(page.getByText('Access denied. Admins only.'));
});

it('keeps the tab in the address, for Back and for reloading', async () => {
  const { page, tab, says } = await open('overview');
  await expectVisible(says('Quick actions'));
  await tab('Overview').press('ArrowRight');
  await expectPath(page, '/admin/email-campaigns?tab=campaigns');
  await expect
    .poll(() => tab('Campaigns').evaluate((it) => it === document.activeElement))
    .toBe(true);
  await tab('Campaigns').press('End');
  await expectPath(page, '/admin/email-campaigns?tab=analytics');
  await page.reload();
  await expect.poll(() => tab('Analytics').getAttribute('aria-selected')).toBe('true');
  await page.goBack();
  await expect.poll(() => tab('Campaigns').getAttribute('aria-selected')).toBe('true');
  await expectGone(says('Quick actions'));
});

it('gives an overview, and says honestly that no mail leaves', async () => {
  const { page, says, press } = await open('overview');
  const terms = page.locator('dt');
  await expect
    .poll(() => terms.allTextContents())
    .toEqual([
      'Subscribers',
      'Campaigns',
      'Sent campaigns',
      'Average engagement',
      'All',
      'New Users',
      'Active Users',
      'Inactive Users',
      'Golden Dose Users',
    ]);
  await expectVisible(says(/kept as files in the outbox folder until the setting SMTP_URL/));
  await expectVisible(says('No postal address is set'));
  await press('See analytics');
  await expectPath(page, '/admin/email-campaigns?tab=analytics');
});

describe.each(DEVICES)('on a $name', (device) => {
  it('creates a campaign, sends it after a confirmation, and shows what came of it', async () => {
    const name = `Spring on a ${device.name}`;
    const news = async () =>
      (await mailsTo(app, reader.email)).filter((mail) => /^Subject: News for Person/m.test(mail));
    const before = (await news()).length;
    const { page, row, press, pressInDialog, field, says, tab, dialog } = await open('overview', {
      device,
    });
    await tab('Analytics').click();
    await expectGone(row(name));
    await tab('Overview').click();
    await press('Create campaign');
    await expectValue(field('Template'), template._id);
    await pressInDialog('Create Campaign');
    await expectVisible(says('Campaign name, subject, and template are required'));
    await field('Campaign name').fill(name);
    await pressInDialog('Use the template’s: News for {{user_name}}');
    await expectValue(field('Subject'), 'News for {{user_name}}');
    await expectGone(says('Campaign name, subject, and template are required'));
    await field('Segment').selectOption('new_users');
    await pressInDialog('Create Campaign');
    await expectVisible(says('Campaign created successfully!'));
    await expectPath(page, '/admin/email-campaigns?tab=campaigns');
    await expectVisible(row(name).getByText('Draft', { exact: true }));

    await press(`Send ${name}`);
    await expectVisible(dialog.getByText(CONFIRM, { exact: true }));
    await expectVisible(dialog.getByText(/^To \d+ people in the segment New Users\.$/));
    await expectVisible(dialog.getByText(/happens in the background/));
    await pressInDialog('Cancel');
    expect((await campaignNamed(name))?.status).toBe('draft');
    await press(`Send ${name}`);
    await pressInDialog('Send campaign');
    await expectVisible(says('Campaign sent successfully!'));
    // The page asks by itself until all mails are out.
    await row(name).getByText('Sent', { exact: true }).waitFor({ timeout: 20_000 });
    await expectGone(page.getByRole('button', { name: `Send ${name}` }));
    expect(await news()).toHaveLength(before + 1);

    await tab('Analytics').click();
    await expectVisible(row(name).getByText('0.0%').first());
    await expectVisible(says(/each recipient counts once/));
  });
});

it('schedules, makes a draft again, and cancels', async () => {
  await addCampaign(app, admin, template, { name: 'Later' });
  const { row, press, pressInDialog, field, says } = await open('campaigns');
  await press('Schedule Later');
  await field('Send at').fill('2020-01-01T08:00');
  await pressInDialog('Schedule');
  await expectVisible(says('Choose a time in the future.').first());
  await field('Send at').fill('2090-01-02T08:30');
  await pressInDialog('Schedule');
  await expectVisible(row('Later').getByText('Scheduled', { exact: true }));
  await expectVisible(row('Later').getByText(/2 Jan 2090/));
  expect((await campaignNamed('Later'))?.scheduledAt).toBe('2090-01-02T08:30:00.000Z');
  await press('Back to draft Later');
  await pressInDialog('Make it a draft');
  await expectVisible(row('Later').getByText('Draft', { exact: true }));
  await press('Cancel Later');
  await pressInDialog('Keep it');
  await press('Cancel Later');
  await pressInDialog('Cancel campaign');
  await expectVisible(row('Later').getByText('Cancelled', { exact: true }));
  expect((await campaignNamed('Later'))?.status).toBe('cancelled');
});

it('creates a campaign with its schedule in one form', async () => {
  const { row, press, pressInDialog, field, says } = await open('campaigns');
  await press('Create Campaign');
  await field('Campaign name').fill('New year');
  await field('Subject').fill('Happy new year');
  await field(/^Send at/).fill('2090-01-01T00:00');
  await pressInDialog('Create Campaign');
  await expectVisible(says('Campaign created successfully!'));
  await expectVisible(row('New year').getByText('Scheduled', { exact: true }));
});

it('says why something failed, and loses nothing that was typed', async () => {
  await addCampaign(app, admin, template, { name: 'Race' });
  const { page, press, pressInDialog, field, says } = await open('campaigns', {
    tolerates: FAILED_LOAD,
  });
  await expectVisible(page.getByRole('button', { name: 'Send Race' }));
  const race = await campaignNamed('Race');
  await callAs(app.url, admin, 'PATCH', `/admin/email-campaigns/${race?._id}`, {
    status: 'cancelled',
  });
  await press('Send Race');
  await pressInDialog('Send campaign');
  await expectVisible(says('This campaign has been cancelled, so it cannot be sent.'));
  await pressInDialog('Cancel');

  await press('Create Campaign');
  await field('Campaign name').fill('Kept');
  await field('Subject').fill('Kept subject');
  await answer(page, 'POST', '**/api/admin/email-campaigns', refuse);
  await pressInDialog('Create Campaign');
  await expectVisible(says('Failed to create campaign'));
  await pressInDialog('Back');
  await expectValue(field('Campaign name'), 'Kept');
  await page.keyboard.press('Escape');
  await expectVisible(says('Close without saving?'));
  await pressInDialog('Keep editing');
  await expectValue(field('Subject'), 'Kept subject');
  await page.keyboard.press('Escape');
  await pressInDialog('Discard');
  await expectGone(page.getByRole('dialog'));
});

it('says when sending fails without a sentence, and when the list does not load', async () => {
  await addCampaign(app, admin, template, { name: 'Refused' });
  const { page, press, pressInDialog, says } = await open('campaigns', { tolerates: FAILED_LOAD });
  await page.route('**/api/admin/email-campaigns/*/send*', refuse);
  await press('Send Refused');
  await pressInDialog('Send campaign');
  await expectVisible(says('Failed to send campaign'));
  await page.route('**/api/admin/email-campaigns', refuse);
  await page.reload();
  await expectVisible(says('We couldn’t load the campaigns.'));
  await letThrough(page, '**/api/admin/email-campaigns');
  await press('Try again');
  await expectVisible(page.getByRole('button', { name: 'Send Refused' }));
});

it('shows progress while sending, and explains what was not sent as usual', async () => {
  const sending: EmailCampaign = {
    ...(await addCampaign(app, admin, template, { name: 'Halfway' })),
    status: 'sending',
    analytics: {
      recipients: 400,
      sent: 90,
      opened: 3,
      clicked: 1,
      waiting: 300,
      suppressed: 5,
      failed: 4,
      unconfirmed: 1,
    },
  };
  let asked = 0;
  // What the server says of a crash cannot be had from an outbox.
  const { page, says, row, pressInDialog, press } = await open('overview');
  await page.route('**/api/admin/email-campaigns', (route) => {
    asked += 1;
    return route.fulfill(
      asServer({ json: [asked < 3 ? sending : { ...sending, status: 'cancelled' }] }),
    );
  });
  await emailScreen(page).tab('Campaigns').click();
  await expectVisible(says('Halfway: 100 of 400 emails done'));
  await expectVisible(row('Halfway').getByText('5 not wanted, 4 refused, 1 not confirmed'));
  await expectVisible(says(/not sent again automatically/));
  await press('Cancel Halfway');
  await expectVisible(says(/The 300 still waiting will not be sent\./));
  await pressInDialog('Keep it');
  await row('Halfway').getByText('Cancelled', { exact: true }).waitFor();
  await expectGone(says('Going out now'));
});

describe.each(LOOKS)('on a $device.name, $theme,', ({ device, theme }) => {
  it('every tab and dialog is good', async () => {
    const name = `Looks ${device.name} ${theme} ${'so'.repeat(30)}`;
    await addCampaign(app, admin, template, { name });
    const { page, tab, press, dialog } = await open('overview', { device, theme });
    for (const part of ['Overview', 'Templates', 'Analytics', 'Campaigns']) {
      await tab(part).click();
      await expectGone(page.getByText(/^Loading/));
      await expectGood(page, device);
    }
    for (const button of [
      `Send ${name}`,
      `Schedule ${name}`,
      `Cancel ${name}`,
      'Create Campaign',
    ]) {
      await press(button);
      await expectVisible(dialog);
      await expectGood(page, device);
      await page.keyboard.press('Escape');
      await expectGone(dialog);
    }
  });
});

it('keeps what was typed while the first template is made', async () => {
  let made: EmailTemplate | undefined;
  const { page, press, pressInDialog, field, says, dialog } = await open('campaigns');
  await answer(page, 'GET', '**/api/admin/email-templates', (route) =>
    route.fulfill(asServer({ json: made === undefined ? [] : [made] })),
  );
  await answer(page, 'POST', '**/api/admin/email-templates', async (route) => {
    const response = await route.fetch();
    made = (await response.json()) as EmailTemplate;
    await route.fulfill({ response });
  });
  await press('Create Campaign');
  await field('Campaign name').fill('First of all');
  await field('Segment').selectOption('active_users');
  await pressInDialog('Create template');
  const form = dialog.last();
  await form.getByLabel('Name', { exact: true }).fill('The first');
  await form.getByLabel('Description', { exact: true }).fill('For the first campaign');
  await form.getByLabel('Subject', { exact: true }).fill('Hello');
  await form.getByLabel('HTML content', { exact: true }).fill('<p>Hello</p>');
  await pressInDialog('Create Template');
  await expectVisible(says('Template created successfully!'));
  await expect.poll(() => dialog.count()).toBe(1);
  await expectValue(field('Campaign name'), 'First of all');
  await expectValue(field('Segment'), 'active_users');
  await expectValue(field('Template'), made?._id ?? 'none');
  await pressInDialog('Use the template’s: Hello');
  await pressInDialog('Create Campaign');
  await expectVisible(says('Campaign created successfully!'));
  expect(await campaignNamed('First of all')).toMatchObject({ templateId: made?._id });
});
