import { z } from 'zod';
import { id, instant, limit, oneOf, text } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { subject } from './mail-fields.ts';

/** Groups of users that a campaign can be for. */
export const EMAIL_SEGMENTS = [
  'all',
  'new_users',
  'active_users',
  'inactive_users',
  'golden_dose_users',
] as const;

export type EmailSegment = (typeof EMAIL_SEGMENTS)[number];

const CAMPAIGN_STATUSES = ['draft', 'sending', 'scheduled', 'sent', 'cancelled'] as const;

export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

export const emailCampaign = z
  .object({
    _id: z.string(),
    name: z.string(),
    subject: z.string(),
    templateId: z.string(),
    templateName: z.string().nullable().describe('Null when the template is gone'),
    targetSegment: z.enum(EMAIL_SEGMENTS),
    status: z.enum(CAMPAIGN_STATUSES),
    scheduledAt: z.string().nullable().describe('UTC instant'),
    createdAt: z.string().describe('UTC instant'),
    sentAt: z.string().nullable().describe('UTC instant at which the last mail was done'),
    version: z.string().describe('Another one when its status or schedule is another'),
    analytics: z
      .object({
        recipients: z.int().describe('In the ledger; grows until the whole segment is in it'),
        sent: z.int(),
        opened: z.int().describe('Recipients who opened it'),
        clicked: z.int().describe('Recipients who followed a link'),
        waiting: z.int(),
        suppressed: z.int().describe('Did not want this mail at the moment of sending'),
        failed: z.int().describe('Refused by the mail server'),
        unconfirmed: z
          .int()
          .describe('In flight when a server stopped: perhaps sent, not sent again by itself'),
      })
      .describe('Each recipient counts in one of the last five'),
  })
  .meta({ id: 'EmailCampaign' });

export type EmailCampaign = z.output<typeof emailCampaign>;

/** Lists the campaigns, newest first. */
export const listEmailCampaigns = defineRoute({
  id: 'listEmailCampaigns',
  method: 'GET',
  path: '/admin/email-campaigns',
  access: 'admin',
  summary: 'Lists the mail campaigns, newest first.',
  status: 200,
  response: z.array(emailCampaign),
  errors: [],
});

/** Creates a campaign as a draft. */
export const createEmailCampaign = defineRoute({
  id: 'createEmailCampaign',
  method: 'POST',
  path: '/admin/email-campaigns',
  access: 'admin',
  summary: 'Creates a mail campaign as a draft.',
  body: z.object({
    name: text('Name', 1, 100),
    subject,
    templateId: z.uuid({ error: 'Template must be the id of a template.' }),
    targetSegment: oneOf('Target segment', EMAIL_SEGMENTS).default('all'),
  }),
  status: 201,
  response: emailCampaign,
  errors: [],
  missingFieldsSentence: 'Campaign name, subject, and template are required',
});

const basedOn = text('Based on', 1, 100)
  .optional()
  .describe('The `version` that was looked at; a newer one answers 409');

/** Begins to send a draft or a scheduled campaign. Mails go out in the background. */
export const sendEmailCampaign = defineRoute({
  id: 'sendEmailCampaign',
  method: 'POST',
  path: '/admin/email-campaigns/:id/send',
  access: 'admin',
  summary: 'Begins to send a mail campaign.',
  params: z.object({ id }),
  query: z.object({ basedOn }),
  status: 202,
  response: emailCampaign,
  errors: ['not_found', 'campaign_state', 'changed_meanwhile', 'nobody_to_send_to'],
});

/** Schedules a draft, takes a schedule back, or cancels what is not sent yet. */
export const changeEmailCampaign = defineRoute({
  id: 'changeEmailCampaign',
  method: 'PATCH',
  path: '/admin/email-campaigns/:id',
  access: 'admin',
  summary: 'Schedules a mail campaign, makes it a draft again, or cancels it.',
  params: z.object({ id }),
  body: z
    .object({
      scheduledAt: instant('Scheduled time')
        .nullable()
        .optional()
        .describe('Null makes a scheduled campaign a draft again'),
      status: oneOf('Status', ['cancelled']).optional(),
      basedOn,
    })
    .describe('One of the first two'),
  status: 200,
  response: emailCampaign,
  errors: ['not_found', 'campaign_state', 'changed_meanwhile'],
});

/** Addresses of one page, where the call does not say, and at most. */
export const UNCONFIRMED_PAGE = { usual: 50, most: 200 } as const;

/** Lists whose mail of a campaign is unconfirmed, a page at a time. */
export const listUnconfirmedMails = defineRoute({
  id: 'listUnconfirmedMails',
  method: 'GET',
  path: '/admin/email-campaigns/:id/unconfirmed',
  access: 'admin',
  summary: 'Lists the people of a mail campaign who perhaps did not get it.',
  params: z.object({ id }),
  query: z.object({
    after: id.optional().describe("The `next` of the page before this one's"),
    limit: limit.optional(),
  }),
  status: 200,
  response: z.object({
    mails: z.array(z.object({ _id: z.string(), email: z.string() })),
    next: z.string().nullable().describe('Ask for `after` this; null on the last page'),
  }),
  errors: ['not_found'],
});

/** Queues all unconfirmed mails of a campaign again, once: some people get it twice. */
export const sendUnconfirmedAgain = defineRoute({
  id: 'sendUnconfirmedAgain',
  method: 'POST',
  path: '/admin/email-campaigns/:id/unconfirmed/send',
  access: 'admin',
  summary: 'Sends a mail campaign again to all who perhaps did not get it.',
  params: z.object({ id }),
  status: 202,
  response: emailCampaign,
  errors: ['not_found', 'campaign_state'],
});

/** Counts the users of each segment. */
export const getEmailSegments = defineRoute({
  id: 'getEmailSegments',
  method: 'GET',
  path: '/admin/email-segments',
  access: 'admin',
  summary: 'Counts the users of each segment.',
  status: 200,
  response: z.record(z.enum(EMAIL_SEGMENTS), z.int()),
  errors: [],
});

/** Reads what came of the campaigns that were sent. Rates are percent of sent, each recipient once. */
export const getEmailAnalytics = defineRoute({
  id: 'getEmailAnalytics',
  method: 'GET',
  path: '/admin/email-analytics',
  access: 'admin',
  summary: 'Returns how sent campaigns were received, and how mail leaves this server.',
  status: 200,
  response: z
    .object({
      totalSubscribers: z.int().describe('Users who did not unsubscribe'),
      averageEngagement: z.number().describe('Mean open rate of sent campaigns, percent'),
      campaigns: z.array(
        z.object({
          _id: z.string(),
          name: z.string(),
          subject: z.string(),
          sentAt: z.string().describe('UTC instant'),
          sent: z.int(),
          openRate: z.number().describe('Percent'),
          clickRate: z.number().describe('Percent'),
        }),
      ),
      delivery: z
        .object({
          transport: z.enum(['smtp', 'outbox']).describe('outbox: mails are kept as files'),
          from: z.string().nullable(),
          hasPostalAddress: z.boolean(),
        })
        .describe('How mail leaves this server'),
    })
    .meta({ id: 'EmailAnalytics' }),
  errors: [],
});
