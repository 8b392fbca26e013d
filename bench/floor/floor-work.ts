import { createHash } from 'node:crypto';
import { DAY_MS } from '@dosewise/domain';
import type {
  DoseTable,
  PenTable,
  SymptomTable,
  WeightTable,
} from '../../apps/server/src/db/tables/record-tables.ts';
import { createIdSource } from '../../apps/server/src/new-id.ts';
import { MAX_ROWS } from '../../apps/server/src/records/account-limits.queries.ts';
import type { Work } from './floor-statements.ts';

const newId = createIdSource(Date.now);

type LedgerColumn = 'doses' | 'steps_per_dose' | 'clicks_used';
type DoseRow = Omit<DoseTable, 'user_id' | 'created_at'> & Pick<PenTable, LedgerColumn>;
type MovedPen = Pick<PenTable, LedgerColumn | 'strength_mg' | 'medicine'>;

/** The rows that a list without a limit has at most. */
const LIST_LIMIT = 2000;

/** A session, and the hash by which the write asks for it again. */
export interface Caller {
  readonly userId: string;
  readonly tokenHash: string;
}

/** A dose to be logged. The floor trusts it. */
export interface NewDose {
  readonly penId: string;
  readonly clicks: number;
  readonly date: string;
  readonly injectionLocation: DoseTable['injection_location'];
  readonly injectionSubLocation: DoseTable['injection_sub_location'];
  readonly painLevel: number;
}

// Each statement gives rows of the type that its columns have; the casts below say which.

export function* findCaller(tokenHash: string): Work<Caller | undefined> {
  const [row] = (yield ['session', tokenHash, Date.now()]) as { user_id: string }[];
  return row && { userId: row.user_id, tokenHash };
}

export function* doses(user: string): Work<unknown[]> {
  return ((yield ['doses', user, LIST_LIMIT]) as DoseRow[]).map(presentDose);
}

export function* weights(user: string, limit: number): Work<unknown[]> {
  return ((yield ['weights', user, limit]) as WeightTable[]).map((row) => ({
    _id: row.id,
    date: new Date(row.measured_at).toISOString(),
    weightKg: row.weight_kg,
    note: row.note,
    isUnconfirmed: row.is_unconfirmed === 1,
    loggedBy: row.logged_by === null ? null : { email: row.logged_by },
    source: row.source,
  }));
}

export function* symptoms(user: string): Work<unknown[]> {
  return ((yield ['symptoms', user, LIST_LIMIT]) as SymptomTable[]).map((row) => ({
    _id: row.id,
    date: new Date(row.felt_at).toISOString(),
    category: row.category,
    severity: row.severity,
    note: row.note,
    loggedBy: row.logged_by === null ? null : { email: row.logged_by },
  }));
}

/** Logs a dose under a key that nobody used before. */
export function* logDose({ userId, tokenHash }: Caller, key: string, text: string): Work<string> {
  const now = Date.now();
  const body: NewDose = JSON.parse(text);
  const hash = createHash('sha256').update(text).digest('base64url');
  const claimed = yield [
    'claimKey',
    ...[key, hash, now, userId, tokenHash, now],
    ...[hash, null, now, now - DAY_MS],
  ];
  const [rows] = (yield ['countDoses', userId]) as { count: number }[];
  const { clicks, penId } = body;
  const [pen] = (yield [
    'movePen',
    ...[clicks, 0, userId, penId, clicks, clicks, 0, 0, 0, 0],
  ]) as MovedPen[];
  if (claimed.length === 0 || !rows || rows.count >= MAX_ROWS.dose || !pen) {
    throw new Error('not for the floor');
  }
  const row: DoseTable = {
    user_id: userId,
    id: newId(),
    pen_id: penId,
    taken_at: Date.parse(body.date),
    dose_type: 'standard',
    planned_at: null,
    part_of: null,
    clicks,
    volume_ml: null,
    medicine: pen.medicine,
    dose_mg: (clicks / pen.steps_per_dose) * pen.strength_mg,
    extraction_method: 'pen_click',
    injection_location: body.injectionLocation,
    injection_sub_location: body.injectionSubLocation,
    pain_level: body.painLevel,
    note: '',
    created_at: now,
    logged_by: null,
  };
  // In the order of the statement's columns.
  yield ['addDose', ...Object.values(row)];
  yield ['noteEntry', userId, now, 1, 0, 0, 0, now, 1, now];
  const reply = JSON.stringify(presentDose({ ...row, ...pen }));
  yield ['keepReply', reply, userId, key];
  return reply;
}

function presentDose(row: DoseRow) {
  const left = row.doses * row.steps_per_dose - row.clicks_used;
  return {
    _id: row.id,
    penId: row.pen_id,
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
    medicine: row.medicine,
    note: row.note,
    loggedBy: row.logged_by === null ? null : { email: row.logged_by },
    remainingClicks: left,
    remainingDoses: Math.round((left / row.steps_per_dose) * 10) / 10,
  };
}
