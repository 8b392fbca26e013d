import type { AdminUser, RouteInput, setUserType } from '@dosewise/contract';
import { AppError } from '../../../app-error.ts';
import type { DoorOpener, Scope } from '../../../context.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { texts as mailTexts } from '../../../outgoing/channels/email/compose/texts.ts';
import { tellOfDoor } from '../../../outgoing/ledger/enqueue.queries.ts';
import { findUserIdByEmail } from '../../../records/doors/addresses.queries.ts';
import { recordAdminAct } from '../../../runtime/activity/audit-log.queries.ts';
import { lockAdmins } from '../../../runtime/calls/sessions.read-model.ts';
import { findAdminUser } from '../../admin/users/users.read-model.ts';
import * as queries from './auth.queries.ts';
import { texts } from './texts.ts';

/**
 * Changes a user's type, ends all of that user's sessions, notes who did it, and tells both by mail; null
 * is the operator. Nothing happens to someone of that type already. False if there is no such user.
 * Throws `last_admin` rather than leave none.
 */
export function changeUserType(
  scope: Scope,
  email: string,
  userType: 'user' | 'admin',
  actor: DoorOpener | null = null,
): Promise<boolean> {
  return inTransaction(scope.db, async (db) => {
    if (userType === 'user') await refuseLastAdmin(db, (admin) => admin.email === email);
    const userId = await findUserIdByEmail(db, email);
    if (userId === undefined || (await queries.lockAccount(db, userId)) === undefined) return false;
    if (!(await queries.setUserType(db, userId, userType))) return true;
    await queries.deleteUserSessions(db, userId);
    await recordAdminAct({ ...scope, db }, actor?.userId ?? null, {
      action: 'user_type_changed',
      subjectUserId: userId,
      detail: { userType },
    });
    const deviceName = actor ? actor.deviceName : mailTexts.notices.commandLine;
    const door = userType === 'admin' ? 'made_admin' : 'made_user';
    await tellOfDoor({ ...scope, db }, { userId, deviceName }, door);
    if (actor && actor.userId !== userId) {
      const did = userType === 'admin' ? 'made_other_admin' : 'made_other_user';
      await tellOfDoor({ ...scope, db }, actor, did, email);
    }
    return true;
  });
}

/** Throws `last_admin` when the only admin is the one meant; none is taken away until the end. */
export async function refuseLastAdmin(
  db: Database,
  isMeant: (admin: { id: string; email: string }) => boolean,
): Promise<void> {
  await lockAdmins(db);
  const admins = await queries.listAdmins(db);
  if (admins.length === 1 && admins.some(isMeant)) throw new AppError('last_admin');
}

/** An admin's change of a user's type; the account as it is then. */
export async function setUserTypeFor(
  scope: Scope,
  opener: DoorOpener,
  { email, userType }: RouteInput<typeof setUserType>['body'],
): Promise<AdminUser> {
  const isThere = await changeUserType(scope, email, userType, opener);
  const user = isThere ? await findAdminUser(scope.db, email) : null;
  if (!user) throw new AppError('not_found', { sentence: texts.noAccount(email) });
  return user;
}
