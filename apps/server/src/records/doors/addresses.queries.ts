import type { Database } from '../../db/database.ts';
import type { EmailAddressTable } from '../../db/tables/account-tables.ts';

/** No user's id. Asking for it takes as long as asking for a user's. */
export const NOBODY = '';

/**
 * The id of the user who has this address, or undefined. Asked by itself, never joined: what a user
 * owns is found by the user's id alone.
 */
export async function findUserIdByEmail(db: Database, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('email_address')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.user_id;
}

/** Keeps whose address this is. One that is taken breaks the unique constraint. */
export async function addAddress(db: Database, address: EmailAddressTable): Promise<void> {
  await db.insertInto('email_address').values(address).execute();
}

/** Forgets an address that a user had. */
export async function forgetAddress(db: Database, address: EmailAddressTable): Promise<void> {
  await db
    .deleteFrom('email_address')
    .where('email', '=', address.email)
    .where('user_id', '=', address.user_id)
    .execute();
}
