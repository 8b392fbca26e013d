import type { Database } from '../db/database.ts';

/** The id of the account with this address. */
export async function findUserId(db: Database, email: string): Promise<string> {
  const { id } = await db
    .selectFrom('user_account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}
