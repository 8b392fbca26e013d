import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { isOfMedicine } from './of-medicine.queries.ts';

/** The latest dose of a user with what it was; of `medicine` or of any, standard only or any. */
export function findLatestDose(
  db: Database,
  userId: string,
  { medicine, isStandard = false }: { medicine?: string; isStandard?: boolean } = {},
) {
  return db
    .selectFrom('dose')
    .select(['id', 'part_of', 'taken_at', 'medicine', 'dose_mg', 'extraction_method'])
    .where('user_id', '=', userId)
    .$if(medicine !== undefined, (query) => query.where(isOfMedicine(medicine ?? '')))
    .$if(isStandard, (query) => query.where('dose_type', '=', 'standard'))
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The mg of all entries of the injection that a dose is in. */
export function readInjection(
  db: Database,
  userId: string,
  { id, part_of }: { readonly id: string; readonly part_of: string | null },
) {
  const first = part_of ?? id;
  return db
    .selectFrom('dose')
    .select(({ fn }) => fn.sum<number>('dose_mg').as('mg'))
    .where('user_id', '=', userId)
    .where(({ eb, or }) => or([eb('id', '=', first), eb('part_of', '=', first)]))
    .executeTakeFirstOrThrow();
}

/** The earliest dose of a medicine at most `within` ms from `at`; undefined where there is none. */
export function findNearbyDose(
  db: Database,
  {
    userId,
    medicine,
    at,
    within,
  }: { userId: string; medicine: string; at: EpochMs; within: number },
) {
  return db
    .selectFrom('dose')
    .select('id')
    .where('user_id', '=', userId)
    .where(isOfMedicine(medicine))
    .where('taken_at', '>=', at - within)
    .where('taken_at', '<=', at + within)
    .orderBy('taken_at')
    .limit(1)
    .executeTakeFirst();
}
