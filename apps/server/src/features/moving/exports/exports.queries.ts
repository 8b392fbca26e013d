import { MAX_OTHER_IDS } from '@dosewise/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Database, RECORD_KINDS } from '../../../db/database.ts';

/** Rows that are in memory at once while an export streams. */
const ROWS_AT_ONCE = 1000;

export type DoseRow = RowOf<typeof readDoses>;
export type WeightRow = RowOf<typeof readWeights>;
export type SymptomRow = RowOf<typeof readSymptoms>;
export type MeasurementRow = RowOf<typeof readMeasurements>;
export type MailRow = RowOf<typeof readMails>;

/** The row type of one of the readers below. */
type RowOf<Reader extends (...args: never[]) => AsyncGenerator<unknown[]>> =
  ReturnType<Reader> extends AsyncGenerator<(infer Row)[]> ? Row : never;

/** A user's doses with their pens, newest first, in pieces. */
export function readDoses(db: Database, userId: string) {
  const query = db
    .selectFrom('dose')
    .leftJoin('pen', (join) =>
      join.onRef('pen.user_id', '=', 'dose.user_id').onRef('pen.id', '=', 'dose.pen_id'),
    )
    .leftJoin('dose as first', (join) =>
      join.onRef('first.user_id', '=', 'dose.user_id').onRef('first.id', '=', 'dose.part_of'),
    )
    .selectAll('dose')
    .select(['pen.name', 'pen.strength_mg', 'first.taken_at as part_of_at'])
    .where('dose.user_id', '=', userId);
  return inPieces(query, 'dose', ['taken_at', 'id'], 'desc');
}

/** A user's weigh-ins, newest first, in pieces. */
export function readWeights(db: Database, userId: string) {
  const query = db
    .selectFrom('weight')
    .select(['id', 'measured_at', 'weight_kg', 'note', 'source', 'is_unconfirmed', 'logged_by'])
    .where('user_id', '=', userId);
  return inPieces(query, 'weight', ['measured_at'], 'desc');
}

/** A user's symptoms, newest first, in pieces. */
export function readSymptoms(db: Database, userId: string) {
  const query = db
    .selectFrom('symptom')
    .select(['id', 'felt_at', 'category', 'severity', 'note', 'logged_by'])
    .where('user_id', '=', userId);
  return inPieces(query, 'symptom', ['felt_at', 'id'], 'desc');
}

/** A user's measurements, newest first, in pieces. */
export function readMeasurements(db: Database, userId: string) {
  const query = db
    .selectFrom('measurement')
    .select(['id', 'measured_at', 'kind', 'value', 'diastolic'])
    .select(['unit', 'origin', 'note', 'logged_by'])
    .where('user_id', '=', userId);
  return inPieces(query, 'measurement', ['measured_at', 'id'], 'desc');
}

/** The ids that a user's records have, and of deleted ones the last that had one, in pieces. */
export async function* readRecordIds(db: Database, userId: string) {
  const first = await db
    .selectFrom('record_id')
    .select(['kind', 'id', 'deleted_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('kind', 'desc')
    .orderBy('id', 'desc')
    .offset(MAX_OTHER_IDS - 1)
    .limit(1)
    .executeTakeFirst();
  const query = db
    .selectFrom('record_id')
    .select(['kind', 'id', 'sent_hash', 'stored_hash', 'deleted_at'])
    .where('user_id', '=', userId)
    .$if(first !== undefined, (all) =>
      all.where((eb) =>
        eb.or([
          eb('deleted_at', 'is', null),
          eb(
            eb.refTuple('deleted_at', 'kind', 'id'),
            '>=',
            eb.tuple(first?.deleted_at ?? null, first?.kind ?? 'dose', first?.id ?? ''),
          ),
        ]),
      ),
    );
  yield* inPieces(query, 'record_id', ['kind', 'id'], 'asc');
}

/** The records that a user's last imports wrote, in pieces; as many as an archive may have. */
export async function* readImportedRecords(db: Database, userId: string) {
  const limit = (await countRecords(db, userId)) + MAX_OTHER_IDS;
  const first = await db
    .selectFrom('imported_record')
    .select(['import_id', 'kind', 'id'])
    .where('user_id', '=', userId)
    .orderBy('import_id', 'desc')
    .orderBy('kind', 'desc')
    .orderBy('id', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  const query = db
    .selectFrom('imported_record')
    .select(['import_id', 'kind', 'id', 'written_hash', 'before'])
    .where('user_id', '=', userId)
    .$if(first !== undefined, (all) =>
      all.where((eb) =>
        eb(
          eb.refTuple('import_id', 'kind', 'id'),
          '>=',
          eb.tuple(first?.import_id ?? '', first?.kind ?? 'dose', first?.id ?? ''),
        ),
      ),
    );
  yield* inPieces(query, 'imported_record', ['import_id', 'kind', 'id'], 'asc');
}

/** Number of a user's records of all kinds. */
async function countRecords(db: Database, userId: string): Promise<number> {
  let sum = 0;
  for (const table of RECORD_KINDS) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    sum += Number(count);
  }
  return sum;
}

/** The mails to a user, newest first, in pieces. */
export function readMails(db: Database, userId: string) {
  const query = db
    .selectFrom('delivery')
    .select(['id', 'kind', 'status', 'created_at', 'sent_at', 'opened_at', 'clicked_at'])
    .where('user_id', '=', userId)
    .where('channel', '=', 'email')
    .where('kind', '!=', 'test')
    // Reminders by mail once they were tried: until then they are a plan.
    .where(({ eb, or }) => or([eb('instant', 'is', null), eb('settled_at', 'is not', null)]));
  return inPieces(query, 'delivery', ['id'], 'desc');
}

/** A query that is not yet sorted. */
interface Unsorted<Row> {
  orderBy(column: RawBuilder<unknown>, direction: 'asc' | 'desc'): Unsorted<Row>;
  where(condition: RawBuilder<SqlBool>): Unsorted<Row>;
  limit(rows: number): Unsorted<Row>;
  execute(): Promise<Row[]>;
}

/**
 * Reads a list piece by piece, each after the last row of the one before; `keys` of `table`, which tell
 * one row from the other, say in which order. No query stays open between pieces, so a slow reader
 * holds up no one.
 */
async function* inPieces<Row extends object>(
  query: Unsorted<Row>,
  table: string,
  keys: readonly (keyof Row & string)[],
  direction: 'asc' | 'desc',
): AsyncGenerator<Row[]> {
  const columns = keys.map((key) => sql.ref(`${table}.${key}`));
  const sorted = columns
    .reduce((rows, column) => rows.orderBy(column, direction), query)
    .limit(ROWS_AT_ONCE);
  const after = direction === 'asc' ? sql`>` : sql`<`;
  let rows = await sorted.execute();
  for (;;) {
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    const values = keys.map((key) => last[key]);
    rows = await sorted.where(sql`(${sql.join(columns)}) ${after} (${sql.join(values)})`).execute();
  }
}
