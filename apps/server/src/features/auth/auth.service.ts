import { COUNTRIES, CURRENCIES, type Currency } from '@dosewise/domain';
import { insertActivity } from '../../activity/user-activity.queries.ts';
import type { Scope } from '../../context.ts';
import type { UserAccountTable } from '../../db/account-tables.ts';
import { inTransaction } from '../../db/database.ts';
import { constraintFailure } from '../../db/engine-errors.ts';
import { AppError, fieldError } from '../../http/app-error.ts';
import { enqueueMail } from '../../mail/enqueue.queries.ts';
import { deleteSession, findCredentials, insertUser, noteLogin } from './auth.queries.ts';
import { beginAttempt, loginAttempt, recordFailure, recordSuccess } from './login-limits.ts';
import { COMMON_PASSWORD, hashPassword, isCommonPassword, verifyPassword } from './passwords.ts';
import { startSession } from './start-session.ts';

/** What an account starts from. */
export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly country?: string | undefined;
  readonly currency?: Currency | undefined;
  readonly userType?: 'user' | 'admin';
}

/** Creates an account and logs it in; the token. Throws `email_taken` for an address in use. */
export async function register(scope: Scope, account: NewAccount): Promise<string> {
  if (await isCommonPassword(account.password)) throw fieldError('password', COMMON_PASSWORD);
  const user = newUser(scope, account, await hashPassword(account.password));
  return inTransaction(scope.db, async (db) => {
    try {
      await insertUser(db, user);
    } catch (error) {
      if (constraintFailure(error) === 'unique') throw new AppError('email_taken');
      throw error;
    }
    await insertActivity(db, user.id);
    await enqueueMail({ ...scope, db }, user.id, 'welcome');
    return startSession({ ...scope, db }, user.id);
  });
}

/** Logs in; the token. Throws `wrong_credentials`, or `too_many_requests` after many failures. */
export async function login(
  scope: Scope,
  credentials: { email: string; password: string },
  ip: string,
  limited: boolean,
): Promise<string> {
  const attempt = loginAttempt(credentials.email, ip);
  await beginAttempt(scope, attempt, limited);
  const user = await findCredentials(scope.db, credentials.email);
  const isRight = await verifyPassword(user?.password_hash ?? null, credentials.password);
  if (!user || !isRight) {
    await recordFailure(scope, attempt);
    throw new AppError('wrong_credentials');
  }
  await recordSuccess(scope, attempt);
  return inTransaction(scope.db, async (db) => {
    // Checking takes its time: who sets another password meanwhile ends what began with this one.
    if (!(await noteLogin(db, user.id, user.password_hash, scope.now))) {
      throw new AppError('wrong_credentials');
    }
    return startSession({ ...scope, db }, user.id);
  });
}

/** Ends one session. */
export async function logout(scope: Scope, tokenHash: string): Promise<void> {
  await deleteSession(scope.db, tokenHash);
}

/** Makes the operator's first admin unless the address has an account already. */
export async function ensureFirstAdmin(
  scope: Scope,
  admin: { email: string; password: string },
): Promise<'created' | 'kept'> {
  if (await findCredentials(scope.db, admin.email)) return 'kept';
  try {
    await register(scope, { ...admin, userType: 'admin' });
    return 'created';
  } catch (error) {
    // Another process that starts at the same moment was first.
    if (error instanceof AppError && error.code === 'email_taken') return 'kept';
    throw error;
  }
}

function newUser(scope: Scope, account: NewAccount, passwordHash: string): UserAccountTable {
  return {
    id: scope.newId(),
    email: account.email,
    password_hash: passwordHash,
    user_type: account.userType ?? 'user',
    country: account.country ?? COUNTRIES[0],
    currency: account.currency ?? CURRENCIES[0],
    height_cm: null,
    time_zone: 'UTC',
    golden_dose_enabled: 0,
    golden_dose_ml: 0.3,
    default_fifth_dose_enabled: 0,
    wants_marketing: 1,
    wants_product_updates: 1,
    wants_tips: 1,
    unsubscribed: 0,
    email_preferences_changed_at: null,
    analytics_agreed: null,
    created_at: scope.now,
    last_login_at: scope.now,
  };
}
