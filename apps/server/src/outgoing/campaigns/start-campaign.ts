import { AppError } from '../../app-error.ts';
import type { Scope } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { linkTargets } from '../channels/email/compose/compose-message.ts';
import { type Audience, hasReaders } from './readers.queries.ts';
import {
  beginSending,
  findDueCampaigns,
  insertLinks,
  makeDraftAgain,
} from './start-campaign.queries.ts';

/**
 * Begins to send a draft or a scheduled campaign: later changes of its template no longer matter.
 * False when it is in another state, such as when someone else was first. Throws
 * `nobody_to_send_to` when no one in its segment would get it.
 */
export function startCampaign(scope: Scope, campaignId: string): Promise<boolean> {
  return inTransaction(scope.db, async (db) => {
    const how = { now: scope.now, from: ['draft', 'scheduled'] } as const;
    const audience = await start({ ...scope, db }, campaignId, how);
    if (audience === undefined) return false;
    if (!(await hasReaders(db, audience, scope.now))) throw new AppError('nobody_to_send_to');
    return true;
  });
}

/**
 * Begins to send every scheduled campaign whose time has come. One to no one becomes a draft again,
 * which keeps the time that passed: that is how its admin sees what happened.
 */
export async function startDueCampaigns(scope: Scope): Promise<void> {
  const { db, now } = scope;
  for (const { id, ...audience } of await findDueCampaigns(db, now)) {
    if (await hasReaders(db, audience, now)) {
      await start(scope, id, { now, from: ['scheduled'], dueAt: now });
    } else {
      await makeDraftAgain(db, id, now);
    }
  }
}

/** Its audience, or undefined when it is in another state. */
function start(
  scope: Scope,
  campaignId: string,
  how: Parameters<typeof beginSending>[2],
): Promise<Audience | undefined> {
  return inTransaction(scope.db, async (db) => {
    const begun = await beginSending(db, campaignId, how);
    if (begun === undefined) return undefined;
    await insertLinks(db, campaignId, linkTargets(begun.html));
    return begun;
  });
}
