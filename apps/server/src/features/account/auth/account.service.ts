import type {
  changePassword as changePasswordRoute,
  confirmSession,
  RouteInput,
} from '@dosewise/contract';
import { AppError, fieldError } from '../../../app-error.ts';
import type { DoorOpener, Scope } from '../../../context.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { tellOfDoor } from '../../../outgoing/ledger/enqueue.queries.ts';
import { forgetAddressInLedger } from '../../../outgoing/ledger/forget-address.queries.ts';
import { changeRecords } from '../../../records/change-records.ts';
import { closeDoors } from '../../../records/doors/close-doors.queries.ts';
import { type LiveSession, requireConfirmed } from '../../../runtime/calls/live-session.ts';
import type { Config } from '../../../runtime/config/config.ts';
import {
  beginAttempt,
  ownPasswordAttempt,
  recordSuccess,
  secondFactorAttempt,
} from '../../../runtime/http/limits/failed-attempts.ts';
import {
  hashPassword,
  isCommonPassword,
  isPassword,
  verifyPassword,
} from '../../../runtime/secrets/passwords.ts';
import { deleteInvitationsTo, endAllTies } from '../people/people.write-model.ts';
import * as queries from './auth.queries.ts';
import { deleteInvitesFor } from './gates/invites.queries.ts';
import { forgetDevices } from './login-devices.queries.ts';
import { confirm as confirmByOidc } from './oidc/oidc.service.ts';
import { confirm as confirmByPasskey } from './passkeys/passkey-login.service.ts';
import { listPasskeys } from './passkeys/passkeys.queries.ts';
import { useCode } from './second-factor/check-code.ts';
import { findSecondFactor } from './second-factor/second-factor.queries.ts';
import { logInWith, type NewLogin } from './start-session.ts';
import { texts } from './texts.ts';
import { refuseLastAdmin } from './user-type.service.ts';
import { doesCount, type LoginConfig, requireWayIn } from './ways-in.ts';

/** The caller, of whom more is asked: a stolen token must not allow guessing the password. */
export interface OwnAccount {
  readonly session: LiveSession;
  /** True: failures are counted against the limits. */
  readonly limited: boolean;
  /** Browser and system; null: not known. */
  readonly deviceName: string | null;
  /** False: no password counts on this server. */
  readonly passwordLogin: boolean;
}

/**
 * Changes the password, ends all that was opened into the account but its passkeys, and logs in again. A first
 * password takes a confirmed session. Throws `password_login_off` where none counts.
 */
export async function changePassword(
  scope: Scope,
  account: OwnAccount,
  change: RouteInput<typeof changePasswordRoute>['body'],
): Promise<NewLogin> {
  if (!account.passwordLogin) throw new AppError('password_login_off');
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
    const opener = { userId, deviceName: account.deviceName };
    return logInAnew({ ...scope, db }, opener, own.password_hash);
  });
}

/**
 * Ends all that was opened into an account whose password is new, tells its owner, and logs in. The linked
 * login at another provider ends with a password that it stood beside, and not with the first one.
 */
export async function logInAnew(
  scope: Scope,
  opener: DoorOpener,
  formerHash: string,
): Promise<NewLogin> {
  const { userId, deviceName } = opener;
  await endEverythingOpened(scope, userId, { passkeys: false, link: isPassword(formerHash) });
  const names = (await listPasskeys(scope.db, userId)).map(({ name }) => name);
  await tellOfDoor(scope, opener, 'password', names.join(', '));
  return logInWith(scope, userId, { name: deviceName });
}

/**
 * Ends all that was opened into the caller's account but the session that asks; with the passkeys the linked
 * login, unless nothing else would log in. Throws `last_way_in` where the passkeys are all there is.
 */
export function logOutEverywhere(
  scope: Scope,
  config: LoginConfig,
  { userId, tokenHash }: LiveSession,
  passkeys: boolean,
): Promise<void> {
  return inTransaction(scope.db, async (db) => {
    const link = passkeys && doesCount(config, await queries.lockAccount(db, userId));
    const what = { passkeys, link, keptTokenHash: tokenHash };
    await endEverythingOpened({ ...scope, db }, userId, what);
    if (passkeys) await requireWayIn(db, config, userId);
  });
}

function endEverythingOpened(
  scope: Scope,
  userId: string,
  what: { readonly passkeys: boolean; readonly link: boolean; readonly keptTokenHash?: string },
): Promise<void> {
  // What waits for a channel that is no more is planned again.
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
  password: string | undefined,
): Promise<void> {
  const own = await requirePassword(scope, account, password);
  const { userId } = account.session;
  await inTransaction(scope.db, async (db) => {
    // Who became an admin meanwhile has no session any more. Others lock no admins, and not after an account.
    if (account.session.userType === 'admin') {
      await refuseLastAdmin(db, (admin) => admin.id === userId);
    }
    const known = await endAllTies({ ...scope, db }, userId);
    const email = (await queries.findOwnCredentials(db, userId))?.email ?? own.email;
    if (!(await queries.deleteUser(db, userId, own.password_hash))) {
      throw fieldError('password', texts.wrongPassword);
    }
    for (const address of new Set([email, ...known])) await forgetElsewhere(db, address);
  });
}

/** Takes the address of an account that is gone out of the rows of other people. */
async function forgetElsewhere(db: Database, email: string): Promise<void> {
  await forgetAddressInLedger(db, email);
  await deleteInvitationsTo(db, email);
  await deleteInvitesFor(db, email);
}

/** The part of a confirmation that is given, with where it comes from. */
type Confirmation = RouteInput<typeof confirmSession>['body'];

/**
 * Confirms the session that asks, by what only its user has. Refuses and counts as a login does: throws
 * `wrong_credentials`, `wrong_code`, `wrong_passkey`, `oidc_wrong_account` or `too_many_requests`.
 */
export async function confirm(
  scope: Scope,
  config: Pick<Config, 'publicUrl' | 'oidc'>,
  account: OwnAccount & { readonly ip: string; readonly cookies: string },
  { password, code, passkey, oidc }: Confirmation,
): Promise<void> {
  if (password !== undefined) {
    if (!account.passwordLogin) throw new AppError('password_login_off');
    const own = await queries.findOwnCredentials(scope.db, account.session.userId);
    if (!own) throw new AppError('unauthorized');
    const wrong = () => new AppError('wrong_credentials', { sentence: texts.wrongPassword });
    await checkPassword(scope, account, { password, own, wrong });
  } else if (oidc !== undefined) {
    await confirmByOidc(scope, config, account, oidc);
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
 * Throws an error beside the field of that name unless `password` is the user's own. It confirms the session,
 * too. Where no password counts, it throws `confirmation_needed` unless the session was confirmed before.
 * Returns what it was checked with.
 */
export async function requirePassword(
  scope: Scope,
  account: OwnAccount,
  password: string | undefined,
  field = 'password',
): Promise<OwnCredentials> {
  const own = await queries.findOwnCredentials(scope.db, account.session.userId);
  if (!own) throw new AppError('unauthorized');
  if (!doesCount(account, own.password_hash)) {
    requireConfirmed(account.session, scope.now);
    return own;
  }
  if (password === undefined) throw fieldError(field, texts.passwordRequired);
  const wrong = () => fieldError(field, texts.wrongPassword);
  await checkPassword(scope, account, { password, own, wrong });
  return own;
}

interface OwnCredentials {
  readonly email: string;
  readonly password_hash: string;
}

/** Confirms the session by the password; a wrong one is counted, and throws what `wrong` makes. */
async function checkPassword(
  scope: Scope,
  { session, limited }: OwnAccount,
  check: {
    readonly password: string;
    readonly own: OwnCredentials;
    readonly wrong: () => AppError;
  },
): Promise<void> {
  const attempt = await beginAttempt(scope, ownPasswordAttempt(session.userId), limited);
  if (!(await verifyPassword(check.own.password_hash, check.password))) throw check.wrong();
  await recordSuccess(scope, attempt);
  await queries.noteConfirmed(scope.db, session, scope.now);
}
