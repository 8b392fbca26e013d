import { createHash } from 'node:crypto';
import type {
  DoseTable,
  PenTable,
  SymptomTable,
  WeightTable,
} from '../../apps/server/src/db/tables/record-tables.ts';
import { createIdSource } from '../../apps/server/src/new-id.ts';
import type { Work } from './floor-statements.ts';

const newId = createIdSource(Date.now);

type DoseRow = Omit<DoseTable, 'user_id' | 'created_at'> & { clicks_used: number };
type MovedPen = Pick<PenTable, 'strength_mg' | 'clicks_used'>;

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

export function* userOf(tokenHash: string): Work<string | undefined> {
  const [row] = (yield ['session', tokenHash, Date.now()]) as { user_id: string }[];
  return row?.user_id;
}

export function* doses(user: string): Work<unknown[]> {
  return ((yield ['doses', user]) as DoseRow[]).map(presentDose);
}

export function* weights(user: string, limit: number): Work<unknown[]> {
  return ((yield ['weights', user, limit]) as WeightTable[]).map((row) => ({
    _id: row.id,
    date: new Date(row.measured_at).toISOString(),
    weightKg: row.weight_kg,
    note: row.note,
    source: row.source,
  }));
}

export function* symptoms(user: string): Work<unknown[]> {
  return ((yield ['symptoms', user]) as SymptomTable[]).map((row) => ({
    _id: row.id,
    date: new Date(row.felt_at).toISOString(),
    category: row.category,
    severity: row.severity,
    note: row.note,
  }));
}

/** Logs a dose under a key that nobody used before. */
export function* logDose(user: string, key: string, text: string): Work<string> {
  const now = Date.now();
  const body: NewDose = JSON.parse(text);
  const hash = createHash('sha256').update(text).digest('base64url');
  const claimed = yield ['claimKey', user, key, hash, now];
  if (claimed.length === 0) throw new Error('not for the floor');
  const { clicks } = body;
  const [pen] = (yield ['movePen', clicks, user, body.penId, clicks, clicks]) as MovedPen[];
  if (!pen) throw new Error('not for the floor');
  const id = newId();
  const mg = (clicks / 60) * pen.strength_mg;
  yield [
    'addDose',
    ...[user, id, body.penId, Date.parse(body.date), clicks, mg],
    ...[body.injectionLocation, body.injectionSubLocation, body.painLevel, now],
  ];
  yield ['noteEntry', user, now, now];
  const reply = JSON.stringify(
    presentDose({
      id,
      pen_id: body.penId,
      taken_at: Date.parse(body.date),
      clicks,
      volume_ml: null,
      dose_mg: mg,
      dose_type: 'standard',
      extraction_method: 'pen_click',
      injection_location: body.injectionLocation,
      injection_sub_location: body.injectionSubLocation,
      pain_level: body.painLevel,
      medicine: 'tirzepatide',
      note: '',
      clicks_used: pen.clicks_used,
    }),
  );
  yield ['keepReply', reply, user, key];
  return reply;
}

function presentDose(row: DoseRow) {
  const left = 240 - row.clicks_used;
  return {
    _id: row.id,
    penId: row.pen_id,
    date: new Date(row.taken_at).toISOString(),
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
    remainingClicks: left,
    remainingDoses: Math.round((left / 60) * 10) / 10,
  };
}
