import type { Scope } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { AppError, fieldError } from '../../http/app-error.ts';
import {
  beginAttempt,
  ownPasswordAttempt,
  recordSuccess,
} from '../../http/limits/failed-attempts.ts';
import { hashPassword, isCommonPassword, verifyPassword } from '../../passwords.ts';
import { forgetChange } from './address/email-change.queries.ts';
import * as queries from './auth.queries.ts';
import { forgetDevices } from './login-devices.queries.ts';
import { deletePasskeysOf } from './passkeys/passkeys.queries.ts';
import { forgetResetTokens } from './password-reset.queries.ts';
import type { LiveSession } from './sessions.read-model.ts';
import { logInWith, type NewLogin } from './start-session.ts';
import { texts } from './texts.ts';
import { refuseLastAdmin } from './user-type.service.ts';

/** Who asks: a stolen token must not allow guessing the password. */
export interface OwnAccount {
  readonly session: LiveSession;
  /** Whether failures are counted against the limits. */
  readonly limited: boolean;
}

/**
 * Changes the password, ends every session, API token, passkey, known device and mailed link, and logs in
 * anew.
 */
export async function changePassword(
  scope: Scope,
  account: OwnAccount,
  change: { currentPassword: string; newPassword: string },
  deviceName: string | null,
): Promise<NewLogin> {
  const { currentPassword, newPassword } = change;
  const own = await requirePassword(scope, account, 'currentPassword', currentPassword);
  if (isCommonPassword(newPassword, own.email)) {
    throw fieldError('newPassword', texts.commonPassword);
  }
  const passwordHash = await hashPassword(newPassword);
  const { userId } = account.session;
  return inTransaction(scope.db, async (db) => {
    if (!(await queries.setPasswordHash(db, userId, passwordHash, own.password_hash))) {
      throw fieldError('currentPassword', texts.wrongPassword);
    }
    await forgetResetTokens(db, userId);
    await queries.deleteSessionsOf(db, userId);
    await deletePasskeysOf(db, userId);
    await forgetDevices(db, userId);
    await forgetChange(db, userId);
    return logInWith({ ...scope, db }, userId, { name: deviceName });
  });
}

/** Ends every session of the user but the one that asks, and forgets the devices: one may be lost. */
export async function revokeOtherSessions(scope: Scope, session: LiveSession): Promise<void> {
  await forgetDevices(scope.db, session.userId);
  await queries.deleteOtherSessions(scope.db, session.userId, session.tokenHash);
}

/** Deletes the account and everything its user stored. Throws `last_admin` for the only admin. */
export async function deleteAccount(
  scope: Scope,
  account: OwnAccount,
  password: string,
): Promise<void> {
  const own = await requirePassword(scope, account, 'password', password);
  const { userId } = account.session;
  await inTransaction(scope.db, async (db) => {
    await refuseLastAdmin(db, (admin) => admin.id === userId);
    if (!(await queries.deleteUser(db, userId, own.password_hash))) {
      throw fieldError('password', texts.wrongPassword);
    }
  });
}

/** Throws beside `field` unless `password` is the user's own; what it was checked with. */
export async function requirePassword(
  scope: Scope,
  { session, limited }: OwnAccount,
  field: string,
  password: string,
): Promise<{ email: string; password_hash: string }> {
  const own = await queries.findOwnCredentials(scope.db, session.userId);
  if (!own) throw new AppError('unauthorized');
  const attempt = await beginAttempt(scope, ownPasswordAttempt(session.userId), limited);
  if (!(await verifyPassword(own.password_hash, password)))
    throw fieldError(field, texts.wrongPassword);
  await recordSuccess(scope, attempt);
  return own;
}
