import type { makeResetLink, RouteReply } from '@dosewise/contract';
import { AppError } from '../../../app-error.ts';
import type { DoorOpener, Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import { linkOf, newLinkToken } from '../../../outgoing/channels/email/compose/link-mail.ts';
import { texts as mailTexts } from '../../../outgoing/channels/email/compose/texts.ts';
import { replaceResetToken } from '../../../outgoing/channels/email/mail-content.queries.ts';
import { tellOfDoor } from '../../../outgoing/ledger/enqueue.queries.ts';
import { findUserIdByEmail } from '../../../records/doors/addresses.queries.ts';
import { recordAdminAct } from '../../../runtime/activity/audit-log.queries.ts';
import { HANDED_LINK_MS } from '../../../runtime/background/lifetimes.ts';
import type { Config } from '../../../runtime/config/config.ts';
import { texts } from './texts.ts';
import { isThere } from './users.queries.ts';

type ResetLink = RouteReply<typeof makeResetLink>;
type Place = Pick<Config, 'publicUrl' | 'passwordLogin' | 'smtpUrl'>;

/**
 * An admin's link to a new password for another account. Where mails are sent, its owner asks for one: then
 * no one else gets hold of it. Throws `forbidden` there and for the own account, `not_found`, `password_login_off`.
 */
export async function makeResetLinkFor(
  scope: Scope,
  place: Place,
  admin: DoorOpener,
  userId: string,
): Promise<ResetLink> {
  if (!(await isThere(scope.db, userId))) throw new AppError('not_found');
  if (place.smtpUrl !== null) throw new AppError('forbidden', { sentence: texts.linkIsMailed });
  if (admin.userId === userId) throw new AppError('forbidden', { sentence: texts.linkForOthers });
  const link = await makeLink(scope, place, userId, admin);
  if (!link) throw new AppError('not_found');
  return link;
}

/** The operator's link, on the command line; null: no account has the address. Throws `password_login_off`. */
export async function makeResetLinkByOperator(
  scope: Scope,
  place: Place,
  email: string,
): Promise<ResetLink | null> {
  const userId = await findUserIdByEmail(scope.db, email);
  return userId === undefined ? null : makeLink(scope, place, userId, null);
}

/** Ends earlier links, notes who made this one, and tells the owner; null: no such account. */
async function makeLink(
  scope: Scope,
  { publicUrl, passwordLogin }: Place,
  userId: string,
  admin: DoorOpener | null,
): Promise<ResetLink | null> {
  if (!passwordLogin) throw new AppError('password_login_off');
  const { token, hash } = newLinkToken(userId);
  const expiresAt = scope.now + HANDED_LINK_MS;
  const isMade = await inTransaction(scope.db, async (db) => {
    const inside = { ...scope, db };
    if (!(await isThere(db, userId))) return false;
    const made = { user_id: userId, token_hash: hash, created_at: scope.now };
    await replaceResetToken(db, { ...made, expires_at: expiresAt });
    await recordAdminAct(inside, admin?.userId ?? null, {
      action: 'reset_link_made',
      subjectUserId: userId,
      detail: {},
    });
    const deviceName = admin ? admin.deviceName : mailTexts.notices.commandLine;
    await tellOfDoor(inside, { userId, deviceName }, 'reset_link');
    return true;
  });
  if (!isMade) return null;
  const url = linkOf('password_reset', publicUrl, token);
  return { url, expiresAt: new Date(expiresAt).toISOString() };
}
