import type { EmailTemplate } from '@dosewise/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../fixtures/api-call.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { useOwnApp, type Visit } from '../fixtures/fixtures.ts';
import { expectGood, LOOKS } from '../fixtures/good-looks.ts';
import { addCampaign, addTemplate, emailScreen, withoutMail } from './email-screen.ts';

const app = useOwnApp();

let admin: ApiUser;
let other: ApiUser;
beforeAll(async () => {
  admin = await app.newAdmin();
  other = await app.newAdmin();
});

const open = async (tab: string, visit: Visit = {}) => {
  const page = await app.open(`/admin/email-campaigns?tab=${tab}`, {
    user: admin,
    tolerates: FAILED_LOAD,
    ...visit,
  });
  return { page, ...emailScreen(page) };
};

/** The change of another admin meanwhile. */
const rewrite = ({ _id, updatedAt, variables: _, ...fields }: EmailTemplate, subject: string) =>
  callAs<EmailTemplate>(app.url, other, 'PUT', `/admin/email-templates/${_id}`, {
    ...fields,
    subject,
    basedOn: updatedAt,
  });
const templateNow = async (id: string) =>
  (await callAs<EmailTemplate[]>(app.url, admin, 'GET', '/admin/email-templates')).find(
    ({ _id }) => _id === id,
  );
const REFUSED = /^This template was changed elsewhere while you were editing it/;

it('a template that another admin changed is not overwritten; the newer text can be loaded', async () => {
  const template = await addTemplate(app, admin, { name: 'Two editors' });
  const { press, pressInDialog, field, says, dialog } = await open('templates');
  await press('Edit Two editors');
  await field('Subject').fill('Mine');
  await rewrite(template, 'Theirs');
  await pressInDialog('Save Template');
  await expectVisible(says(REFUSED));
  await expectValue(field('Subject'), 'Mine');
  expect((await templateNow(template._id))?.subject).toBe('Theirs');
  await pressInDialog('Load the newer version');
  await expectValue(field('Subject'), 'Theirs');
  await expectGone(says(REFUSED));
  await field('Subject').fill('Both');
  await pressInDialog('Save Template');
  await expectVisible(says('Template updated successfully!'));
  await expectGone(dialog);
  expect((await templateNow(template._id))?.subject).toBe('Both');
});

it('a campaign that another admin scheduled is not sent unawares', async () => {
  const template = await addTemplate(app, admin, { name: 'For two admins' });
  const campaign = await addCampaign(app, admin, template, { name: 'Two admins' });
  const { press, pressInDialog, says, row } = await open('campaigns');
  await press('Send Two admins');
  await callAs(app.url, other, 'PATCH', `/admin/email-campaigns/${campaign._id}`, {
    scheduledAt: '2090-01-02T08:30:00.000Z',
  });
  await pressInDialog('Send campaign');
  await expectVisible(says('This campaign was changed elsewhere: it is scheduled.'));
  await pressInDialog('Cancel');
  await expectVisible(row('Two admins').getByText('Scheduled', { exact: true }));
});

describe.each(LOOKS)('on a $device.name, $theme,', ({ device, theme }) => {
  it('the refusal stands beside the button and is good', async () => {
    const name = `Stale ${device.name} ${theme}`;
    const template = await addTemplate(app, admin, { name });
    const { page, press, pressInDialog, field, says } = await open('templates', { device, theme });
    await press(`Edit ${name}`);
    await field('Subject').fill('Mine');
    await rewrite(template, 'Theirs');
    await pressInDialog('Save Template');
    await expectVisible(says(REFUSED));
    await page.getByRole('button', { name: 'Load the newer version' }).waitFor();
    await withoutMail(page);
    await expectGood(page, device);
  });
});
