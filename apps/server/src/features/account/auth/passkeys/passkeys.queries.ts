import type { Database } from '../../../../db/database.ts';
import type { PasskeyTable, UsedChallengeTable } from '../../../../db/tables/account-tables.ts';
import type { EpochMs } from '../../../../db/tables/column-types.ts';

/** Adds a passkey. One that its user has already breaks the unique constraint. */
export async function insertPasskey(db: Database, passkey: PasskeyTable): Promise<void> {
  await db.insertInto('passkey').values(passkey).execute();
}

/** The passkeys of a user, newest first. */
export function listPasskeys(db: Database, userId: string) {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findPasskey(db: Database, userId: string, credentialId: string) {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Notes a login with a passkey. False where it is gone by now. */
export async function noteUse(
  db: Database,
  userId: string,
  credentialId: string,
  use: { readonly sign_count: number; readonly last_used_at: EpochMs },
): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set(use)
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False where there is no such passkey. */
export async function deletePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a challenge was answered. False where it was before. */
export async function useNonce(db: Database, used: UsedChallengeTable): Promise<boolean> {
  const row = await db
    .insertInto('used_challenge')
    .values(used)
    .onConflict((conflict) => conflict.columns(['user_id', 'nonce']).doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return row !== undefined;
}
