import type { WholeDatabase } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { insertRows, ROWS } from './rows.ts';
import { TEST_NOW } from './test-app.ts';

/** The user of the rows, and the pen that the doses came from. */
export interface RowOwner {
  readonly userId: string;
  readonly penId: string;
}

type RecordTable = 'pen' | 'dose' | 'symptom' | 'weight' | 'measurement' | 'carer_act';

/** Between two rows, so that many lie within a few years and none in the future. */
const STEP_MS = 60_000;

/** Writes `count` rows of one user straight into a table, each at an instant of its own: `first` is that of the first. */
export async function addRows(
  db: WholeDatabase,
  table: RecordTable,
  owner: RowOwner,
  count: number,
  first = 0,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => rowOf(table, owner, first + n));
  await insertRows(db, table, rows);
}

function rowOf(table: RecordTable, { userId, penId }: RowOwner, n: number): Schema[RecordTable] {
  const at = TEST_NOW - 3_600_000 - n * STEP_MS;
  const id = crypto.randomUUID();
  if (table === 'carer_act') return { ...ROWS.carer_act, user_id: userId, id, at };
  const own = { user_id: userId, id, created_at: at };
  if (table === 'symptom') return { ...ROWS.symptom, ...own, felt_at: at };
  if (table === 'measurement') return { ...ROWS.measurement, ...own, measured_at: at };
  if (table === 'weight') return { ...ROWS.weight, ...own, measured_at: at };
  if (table === 'pen') return { ...ROWS.pen, ...own };
  return { ...ROWS.dose, ...own, pen_id: penId, taken_at: at };
}
