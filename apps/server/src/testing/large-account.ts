import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { TEST_NOW } from './test-app.ts';

/** Whose rows they are, and the pen that its doses came from. */
export interface RowOwner {
  readonly userId: string;
  readonly penId: string;
}

type RecordTable = 'pen' | 'dose' | 'symptom' | 'weight';

const ROWS_AT_ONCE = 2000;
/** Between two rows, so that many lie within a few years and none in the future. */
const STEP_MS = 60_000;

/** Writes `count` rows of one user straight into a table. */
export async function addRows(
  db: Database,
  table: RecordTable,
  owner: RowOwner,
  count: number,
): Promise<void> {
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, count - start);
    const rows = Array.from({ length }, (_, n) => rowOf(table, owner, start + n));
    // Each table's rows are right for it, which the union of tables cannot say.
    await db
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
}

function rowOf(table: RecordTable, { userId, penId }: RowOwner, n: number): Schema[RecordTable] {
  const at = TEST_NOW - 3_600_000 - n * STEP_MS;
  const own = { user_id: userId, id: crypto.randomUUID(), created_at: at };
  if (table === 'symptom') {
    return { ...own, felt_at: at, category: 'nausea', severity: 1, note: '' };
  }
  if (table === 'weight') {
    return { ...own, measured_at: at, weight_kg: 80, note: '', source: 'import' };
  }
  if (table === 'pen') {
    return { ...own, ...PEN };
  }
  return { ...own, ...DOSE, pen_id: penId, taken_at: at };
}

const PEN = {
  name: 'Pen',
  strength_mg: 5,
  start_date: '2026-01-01' as Schema['pen']['start_date'],
  expires_on: null,
  cost_per_pen: null,
  cost_currency: null,
  purchase_date: null,
  pharmacy: null,
  enable_fifth_dose: 0,
  clicks_used: 0,
  golden_ml_used: 0,
} as const;

const DOSE = {
  dose_type: 'standard',
  clicks: 1,
  volume_ml: null,
  dose_mg: 0.17,
  extraction_method: 'pen_click',
  injection_location: 'other',
  injection_sub_location: null,
  pain_level: 0,
} as const;
