// Shows 1.12, 2.178, 2.180, 5.29, 5.30, 6.7, 7.38, 7.48, 7.52, 8.25, 8.33, 8.36, 9.45.
import type { EmailTemplate } from '@dosewise/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../fixtures/api-call.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import { FAILED_LOAD } from '../fixtures/console.ts';
import { expectGone, expectPath, expectValue, expectVisible } from '../fixtures/expectations.ts';
import { DEVICES, PHONE, useOwnApp, type Visit } from '../fixtures/fixtures.ts';
import { expectGood, LOOKS } from '../fixtures/good-looks.ts';
import { mailsTo } from '../fixtures/outbox.ts';
import { answer, asServer, refuse } from '../fixtures/replies.ts';
import { addCampaign, addTemplate, emailScreen, withoutMail } from './email-screen.ts';

const app = useOwnApp();
/** And what the sandbox of a mail kept from happening. */
const BLOCKED =
  /Blocked (script execution|opening)|Content Security Policy|Failed to load resource/;

let admin: ApiUser;
beforeAll(async () => {
  admin = await app.newAdmin();
});

const open = async (visit: Visit = {}) => {
  const page = await app.open('/admin/email-campaigns?tab=templates', { user: admin, ...visit });
  const screen = emailScreen(page);
  const mail = page.frameLocator('iframe[title="Preview of the email"]').frameLocator('iframe');
  // It stands beside the fields if there is room.
  const preview = async () => {
    const beside = screen.dialog.getByRole('region', { name: 'Preview' });
    const behind = page.getByRole('radio', { name: 'Preview' });
    await beside.or(behind).first().waitFor();
    if (await behind.isVisible()) await behind.check();
  };
  return {
    page,
    ...screen,
    html: screen.dialog.getByLabel('HTML content', { exact: true }),
    mail,
    preview,
  };
};
const templateNamed = async (name: string) =>
  (await callAs<EmailTemplate[]>(app.url, admin, 'GET', '/admin/email-templates')).find(
    (template) => template.name === name,
  );

describe.each(DEVICES)('on a $name', (device) => {
  it('creates, edits and deletes a template', async () => {
    const name = `Welcome ${device.name}`;
    const { page, press, pressInDialog, field, html, row, says, dialog } = await open({
      device,
      tolerates: FAILED_LOAD,
    });
    await press('Create Template');
    await pressInDialog('Create Template');
    await expectVisible(says('Name, description, subject, and HTML content are required'));
    await field('Name').fill(name);
    await field('Description').fill('For newcomers');
    await field('Subject').fill('Hello ');
    await html.fill('<p>Hi {{user_nam}}</p>');
    await field('Category').selectOption('tips');
    await pressInDialog('Create Template');
    await expectVisible(
      dialog
        .getByText(/user_nam\b/)
        .filter({ visible: true })
        .first(),
    );
    await expect.poll(() => html.getAttribute('aria-invalid')).toBe('true');
    await html.fill('<p>Hi </p>');
    // At the cursor, in whichever field was used last.
    await html.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(6, 6));
    await pressInDialog('Insert {{user_name}}');
    await expectValue(html, '<p>Hi {{user_name}}</p>');
    await field('Subject').focus();
    await field('Subject').press('End');
    await pressInDialog('Insert {{user_email}}');
    await expectValue(field('Subject'), 'Hello {{user_email}}');
    await pressInDialog('Create Template');
    await expectVisible(says('Template created successfully!'));
    await expectVisible(row(name).getByText('user_name', { exact: true }));
    await expectVisible(row(name).getByText('Tips', { exact: true }));

    await press(`Edit ${name}`);
    await expectValue(html, '<p>Hi {{user_name}}</p>');
    await field('Description').fill('For those who come back');
    await pressInDialog('Save Template');
    await expectVisible(says('Template updated successfully!'));
    await expectVisible(row(name).getByText('For those who come back'));
    expect(await templateNamed(name)).toMatchObject({
      category: 'tips',
      textContent: null,
      subject: 'Hello {{user_email}}',
    });

    await press(`Delete ${name}`);
    await expectVisible(
      says(`Are you sure you want to delete the template ‘${name}’? This action cannot be undone.`),
    );
    await pressInDialog('Delete template');
    await expectVisible(says('Template deleted successfully!'));
    await expectGone(row(name));
    expect(await templateNamed(name)).toBeUndefined();
    await expectGone(page.getByRole('dialog'));
  });

  it('previews a mail faithfully, 640 px wide, without scripts or calls to other servers', async () => {
    const name = `Preview ${device.name}`;
    await addTemplate(app, admin, {
      name,
      htmlContent: `<!doctype html><html><head><style>h1 { color: rgb(200, 0, 0) }</style></head>
        <body><h1>Hello {{user_name}}</h1><p style="margin: 0; padding: 7px">From {{user_country}}</p>
        <img id="far" src="https://images.example/pixel.png"><a href="https://example.com/">Read</a>
        <script>document.body.textContent = 'ran'</script></body></html>`,
    });
    const { page, press, preview, mail, dialog } = await open({ device, tolerates: BLOCKED });
    const asked: string[] = [];
    await page.context().route('https://*.example/**', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await press(`Edit ${name}`);
    await preview();
    const heading = mail.getByRole('heading', { name: 'Hello Alex Smith' });
    await expectVisible(heading);
    expect(await heading.evaluate((it) => getComputedStyle(it).color)).toBe('rgb(200, 0, 0)');
    const line = mail.getByText('From Australia');
    expect(await line.evaluate((it) => [getComputedStyle(it).padding, innerWidth, origin])).toEqual(
      ['7px', 640, 'null'],
    );
    await mail.getByRole('link', { name: 'Read' }).click();
    await expectVisible(heading);
    expect(page.context().pages()).toHaveLength(1);
    expect(asked).toEqual([]);
    await dialog.getByRole('switch', { name: 'Load remote images' }).check();
    await expect.poll(() => asked).toEqual(['https://images.example/pixel.png']);
    expect(page.url()).toContain('/admin/email-campaigns?tab=templates');
  });
});

it('lets nobody frame anything but the empty preview page, and that only ourselves', async () => {
  const policyOf = async (path: string) =>
    (await fetch(app.url + path)).headers.get('content-security-policy') ?? '';
  const policy = await policyOf('/mail-preview.html');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  for (const path of ['/', '/admin/email-campaigns', '/api/health']) {
    expect(await policyOf(path)).toContain("frame-ancestors 'none'");
    expect(await policyOf(path)).not.toContain('unsafe');
  }
});

it('sends a test to the admin who asks, and says where it went', async () => {
  await addTemplate(app, admin, { name: 'To try', subject: 'A test for {{user_email}}' });
  const { press, says } = await open();
  await press('Send test to me: To try');
  await expectVisible(
    says(`Test for ${admin.email} saved as a file in the outbox folder. No mail server is set.`),
  );
  await expect
    .poll(async () => (await mailsTo(app, admin.email)).join())
    .toContain(`A test for ${admin.email}`);
});

it('keeps a template that a campaign waits for', async () => {
  const template = await addTemplate(app, admin, { name: 'In use' });
  await addCampaign(app, admin, template, { name: 'Waits' });
  const { press, pressInDialog, says, row } = await open({ tolerates: FAILED_LOAD });
  await press('Delete In use');
  await pressInDialog('Delete template');
  await expectVisible(says('A campaign that is not sent yet uses this template.'));
  await pressInDialog('Cancel');
  await expectVisible(row('In use'));
});

it('says what failed when the server gives no sentence, and keeps what was typed', async () => {
  await addTemplate(app, admin, { name: 'Stubborn' });
  const { page, tab, press, pressInDialog, field, says } = await open({ tolerates: FAILED_LOAD });
  await tab('Analytics').click();
  await tab('Templates').click();
  await press('Edit Stubborn');
  await page.route('**/api/admin/email-templates/*', refuse);
  await field('Description').fill('Typed with care');
  await pressInDialog('Save Template');
  await expectVisible(says('Failed to update template'));
  await pressInDialog('Back');
  await expectValue(field('Description'), 'Typed with care');
  // The browser's Back changes the tab, never what is being written.
  await page.goBack();
  await expectPath(page, '/admin/email-campaigns?tab=analytics');
  await expectValue(field('Description'), 'Typed with care');
  await page.goForward();
  await page.keyboard.press('Escape');
  await expectVisible(says('Close without saving?'));
  await pressInDialog('Keep editing');
  await expectValue(field('Description'), 'Typed with care');
  await page.keyboard.press('Escape');
  await pressInDialog('Discard');
  await press('Delete Stubborn');
  // 404 means that it is gone already, so this needs another refusal.
  await page.route('**/api/admin/email-templates/*', (route) =>
    route.fulfill(asServer({ status: 400, contentType: 'text/html', body: '<h1>No</h1>' })),
  );
  await pressInDialog('Delete template');
  await expectVisible(says('Failed to delete template'));
  await pressInDialog('Cancel');
  await answer(page, 'POST', '**/api/admin/email-templates', refuse);
  await press('Create Template');
  for (const label of ['Name', 'Description', 'Subject']) await field(label).fill('x');
  await page.getByLabel('HTML content', { exact: true }).fill('x');
  await pressInDialog('Create Template');
  await expectVisible(says('Failed to create template'));
});

describe.each(LOOKS)('on a $device.name, $theme,', ({ device, theme }) => {
  it('the editor and its preview are good', async () => {
    const name = `Looks ${device.name} ${theme} ${'so'.repeat(30)}`;
    await addTemplate(app, admin, { name });
    const { page, press, preview, mail, dialog } = await open({ device, theme });
    await press(`Delete ${name}`);
    await expectVisible(dialog);
    await expectGood(page, device);
    await page.keyboard.press('Escape');
    await press(`Edit ${name}`);
    await expectVisible(dialog);
    if (device === PHONE) await expectGood(page, device);
    await preview();
    await expectVisible(mail.getByText('Hello Alex Smith'));
    await withoutMail(page);
    await expectGood(page, device);
  });
});
