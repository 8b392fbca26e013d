import type { EmailCampaign, EmailTemplate } from '@dosewise/contract';
import type { Page } from 'playwright-core';
import { callAs } from '../fixtures/api-call.ts';
import type { ApiUser } from '../fixtures/api-user.ts';
import type { App } from '../fixtures/fixtures.ts';

/** The parts of the admin's mail screen that tests look at. */
export const emailScreen = (page: Page) => {
  const dialog = page.getByRole('dialog');
  return {
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    row: (name: string) => page.getByRole('row', { name }),
    press: (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click(),
    dialog,
    field: (name: string | RegExp) => dialog.getByLabel(name, { exact: true }),
    pressInDialog: (name: string) =>
      dialog.last().getByRole('button', { name, exact: true }).click(),
    /** A sentence that stands there by itself, such as a toast's. */
    says: (sentence: string | RegExp) =>
      page.getByText(sentence, typeof sentence === 'string' ? { exact: true } : {}),
  };
};

/** Takes the preview of a mail away for the checks of looks, which cannot enter a frame without scripts. */
export const withoutMail = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.remove();
  });
};

export const addTemplate = (
  app: App,
  admin: ApiUser,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<EmailTemplate> =>
  callAs(app.url, admin, 'POST', '/admin/email-templates', {
    name: 'Monthly news',
    description: 'What is new',
    subject: 'News for {{user_name}}',
    htmlContent: '<p>Hello {{user_name}}</p>',
    category: 'manual',
    ...fields,
  });

export const addCampaign = (
  app: App,
  admin: ApiUser,
  template: EmailTemplate,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<EmailCampaign> =>
  callAs(app.url, admin, 'POST', '/admin/email-campaigns', {
    name: 'Spring',
    subject: 'Spring is here',
    templateId: template._id,
    targetSegment: 'all',
    ...fields,
  });
