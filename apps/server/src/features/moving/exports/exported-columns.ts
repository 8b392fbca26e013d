import type { ImportedRecordTable } from '../../../db/tables/import-tables.ts';
import type {
  DoseTable,
  RecordIdTable,
  SymptomTable,
  WeightTable,
} from '../../../db/tables/record-tables.ts';
import type {
  DoseRow,
  ImportedRecordRow,
  MailRow,
  RecordIdRow,
  SymptomRow,
  WeightRow,
} from './exports.queries.ts';

type Cell = string | number | null;

/** The name of a column in the CSV and in the JSON file; absent where only the other has it. */
interface Named<Value> {
  readonly csv?: string;
  readonly json?: string;
  readonly as?: (value: Value) => Cell;
}

/** A column that is in no file, and why. */
interface LeftOut {
  readonly leftOut: string;
}

/** Every column that is read or kept, in the order of the files. */
type ExportedColumns<Row, Table = Row> = {
  readonly [Column in keyof Row]-?: Named<Row[Column]> | LeftOut;
} & { readonly [Column in Exclude<keyof Table, keyof Row>]-?: LeftOut };

/** The way of rows into a file: the CSV header, the cells below it, and the object in the JSON file. */
export interface Export<Row> {
  readonly csvHeader: string;
  readonly cells: (row: Row) => Cell[];
  readonly object: (row: Row) => Record<string, Cell>;
}

export function exportOf<Row, Table = Row>(columns: ExportedColumns<Row, Table>): Export<Row> {
  const all = Object.entries(columns) as [keyof Row, Named<Row[keyof Row]> & Partial<LeftOut>][];
  const cellOf = (row: Row, [column, { as }]: (typeof all)[number]) =>
    // What is no cell by itself has an `as`; the tests read every file.
    as ? as(row[column]) : (row[column] as Cell);
  const inCsv = all.filter(([, { csv }]) => csv !== undefined);
  const inJson = all.filter(([, { json }]) => json !== undefined);
  return {
    csvHeader: inCsv.map(([, { csv }]) => csv).join(','),
    cells: (row) => inCsv.map((column) => cellOf(row, column)),
    object: (row) =>
      Object.fromEntries(inJson.map((column) => [column[1].json, cellOf(row, column)])),
  };
}

const iso = (instant: number) => new Date(instant).toISOString();
const isoOrNull = (instant: number | null) => (instant === null ? null : iso(instant));

const OWNER = { leftOut: 'Everything in the file is its owner’s.' };
const ENTERED = { leftOut: 'When it was typed in says nothing about the person.' };

export const doseExport = exportOf<DoseRow, DoseTable>({
  user_id: OWNER,
  id: { json: '_id' },
  pen_id: { json: 'penId' },
  taken_at: { csv: 'date', json: 'date', as: iso },
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
});

export const weightExport = exportOf<WeightRow, WeightTable>({
  user_id: OWNER,
  id: { json: '_id' },
  measured_at: { csv: 'date', json: 'date', as: iso },
  weight_kg: { csv: 'weightKg', json: 'weightKg' },
  note: { csv: 'note', json: 'note' },
  source: { csv: 'source', json: 'source' },
  created_at: ENTERED,
});

export const symptomExport = exportOf<SymptomRow, SymptomTable>({
  user_id: OWNER,
  id: { json: '_id' },
  felt_at: { csv: 'date', json: 'date', as: iso },
  category: { csv: 'category', json: 'category' },
  severity: { csv: 'severity', json: 'severity' },
  note: { csv: 'note', json: 'note' },
  created_at: ENTERED,
});

/** The ids by which records that a phone sends again are known. */
export const recordIdExport = exportOf<RecordIdRow, RecordIdTable>({
  user_id: OWNER,
  kind: { json: 'kind' },
  id: { json: '_id' },
  sent_hash: { json: 'sentHash' },
  stored_hash: { json: 'storedHash' },
  deleted_at: { json: 'deletedAt', as: isoOrNull },
});

/** The rows that an import wrote, so that it can still be taken back where this file is restored. */
export const importedRecordExport = exportOf<ImportedRecordRow, ImportedRecordTable>({
  user_id: OWNER,
  import_id: { json: 'importId' },
  kind: { json: 'kind' },
  id: { json: '_id' },
  written_hash: { json: 'writtenHash' },
  before: { json: 'before' },
});

/** Of a mail only what happened to it; what it says came from us. */
export const mailExport = exportOf<MailRow>({
  id: { leftOut: 'It leads nowhere outside of the database.' },
  kind: { json: 'kind' },
  status: { json: 'status' },
  created_at: { json: 'createdAt', as: iso },
  sent_at: { json: 'sentAt', as: isoOrNull },
  opened_at: { json: 'openedAt', as: isoOrNull },
  clicked_at: { json: 'clickedAt', as: isoOrNull },
});
