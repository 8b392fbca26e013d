import type { Database } from '../../../../db/database.ts';
import type { InviteTable } from '../../../../db/tables/account-tables.ts';
import type { EpochMs } from '../../../../db/tables/column-types.ts';

export async function insertInvite(db: Database, invite: InviteTable): Promise<void> {
  await db.insertInto('invite').values(invite).execute();
}

/** Those that are not over, newest first. */
export function listLiveInvites(db: Database, now: EpochMs) {
  return db
    .selectFrom('invite')
    .selectAll()
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** False where there is no such invitation. */
export async function deleteInvite(db: Database, id: string): Promise<boolean> {
  const row = await db.deleteFrom('invite').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** Deletes the invitations that only an address may use. */
export async function deleteInvitesFor(db: Database, email: string): Promise<void> {
  await db.deleteFrom('invite').where('email', '=', email).execute();
}

/** Uses up an invitation that is not over and is for this address. Of two at once, one gets true. */
export async function useInvite(
  db: Database,
  { tokenHash, email, now }: { tokenHash: string; email: string; now: EpochMs },
): Promise<boolean> {
  const row = await db
    .deleteFrom('invite')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('email', 'is', null), eb('email', '=', email)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
