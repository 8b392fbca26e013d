import type { PeopleRecord } from '@dosewise/contract';
import { calendarDayIn } from '@dosewise/domain';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { hasRowLocks } from '../../db/engines/row-locks.ts';
import type { UserAccountTable } from '../../db/tables/account-tables.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import type { CarerActTable, CarerTable } from '../../db/tables/people-tables.ts';

/** A user's permission, with what of the person's account it depends on. */
export interface Care extends CarerTable, Pick<UserAccountTable, 'time_zone' | 'restoring_until'> {
  readonly person_email: string;
  readonly person_name: string | null;
}

/** Those who care for a user, or are invited to, each with what of the user's account it depends on. */
function selectCare(db: Database, userId: string) {
  return db
    .selectFrom('carer')
    .innerJoin('user_account', 'user_account.id', 'carer.user_id')
    .selectAll('carer')
    .select(['user_account.time_zone', 'user_account.restoring_until'])
    .select(['user_account.email as person_email', 'user_account.display_name as person_name'])
    .where('carer.user_id', '=', userId);
}

/** True once a permission is over: its last day is over where the person lives, or it was ended. */
export function isOver(
  { ended_at, last_day, time_zone }: Pick<Care, 'ended_at' | 'last_day' | 'time_zone'>,
  now: EpochMs,
): boolean {
  return ended_at !== null || (last_day !== null && calendarDayIn(time_zone, now) > last_day);
}

/** Someone who cares for a person. */
interface CareKey {
  readonly personId: string;
  readonly carerId: string;
}

/** The permission of someone who cares for a person. Undefined where there is none. */
export function findCare(db: Database, { personId, carerId }: CareKey): Promise<Care | undefined> {
  return selectCare(db, personId).where('carer.carer_id', '=', carerId).executeTakeFirst();
}

/** The same, which then stays as it is until the transaction ends: anyone who ends it waits for the write. */
export function holdCare(db: Database, { personId, carerId }: CareKey): Promise<Care | undefined> {
  return (
    selectCare(db, personId)
      .where('carer.carer_id', '=', carerId)
      // The account first, as those lock who end everything that was opened.
      .$if(hasRowLocks(db), (query) => query.forKeyShare('user_account').forShare('carer'))
      .executeTakeFirst()
  );
}

/** Keeps an account from being deleted until the transaction ends: before rows of it are changed. */
export async function holdAccount(db: Database, userId: string): Promise<void> {
  if (!hasRowLocks(db)) return;
  const account = db.selectFrom('user_account').select('id').where('id', '=', userId);
  await account.forKeyShare().execute();
}

/**
 * Holds the accounts of those who care for a user and for whom the user cares, and locks that of the user by
 * `lock`, in the order of their ids: two of them who do so at once wait for each other in one direction only.
 */
export async function holdTies<T>(
  db: Database,
  userId: string,
  lock: () => Promise<T>,
): Promise<T> {
  const others = hasRowLocks(db) ? await listTied(db, userId) : [];
  for (const id of others.filter((id) => id < userId)) await holdAccount(db, id);
  const locked = await lock();
  for (const id of others.filter((id) => id > userId)) await holdAccount(db, id);
  return locked;
}

/** The ids of those who care for a user and for whom the user cares, in their order. */
async function listTied(db: Database, userId: string): Promise<string[]> {
  const carers = await db
    .selectFrom('carer')
    .select('carer_id')
    .where('user_id', '=', userId)
    .execute();
  const persons = await db
    .selectFrom('cared_for')
    .select('person_id')
    .where('user_id', '=', userId)
    .execute();
  const ids = [
    ...carers.flatMap(({ carer_id }) => carer_id ?? []),
    ...persons.map(({ person_id }) => person_id),
  ];
  return [...new Set(ids)].sort();
}

/** Those who care for a user or are invited to, the first invited first. */
export function listCare(db: Database, userId: string): Promise<Care[]> {
  return selectCare(db, userId).orderBy('carer.created_at').orderBy('carer.id').execute();
}

/** Ends all that a user's invitations opened; invitations that no one accepted go at once. */
export async function endAllCare(db: Database, userId: string, now: EpochMs): Promise<void> {
  await db
    .deleteFrom('carer')
    .where('user_id', '=', userId)
    .where('carer_id', 'is', null)
    .execute();
  await db.updateTable('carer').set({ ended_at: now }).where('user_id', '=', userId).execute();
}

/** Keeps the hash of the link of an invitation, and when it ends. */
export async function setInvitationToken(
  db: Database,
  { user_id, id }: Pick<CarerTable, 'user_id' | 'id'>,
  link: Pick<CarerTable, 'token_hash' | 'token_expires_at'>,
): Promise<void> {
  await db
    .updateTable('carer')
    .set(link)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

/** A record as an act tells of it. */
interface ActRecord
  extends Pick<CarerActTable, 'record_at' | 'value' | 'diastolic' | 'unit' | 'name'> {
  /** The address of who logged it; null: its owner. */
  readonly logged_by: string | null;
}

const NONE = sql.lit(null);

const ONE_NUMBER = { diastolic: NONE, unit: NONE };

/** The columns of a record that an act tells. */
const TOLD = {
  dose: { at: 'taken_at', value: 'dose_mg', ...ONE_NUMBER, name: sql.ref('medicine') },
  weight: { at: 'measured_at', value: 'weight_kg', ...ONE_NUMBER, name: sql.lit('') },
  symptom: { at: 'felt_at', value: 'severity', ...ONE_NUMBER, name: sql.ref('category') },
  measurement: {
    ...{ at: 'measured_at', value: 'value', diastolic: sql.ref('diastolic') },
    ...{ unit: sql.ref('unit'), name: sql.ref('kind') },
  },
} as const satisfies Record<PeopleRecord, object>;

/** One of a user's records, as an act tells of it. Undefined where there is none. */
export async function readActRecord(
  db: Database,
  kind: PeopleRecord,
  userId: string,
  id: string,
): Promise<ActRecord | undefined> {
  const { at, value, diastolic, unit, name } = TOLD[kind];
  const { rows } =
    await sql<ActRecord>`select ${sql.ref(at)} as record_at, ${sql.ref(value)} as value,
    ${diastolic} as diastolic, ${unit} as unit, ${name} as name, logged_by from ${sql.table(kind)}
    where user_id = ${userId} and id = ${id}`.execute(db);
  return rows[0];
}

/** Keeps what someone did in the records of another. */
export async function insertAct(db: Database, act: CarerActTable): Promise<void> {
  await db.insertInto('carer_act').values(act).execute();
}
