import type { changeEmail, RouteInput } from '@dosewise/contract';
import { AppError, fieldError } from '../../../../app-error.ts';
import type { Scope } from '../../../../context.ts';
import { inTransaction } from '../../../../db/database.ts';
import { constraintFailure } from '../../../../db/engines/engine-errors.ts';
import { enqueueMail, tellOfDoor } from '../../../../outgoing/ledger/enqueue.queries.ts';
import { findUserIdByEmail } from '../../../../records/doors/addresses.queries.ts';
import { ADDRESS_WAIT_MS } from '../../../../runtime/background/lifetimes.ts';
import { writeWithinLimits } from '../../../../runtime/http/limits/failed-attempts.ts';
import { hashToken, userOfToken } from '../../../../runtime/secrets/secret-tokens.ts';
import { type OwnAccount, requirePassword } from '../account.service.ts';
import { findOwnCredentials, lockAccount } from '../auth.queries.ts';
import { forgetResetTokens } from '../password-reset.queries.ts';
import { texts } from '../texts.ts';
import * as queries from './email-change.queries.ts';

/**
 * Mails a link to an address that the account is to have. Nothing that is answered depends on whether
 * someone has that address; then no mail goes. Throws beside the field for a wrong password and for
 * the address that the account has; `too_many_requests` for the caller too often.
 */
export async function requestChange(
  scope: Scope,
  account: OwnAccount,
  { newEmail, password }: RouteInput<typeof changeEmail>['body'],
  ip: string,
): Promise<void> {
  const own = await requirePassword(scope, account, password);
  if (newEmail === own.email) throw fieldError('newEmail', texts.sameAddress);
  const { limited, session } = account;
  await writeWithinLimits(scope, { email: newEmail, ip, limited }, async (db, mayMail) => {
    const { userId } = session;
    if ((await lockAccount(db, userId)) !== own.password_hash) {
      throw fieldError('password', texts.wrongPassword);
    }
    const expiresAt = scope.now + ADDRESS_WAIT_MS;
    const change = { user_id: userId, email: newEmail, token_hash: null, expires_at: expiresAt };
    await queries.replaceChange(db, change);
    const opener = { userId, deviceName: account.deviceName };
    await tellOfDoor({ ...scope, db }, opener, 'address');
    if (!mayMail || (await findUserIdByEmail(db, newEmail)) !== undefined) return;
    await enqueueMail({ ...scope, db }, userId, 'new_address', newEmail);
  });
}

/**
 * Gives an account the address to which the token was mailed, ends links for a new password and tells the
 * old address. Sessions stay. Throws `email_link_dead`; `email_taken` where someone else has it by now.
 */
export async function confirmChange(scope: Scope, token: string): Promise<{ email: string }> {
  const userId = userOfToken(token);
  if (userId === undefined) throw new AppError('email_link_dead');
  return inTransaction(scope.db, async (db) => {
    await lockAccount(db, userId);
    const own = await findOwnCredentials(db, userId);
    const email = await queries.takeChange(db, userId, hashToken(token), scope.now);
    if (!own || email === undefined) throw new AppError('email_link_dead');
    try {
      await queries.setAddress(db, userId, email, own.email);
    } catch (error) {
      if (constraintFailure(error) === 'unique') throw new AppError('email_taken');
      throw error;
    }
    await forgetResetTokens(db, userId);
    await enqueueMail({ ...scope, db }, userId, 'address_changed', own.email);
    return { email };
  });
}
