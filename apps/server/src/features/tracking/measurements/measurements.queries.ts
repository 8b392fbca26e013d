import type { Measurement } from '@dosewise/contract';
import { type MeasurementKind, measurementUnit } from '@dosewise/domain';
import type { Database } from '../../../db/database.ts';
import { hasRowLocks } from '../../../db/engines/row-locks.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { presentLoggedBy } from '../../../db/tables/record-codecs.ts';
import type { MeasurementTable } from '../../../db/tables/record-tables.ts';
import type { Records } from '../../../records/change-records.ts';

interface Page {
  readonly kind?: MeasurementKind | undefined;
  readonly before?: EpochMs | undefined;
  readonly limit: number;
}

/** A user's measurements, newest first: those of `kind` and before `before`, at most `limit`. */
export async function listMeasurements(
  db: Database,
  userId: string,
  { kind, before, limit }: Page,
): Promise<Measurement[]> {
  const rows = await db
    .selectFrom('measurement')
    .select([
      'id',
      'kind',
      'value',
      'diastolic',
      'unit',
      'origin',
      'measured_at',
      'note',
      'logged_by',
    ])
    .where('user_id', '=', userId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'waist'))
    .$if(before !== undefined, (query) => query.where('measured_at', '<', before ?? 0))
    .orderBy('measured_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(presentMeasurement);
}

export async function insertMeasurement(records: Records, row: MeasurementTable): Promise<void> {
  await records.writing('measurement').insertInto('measurement').values(row).execute();
}

/** The row of one measurement, or undefined; with `forChange` it stays so until the transaction ends. */
export function findMeasurementRow(
  db: Database,
  userId: string,
  id: string,
  { forChange = false } = {},
) {
  return db
    .selectFrom('measurement')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .$if(forChange && hasRowLocks(db), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Sets columns of one measurement; the row then, or undefined when it is not there. */
export function updateMeasurement(
  records: Records,
  id: string,
  changes: Partial<Omit<MeasurementTable, 'user_id' | 'id'>>,
) {
  return records
    .writing('measurement')
    .updateTable('measurement')
    .set((eb) => ({ note: eb.ref('note'), ...changes }))
    .where('user_id', '=', records.userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a measurement. False when it is not there. */
export async function deleteMeasurement(records: Records, id: string): Promise<boolean> {
  return (await records.remove('measurement', (own) => own.where('id', '=', id))).length > 0;
}

/** A measurement as replies carry it. */
export function presentMeasurement(
  row: Omit<MeasurementTable, 'user_id' | 'created_at'>,
): Measurement {
  return {
    _id: row.id,
    kind: row.kind,
    value: row.value,
    diastolic: row.diastolic,
    unit: measurementUnit(row.kind, row.unit),
    origin: row.origin,
    date: new Date(row.measured_at).toISOString(),
    note: row.note,
    loggedBy: presentLoggedBy(row.logged_by),
  };
}
