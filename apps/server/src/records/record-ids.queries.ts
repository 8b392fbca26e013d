import type { Database } from '../db/database.ts';
import { prepared } from '../db/engines/prepared-query.ts';
import type { EpochMs } from '../db/tables/column-types.ts';
import type { CountedTable } from './account-limits.queries.ts';

/** A record by its user, kind and id. Ids count by kind. */
export interface RecordKey {
  readonly userId: string;
  readonly kind: CountedTable;
  readonly id: string;
}

/** An id that is to be taken, with digests of what it is taken for. */
interface IdClaim {
  readonly userId: string;
  readonly id: string;
  readonly sentHash: string;
  readonly storedHash: string;
  /** The instant of deletion up to which an id is free again. */
  readonly expired: EpochMs;
}

/**
 * Takes an id for a new record. False where a record has it, had it not long ago, or is being written
 * with it: then this waits for that one.
 */
export async function claimId(
  db: Database,
  { kind, ...claim }: IdClaim & { kind: CountedTable },
): Promise<boolean> {
  return (await CLAIMS[kind](db, claim)).length > 0;
}

const claimOf = (kind: CountedTable) =>
  prepared((db, { userId, id, sentHash, storedHash, expired }: IdClaim) =>
    db
      .insertInto('record_id')
      .columns(['user_id', 'kind', 'id', 'sent_hash', 'stored_hash'])
      .expression(
        db
          // From the account, which says to Citus on which machine all of it lies.
          .selectFrom('user_account')
          .select((eb) => [
            'user_account.id as user_id',
            eb.val(kind).as('kind'),
            eb.val(id).as('id'),
            eb.val(sentHash).as('sent_hash'),
            eb.val(storedHash).as('stored_hash'),
          ])
          .where('user_account.id', '=', userId)
          // The server made that one, or an import.
          .where(({ not, exists, selectFrom, ref }) =>
            not(
              exists(
                selectFrom(kind)
                  .select(`${kind}.id`)
                  .where(`${kind}.user_id`, '=', ref('user_account.id'))
                  .where(`${kind}.id`, '=', id),
              ),
            ),
          ),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'kind', 'id'])
          .doUpdateSet({ sent_hash: sentHash, stored_hash: storedHash, deleted_at: null })
          .where('record_id.deleted_at', '<=', expired),
      )
      .returning('id'),
  );

const CLAIMS = {
  dose: claimOf('dose'),
  measurement: claimOf('measurement'),
  pen: claimOf('pen'),
  symptom: claimOf('symptom'),
  weight: claimOf('weight'),
} satisfies Record<CountedTable, ReturnType<typeof claimOf>>;

/** The digests that an id was taken for, and its deletion; undefined for one that no one claimed. */
export function findId(db: Database, { userId, kind, id }: RecordKey) {
  return db
    .selectFrom('record_id')
    .select(['sent_hash', 'stored_hash', 'deleted_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Those of the ids that a record has, or had and was deleted after `expired`. */
export async function findUsedIds(
  db: Database,
  { userId, kind, ids, expired }: Owned & { readonly ids: readonly string[]; expired: EpochMs },
): Promise<Set<string>> {
  const used = new Set<string>();
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const part = ids.slice(start, start + IDS_AT_ONCE);
    const own = await db
      .selectFrom(kind)
      .select('id')
      .where('user_id', '=', userId)
      .where('id', 'in', part)
      .execute();
    const retired = await db
      .selectFrom('record_id')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('id', 'in', part)
      .where('deleted_at', '>', expired)
      .execute();
    for (const { id } of [...own, ...retired]) used.add(id);
  }
  return used;
}

/** A record that another program sends again under an id of its own. */
export interface SentRecord {
  /** The id of the record here. */
  readonly id: string;
  /** The digest of what the program said last. */
  readonly sentHash: string;
  /** The id that follows from the program's own: kept as the second digest, which only an API's client needs. */
  readonly sender: string;
}

/** Notes what a program said of records. */
export async function noteSent(
  db: Database,
  { userId, kind }: Owned,
  records: readonly SentRecord[],
): Promise<void> {
  for (let start = 0; start < records.length; start += SENT_AT_ONCE) {
    const rows = records.slice(start, start + SENT_AT_ONCE).map(({ id, sentHash, sender }) => ({
      ...{ user_id: userId, kind, id },
      ...{ sent_hash: sentHash, stored_hash: sender, deleted_at: null },
    }));
    await db
      .insertInto('record_id')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind', 'id']).doUpdateSet((eb) => ({
          sent_hash: eb.ref('excluded.sent_hash'),
          stored_hash: eb.ref('excluded.stored_hash'),
          deleted_at: eb.ref('excluded.deleted_at'),
        })),
      )
      .execute();
  }
}

/** The notes of `noteSent` about records that are there, by their ids or those of their senders. */
export async function findSent(
  db: Database,
  { userId, kind, ids }: Owned & { readonly ids: readonly string[] },
): Promise<SentRecord[]> {
  const found: SentRecord[] = [];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const part = ids.slice(start, start + IDS_AT_ONCE);
    const rows = await db
      .selectFrom('record_id')
      .select(['id', 'sent_hash as sentHash', 'stored_hash as sender'])
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where(({ eb, or }) => or([eb('id', 'in', part), eb('stored_hash', 'in', part)]))
      .where('deleted_at', 'is', null)
      .execute();
    found.push(...rows);
  }
  return found;
}

/** Rows of six values in one statement. */
const SENT_AT_ONCE = 1000;
/** Ids of one kind in one statement, below what either engine binds at once. */
const IDS_AT_ONCE = 5000;

/** Keeps the ids of records that are deleted now from being used again. */
export async function retireIds(
  db: Database,
  { userId, kind, ids, now }: Owned & { readonly ids: readonly string[]; now: EpochMs },
): Promise<void> {
  if (ids.length === 0) return;
  const hasRoom = !(await hasTooManyRetired(db, { userId, kind }, ids.length));
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const part = ids.slice(start, start + IDS_AT_ONCE);
    await (hasRoom ? retire(db, { userId, kind }, part, now) : forget(db, { userId, kind }, part));
  }
}

async function retire(db: Database, { userId, kind }: Owned, ids: readonly string[], now: EpochMs) {
  const retired = { sent_hash: '', stored_hash: '', deleted_at: now };
  await db
    .insertInto('record_id')
    .values(ids.map((id) => ({ user_id: userId, kind, id, ...retired })))
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'id']).doUpdateSet(retired))
    .execute();
}

async function forget(db: Database, { userId, kind }: Owned, ids: readonly string[]) {
  await db
    .deleteFrom('record_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
}

type Owned = Omit<RecordKey, 'id'>;

/** Most ids of deleted records of one kind that stay used. */
const MAX_DELETED_IDS = 50_000;

/** True for someone who deleted more than anyone has: a script that adds and deletes grows no table. */
async function hasTooManyRetired(
  db: Database,
  { userId, kind }: Owned,
  more: number,
): Promise<boolean> {
  const { count } = await db
    .selectFrom('record_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count) + more > MAX_DELETED_IDS;
}
