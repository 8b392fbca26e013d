import type { SessionTable, UserAccountTable } from '../../db/account-tables.ts';
import type { Database } from '../../db/database.ts';
import { hasRowLocks } from '../../db/row-locks.ts';

/** Adds an account. A taken address breaks the unique constraint. */
export async function insertUser(db: Database, user: UserAccountTable): Promise<void> {
  await db.insertInto('user_account').values(user).execute();
}

/** The credentials kept for an address, if it has an account. */
export function findCredentials(db: Database, email: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** The credentials of an account by its id. */
export function findOwnCredentials(db: Database, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/**
 * Sets a password and locks the account. `checkedHash`: only while the password is still that one,
 * which was checked before. False when nothing was set.
 */
export async function setPasswordHash(
  db: Database,
  userId: string,
  passwordHash: string,
  checkedHash?: string,
): Promise<boolean> {
  const row = await db
    .updateTable('user_account')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .$if(checkedHash !== undefined, (query) => query.where('password_hash', '=', checkedHash ?? ''))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes an account with every row of its user, those first that hold on to others. False when it is
 * gone, or its password is no longer `checkedHash`.
 */
export async function deleteUser(
  db: Database,
  userId: string,
  checkedHash: string,
): Promise<boolean> {
  // Locked as for its deletion, so that who adds rows of the user ends before that, or waits with
  // nothing that is wanted below.
  const account = db.selectFrom('user_account').select('password_hash').where('id', '=', userId);
  const row = await (hasRowLocks(db) ? account.forUpdate() : account).executeTakeFirst();
  if (row?.password_hash !== checkedHash) return false;
  // Doses before their pens, as everybody locks them.
  await deleteDosesOf(db, userId);
  await db
    .updateTable('pen')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('user_id', '=', userId)
    .execute();
  // Those that were logged before their pens were locked: now there will be no others.
  await deleteDosesOf(db, userId);
  await db.deleteFrom('user_account').where('id', '=', userId).execute();
  return true;
}

async function deleteDosesOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('dose').where('user_id', '=', userId).execute();
}

export async function insertSession(db: Database, session: SessionTable): Promise<void> {
  await db.insertInto('session').values(session).execute();
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
}

/** Ends a user's sessions but one. */
export async function deleteOtherSessions(
  db: Database,
  userId: string,
  keptTokenHash: string,
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', keptTokenHash)
    .execute();
}

/**
 * Notes a login and locks the account, so that a session may begin. False when the account is gone
 * or its password is no longer `checkedHash`, with which it began.
 */
export async function noteLogin(
  db: Database,
  userId: string,
  checkedHash: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .updateTable('user_account')
    .set({ last_login_at: now })
    .where('id', '=', userId)
    .where('password_hash', '=', checkedHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the user type for an address; the id of its account, or undefined if nothing changed. */
export function setUserType(db: Database, email: string, userType: 'user' | 'admin') {
  return db
    .updateTable('user_account')
    .set({ user_type: userType })
    .where('email', '=', email)
    .where('user_type', '!=', userType)
    .returning('id')
    .executeTakeFirst();
}

/**
 * Every admin, held until the transaction ends: whoever takes one away asks here first. Always in
 * one order, so that two who ask cannot deadlock.
 */
export function lockAdmins(db: Database) {
  const admins = db
    .selectFrom('user_account')
    .select(['id', 'email'])
    .where('user_type', '=', 'admin')
    // The order of the index of admins: by the id alone, every account would be read.
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  // Not `for update`, which would also hold up whoever adds rows that refer to an admin.
  return (hasRowLocks(db) ? admins.forNoKeyUpdate() : admins).execute();
}

/** Failed logins since `since`, for each of the hashed `subjects` that has any. */
export function countFailures(db: Database, subjects: readonly string[], since: number) {
  return db
    .selectFrom('login_failure')
    .select(['subject', (eb) => eb.fn.countAll<number>().as('failures')])
    .where('subject', 'in', subjects)
    .where('failed_at', '>', since)
    .groupBy('subject')
    .execute();
}

export async function insertFailures(
  db: Database,
  failures: readonly { id: string; subject: string; failed_at: number }[],
): Promise<void> {
  await db.insertInto('login_failure').values(failures).execute();
}

/** Takes one failure back. */
export async function deleteFailure(db: Database, id: string): Promise<void> {
  await db.deleteFrom('login_failure').where('id', '=', id).execute();
}

/** Forgets the failures of one subject. */
export async function forgetFailures(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('login_failure').where('subject', '=', subject).execute();
}
