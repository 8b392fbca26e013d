import type { Scope } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { linkTargets } from './compose-message.ts';
import { beginSending, findDueCampaigns, insertLinks } from './start-campaign.queries.ts';

/**
 * Begins to send a draft or a scheduled campaign: later changes of its template no longer matter.
 * False when it is in another state, such as when somebody else was first.
 */
export function startCampaign(scope: Scope, campaignId: string): Promise<boolean> {
  return start(scope, campaignId, { now: scope.now, from: ['draft', 'scheduled'] });
}

/** Begins to send every scheduled campaign whose time has come. */
export async function startDueCampaigns(scope: Scope): Promise<void> {
  for (const id of await findDueCampaigns(scope.db, scope.now)) {
    await start(scope, id, { now: scope.now, from: ['scheduled'], dueAt: scope.now });
  }
}

function start(
  scope: Scope,
  campaignId: string,
  how: Parameters<typeof beginSending>[2],
): Promise<boolean> {
  return inTransaction(scope.db, async (db) => {
    const html = await beginSending(db, campaignId, how);
    if (html === undefined) return false;
    await insertLinks(db, campaignId, linkTargets(html));
    return true;
  });
}
