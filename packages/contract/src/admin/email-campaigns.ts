import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { choice, id, instant, limit, text } from '../fields.ts';
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

export const emailCampaign = named(
  'EmailCampaign',
  z.object({
    _id: z.string(),
    name: z.string(),
    subject: z.string(),
    templateId: z.string(),
    templateName: described(z.nullable(z.string()), 'Null when the template is gone'),
    targetSegment: z.enum(EMAIL_SEGMENTS),
    status: z.enum(CAMPAIGN_STATUSES),
    scheduledAt: described(z.nullable(z.string()), 'UTC instant'),
    createdAt: described(z.string(), 'UTC instant'),
    sentAt: described(z.nullable(z.string()), 'UTC instant at which the last mail was done'),
    version: described(z.string(), 'Another one when its status or schedule is another'),
    analytics: described(
      z.object({
        recipients: described(
          z.int(),
          'In the ledger; grows until everyone who is to get it is in it',
        ),
        sent: z.int(),
        opened: described(z.int(), 'Recipients who opened it'),
        clicked: described(z.int(), 'Recipients who followed a link'),
        waiting: z.int(),
        suppressed: described(z.int(), 'Did not want this mail at the moment of sending'),
        failed: described(z.int(), 'Refused by the mail server'),
        unconfirmed: described(
          z.int(),
          'In flight when a server stopped: perhaps sent, not sent again by itself',
        ),
      }),
      'Each recipient counts in one of the last five',
    ),
  }),
);

export type EmailCampaign = z.output<typeof emailCampaign>;

/** Lists the campaigns, newest first. */
export const listEmailCampaigns = defineRoute({
  id: 'listEmailCampaigns',
  method: 'GET',
  path: '/admin/email-campaigns',
  access: 'admin',
  reads: ['campaigns', 'templates'],
  summary: 'Lists the email campaigns, newest first.',
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
  changes: ['campaigns'],
  summary: 'Creates an email campaign as a draft.',
  body: z.object({
    name: text('Name', 1, 100),
    subject,
    templateId: z.uuid('Template must be the id of a template.'),
    targetSegment: z._default(choice('Target segment', EMAIL_SEGMENTS), 'all'),
  }),
  status: 201,
  response: emailCampaign,
  errors: [],
  missingFieldsSentence: 'Campaign name, subject, and template are required',
});

const basedOn = described(
  z.optional(text('Based on', 1, 100)),
  'The `version` that was looked at; a newer one answers 409',
);

/** Begins to send a draft or a scheduled campaign. Mails go out in the background. */
export const sendEmailCampaign = defineRoute({
  id: 'sendEmailCampaign',
  method: 'POST',
  path: '/admin/email-campaigns/:id/send',
  access: 'admin',
  changes: ['campaigns'],
  summary: 'Starts sending an email campaign.',
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
  changes: ['campaigns'],
  summary: 'Schedules an email campaign, makes it a draft again, or cancels it.',
  params: z.object({ id }),
  body: described(
    z.object({
      scheduledAt: described(
        z.optional(z.nullable(instant('Scheduled time'))),
        'Null makes a scheduled campaign a draft again',
      ),
      status: z.optional(choice('Status', ['cancelled'])),
      basedOn,
    }),
    'One of the first two',
  ),
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
  reads: ['campaigns'],
  summary: 'Lists the recipients of an email campaign who may not have received it.',
  params: z.object({ id }),
  query: z.object({
    after: described(z.optional(id), "The `next` of the page before this one's"),
    limit: z.optional(limit),
  }),
  status: 200,
  response: z.object({
    mails: z.array(z.object({ _id: z.string(), email: z.string() })),
    next: described(z.nullable(z.string()), 'Ask for `after` this; null on the last page'),
  }),
  errors: ['not_found'],
});

/** Queues all unconfirmed mails of a campaign again, once: some people get it twice. */
export const sendUnconfirmedAgain = defineRoute({
  id: 'sendUnconfirmedAgain',
  method: 'POST',
  path: '/admin/email-campaigns/:id/unconfirmed/send',
  access: 'admin',
  changes: ['campaigns'],
  summary: 'Sends an email campaign again to all recipients who may not have received it.',
  params: z.object({ id }),
  status: 202,
  response: emailCampaign,
  errors: ['not_found', 'campaign_state'],
});

/** Counts the users of each segment, or those of them whom a mail would reach. */
export const getEmailSegments = defineRoute({
  id: 'getEmailSegments',
  method: 'GET',
  path: '/admin/email-segments',
  access: 'admin',
  reads: ['users', 'templates'],
  summary: 'Counts the users in each segment, or those who would get an email from a template now.',
  query: z.object({
    templateId: described(
      z.optional(id),
      'Counts only who would get it: subscribed, wants its topic, has a mailbox that takes mails',
    ),
  }),
  status: 200,
  response: z.record(z.enum(EMAIL_SEGMENTS), z.int()),
  errors: ['not_found'],
});

/** Reads what came of the campaigns that were sent. Rates are percent of sent, each recipient once. */
export const getEmailAnalytics = defineRoute({
  id: 'getEmailAnalytics',
  method: 'GET',
  path: '/admin/email-analytics',
  access: 'admin',
  reads: ['campaigns'],
  summary: 'Returns how sent campaigns were received, and how this server sends email.',
  status: 200,
  response: named(
    'EmailAnalytics',
    z.object({
      totalSubscribers: described(z.int(), 'Users who did not unsubscribe'),
      averageEngagement: described(z.number(), 'Mean open rate of sent campaigns, percent'),
      campaigns: z.array(
        z.object({
          _id: z.string(),
          name: z.string(),
          subject: z.string(),
          sentAt: described(z.string(), 'UTC instant'),
          sent: z.int(),
          openRate: described(z.number(), 'Percent'),
          clickRate: described(z.number(), 'Percent'),
        }),
      ),
      delivery: described(
        z.object({
          transport: described(z.enum(['smtp', 'outbox']), 'outbox: mails are kept as files'),
          from: z.nullable(z.string()),
          hasPostalAddress: z.boolean(),
        }),
        'How mail leaves this server',
      ),
    }),
  ),
  errors: [],
});
