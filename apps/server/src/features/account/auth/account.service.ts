import type { confirmSession, RouteInput } from '@dosewise/contract';
import { AppError, fieldError } from '../../../calls/app-error.ts';
import type { LiveSession } from '../../../calls/live-session.ts';
import type { Config } from '../../../config.ts';
import type { DoorOpener, Scope } from '../../../context.ts';
import { closeDoors } from '../../../db/close-doors.ts';
import { inTransaction } from '../../../db/database.ts';
import {
  beginAttempt,
  ownPasswordAttempt,
  recordSuccess,
  secondFactorAttempt,
} from '../../../http/limits/failed-attempts.ts';
import { tellOfDoor } from '../../../outgoing/ledger/enqueue.queries.ts';
import { changeRecords } from '../../../records/change-records.ts';
import { hashPassword, isCommonPassword, verifyPassword } from '../../../secrets/passwords.ts';
import * as queries from './auth.queries.ts';
import { forgetDevices } from './login-devices.queries.ts';
import { confirm as confirmByPasskey } from './passkeys/passkey-login.service.ts';
import { listPasskeys } from './passkeys/passkeys.queries.ts';
import { useCode } from './second-factor/check-code.ts';
import { findSecondFactor } from './second-factor/second-factor.queries.ts';
import { logInWith, type NewLogin } from './start-session.ts';
import { texts } from './texts.ts';
import { refuseLastAdmin } from './user-type.service.ts';

/** The caller, of whom more is asked: a stolen token must not allow guessing the password. */
export interface OwnAccount {
  readonly session: LiveSession;
  /** True: failures are counted against the limits. */
  readonly limited: boolean;
  /** Browser and system; null: not known. */
  readonly deviceName: string | null;
}

/** Changes the password, ends all that was opened into the account but its passkeys, and logs in anew. */
export async function changePassword(
  scope: Scope,
  account: OwnAccount,
  change: { currentPassword: string; newPassword: string },
): Promise<NewLogin> {
  const { currentPassword, newPassword } = change;
  const own = await requirePassword(scope, account, currentPassword, 'currentPassword');
  if (isCommonPassword(newPassword, own.email)) {
    throw fieldError('newPassword', texts.commonPassword);
  }
  const passwordHash = await hashPassword(newPassword);
  const { userId } = account.session;
  return inTransaction(scope.db, async (db) => {
    if (!(await queries.setPasswordHash(db, userId, passwordHash, own.password_hash))) {
      throw fieldError('currentPassword', texts.wrongPassword);
    }
    return logInAnew({ ...scope, db }, { userId, deviceName: account.deviceName });
  });
}

/** Ends all that was opened into an account whose password is new, tells its owner, and logs in. */
export async function logInAnew(scope: Scope, opener: DoorOpener): Promise<NewLogin> {
  const { userId, deviceName } = opener;
  await endEverythingOpened(scope, userId, { passkeys: false });
  const names = (await listPasskeys(scope.db, userId)).map(({ name }) => name);
  await tellOfDoor(scope, opener, 'password', names.join(', '));
  return logInWith(scope, userId, { name: deviceName });
}

/** Ends all that was opened into the caller's account but the session that asks. */
export function logOutEverywhere(
  scope: Scope,
  { userId, tokenHash }: LiveSession,
  passkeys: boolean,
): Promise<void> {
  return endEverythingOpened(scope, userId, { passkeys, keptTokenHash: tokenHash });
}

function endEverythingOpened(
  scope: Scope,
  userId: string,
  what: { readonly passkeys: boolean; readonly keptTokenHash?: string },
): Promise<void> {
  // What waits for a channel that is no more is planned anew.
  return changeRecords(scope, userId, (records) =>
    closeDoors(records.writing('push_subscription'), { ...what, userId, now: scope.now }),
  );
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
  const own = await requirePassword(scope, account, password);
  const { userId } = account.session;
  await inTransaction(scope.db, async (db) => {
    await refuseLastAdmin(db, (admin) => admin.id === userId);
    if (!(await queries.deleteUser(db, userId, own.password_hash))) {
      throw fieldError('password', texts.wrongPassword);
    }
  });
}

/** The part of a confirmation that is given, with where it comes from. */
type Confirmation = RouteInput<typeof confirmSession>['body'];

/**
 * Confirms the session that asks, by what only its user has. Refuses and counts as a login does: throws
 * `wrong_credentials`, `wrong_code`, `wrong_passkey` or `too_many_requests`.
 */
export async function confirm(
  scope: Scope,
  config: Pick<Config, 'publicUrl'>,
  account: OwnAccount & { readonly ip: string },
  { password, code, passkey }: Confirmation,
): Promise<void> {
  if (password !== undefined) {
    const wrong = () => new AppError('wrong_credentials', { sentence: texts.wrongPassword });
    await requirePassword(scope, account, password, wrong);
  } else if (code !== undefined) {
    await confirmByCode(scope, account, code);
  } else if (passkey !== undefined) {
    await confirmByPasskey(scope, config, account.session, passkey, account);
  }
}

async function confirmByCode(
  scope: Scope,
  { session, limited }: OwnAccount,
  code: string,
): Promise<void> {
  const { userId } = session;
  const attempt = await beginAttempt(scope, secondFactorAttempt(userId, null), limited);
  await inTransaction(scope.db, async (db) => {
    const factor = await findSecondFactor(db, userId);
    const isRight =
      factor?.confirmed_at && (await useCode({ ...scope, db }, userId, factor.secret, code));
    if (!isRight) throw new AppError('wrong_code');
    await queries.noteConfirmed(db, session, scope.now);
  });
  await recordSuccess(scope, attempt);
}

/**
 * Throws what `refusal` makes, an error beside the field of that name, unless `password` is the user's
 * own. It confirms the session, too. Returns what it was checked with.
 */
export async function requirePassword(
  scope: Scope,
  { session, limited }: OwnAccount,
  password: string,
  refusal: string | (() => AppError) = 'password',
): Promise<{ email: string; password_hash: string }> {
  const own = await queries.findOwnCredentials(scope.db, session.userId);
  if (!own) throw new AppError('unauthorized');
  const attempt = await beginAttempt(scope, ownPasswordAttempt(session.userId), limited);
  if (!(await verifyPassword(own.password_hash, password))) {
    throw typeof refusal === 'string' ? fieldError(refusal, texts.wrongPassword) : refusal();
  }
  await recordSuccess(scope, attempt);
  await queries.noteConfirmed(scope.db, session, scope.now);
  return own;
}
