import type {
  CampaignStatus,
  changeEmailCampaign,
  createEmailCampaign,
  EmailCampaign,
  RouteInput,
} from '@dosewise/contract';
import { recordAdminAct } from '../../activity/audit-log.queries.ts';
import type { Scope } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { AppError, fieldError, refuseFields } from '../../http/app-error.ts';
import { startCampaign } from '../../mail/start-campaign.ts';
import { describeUnknownVariables } from '../../mail/unknown-variables.ts';
import { lockTemplate } from '../email-templates/email-templates.read-model.ts';
import * as queries from './email-campaigns.queries.ts';
import { findCampaign } from './email-campaigns.read-model.ts';

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
      throw fieldError('templateId', 'This template is no longer there. Choose another one.');
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
): Promise<EmailCampaign> {
  return act(scope, adminId, campaignId, {
    action: 'campaign_started',
    words: 'sent',
    move: (db) => startCampaign({ ...scope, db }, campaignId),
  });
}

/** Schedules a campaign, takes its schedule back, or cancels it: exactly one of these. */
export function changeCampaign(
  scope: Scope,
  adminId: string,
  campaignId: string,
  { scheduledAt, status }: CampaignChange,
): Promise<EmailCampaign> {
  if ((scheduledAt === undefined) === (status === undefined)) {
    throw fieldError('scheduledAt', 'Send either a scheduled time or the status cancelled.');
  }
  if (status !== undefined) return cancel(scope, adminId, campaignId);
  return scheduledAt
    ? schedule(scope, adminId, campaignId, Date.parse(scheduledAt))
    : unschedule(scope, adminId, campaignId);
}

function schedule(
  scope: Scope,
  adminId: string,
  campaignId: string,
  at: number,
): Promise<EmailCampaign> {
  if (at <= scope.now) throw fieldError('scheduledAt', 'Choose a time in the future.');
  return act(scope, adminId, campaignId, {
    action: 'campaign_scheduled',
    words: 'scheduled',
    move: (db) =>
      queries.moveCampaign(db, campaignId, ['draft', 'scheduled'], {
        status: 'scheduled',
        scheduled_at: at,
      }),
  });
}

function unschedule(scope: Scope, adminId: string, campaignId: string): Promise<EmailCampaign> {
  return act(scope, adminId, campaignId, {
    action: 'campaign_unscheduled',
    words: 'taken off the schedule',
    move: (db) =>
      queries.moveCampaign(db, campaignId, ['scheduled'], { status: 'draft', scheduled_at: null }),
  });
}

/** The mail worker then takes what waits out of the queue, a part at a time. */
function cancel(scope: Scope, adminId: string, campaignId: string): Promise<EmailCampaign> {
  return act(scope, adminId, campaignId, {
    action: 'campaign_cancelled',
    words: 'cancelled',
    move: (db) =>
      queries.moveCampaign(db, campaignId, ['draft', 'scheduled', 'sending'], {
        status: 'cancelled',
      }),
  });
}

interface CampaignAct {
  readonly action:
    | 'campaign_scheduled'
    | 'campaign_unscheduled'
    | 'campaign_started'
    | 'campaign_cancelled';
  /** What cannot be done, where the state does not allow it: 'cannot be …'. */
  readonly words: string;
  /** The guarded change; false when the campaign's state does not allow it. */
  readonly move: (db: Scope['db']) => Promise<boolean>;
}

/** Makes one change of a campaign's state and writes it into the audit log. */
function act(
  scope: Scope,
  adminId: string,
  campaignId: string,
  { action, words, move }: CampaignAct,
): Promise<EmailCampaign> {
  return inTransaction(scope.db, async (db) => {
    const isMoved = await move(db);
    const campaign = await queries.findCampaignState(db, campaignId);
    if (!campaign) throw new AppError('not_found');
    if (!isMoved) throw wrongState(campaign.status, words);
    const name = campaign.name;
    await recordAdminAct({ ...scope, db }, adminId, { action, detail: { name } });
    return requireCampaign(db, campaignId);
  });
}

const STATE_WORDS: Readonly<Record<CampaignStatus, string>> = {
  draft: 'is a draft',
  scheduled: 'is scheduled',
  sending: 'is being sent',
  sent: 'was sent',
  cancelled: 'was cancelled',
};

function wrongState(status: CampaignStatus, words: string): AppError {
  return new AppError('campaign_state', {
    sentence: `This campaign ${STATE_WORDS[status]}, so it cannot be ${words}.`,
  });
}

async function requireCampaign(db: Scope['db'], id: string): Promise<EmailCampaign> {
  const campaign = await findCampaign(db, id);
  if (!campaign) throw new AppError('not_found');
  return campaign;
}
