import type { Database, WholeDatabase } from '../../../db/database.ts';
import { hasRowLocks } from '../../../db/engines/row-locks.ts';
import type { SessionTable, UserAccountTable } from '../../../db/tables/account-tables.ts';
import { addAddress, forgetAddress } from '../../../records/doors/addresses.queries.ts';
import { deleteLink } from '../../../records/doors/oidc-links.queries.ts';

/** Adds an account. A taken address breaks the unique constraint. */
export async function insertUser(db: Database, user: UserAccountTable): Promise<void> {
  await addAddress(db, { email: user.email, user_id: user.id });
  await db.insertInto('user_account').values(user).execute();
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
 * Locks an account as for its deletion: anyone who adds rows of the user ends before that, or waits with
 * nothing that is wanted after it. First in every transaction that ends sessions of the user. The hash
 * of its password, or undefined where it is gone.
 */
export async function lockAccount(db: Database, userId: string): Promise<string | undefined> {
  const account = db.selectFrom('user_account').select('password_hash').where('id', '=', userId);
  const row = await (hasRowLocks(db) ? account.forUpdate() : account).executeTakeFirst();
  return row?.password_hash;
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
  if ((await lockAccount(db, userId)) !== checkedHash) return false;
  // With the account goes whatever would follow from a change of its records.
  const whole = db as WholeDatabase;
  // Doses before their pens, as everyone locks them.
  await deleteDosesOf(whole, userId);
  await whole
    .updateTable('pen')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('user_id', '=', userId)
    .execute();
  // Those that were logged before their pens were locked: now there will be no others.
  await deleteDosesOf(whole, userId);
  await deleteLink(db, userId);
  const gone = await db
    .deleteFrom('user_account')
    .where('id', '=', userId)
    .returning('email')
    .execute();
  for (const { email } of gone) await forgetAddress(db, { email, user_id: userId });
  return true;
}

async function deleteDosesOf(db: WholeDatabase, userId: string): Promise<void> {
  await db.deleteFrom('dose').where('user_id', '=', userId).execute();
}

export async function insertSession(db: Database, session: SessionTable): Promise<void> {
  await db.insertInto('session').values(session).execute();
}

/** Names a session of a user: by its id, or by the hash of its token. */
type SessionKey = Pick<SessionTable, 'id'> | Pick<SessionTable, 'token_hash'>;

/** False where there is no such session; an API token is none. */
export async function deleteSession(
  db: Database,
  userId: string,
  key: SessionKey,
): Promise<boolean> {
  const row = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where((eb) => eb.and(key))
    .where('scope', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The live sessions of a user, those first that were used last. */
export function listLiveSessions(db: Database, userId: string, now: number) {
  return db
    .selectFrom('session')
    .select(['id', 'token_hash', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('scope', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends a user's sessions and API tokens. */
export async function deleteUserSessions(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
}

/** Ends a user's sessions but one. API tokens stay. */
export async function deleteOtherSessions(
  db: Database,
  userId: string,
  keptTokenHash: string,
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', keptTokenHash)
    .where('scope', 'is', null)
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

/** Notes that anyone who has a session showed to be its user. */
export async function noteConfirmed(
  db: Database,
  { userId, tokenHash }: { readonly userId: string; readonly tokenHash: string },
  now: number,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Sets the type of a user; false if nothing changed. */
export async function setUserType(
  db: Database,
  userId: string,
  userType: 'user' | 'admin',
): Promise<boolean> {
  const changed = await db
    .updateTable('user_account')
    .set({ user_type: userType })
    .where('id', '=', userId)
    .where('user_type', '!=', userType)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export function listAdmins(db: Database) {
  return (
    db
      .selectFrom('user_account')
      .select(['id', 'email'])
      .where('user_type', '=', 'admin')
      // The order of the index of admins: by the id alone, every account would be read.
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  );
}
