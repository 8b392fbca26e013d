import type { Database } from '../../../../db/database.ts';
import type { EmailChangeTable } from '../../../../db/tables/account-tables.ts';
import { addAddress, forgetAddress } from '../../../../records/doors/addresses.queries.ts';

/** Keeps what address a user is to have, in place of an earlier wish. */
export async function replaceChange(db: Database, change: EmailChangeTable): Promise<void> {
  await forgetChange(db, change.user_id);
  await db.insertInto('email_change').values(change).execute();
}

async function forgetChange(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('email_change').where('user_id', '=', userId).execute();
}

/** Uses up the token of a mailed link; the address that it was for, or undefined. */
export async function takeChange(
  db: Database,
  userId: string,
  tokenHash: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('email_change')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** Gives an account another address than the `former`. One that is taken breaks the unique constraint. */
export async function setAddress(
  db: Database,
  userId: string,
  email: string,
  former: string,
): Promise<void> {
  await addAddress(db, { email, user_id: userId });
  await forgetAddress(db, { email: former, user_id: userId });
  await db.updateTable('user_account').set({ email }).where('id', '=', userId).execute();
}
