import { AppError, fieldError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { constraintFailure } from '../../../db/engines/engine-errors.ts';
import { errorSentences } from '../../../languages/contract-sentences.ts';
import { findUserIdByEmail, NOBODY } from '../../../records/doors/addresses.queries.ts';
import { insertActivity } from '../../../runtime/activity/user-activity.queries.ts';
import type { LiveSession } from '../../../runtime/calls/live-session.ts';
import {
  beginAttempt,
  deviceAttempt,
  loginAttempt,
  recordSuccess,
} from '../../../runtime/http/limits/failed-attempts.ts';
import {
  hashPassword,
  isCommonPassword,
  verifyPassword,
} from '../../../runtime/secrets/passwords.ts';
import { hashToken } from '../../../runtime/secrets/secret-tokens.ts';
import { deleteSession, findOwnCredentials, insertUser, noteLogin } from './auth.queries.ts';
import { isKnownDevice } from './login-devices.queries.ts';
import { type NewAccount, newUser } from './new-account.ts';
import { tellOfNewDevice } from './new-device.ts';
import { beginCode, requireCode } from './second-factor/check-code.ts';
import { logInWith, type NewLogin } from './start-session.ts';
import { texts } from './texts.ts';

interface NewAccountOptions {
  readonly deviceName?: string | null;
  /** Throws, in the same transaction, where there may be no such account. */
  readonly permit?: (db: Database) => Promise<void>;
  /** Writes more that belongs to the account, in the same transaction. */
  readonly made?: (db: Database, userId: string) => Promise<void>;
}

/** Creates an account and logs it in. Throws `email_taken` for an address in use. */
export async function register(
  scope: Scope,
  account: NewAccount,
  { deviceName = null, permit, made }: NewAccountOptions = {},
): Promise<NewLogin> {
  if (isCommonPassword(account.password, account.email))
    throw fieldError('password', texts.commonPassword);
  const user = newUser(scope, account, await hashPassword(account.password));
  return inTransaction(scope.db, async (db) => {
    await permit?.(db);
    try {
      await insertUser(db, user);
    } catch (error) {
      if (constraintFailure(error) === 'unique') {
        throw new AppError('email_taken', { fields: { email: errorSentences.email_taken } });
      }
      throw error;
    }
    await insertActivity(db, user.id);
    await made?.(db, user.id);
    return logInWith({ ...scope, db }, user.id, { name: deviceName });
  });
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly device?: string | undefined;
  readonly code?: string | undefined;
}

/** The place that a login comes from. */
export interface Caller {
  readonly ip: string;
  /** True: failures are counted against the limits. */
  readonly limited: boolean;
  /** Browser and system; null: not known. */
  readonly deviceName: string | null;
}

/**
 * Logs in. Throws `password_login_off` where no password counts, `wrong_credentials`, `second_factor_required` or `wrong_code`, or `too_many_requests`
 * after many failures.
 */
export async function login(
  scope: Scope,
  credentials: Credentials,
  caller: Caller & { readonly passwordLogin: boolean },
): Promise<NewLogin> {
  if (!caller.passwordLogin) throw new AppError('password_login_off');
  const deviceHash = credentials.device === undefined ? null : hashToken(credentials.device);
  const userId = (await findUserIdByEmail(scope.db, credentials.email)) ?? NOBODY;
  const isKnown = deviceHash !== null && (await isKnownDevice(scope.db, userId, deviceHash));
  const kind = isKnown ? deviceAttempt(deviceHash) : loginAttempt(credentials.email, caller.ip);
  const attempt = await beginAttempt(scope, kind, caller.limited);
  const user = await findOwnCredentials(scope.db, userId);
  const isRight = await verifyPassword(user?.password_hash ?? null, credentials.password);
  if (!user || !isRight) {
    throw new AppError('wrong_credentials');
  }
  await recordSuccess(scope, attempt);
  const code = credentials.code;
  const known = isKnown ? deviceHash : null;
  const begun = await beginCode(scope, userId, code, { ...caller, deviceHash: known });
  const session = await inTransaction(scope.db, async (db) => {
    // Checking takes its time: who sets another password meanwhile ends what began with this one.
    if (!(await noteLogin(db, userId, user.password_hash, scope.now))) {
      throw new AppError('wrong_credentials');
    }
    await requireCode({ ...scope, db }, userId, code, begun);
    await tellOfNewDevice({ ...scope, db }, userId, caller.deviceName, known);
    const token = isKnown ? credentials.device : undefined;
    return logInWith({ ...scope, db }, userId, { name: caller.deviceName, token });
  });
  if (begun) await recordSuccess(scope, begun);
  return session;
}

/** Ends the session that asks. */
export async function logout(scope: Scope, session: LiveSession): Promise<void> {
  await deleteSession(scope.db, session.userId, { token_hash: session.tokenHash });
}

/** Makes the operator's first admin unless the address has an account already. */
export async function ensureFirstAdmin(
  scope: Scope,
  admin: { email: string; password: string },
): Promise<'created' | 'kept'> {
  if ((await findUserIdByEmail(scope.db, admin.email)) !== undefined) return 'kept';
  try {
    await register(scope, { ...admin, userType: 'admin' });
    return 'created';
  } catch (error) {
    // Another process that starts at the same moment was first.
    if (error instanceof AppError && error.code === 'email_taken') return 'kept';
    throw error;
  }
}
