import type { EmailCampaign, getEmailAnalytics, RouteReply } from '@dosewise/contract';
import type { Database } from '../../../db/database.ts';
import type { DeliveryTable } from '../../../db/tables/outgoing-tables.ts';

type CampaignFigures = EmailCampaign['analytics'];
type SentCampaign = RouteReply<typeof getEmailAnalytics>['campaigns'][number];

/** Every campaign, newest first, with what became of its mails. */
export async function listCampaigns(db: Database): Promise<EmailCampaign[]> {
  const rows = await selectCampaigns(db)
    .orderBy('campaign.created_at', 'desc')
    .orderBy('campaign.id', 'desc')
    .execute();
  const figures = await readFigures(db);
  return rows.map((row) => present(row, figures.get(row.id)));
}

/** One campaign, or undefined. */
export async function findCampaign(db: Database, id: string): Promise<EmailCampaign | undefined> {
  const row = await selectCampaigns(db).where('campaign.id', '=', id).executeTakeFirst();
  return row && present(row, (await readFigures(db, id)).get(id));
}

/** The figures of the campaigns that were sent, the latest first. Rates are percent of sent. */
export async function readSentCampaigns(db: Database): Promise<SentCampaign[]> {
  const rows = await db
    .selectFrom('campaign')
    .select(['id', 'name', 'subject', 'sent_at'])
    .where('status', '=', 'sent')
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const figures = await readFigures(db);
  return rows.flatMap(({ id, name, subject, sent_at }) => {
    if (sent_at === null) return [];
    const { sent, opened, clicked } = figures.get(id) ?? noFigures();
    const percent = (part: number) => (sent > 0 ? (part / sent) * 100 : 0);
    return {
      _id: id,
      name,
      subject,
      sentAt: new Date(sent_at).toISOString(),
      sent,
      openRate: percent(opened),
      clickRate: percent(clicked),
    };
  });
}

/** Number of users who did not unsubscribe. */
export async function countSubscribers(db: Database): Promise<number> {
  const row = await db
    .selectFrom('user_account')
    .select((eb) => eb.fn.countAll<number>().as('subscribers'))
    .where('unsubscribed', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(row.subscribers);
}

function selectCampaigns(db: Database) {
  return db
    .selectFrom('campaign')
    .leftJoin('email_template', 'email_template.id', 'campaign.template_id')
    .select([
      'campaign.id',
      'campaign.name',
      'campaign.subject',
      'campaign.template_id',
      'email_template.name as template_name',
      'campaign.target_segment',
      'campaign.status',
      'campaign.scheduled_at',
      'campaign.created_at',
      'campaign.sent_at',
    ]);
}

type CampaignRow = Awaited<ReturnType<ReturnType<typeof selectCampaigns>['execute']>>[number];

function present(row: CampaignRow, figures: CampaignFigures = noFigures()): EmailCampaign {
  const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return {
    _id: row.id,
    name: row.name,
    subject: row.subject,
    templateId: row.template_id,
    templateName: row.template_name,
    targetSegment: row.target_segment,
    status: row.status,
    scheduledAt: instant(row.scheduled_at),
    createdAt: new Date(row.created_at).toISOString(),
    sentAt: instant(row.sent_at),
    version: campaignVersion(row),
    analytics: row.status === 'cancelled' ? withoutWaiting(figures) : figures,
  };
}

/** Another one for each status and schedule, which is all of a campaign that ever changes. */
export function campaignVersion({
  status,
  scheduled_at,
}: Pick<CampaignRow, 'status' | 'scheduled_at'>): string {
  return `${status}-${scheduled_at ?? 'never'}`;
}

/** Figures of a cancelled campaign: mails that still wait will not go out. */
function withoutWaiting(figures: CampaignFigures): CampaignFigures {
  return { ...figures, recipients: figures.recipients - figures.waiting, waiting: 0 };
}

/** The figure that a mail counts in. A cancelled one was never meant to arrive: it counts nowhere. */
const FIGURE_OF: Readonly<
  Record<
    DeliveryTable['status'],
    'sent' | 'waiting' | 'suppressed' | 'failed' | 'unconfirmed' | null
  >
> = {
  queued: 'waiting',
  claimed: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  suppressed: 'suppressed',
  failed: 'failed',
  unconfirmed: 'unconfirmed',
  cancelled: null,
};

/** The figures of every campaign that has mails, or of one: one statement either way. */
async function readFigures(
  db: Database,
  campaignId?: string,
): Promise<Map<string, CampaignFigures>> {
  const rows = await db
    .selectFrom('delivery')
    .select((eb) => [
      'campaign_id',
      'status',
      eb.fn.countAll<number>().as('mails'),
      eb.fn.count<number>('opened_at').as('opened'),
      eb.fn.count<number>('clicked_at').as('clicked'),
    ])
    .where('campaign_id', 'is not', null)
    .$if(campaignId !== undefined, (query) => query.where('campaign_id', '=', campaignId ?? null))
    .groupBy(['campaign_id', 'status'])
    .execute();
  const figures = new Map<string, CampaignFigures>();
  for (const row of rows) {
    const figure = FIGURE_OF[row.status];
    if (row.campaign_id === null || figure === null) continue;
    const sums = figures.get(row.campaign_id) ?? noFigures();
    sums.recipients += Number(row.mails);
    sums[figure] += Number(row.mails);
    if (row.status === 'sent') {
      sums.opened += Number(row.opened);
      sums.clicked += Number(row.clicked);
    }
    figures.set(row.campaign_id, sums);
  }
  return figures;
}

function noFigures(): CampaignFigures {
  return {
    recipients: 0,
    sent: 0,
    opened: 0,
    clicked: 0,
    waiting: 0,
    suppressed: 0,
    failed: 0,
    unconfirmed: 0,
  };
}
