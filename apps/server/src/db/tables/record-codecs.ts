import type { ArchivedRow, Pen as PenReply, RouteInput, restoreAll } from '@dosewise/contract';
import { tableCodec } from './codec.ts';
import type { DeviceColumns } from './device-columns.ts';
import type { ImportedRecordTable } from './import-tables.ts';
import type {
  DoseTable,
  MeasurementTable,
  PenTable,
  RecordIdTable,
  SymptomTable,
  WeightTable,
} from './record-tables.ts';
import type { ReminderPreferenceTable } from './reminder-tables.ts';
import { withoutAddresses } from './without-addresses.ts';

const INSTANT = {
  write: (instant: number) => new Date(instant).toISOString(),
  read: (iso: string) => Date.parse(iso),
};
const INSTANT_OR_NULL = {
  write: (instant: number | null) => (instant === null ? null : INSTANT.write(instant)),
  read: (iso: string | null) => (iso === null ? null : INSTANT.read(iso)),
};
const FLAG = {
  write: (flag: 0 | 1) => flag === 1,
  read: (isSet: boolean): 0 | 1 => (isSet ? 1 : 0),
};

/** Someone else who logged a record, as replies and files say it. */
export const presentLoggedBy = (email: string | null) => (email === null ? null : { email });
const LOGGED_BY = {
  write: presentLoggedBy,
  read: (by: { readonly email: string } | null) => by?.email ?? null,
};

const OWNER = { leftOut: 'Everything in the file is its owner’s.' };
const ENTERED = { leftOut: 'When it was typed in says nothing about the person.' };
const ADDED_UP = { leftOut: 'It follows from the doses.' };
const DERIVED = { derived: true } as const;

type ArchivedPen = RouteInput<typeof restoreAll>['body']['pens'][number];
/** A pen by its own columns; its device, and what is left in it, follow from several. */
type PenEntry = Omit<ArchivedPen, 'device' | 'remainingClicks' | 'remainingGoldenMl'>;

export const penCodec = tableCodec<{
  table: Omit<PenTable, keyof DeviceColumns>;
  entry: PenEntry;
  own: 'user_id' | 'clicks_used' | 'golden_ml_used' | 'created_at';
  derived: Omit<PenReply, keyof PenEntry>;
}>({
  user_id: OWNER,
  id: { json: '_id' },
  name: { json: 'name' },
  strength_mg: { json: 'strength' },
  device: DERIVED,
  status: DERIVED,
  start_date: { json: 'startDate' },
  started_by: { json: 'startedBy' },
  expires_on: { json: 'expiresOn' },
  cost_per_pen: { json: 'costPerPen' },
  cost_currency: { json: 'costCurrency' },
  purchase_date: { json: 'purchaseDate' },
  pharmacy: { json: 'pharmacy' },
  enable_fifth_dose: { json: 'enableFifthDose', ...FLAG },
  clicks_used: ADDED_UP,
  golden_ml_used: ADDED_UP,
  wasted_clicks: { json: 'wastedClicks' },
  remainingClicks: DERIVED,
  remainingDoses: DERIVED,
  remainingGoldenMl: DERIVED,
  doseCount: DERIVED,
  inUseSince: DERIVED,
  discardOn: DERIVED,
  discarded_on: { json: 'discardedOn' },
  discard_reason: { json: 'discardReason' },
  batch: { json: 'batch' },
  created_at: ENTERED,
});

/** A dose of an archive whose medicine is known: earlier releases left it to the pen. */
type DoseEntry = Omit<ArchivedRow<'doses'>, 'medicine'> & { readonly medicine: string };
/** The pen that it came from, and the dose that it is a part of. */
interface OfPen {
  readonly name: string | null;
  readonly strength_mg: number | null;
  /** The instant of the first entry of its injection; null where it is no further part. */
  readonly part_of_at: number | null;
}

export const doseCodec = tableCodec<{
  table: DoseTable;
  entry: DoseEntry;
  own: 'user_id' | 'created_at';
  joined: OfPen;
}>({
  user_id: OWNER,
  id: { csv: null, json: '_id' },
  pen_id: { csv: null, json: 'penId' },
  taken_at: { csv: 'date', json: 'date', ...INSTANT },
  planned_at: { csv: null, json: 'plannedAt', ...INSTANT_OR_NULL },
  part_of: { csv: null, json: 'partOf' },
  name: { csv: 'pen' },
  strength_mg: { csv: 'strengthMg' },
  dose_type: { csv: 'doseType', json: 'doseType' },
  extraction_method: { csv: 'extractionMethod', json: 'extractionMethod' },
  clicks: { csv: 'clicks', json: 'clicks' },
  volume_ml: { csv: 'volumeMl', json: 'volume' },
  dose_mg: { csv: 'doseAmountMg', json: 'doseAmount' },
  injection_location: { csv: 'injectionLocation', json: 'injectionLocation' },
  injection_sub_location: { csv: 'injectionSubLocation', json: 'injectionSubLocation' },
  pain_level: { csv: 'painLevel', json: 'painLevel' },
  created_at: ENTERED,
  medicine: { csv: 'medicine', json: 'medicine' },
  note: { csv: 'note', json: 'note' },
  logged_by: { csv: null, json: 'loggedBy', ...LOGGED_BY },
  part_of_at: { csv: 'partOf', ...INSTANT_OR_NULL },
});

export const weightCodec = tableCodec<{
  table: WeightTable;
  entry: ArchivedRow<'weights'>;
  own: 'user_id' | 'created_at';
  joined: unknown;
}>({
  user_id: OWNER,
  id: { csv: null, json: '_id' },
  measured_at: { csv: 'date', json: 'date', ...INSTANT },
  weight_kg: { csv: 'weightKg', json: 'weightKg' },
  note: { csv: 'note', json: 'note' },
  source: { csv: 'source', json: 'source' },
  is_unconfirmed: { csv: null, json: 'isUnconfirmed', ...FLAG },
  created_at: ENTERED,
  logged_by: { csv: null, json: 'loggedBy', ...LOGGED_BY },
});

export const symptomCodec = tableCodec<{
  table: SymptomTable;
  entry: ArchivedRow<'symptoms'>;
  own: 'user_id' | 'created_at';
  joined: unknown;
}>({
  user_id: OWNER,
  id: { csv: null, json: '_id' },
  felt_at: { csv: 'date', json: 'date', ...INSTANT },
  category: { csv: 'category', json: 'category' },
  severity: { csv: 'severity', json: 'severity' },
  note: { csv: 'note', json: 'note' },
  created_at: ENTERED,
  logged_by: { csv: null, json: 'loggedBy', ...LOGGED_BY },
});

/** The name of a value in a table, where a pair stands in two rows. */
interface OfRow {
  readonly name: string;
}

export const measurementCodec = tableCodec<{
  table: MeasurementTable;
  entry: ArchivedRow<'measurements'>;
  own: 'user_id' | 'created_at';
  joined: OfRow;
}>({
  user_id: OWNER,
  id: { csv: null, json: '_id' },
  measured_at: { csv: 'date', json: 'date', ...INSTANT },
  kind: { csv: null, json: 'kind' },
  name: { csv: 'kind' },
  value: { csv: 'value', json: 'value' },
  diastolic: { csv: null, json: 'diastolic' },
  unit: { csv: 'unit', json: 'unit' },
  origin: { csv: null, json: 'origin' },
  note: { csv: 'note', json: 'note' },
  created_at: ENTERED,
  logged_by: { csv: null, json: 'loggedBy', ...LOGGED_BY },
});

/** The ids by which records that a phone sends again are known. */
export const recordIdCodec = tableCodec<{
  table: RecordIdTable;
  entry: ArchivedRow<'recordIds'>;
  own: 'user_id';
}>({
  user_id: OWNER,
  kind: { json: 'kind' },
  id: { json: '_id' },
  sent_hash: { json: 'sentHash' },
  stored_hash: { json: 'storedHash' },
  deleted_at: { json: 'deletedAt', ...INSTANT_OR_NULL },
});

/** The rows that an import wrote, so that it can still be taken back where this file is restored. */
export const importedRecordCodec = tableCodec<{
  table: ImportedRecordTable;
  entry: ArchivedRow<'importedRecords'>;
  own: 'user_id';
}>({
  user_id: OWNER,
  import_id: { json: 'importId' },
  kind: { json: 'kind' },
  id: { json: '_id' },
  written_hash: { json: 'writtenHash' },
  before: { json: 'before' },
});

/** Backups only: in the file it is an object of many parts. */
export const reminderPreferenceCodec = tableCodec<{
  table: ReminderPreferenceTable;
  entry: unknown;
  own: keyof ReminderPreferenceTable;
}>({
  user_id: OWNER,
  preferences: { opensDoor: withoutAddresses },
});
