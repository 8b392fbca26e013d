import type { createInvite, Invite, RouteInput, RouteReply } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { AppError } from '../../../../app-error.ts';
import type { DoorOpener, Scope } from '../../../../context.ts';
import { inTransaction } from '../../../../db/database.ts';
import { tellOfDoor } from '../../../../outgoing/ledger/enqueue.queries.ts';
import { recordAdminAct } from '../../../../runtime/activity/audit-log.queries.ts';
import type { Config } from '../../../../runtime/config/config.ts';
import { hashToken, newToken } from '../../../../runtime/secrets/secret-tokens.ts';
import * as queries from './invites.queries.ts';

/** Makes an invitation and notes which admin did. Its address is known to no one but the reply. */
export async function create(
  scope: Scope,
  { publicUrl }: Config,
  opener: DoorOpener,
  { email, days }: RouteInput<typeof createInvite>['body'],
): Promise<RouteReply<typeof createInvite>> {
  const { db, now } = scope;
  const token = newToken();
  const id = scope.newId();
  await inTransaction(db, async (tx) => {
    await queries.insertInvite(tx, {
      id,
      token_hash: hashToken(token),
      email,
      created_at: now,
      expires_at: now + days * DAY_MS,
    });
    await recordAdminAct({ ...scope, db: tx }, opener.userId, {
      action: 'invite_created',
      detail: {},
    });
    await tellOfDoor({ ...scope, db: tx }, opener, 'invite', email);
  });
  // Behind the #, so that no log of a proxy has it.
  return { _id: id, url: `${publicUrl}/login?mode=register#invite=${token}` };
}

/** The invitations that can be used still, newest first. */
export async function list({ db, now }: Scope): Promise<Invite[]> {
  const isoOf = (instant: number) => new Date(instant).toISOString();
  return (await queries.listLiveInvites(db, now)).map((invite) => ({
    _id: invite.id,
    email: invite.email,
    createdAt: isoOf(invite.created_at),
    expiresAt: isoOf(invite.expires_at),
  }));
}

/** Takes an invitation back. Throws `not_found`. */
export async function revoke(scope: Scope, actorId: string, id: string): Promise<void> {
  await inTransaction(scope.db, async (tx) => {
    if (!(await queries.deleteInvite(tx, id))) throw new AppError('not_found');
    await recordAdminAct({ ...scope, db: tx }, actorId, {
      action: 'invite_deleted',
      detail: {},
    });
  });
}
