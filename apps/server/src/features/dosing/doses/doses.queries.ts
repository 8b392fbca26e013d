import type { Dose } from '@dosewise/contract';
import {
  type CalendarDay,
  type Clicks,
  type DeviceSize,
  type Millilitres,
  type Opening,
  type PenLedger,
  remainingClicks,
  remainingDoses,
} from '@dosewise/domain';
import { sql } from 'kysely';
import type { Database, RecordDatabase } from '../../../db/database.ts';
import { prepared } from '../../../db/engines/prepared-query.ts';
import { hasRowLocks } from '../../../db/engines/row-locks.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import { presentLoggedBy } from '../../../db/tables/record-codecs.ts';
import type { DoseTable, PenTable } from '../../../db/tables/record-tables.ts';
import type { Records } from '../../../records/change-records.ts';

/** A change of a pen's two counters: clicks, and mL of golden volume. Negative gives back. */
export interface LedgerMove {
  readonly clicks: number;
  readonly goldenMl: number;
}

/** A pen and its owner. */
export interface PenKey {
  readonly userId: string;
  readonly penId: string;
}

/** A pen's device as far as its doses depend on it. */
export type DoseDevice = DeviceSize & PenLedger['device'];

/** Steps that the label gives a pen. */
const LABELLED_STEPS = sql<number>`doses * steps_per_dose`;
const DEVICE_COLUMNS = [
  'kind',
  'dose_ml',
  'doses',
  'steps_per_dose',
  'golden_ml',
  'clicks_used',
  'wasted_clicks',
  'golden_ml_used',
] as const;

/** A pen whose counters have moved, as far as a dose of it needs to know. */
export interface MovedPen extends Opening {
  readonly discardedOn: CalendarDay | null;
  readonly strengthMg: number;
  readonly medicine: string;
  readonly device: DoseDevice;
  readonly ledger: PenLedger;
}

/**
 * Moves a pen's counters in one conditional statement, so that two simultaneous requests can never
 * take the same clicks, and locks the pen until the transaction ends. Returns the locked pen; null,
 * and nothing changed, when it is not there or its counters would leave their bounds. `asGolden`
 * also demands what a new Golden Dose needs: an empty pen that allows it.
 */
export async function movePenLedger(
  records: Records,
  { userId, penId }: PenKey,
  { clicks, goldenMl }: LedgerMove,
  { asGolden }: { asGolden: boolean },
): Promise<MovedPen | null> {
  const update = asGolden ? updateEmptyPen : updatePen;
  const [row] = await update(records.writing('pen'), { userId, penId, clicks, goldenMl });
  if (!row) return null;
  return {
    startDate: row.start_date,
    startedBy: row.started_by,
    discardedOn: row.discarded_on,
    strengthMg: row.strength_mg,
    medicine: row.medicine,
    device: deviceOf(row),
    ledger: ledgerOf(row),
  };
}

const updatePen = prepared(buildPenUpdate);
const updateEmptyPen = prepared((db: RecordDatabase, move: PenKey & LedgerMove) =>
  buildPenUpdate(db, move)
    .where(sql<number>`clicks_used + wasted_clicks`, '=', LABELLED_STEPS)
    .where('enable_fifth_dose', '=', 1),
);

function buildPenUpdate(db: RecordDatabase, move: PenKey & LedgerMove) {
  const clicks = sql<number>`clicks_used + ${move.clicks}`;
  // Rounded to a nanolitre: repeated sums of doubles would drift away from the doses' own sum.
  const golden = sql<number>`round((golden_ml_used + ${move.goldenMl}) * 1000000.0) / 1000000.0`;
  return db
    .updateTable('pen')
    .set({ clicks_used: clicks, golden_ml_used: golden })
    .where('user_id', '=', move.userId)
    .where('id', '=', move.penId)
    .where(sql<number>`${clicks} + wasted_clicks`, '<=', LABELLED_STEPS)
    .where(clicks, '>=', 0)
    .where(golden, '<=', sql.ref<number>('golden_ml'))
    .where(golden, '>=', 0)
    .returning(['start_date', 'started_by', 'discarded_on', 'strength_mg', 'medicine'])
    .returning(DEVICE_COLUMNS);
}

/** Sets the opening of a pen. Its row is locked since its counters moved, so no one else sets it. */
export async function setOpening(
  records: Records,
  { userId, penId }: PenKey,
  { startDate, startedBy }: Opening,
): Promise<void> {
  await records
    .writing('pen')
    .updateTable('pen')
    .set({ start_date: startDate, started_by: startedBy })
    .where('user_id', '=', userId)
    .where('id', '=', penId)
    .execute();
}

/** The instant of a pen's earliest dose; null without any. */
export async function findFirstDose(
  db: Database,
  { userId, penId }: PenKey,
): Promise<EpochMs | null> {
  const row = await db
    .selectFrom('dose')
    .select(({ fn }) => fn.min<number | null>('taken_at').as('at'))
    .where('user_id', '=', userId)
    .where('pen_id', '=', penId)
    .executeTakeFirstOrThrow();
  return row.at;
}

/** A pen as the rules about doses need it. */
export async function findPenForDose(db: Database, { userId, penId }: PenKey) {
  const row = await db
    .selectFrom('pen')
    .select(['strength_mg', 'enable_fifth_dose', 'medicine', ...DEVICE_COLUMNS])
    .where('user_id', '=', userId)
    .where('id', '=', penId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    strengthMg: row.strength_mg,
    enableFifthDose: row.enable_fifth_dose === 1,
    medicine: row.medicine,
    ...ledgerOf(row),
    device: deviceOf(row),
  };
}

const insertRow = prepared((db: RecordDatabase, dose: DoseTable) =>
  db.insertInto('dose').values(dose),
);

export async function insertDose(records: Records, dose: DoseTable): Promise<void> {
  await insertRow(records.writing('dose'), dose);
}

/** The row of one dose, or undefined. */
export function findDoseRow(db: Database, userId: string, doseId: string) {
  return db
    .selectFrom('dose')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', doseId)
    .executeTakeFirst();
}

/**
 * The entries of an injection, its first one locked and before the others, so that no other request adds to
 * it or moves it until the transaction ends. None where the first is not there.
 */
export async function lockInjection(
  db: Database,
  userId: string,
  firstId: string,
): Promise<DoseTable[]> {
  const own = db.selectFrom('dose').selectAll().where('user_id', '=', userId);
  const first = await own
    .where('id', '=', firstId)
    .$if(hasRowLocks(db), (query) => query.forUpdate())
    .executeTakeFirst();
  if (first === undefined) return [];
  return [first, ...(await own.where('part_of', '=', firstId).execute())];
}

/**
 * Changes a dose that still has the pen, the amount and the time of `before`, and locks it. False when it was
 * changed or deleted in the meantime.
 */
export async function updateDose(
  records: Records,
  before: DoseTable,
  changes: Partial<Omit<DoseTable, 'user_id' | 'id'>>,
): Promise<boolean> {
  const row = await records
    .writing('dose')
    .updateTable('dose')
    // Of a dose that stays as it is the lock alone is wanted.
    .set({ taken_at: before.taken_at, ...changes })
    .where('user_id', '=', before.user_id)
    .where('id', '=', before.id)
    .where('pen_id', before.pen_id === null ? 'is' : '=', before.pen_id)
    .where('clicks', before.clicks === null ? 'is' : '=', before.clicks)
    .where('volume_ml', before.volume_ml === null ? 'is' : '=', before.volume_ml)
    .where('dose_mg', '=', before.dose_mg)
    .where('taken_at', '=', before.taken_at)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a dose and returns the row it was; undefined when it is not there. */
export async function deleteDose(records: Records, doseId: string): Promise<DoseTable | undefined> {
  return (await records.remove('dose', (own) => own.where('id', '=', doseId)))[0];
}

/** A user's doses, newest first: those before `before`, at most `limit`. */
export async function listDoses(
  db: Database,
  userId: string,
  page: { before?: EpochMs | undefined; limit: number },
): Promise<Dose[]> {
  const rows = await selectDoses(db, { userId, ...page });
  return rows.map((row) => presentDose(row, keptLedger(row)));
}

const selectDoses = prepared(
  (
    db,
    { userId, before, limit }: { userId: string; before?: EpochMs | undefined; limit: number },
  ) =>
    db
      .selectFrom('dose')
      .leftJoin('pen', (join) =>
        join.onRef('pen.user_id', '=', 'dose.user_id').onRef('pen.id', '=', 'dose.pen_id'),
      )
      .select([
        'dose.id',
        'dose.pen_id',
        'dose.taken_at',
        'dose.planned_at',
        'dose.part_of',
        'dose.clicks',
        'dose.volume_ml',
        'dose.dose_mg',
        'dose.dose_type',
        'dose.extraction_method',
        'dose.injection_location',
        'dose.injection_sub_location',
        'dose.pain_level',
        'dose.medicine',
        'dose.note',
        'dose.logged_by',
        'pen.doses',
        'pen.steps_per_dose',
        'pen.golden_ml',
        'pen.clicks_used',
        'pen.wasted_clicks',
        'pen.golden_ml_used',
      ])
      .where('dose.user_id', '=', userId)
      .$if(before !== undefined, (query) => query.where('dose.taken_at', '<', before ?? 0))
      .orderBy('dose.taken_at', 'desc')
      .orderBy('dose.id', 'desc')
      .limit(limit),
);

/** The columns of a pen's ledger: all that it has given and could give. */
type LedgerRow = Pick<
  PenTable,
  'doses' | 'steps_per_dose' | 'golden_ml' | 'clicks_used' | 'wasted_clicks' | 'golden_ml_used'
>;

function ledgerOf(pen: LedgerRow): PenLedger {
  return {
    device: { doses: pen.doses, stepsPerDose: pen.steps_per_dose, goldenMl: pen.golden_ml },
    clicksUsed: pen.clicks_used as Clicks,
    clicksWasted: pen.wasted_clicks as Clicks,
    goldenMlUsed: pen.golden_ml_used as Millilitres,
  };
}

/** The ledger of a dose's pen; null for a dose without one. */
function keptLedger(row: { [Column in keyof LedgerRow]: LedgerRow[Column] | null }) {
  // A pen has all of its columns or there is none.
  return row.doses === null ? null : ledgerOf(row as LedgerRow);
}

function deviceOf(pen: Pick<PenTable, 'kind' | 'dose_ml'> & LedgerRow): DoseDevice {
  return { kind: pen.kind, doseMl: pen.dose_ml, ...ledgerOf(pen).device };
}

/** A dose as replies carry it, with what its pen holds now. */
export function presentDose(
  row: Omit<DoseTable, 'user_id' | 'created_at'>,
  ledger: PenLedger | null,
): Dose {
  return {
    _id: row.id,
    penId: row.pen_id,
    medicine: row.medicine,
    date: new Date(row.taken_at).toISOString(),
    plannedAt: row.planned_at === null ? null : new Date(row.planned_at).toISOString(),
    partOf: row.part_of,
    clicks: row.clicks,
    volume: row.volume_ml,
    doseAmount: row.dose_mg,
    doseType: row.dose_type,
    extractionMethod: row.extraction_method,
    injectionLocation: row.injection_location,
    injectionSubLocation: row.injection_sub_location,
    painLevel: row.pain_level,
    note: row.note,
    remainingClicks: ledger && remainingClicks(ledger),
    remainingDoses: ledger && remainingDoses(ledger),
    loggedBy: presentLoggedBy(row.logged_by),
  };
}
