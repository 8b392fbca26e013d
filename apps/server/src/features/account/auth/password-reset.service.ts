import { AppError, fieldError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import { enqueueMailForAddress } from '../../../outgoing/ledger/enqueue.queries.ts';
import {
  forgetLoginFailures,
  recordSuccess,
  writeWithinLimits,
} from '../../../runtime/http/limits/failed-attempts.ts';
import { hashPassword, isCommonPassword } from '../../../runtime/secrets/passwords.ts';
import { hashToken, userOfToken } from '../../../runtime/secrets/secret-tokens.ts';
import { logInAnew } from './account.service.ts';
import * as queries from './auth.queries.ts';
import type { Caller } from './auth.service.ts';
import { tellOfNewDevice } from './new-device.ts';
import { findResetUser, useResetToken } from './password-reset.queries.ts';
import { beginCode, requireCode } from './second-factor/check-code.ts';
import type { NewLogin } from './start-session.ts';
import { texts } from './texts.ts';

/**
 * Mails a link for a new password if the address has an account. Nothing that is done or answered
 * depends on whether it has one. Throws `too_many_requests` for a caller who asks too often; for an
 * address that is asked about too often there are just no more mails.
 */
export async function requestPasswordReset(
  scope: Scope,
  email: string,
  { ip, limited, passwordLogin }: Pick<Caller, 'ip' | 'limited'> & PasswordLogin,
): Promise<void> {
  if (!passwordLogin) throw new AppError('password_login_off');
  await writeWithinLimits(scope, { email, ip, limited }, async (db, mayMail) => {
    if (mayMail) await enqueueMailForAddress({ ...scope, db }, email, 'password_reset');
  });
}

interface PasswordLogin {
  /** False: no password counts on this server. */
  readonly passwordLogin: boolean;
}

/** The form behind a mailed link. */
interface NewPassword {
  readonly token: string;
  readonly newPassword: string;
  readonly code?: string | undefined;
}

/**
 * Sets a new password with the token of a mailed link, ends all that was opened into the account but its
 * passkeys, and logs in. Throws `reset_link_dead` for a link that no longer works; where the account has a
 * second factor, `second_factor_required` or `wrong_code`, and the link goes on working.
 */
export async function resetPassword(
  scope: Scope,
  { token, newPassword, code }: NewPassword,
  { deviceName, limited, passwordLogin }: Pick<Caller, 'deviceName' | 'limited'> & PasswordLogin,
): Promise<NewLogin> {
  if (!passwordLogin) throw new AppError('password_login_off');
  const tokenHash = hashToken(token);
  const userId = userOfToken(token);
  const user = userId && (await findResetUser(scope.db, userId, tokenHash, scope.now));
  if (!user) throw new AppError('reset_link_dead');
  if (isCommonPassword(newPassword, user.email))
    throw fieldError('newPassword', texts.commonPassword);
  const passwordHash = await hashPassword(newPassword);
  const begun = await beginCode(scope, user.id, code, { limited });
  const session = await inTransaction(scope.db, async (db) => {
    // First: of several links at once, one is used and ends the others.
    const formerHash = (await queries.lockAccount(db, user.id)) ?? '';
    await queries.setPasswordHash(db, user.id, passwordHash);
    if (!(await useResetToken(db, user.id, tokenHash))) throw new AppError('reset_link_dead');
    await requireCode({ ...scope, db }, user.id, code, begun);
    await tellOfNewDevice({ ...scope, db }, user.id, deviceName, null);
    await queries.noteLogin(db, user.id, passwordHash, scope.now);
    await forgetLoginFailures({ ...scope, db }, user.email);
    return logInAnew({ ...scope, db }, { userId: user.id, deviceName }, formerHash);
  });
  if (begun) await recordSuccess(scope, begun);
  return session;
}
