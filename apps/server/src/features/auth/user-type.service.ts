import type { AdminUser, RouteInput, setUserType } from '@dosewise/contract';
import { recordAdminAct } from '../../activity/audit-log.queries.ts';
import type { Scope } from '../../context.ts';
import { findUserIdOf } from '../../db/addresses.queries.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { findAdminUser } from '../users/users.read-model.ts';
import * as queries from './auth.queries.ts';
import { texts } from './texts.ts';

/**
 * Changes a user's type, ends all of that user's sessions, and notes who did it; null is the
 * operator. Nothing happens to somebody of that type already. False if there is no such user.
 * Throws `last_admin` rather than leave none.
 */
export function changeUserType(
  scope: Scope,
  email: string,
  userType: 'user' | 'admin',
  actorId: string | null = null,
): Promise<boolean> {
  return inTransaction(scope.db, async (db) => {
    if (userType === 'user') await refuseLastAdmin(db, (admin) => admin.email === email);
    const userId = await findUserIdOf(db, email);
    if (userId === undefined || (await queries.lockAccount(db, userId)) === undefined) return false;
    if (!(await queries.setUserType(db, userId, userType))) return true;
    await queries.deleteSessionsOf(db, userId);
    await recordAdminAct({ ...scope, db }, actorId, {
      action: 'user_type_changed',
      subjectUserId: userId,
      detail: { userType },
    });
    return true;
  });
}

/** Throws `last_admin` when the only admin is the one meant; none is taken away until the end. */
export async function refuseLastAdmin(
  db: Database,
  isMeant: (admin: { id: string; email: string }) => boolean,
): Promise<void> {
  await queries.lockAdmins(db);
  const admins = await queries.listAdmins(db);
  if (admins.length === 1 && admins.some(isMeant)) throw new AppError('last_admin');
}

/** An admin's change of somebody's type; the account as it is then. */
export async function setUserTypeFor(
  scope: Scope,
  actorId: string,
  { email, userType }: RouteInput<typeof setUserType>['body'],
): Promise<AdminUser> {
  const isThere = await changeUserType(scope, email, userType, actorId);
  const user = isThere ? await findAdminUser(scope.db, email) : null;
  if (!user) throw new AppError('not_found', { sentence: texts.noAccount(email) });
  return user;
}
