import type { CampaignStatus, EmailSegment } from '@dosewise/contract';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

/**
 * Turns a campaign from one of the states `from` to sending, with its template as it is now, in one
 * statement. Its HTML and segment, or undefined when it is in another state or its template is gone. `dueAt`:
 * only when it is scheduled for then or before.
 */
export async function beginSending(
  db: Database,
  campaignId: string,
  { now, from, dueAt }: { now: number; from: readonly CampaignStatus[]; dueAt?: number },
): Promise<{ readonly html: string; readonly segment: EmailSegment } | undefined> {
  const row = await db
    .updateTable('campaign')
    .set((eb) => ({
      status: 'sending',
      started_at: now,
      html_content: templateOf(eb).select('email_template.html_content'),
      text_content: templateOf(eb).select('email_template.text_content'),
      category: templateOf(eb).select('email_template.category'),
    }))
    .where('campaign.id', '=', campaignId)
    .where('campaign.status', 'in', from)
    .where((eb) => eb.exists(templateOf(eb).select('email_template.id')))
    .$if(dueAt !== undefined, (query) => query.where('scheduled_at', '<=', dueAt ?? null))
    .returning(['html_content', 'target_segment'])
    .executeTakeFirst();
  return row && { html: row.html_content ?? '', segment: row.target_segment };
}

function templateOf(eb: ExpressionBuilder<Schema, 'campaign'>) {
  return eb.selectFrom('email_template').whereRef('email_template.id', '=', 'campaign.template_id');
}

/** Keeps where the links of a campaign's mails lead. */
export async function insertLinks(
  db: Database,
  campaignId: string,
  urls: readonly string[],
): Promise<void> {
  if (urls.length === 0) return;
  await db
    .insertInto('campaign_link')
    .values(urls.map((url, position) => ({ campaign_id: campaignId, position, url })))
    .execute();
}

/** The scheduled campaigns whose time has come. */
export function findDueCampaigns(db: Database, now: number) {
  return db
    .selectFrom('campaign')
    .select(['id', 'target_segment'])
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '<=', now)
    .execute();
}

/** Makes a scheduled campaign whose time has come a draft that still says when that was. */
export async function makeDraftAgain(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('campaign')
    .set({ status: 'draft' })
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '<=', now)
    .execute();
}
