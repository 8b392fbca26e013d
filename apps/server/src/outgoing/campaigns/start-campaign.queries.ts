import type { CampaignStatus } from '@dosewise/contract';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { Audience } from './readers.queries.ts';

/**
 * Turns a campaign from one of the states `from` to sending, with its template as it is now, in one
 * statement. Its HTML and audience, or undefined when it is in another state or its template is gone. `dueAt`:
 * only when it is scheduled for then or before.
 */
export async function beginSending(
  db: Database,
  campaignId: string,
  { now, from, dueAt }: { now: number; from: readonly CampaignStatus[]; dueAt?: number },
): Promise<(Audience & { readonly html: string }) | undefined> {
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
    .returning(['html_content', 'target_segment', 'category'])
    .executeTakeFirst();
  return (
    row && {
      html: row.html_content ?? '',
      segment: row.target_segment,
      // Its template is there, and has one.
      category: row.category ?? 'manual',
    }
  );
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

/** The scheduled campaigns whose time has come, with the category of their template as it is now. */
export function findDueCampaigns(db: Database, now: number) {
  return db
    .selectFrom('campaign')
    .innerJoin('email_template', 'email_template.id', 'campaign.template_id')
    .select(['campaign.id', 'target_segment as segment', 'email_template.category'])
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
