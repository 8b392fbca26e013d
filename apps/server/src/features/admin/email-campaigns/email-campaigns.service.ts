import {
  type changeEmailCampaign,
  type createEmailCampaign,
  type EmailCampaign,
  type EmailSegment,
  type getEmailAnalytics,
  type getEmailSegments,
  type listUnconfirmedMails,
  type RouteInput,
  type RouteReply,
  UNCONFIRMED_PAGE,
} from '@dosewise/contract';
import { AppError, fieldError, refuseFields } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import { countReaders } from '../../../outgoing/campaigns/readers.queries.ts';
import { countSegments } from '../../../outgoing/campaigns/segments.queries.ts';
import { startCampaign } from '../../../outgoing/campaigns/start-campaign.ts';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { describeUnknownVariables } from '../../../outgoing/channels/email/compose/unknown-variables.ts';
import { recordAdminAct } from '../../../runtime/activity/audit-log.queries.ts';
import { findTemplate, lockTemplate } from '../email-templates/email-templates.read-model.ts';
import * as queries from './email-campaigns.queries.ts';
import {
  campaignVersion,
  countSubscribers,
  findCampaign,
  readSentCampaigns,
} from './email-campaigns.read-model.ts';
import { type CampaignAct, texts } from './texts.ts';

type NewCampaign = RouteInput<typeof createEmailCampaign>['body'];
type CampaignChange = RouteInput<typeof changeEmailCampaign>['body'];

/** Creates a campaign as a draft. Its template must be there, and its subject must be fillable. */
export function createCampaign(
  scope: Scope,
  adminId: string,
  campaign: NewCampaign,
): Promise<EmailCampaign> {
  refuseFields(describeUnknownVariables({ subject: campaign.subject }));
  const id = scope.newId();
  return inTransaction(scope.db, async (db) => {
    // Locked: who deletes the template meanwhile waits, and then sees this campaign.
    if ((await lockTemplate(db, campaign.templateId)) === undefined) {
      throw fieldError('templateId', texts.templateGone);
    }
    await queries.insertCampaign(db, {
      id,
      name: campaign.name,
      subject: campaign.subject,
      template_id: campaign.templateId,
      target_segment: campaign.targetSegment,
      status: 'draft',
      scheduled_at: null,
      created_at: scope.now,
      started_at: null,
      sent_at: null,
      html_content: null,
      text_content: null,
      category: null,
      listed_up_to: null,
      is_listed: 0,
    });
    const act = { action: 'campaign_created', detail: { name: campaign.name } } as const;
    await recordAdminAct({ ...scope, db }, adminId, act);
    return requireCampaign(db, id);
  });
}

/** Begins to send a draft or a scheduled campaign; the mails follow in the background. */
export function sendCampaign(
  scope: Scope,
  adminId: string,
  campaignId: string,
  basedOn?: string,
): Promise<EmailCampaign> {
  return act(scope, adminId, campaignId, {
    action: 'campaign_started',
    basedOn,
    move: (db) => startCampaign({ ...scope, db }, campaignId),
  });
}

/** Schedules a campaign, takes its schedule back, or cancels it: exactly one of these. */
export function changeCampaign(
  scope: Scope,
  adminId: string,
  campaignId: string,
  { scheduledAt, status, basedOn }: CampaignChange,
): Promise<EmailCampaign> {
  if ((scheduledAt === undefined) === (status === undefined)) {
    throw fieldError('scheduledAt', texts.oneChange);
  }
  const change = changeOf(scope, campaignId, scheduledAt);
  return act(scope, adminId, campaignId, { ...change, basedOn });
}

/** Without a time, it is cancelled: the mail worker then takes what waits out of the queue. */
function changeOf(
  scope: Scope,
  campaignId: string,
  scheduledAt: string | null | undefined,
): ActPlan {
  const move =
    (...how: Change) =>
    (db: Scope['db']) =>
      queries.moveCampaign(db, campaignId, ...how);
  if (scheduledAt === undefined) {
    return {
      action: 'campaign_cancelled',
      move: move(['draft', 'scheduled', 'sending'], { status: 'cancelled' }),
    };
  }
  if (scheduledAt === null) {
    return {
      action: 'campaign_unscheduled',
      move: move(['scheduled'], { status: 'draft', scheduled_at: null }),
    };
  }
  const at = Date.parse(scheduledAt);
  if (at <= scope.now) throw fieldError('scheduledAt', texts.timePassed);
  return {
    action: 'campaign_scheduled',
    move: move(['draft', 'scheduled'], { status: 'scheduled', scheduled_at: at }),
  };
}

type Change =
  Parameters<typeof queries.moveCampaign> extends [unknown, unknown, ...infer Rest] ? Rest : never;

/** Sends a campaign again to all whose mail is unconfirmed. Of two who ask at once, one does. */
export function sendAgain(
  scope: Scope,
  adminId: string,
  campaignId: string,
): Promise<EmailCampaign> {
  return act(scope, adminId, campaignId, {
    action: 'campaign_sent_again',
    move: async (db) => {
      const from = ['sending', 'sent'] as const;
      if (!(await queries.moveCampaign(db, campaignId, from, { status: 'sending' }))) return false;
      const mails = await queries.requeueUnconfirmed(db, campaignId, scope.now);
      if (mails === 0) throw new AppError('campaign_state', { sentence: texts.noneUnconfirmed });
      return true;
    },
  });
}

/** One page of those whose mail is unconfirmed. A limit beyond the most is cut to it. */
export async function listUnconfirmed(
  { db }: Scope,
  campaignId: string,
  { after, limit }: RouteInput<typeof listUnconfirmedMails>['query'],
): Promise<RouteReply<typeof listUnconfirmedMails>> {
  await requireCampaign(db, campaignId);
  const size = Math.min(limit ?? UNCONFIRMED_PAGE.usual, UNCONFIRMED_PAGE.most);
  // One more than the page holds, to know whether there is another one.
  const rows = await queries.selectUnconfirmed(db, campaignId, { after, limit: size + 1 });
  const page = rows.slice(0, size);
  return {
    mails: page.map(({ id, email }) => ({ _id: id, email })),
    next: rows.length > size ? (page.at(-1)?.id ?? null) : null,
  };
}

interface ActPlan {
  readonly action: CampaignAct;
  /** The version of the campaign that the admin looked at, where it matters. */
  readonly basedOn?: string | undefined;
  /** The guarded change; false when the campaign's state does not allow it. */
  readonly move: (db: Scope['db']) => Promise<boolean>;
}

/** Makes one change of a campaign's state and writes it into the audit log. */
function act(
  scope: Scope,
  adminId: string,
  campaignId: string,
  { action, basedOn, move }: ActPlan,
): Promise<EmailCampaign> {
  return inTransaction(scope.db, async (db) => {
    const campaign = await queries.lockCampaign(db, campaignId);
    if (!campaign) throw new AppError('not_found');
    const { name, status } = campaign;
    if (!(await move(db))) {
      throw new AppError('campaign_state', { sentence: texts.wrongState(status, action) });
    }
    if (basedOn !== undefined && basedOn !== campaignVersion(campaign)) {
      throw new AppError('changed_meanwhile', { sentence: texts.changedMeanwhile(status) });
    }
    await recordAdminAct({ ...scope, db }, adminId, { action, detail: { name } });
    return requireCampaign(db, campaignId);
  });
}

async function requireCampaign(db: Scope['db'], id: string): Promise<EmailCampaign> {
  const campaign = await findCampaign(db, id);
  if (!campaign) throw new AppError('not_found');
  return campaign;
}

/** Number of users in each segment now: of all, or of those who would get a mail of that template. */
export async function readSegments(
  { db, now }: Scope,
  { templateId }: RouteInput<typeof getEmailSegments>['query'],
): Promise<Record<EmailSegment, number>> {
  if (templateId === undefined) return countSegments(db, now);
  const template = await findTemplate(db, templateId);
  if (template === undefined) throw new AppError('not_found');
  return countReaders(db, template.category, now);
}

/** The figures of sent campaigns, and the way in which mail leaves this server. */
export async function readAnalytics(
  scope: Scope,
  { config }: Pick<AppContext, 'config'>,
): Promise<RouteReply<typeof getEmailAnalytics>> {
  const campaigns = await readSentCampaigns(scope.db);
  // A campaign that reached no one says nothing about its words.
  const rates = campaigns.filter(({ sent }) => sent > 0).map(({ openRate }) => openRate);
  return {
    totalSubscribers: await countSubscribers(scope.db),
    averageEngagement:
      rates.length > 0 ? rates.reduce((sum, rate) => sum + rate) / rates.length : 0,
    campaigns,
    delivery: {
      transport: config.smtpUrl === null ? 'outbox' : 'smtp',
      from: config.mailFrom,
      hasPostalAddress: config.mailPostalAddress !== null,
    },
  };
}
