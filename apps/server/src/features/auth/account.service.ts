import type { Scope } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { AppError, fieldError } from '../../http/app-error.ts';
import * as queries from './auth.queries.ts';
import { beginAttempt, loginAttempt, recordFailure, recordSuccess } from './login-limits.ts';
import { forgetResetTokens } from './password-reset.queries.ts';
import { COMMON_PASSWORD, hashPassword, isCommonPassword, verifyPassword } from './passwords.ts';
import type { LiveSession } from './sessions.read-model.ts';
import { startSession } from './start-session.ts';
import { refuseLastAdmin } from './user-type.service.ts';

const WRONG_PASSWORD = 'This is not your password.';

/** Who asks, and from where: a stolen token must not allow guessing the password. */
export interface OwnAccount {
  readonly session: LiveSession;
  readonly ip: string;
  /** Whether failures are counted against the limits. */
  readonly limited: boolean;
}

/** Changes the password, ends every session and mailed link, and begins a new session; its token. */
export async function changePassword(
  scope: Scope,
  account: OwnAccount,
  change: { currentPassword: string; newPassword: string },
): Promise<string> {
  const checkedHash = await requirePassword(
    scope,
    account,
    'currentPassword',
    change.currentPassword,
  );
  if (await isCommonPassword(change.newPassword)) throw fieldError('newPassword', COMMON_PASSWORD);
  const passwordHash = await hashPassword(change.newPassword);
  const { userId } = account.session;
  return inTransaction(scope.db, async (db) => {
    if (!(await queries.setPasswordHash(db, userId, passwordHash, checkedHash))) {
      throw fieldError('currentPassword', WRONG_PASSWORD);
    }
    await forgetResetTokens(db, userId);
    await queries.deleteSessionsOf(db, userId);
    return startSession({ ...scope, db }, userId);
  });
}

/** Ends every session of the user but the one that asks. */
export async function revokeOtherSessions(scope: Scope, session: LiveSession): Promise<void> {
  await queries.deleteOtherSessions(scope.db, session.userId, session.tokenHash);
}

/** Deletes the account and everything its user stored. Throws `last_admin` for the only admin. */
export async function deleteAccount(
  scope: Scope,
  account: OwnAccount,
  password: string,
): Promise<void> {
  const checkedHash = await requirePassword(scope, account, 'password', password);
  const { userId } = account.session;
  await inTransaction(scope.db, async (db) => {
    await refuseLastAdmin(db, (admin) => admin.id === userId);
    if (!(await queries.deleteUser(db, userId, checkedHash))) {
      throw fieldError('password', WRONG_PASSWORD);
    }
  });
}

/** Throws beside `field` unless `password` is the user's own; the hash that it was checked with. */
async function requirePassword(
  scope: Scope,
  { session, ip, limited }: OwnAccount,
  field: string,
  password: string,
): Promise<string> {
  const own = await queries.findOwnCredentials(scope.db, session.userId);
  if (!own) throw new AppError('unauthorized');
  const attempt = loginAttempt(own.email, ip);
  await beginAttempt(scope, attempt, limited);
  if (await verifyPassword(own.password_hash, password)) {
    await recordSuccess(scope, attempt);
    return own.password_hash;
  }
  await recordFailure(scope, attempt);
  throw fieldError(field, WRONG_PASSWORD);
}
