import type { EmailSegment } from '@dosewise/contract';
import { AppError } from '../../app-error.ts';
import type { Scope } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { linkTargets } from '../channels/email/compose/compose-message.ts';
import { hasSegmentUsers } from './segments.queries.ts';
import {
  beginSending,
  findDueCampaigns,
  insertLinks,
  makeDraftAgain,
} from './start-campaign.queries.ts';

/**
 * Begins to send a draft or a scheduled campaign: later changes of its template no longer matter.
 * False when it is in another state, such as when somebody else was first. Throws
 * `nobody_to_send_to` when its segment is empty.
 */
export function startCampaign(scope: Scope, campaignId: string): Promise<boolean> {
  return inTransaction(scope.db, async (db) => {
    const how = { now: scope.now, from: ['draft', 'scheduled'] } as const;
    const segment = await start({ ...scope, db }, campaignId, how);
    if (segment === undefined) return false;
    if (!(await hasSegmentUsers(db, segment, scope.now))) throw new AppError('nobody_to_send_to');
    return true;
  });
}

/**
 * Begins to send every scheduled campaign whose time has come. One to nobody becomes a draft again,
 * which keeps the time that passed: that is how its admin sees what happened.
 */
export async function startDueCampaigns(scope: Scope): Promise<void> {
  const { db, now } = scope;
  for (const { id, target_segment: segment } of await findDueCampaigns(db, now)) {
    if (await hasSegmentUsers(db, segment, now)) {
      await start(scope, id, { now, from: ['scheduled'], dueAt: now });
    } else {
      await makeDraftAgain(db, id, now);
    }
  }
}

/** Its segment, or undefined when it is in another state. */
function start(
  scope: Scope,
  campaignId: string,
  how: Parameters<typeof beginSending>[2],
): Promise<EmailSegment | undefined> {
  return inTransaction(scope.db, async (db) => {
    const begun = await beginSending(db, campaignId, how);
    if (begun === undefined) return undefined;
    await insertLinks(db, campaignId, linkTargets(begun.html));
    return begun.segment;
  });
}
