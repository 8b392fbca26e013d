import type { EmailCampaign, EmailTemplate } from '@dosewise/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { useOwnApp, type Visit } from '../fixtures/fixtures.ts';
import { expectGood, LOOKS } from '../fixtures/good-looks.ts';
import { answer, asServer } from '../fixtures/replies.ts';
import { addCampaign, addTemplate, emailScreen } from './email-screen.ts';

const app = useOwnApp();
const WARNING = 'Anyone who already got it will get it twice.';

let admin: ApiUser;
let template: EmailTemplate;
let campaign: EmailCampaign;
beforeAll(async () => {
  admin = await app.newAdmin();
  template = await addTemplate(app, admin);
  campaign = await addCampaign(app, admin, template, { name: 'Broken off' });
});

/** As a crash leaves it, which cannot be had from an outbox. */
const brokenOff = (changed: Partial<EmailCampaign> = {}): EmailCampaign => ({
  ...campaign,
  status: 'sent',
  sentAt: '2026-11-20T08:00:00.000Z',
  analytics: { ...campaign.analytics, recipients: 40, sent: 37, unconfirmed: 3 },
  ...changed,
});

const open = async (visit: Visit = {}, first = brokenOff()) => {
  const page = await app.open('/admin/email-campaigns', { user: admin, ...visit });
  let now = first;
  let sendings = 0;
  await answer(page, 'GET', '**/api/admin/email-campaigns', (route) =>
    route.fulfill(asServer({ json: [now] })),
  );
  await answer(page, 'POST', '**/api/admin/email-campaigns/*/unconfirmed/send', (route) => {
    sendings += 1;
    now = brokenOff({ analytics: { ...now.analytics, unconfirmed: 0, sent: 40 } });
    return route.fulfill(asServer({ status: 202, json: now }));
  });
  await listOnTwoPages(page);
  const screen = emailScreen(page);
  await screen.tab('Campaigns').click();
  return { page, ...screen, sendings: () => sendings };
};

const listOnTwoPages = (page: Page) =>
  answer(page, 'GET', /\/unconfirmed(\?|$)/, (route) => {
    const isSecond = route.request().url().includes('after=');
    const names = isSecond ? ['carol'] : ['ada', `bob-${'b'.repeat(50)}`];
    const mails = names.map((name) => ({ _id: name, email: `${name}@example.com` }));
    return route.fulfill(
      asServer({ json: { mails, next: isSecond ? null : crypto.randomUUID() } }),
    );
  });

it('shows whose mails are unconfirmed, and sends to them again once', async () => {
  const { press, pressInDialog, dialog, row, says, sendings } = await open();
  await expectVisible(row('Broken off').getByText('3 not confirmed'));
  await expectVisible(says(/not sent again automatically/));
  await press('See unconfirmed Broken off');
  await expectVisible(dialog.getByText('ada@example.com'));
  await expectGone(dialog.getByText('carol@example.com'));
  await pressInDialog('Load more');
  await expectVisible(dialog.getByText('carol@example.com'));
  await expectVisible(dialog.getByText(WARNING));
  await dialog.getByRole('button', { name: 'Send again to 3 people' }).dblclick();
  await expectVisible(says('On its way again to 3 people'));
  await expectGone(dialog);
  await expectGone(row('Broken off').getByText('3 not confirmed'));
  expect(sendings()).toBe(1);
});

it('only shows them when the campaign has been cancelled', async () => {
  const { press, dialog } = await open({}, brokenOff({ status: 'cancelled', sentAt: null }));
  await press('See unconfirmed Broken off');
  await expectVisible(
    dialog.getByText('The campaign has been cancelled, so it cannot be sent again.'),
  );
  await expectGone(dialog.getByRole('button', { name: /^Send again/ }));
});

it('says why sending again did not work', async () => {
  const { page, press, pressInDialog, dialog } = await open({ tolerates: /409/ });
  await answer(page, 'POST', '**/api/admin/email-campaigns/*/unconfirmed/send', (route) =>
    route.fulfill(
      asServer({
        status: 409,
        json: { error: 'No mail is unconfirmed any more.', code: 'campaign_state', requestId: '1' },
      }),
    ),
  );
  await press('See unconfirmed Broken off');
  await pressInDialog('Send again to 3 people');
  await expectVisible(dialog.getByText('No mail is unconfirmed any more.'));
  await pressInDialog('Back');
  await expectVisible(dialog.getByText(WARNING));
});

it('says what became of a campaign whose segment was empty at its time', async () => {
  const scheduledAt = '2026-11-20T08:00:00.000Z';
  const { row } = await open({}, { ...campaign, scheduledAt });
  await expectVisible(row('Broken off').getByText(/^Not sent: no one would have got it on/));
});

it('does not offer to send a campaign to nobody', async () => {
  const draft = { ...campaign, targetSegment: 'golden_dose_users' } as const;
  const { press, dialog } = await open({}, draft);
  await press('Send Broken off');
  await expectVisible(
    dialog.getByText(/^No one in the segment Golden Dose Users would get this email now/),
  );
  await expectGone(dialog.getByRole('button', { name: 'Send campaign' }));
  await expectGone(dialog.getByText(/Are you sure/));
});

describe.each(LOOKS)('on a $device.name, $theme,', ({ device, theme }) => {
  it('the list and its dialog are good', async () => {
    const { page, press, dialog } = await open({ device, theme });
    await expectVisible(page.getByText('3 not confirmed'));
    await expectGood(page, device);
    await press('See unconfirmed Broken off');
    await expectVisible(dialog.getByText('ada@example.com'));
    await expectGood(page, device);
  });
});
