import { AUDIT_PAGE, type listAudit, type RouteInput, type RouteReply } from '@dosewise/contract';
import type { Scope } from '../../../context.ts';
import { type ActsBefore, listNewestActs } from '../../../runtime/activity/audit-log.queries.ts';
import { describeAct } from '../../../runtime/activity/audit-words.ts';

/** One page of what admins did, newest first. A limit beyond the most is cut to it. */
export async function listPage(
  { db }: Scope,
  { before, limit }: RouteInput<typeof listAudit>['query'],
): Promise<RouteReply<typeof listAudit>> {
  const size = Math.min(limit ?? AUDIT_PAGE.usual, AUDIT_PAGE.most);
  // One more than the page holds, to know whether there is another one.
  const acts = await listNewestActs(db, size + 1, before === undefined ? null : startOf(before));
  const page = acts.slice(0, size);
  return {
    entries: page.map((act) => ({
      _id: act.id,
      at: new Date(act.acted_at).toISOString(),
      action: act.action,
      actor: act.actor_email,
      subject: act.subject_email,
      description: describeAct(act),
    })),
    next: acts.length > size ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Instants are written with a T; ids are not. */
const startOf = (before: string): ActsBefore =>
  before.includes('T') ? { instant: Date.parse(before) } : { id: before };
