import { CSV_BOM, csvRow } from '@dosewise/domain';
import type { Scope } from '../../context.ts';
import { listPens } from '../pens/pens.read-model.ts';
import {
  readAcknowledgements,
  readAnalyticsConsents,
  readEmailPreferences,
  readGoldenDoseSettings,
  readProfile,
} from '../profile/profile.read-model.ts';
import * as queries from './exports.queries.ts';

type DoseRow = queries.RowOf<typeof queries.readDoses>;
type WeightRow = queries.RowOf<typeof queries.readWeights>;
type SymptomRow = queries.RowOf<typeof queries.readSymptoms>;
type MailRow = queries.RowOf<typeof queries.readMails>;

const iso = (instant: number) => new Date(instant).toISOString();
const isoOrNull = (instant: number | null) => (instant === null ? null : iso(instant));

/** All doses of a user as CSV. */
export function dosesCsv(scope: Scope, userId: string): AsyncIterable<string> {
  return csv(
    'date,pen,strengthMg,doseType,extractionMethod,clicks,volumeMl,doseAmountMg,injectionLocation,injectionSubLocation,painLevel',
    queries.readDoses(scope.db, userId),
    (row: DoseRow) => [
      iso(row.taken_at),
      row.name,
      row.strength_mg,
      row.dose_type,
      row.extraction_method,
      row.clicks,
      row.volume_ml,
      row.dose_mg,
      row.injection_location,
      row.injection_sub_location,
      row.pain_level,
    ],
  );
}

/** All weigh-ins of a user as CSV, which the import reads back without loss. */
export function weightsCsv(scope: Scope, userId: string): AsyncIterable<string> {
  return csv(
    'date,weightKg,note,source',
    queries.readWeights(scope.db, userId),
    (row: WeightRow) => [iso(row.measured_at), row.weight_kg, row.note, row.source],
  );
}

/** All symptoms of a user as CSV. */
export function symptomsCsv(scope: Scope, userId: string): AsyncIterable<string> {
  return csv(
    'date,category,severity,note',
    queries.readSymptoms(scope.db, userId),
    (row: SymptomRow) => [iso(row.felt_at), row.category, row.severity, row.note],
  );
}

async function* csv<Row>(
  header: string,
  pieces: AsyncIterable<Row[]>,
  cellsOf: (row: Row) => (string | number | null)[],
): AsyncGenerator<string> {
  let head = `${CSV_BOM}${header}\r\n`;
  for await (const rows of pieces) {
    // Not before the first rows are read: an error until then can still be told.
    if (head !== '') yield head;
    head = '';
    yield rows.map((row) => csvRow(cellsOf(row))).join('');
  }
  if (head !== '') yield head;
}

/** Everything a user stored, as one JSON object. */
export async function* everythingJson(scope: Scope, userId: string): AsyncGenerator<string> {
  const { db, now } = scope;
  const head = {
    exportedAt: iso(now),
    profile: await readProfile(db, userId),
    emailPreferences: await readEmailPreferences(db, userId),
    goldenDose: await readGoldenDoseSettings(db, userId),
    goldenDoseAcknowledgements: await readAcknowledgements(db, userId),
    analyticsConsents: await readAnalyticsConsents(db, userId),
    pens: await listPens(db, userId, now),
  };
  yield JSON.stringify(head).slice(0, -1);
  yield* list('doses', queries.readDoses(db, userId), (row: DoseRow) => ({
    _id: row.id,
    penId: row.pen_id,
    date: iso(row.taken_at),
    doseType: row.dose_type,
    extractionMethod: row.extraction_method,
    clicks: row.clicks,
    volume: row.volume_ml,
    doseAmount: row.dose_mg,
    injectionLocation: row.injection_location,
    injectionSubLocation: row.injection_sub_location,
    painLevel: row.pain_level,
  }));
  yield* list('weights', queries.readWeights(db, userId), (row: WeightRow) => ({
    _id: row.id,
    date: iso(row.measured_at),
    weightKg: row.weight_kg,
    note: row.note,
    source: row.source,
  }));
  yield* list('symptoms', queries.readSymptoms(db, userId), (row: SymptomRow) => ({
    _id: row.id,
    date: iso(row.felt_at),
    category: row.category,
    severity: row.severity,
    note: row.note,
  }));
  yield* list('mails', queries.readMails(db, userId), (row: MailRow) => ({
    kind: row.kind,
    status: row.status,
    createdAt: iso(row.created_at),
    sentAt: isoOrNull(row.sent_at),
    openedAt: isoOrNull(row.opened_at),
    clickedAt: isoOrNull(row.clicked_at),
  }));
  yield '}\n';
}

async function* list<Row>(
  name: string,
  pieces: AsyncIterable<Row[]>,
  present: (row: Row) => object,
): AsyncGenerator<string> {
  let separator = `,"${name}":[`;
  for await (const rows of pieces) {
    for (const row of rows) {
      yield separator + JSON.stringify(present(row));
      separator = ',';
    }
  }
  yield separator === ',' ? ']' : `,"${name}":[]`;
}
