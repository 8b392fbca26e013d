import { DAY_MS } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { CaredForTable, CarerActTable, CarerTable } from '../../../db/tables/people-tables.ts';

/** A row of someone who cares for a user. */
export type CarerKey = Pick<CarerTable, 'user_id' | 'id'>;

/** The address of an account, and where it lives. */
export function findPerson(db: Database, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['email', 'time_zone'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** The number of invitations of a user that were mailed after `since`, and up to `until`. */
export async function countInvitations(
  db: Database,
  userId: string,
  since: EpochMs,
  until: EpochMs,
): Promise<number> {
  const row = await db
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'person_invited')
    .where('created_at', '>', since)
    .where('created_at', '<=', until)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Keeps an invitation, in place of an earlier one of the same address. */
export async function putInvitation(db: Database, row: CarerTable): Promise<void> {
  await db
    .deleteFrom('carer')
    .where('user_id', '=', row.user_id)
    .where('email', '=', row.email)
    .execute();
  await db.insertInto('carer').values(row).execute();
}

/** Gives an invitation, by its token, to an account. False where it was taken or ended meanwhile. */
export async function takeInvitation(
  db: Database,
  { user_id, id }: CarerKey,
  tokenHash: string,
  carerId: string,
): Promise<boolean> {
  const row = await db
    .updateTable('carer')
    .set({ carer_id: carerId, token_hash: null, token_expires_at: null })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .where('carer_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps for whom an account cares. What it had of that person before ends. */
export async function putCaredFor(db: Database, row: CaredForTable): Promise<void> {
  await db
    .deleteFrom('carer')
    .where('user_id', '=', row.person_id)
    .where('carer_id', '=', row.user_id)
    .where('id', '!=', row.id)
    .execute();
  await db
    .deleteFrom('cared_for')
    .where('user_id', '=', row.user_id)
    .where('person_id', '=', row.person_id)
    .execute();
  await db.insertInto('cared_for').values(row).execute();
}

/** The invitations of all users to an address that no one accepted, the first invited first. */
export function listInvitationsTo(db: Database, email: string): Promise<CarerKey[]> {
  return db
    .selectFrom('carer')
    .select(['user_id', 'id'])
    .where('email', '=', email)
    .where('carer_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Deletes the invitations to an address that no one accepted. */
export async function deleteInvitationsTo(db: Database, email: string): Promise<void> {
  await db.deleteFrom('carer').where('email', '=', email).where('carer_id', 'is', null).execute();
}

/** Those for whom an account cares. */
export function listCaredFor(db: Database, userId: string): Promise<CaredForTable[]> {
  return db
    .selectFrom('cared_for')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Sets whether reminders go to someone, too; false where no one has that id and accepted. */
export async function setReminded(
  db: Database,
  { user_id, id }: CarerKey,
  reminded: 0 | 1,
): Promise<boolean> {
  const row = await db
    .updateTable('carer')
    .set({ reminded })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('carer_id', 'is not', null)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a row of someone who cares for a user, and the way to it; false where it is gone. */
export async function deleteCare(
  db: Database,
  { user_id, id, carer_id }: Pick<CarerTable, 'user_id' | 'id' | 'carer_id'>,
): Promise<boolean> {
  const row = await db
    .deleteFrom('carer')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (carer_id !== null) {
    await db.deleteFrom('cared_for').where('user_id', '=', carer_id).where('id', '=', id).execute();
  }
  return row !== undefined;
}

/** Those of all users whose time may be over: it is tomorrow somewhere long before it is there. */
export function listEnding(db: Database, now: EpochMs, most: number): Promise<CarerKey[]> {
  const latestDay = new Date(now + DAY_MS).toISOString().slice(0, 10);
  return db
    .selectFrom('carer')
    .select(['user_id', 'id'])
    .where((eb) => eb.or([eb('ended_at', 'is not', null), eb('last_day', '<', latestDay)]))
    .orderBy('last_day')
    .limit(most)
    .execute();
}

/** The acts of others in a user's records, newest first. */
export function listActs(
  db: Database,
  userId: string,
  { before, limit }: { readonly before: EpochMs | undefined; readonly limit: number },
): Promise<CarerActTable[]> {
  return db
    .selectFrom('carer_act')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('at', '<', before ?? 0))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
