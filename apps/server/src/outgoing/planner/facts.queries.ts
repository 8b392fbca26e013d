import { foldSubstance, saysNoSymptoms } from '@dosewise/domain';
import type { Database } from '../../db/database.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';

/** A user's country, language, time zone and units of weight. */
export function readPerson(db: Database, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['time_zone', 'weight_unit', 'country', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The facts of a user's pens that reminders name, by the pens' ids. */
export async function readPenWords(db: Database, userId: string) {
  const rows = await db
    .selectFrom('pen')
    .select(['id', 'name', 'kind', 'steps_per_dose'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The latest weigh-in before an instant; undefined without one. */
export function findWeightBefore(db: Database, userId: string, before: EpochMs) {
  return db
    .selectFrom('weight')
    .select(['measured_at', 'weight_kg'])
    .where('user_id', '=', userId)
    .where('measured_at', '<', before)
    .orderBy('measured_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Number of entries of each kind from `from` to before `until`. One that says there were no symptoms is none. */
export async function countEntries(
  db: Database,
  userId: string,
  { from, until }: { readonly from: EpochMs; readonly until: EpochMs },
) {
  const doses = await db
    .selectFrom('dose')
    .select(({ fn }) => [
      'medicine',
      fn.countAll<number>().as('count'),
      fn.sum<number>('dose_mg').as('mg'),
    ])
    .where('user_id', '=', userId)
    .where('taken_at', '>=', from)
    .where('taken_at', '<', until)
    .groupBy('medicine')
    .execute();
  const weighIns = await db
    .selectFrom('weight')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('measured_at', '>=', from)
    .where('measured_at', '<', until)
    .executeTakeFirstOrThrow();
  const symptoms = await db
    .selectFrom('symptom')
    .select(['category', 'severity', 'note'])
    .where('user_id', '=', userId)
    .where('felt_at', '>=', from)
    .where('felt_at', '<', until)
    .execute();
  return {
    doses: doses.reduce((sum, { count }) => sum + Number(count), 0),
    doseMg: doses.reduce((sum, { mg }) => sum + Number(mg), 0),
    ofMedicines: [...Map.groupBy(doses, ({ medicine }) => foldSubstance(medicine))]
      .map(([medicine, rows]) => ({
        medicine,
        mg: rows.reduce((sum, { mg }) => sum + Number(mg), 0),
      }))
      .toSorted((one, other) => (one.medicine < other.medicine ? -1 : 1)),
    weighIns: Number(weighIns.count),
    symptoms: symptoms.filter((entry) => !saysNoSymptoms(entry)).length,
  };
}
