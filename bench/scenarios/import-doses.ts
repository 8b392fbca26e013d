import type { DoseTable } from '../../apps/server/src/db/tables/record-tables.ts';
import { MAX_ROWS } from '../../apps/server/src/records/account-limits.queries.ts';
import { type Benchmark, type Figure, median } from '../bench.ts';
import { databasesOn, type EngineRun, onBothEngines } from '../databases.ts';
import { Connection, rawRequest } from '../load.ts';
import { startServer } from '../measured-process.ts';
import { benchId, userId, userToken, writeAccounts } from '../people.ts';
import { type ColumnTypes, rawInsert } from '../raw-insert.ts';

const DOSES = MAX_ROWS.dose;
const ROUNDS = { timed: 7, warmUp: 2 };
/** For a run that measures nothing. */
const SMOKE = { count: 20, rounds: { timed: 1, warmUp: 0 } };
const GOAL = 3.5;
const FIRST = Date.UTC(1990, 0, 1, 7);
const INTERVAL_MS = 40_000_000;

const COLUMNS: ColumnTypes<'dose'> = {
  user_id: 'text',
  id: 'text',
  pen_id: 'text',
  taken_at: 'bigint',
  planned_at: 'bigint',
  part_of: 'text',
  dose_type: 'text',
  clicks: 'integer',
  volume_ml: 'double precision',
  dose_mg: 'double precision',
  extraction_method: 'text',
  injection_location: 'text',
  injection_sub_location: 'text',
  pain_level: 'double precision',
  created_at: 'bigint',
  medicine: 'text',
  note: 'text',
  logged_by: 'text',
};

/** From a request to rows on the disk: checking, telling what is there already, noting for an undo. */
export const doseImport: Benchmark = {
  name: 'doses',
  title: `Import of ${DOSES.toLocaleString('en-GB')} doses, request to rows, against a raw insert`,
  quick: 'all',
  run: (extent) => onBothEngines(extent, importFigure),
};

async function importFigure({ engine, label, defer, extent }: EngineRun): Promise<Figure> {
  const { count, rounds: turns } = extent === 'smoke' ? SMOKE : { count: DOSES, rounds: ROUNDS };
  const databases = await databasesOn(engine, defer);
  const users = Array.from({ length: turns.timed + turns.warmUp }, (_, user) => user);
  const location = await databases.make((db) => writeAccounts(db, users));
  const copy = await databases.copy(location);
  const { port } = await startServer('ours', location, defer);
  const connection = new Connection(port);
  defer(() => connection.close());
  const insert = rawInsert(copy, 'dose', COLUMNS, defer);

  const rounds: { ours: number; floor: number }[] = [];
  for (const user of users) {
    const rows = rowsOf(user, count);
    const request = requestOf(user, rows);
    const start = performance.now();
    const { body } = await connection.ask(request);
    const middle = performance.now();
    await insert(rows);
    rounds.push({ ours: middle - start, floor: performance.now() - middle });
    const { added } = JSON.parse(String(body));
    if (added?.doses !== count) throw new Error(`Not all was imported: ${body}`);
  }
  const timed = rounds.slice(turns.warmUp);
  return {
    name: `import of doses, ${label}`,
    unit: 'ms',
    better: 'smaller',
    ours: median(timed.map((round) => round.ours)),
    floor: median(timed.map((round) => round.floor)),
    ratio: median(timed.map((round) => round.ours / round.floor)),
    goal: GOAL,
    boundBy: 'a second row for each dose, by which an import is undone, and its digest',
  };
}

function rowsOf(user: number, count: number): DoseTable[] {
  return Array.from({ length: count }, (_, n) => ({
    user_id: userId(user),
    id: benchId(user + 200, n),
    pen_id: null,
    taken_at: FIRST + n * INTERVAL_MS,
    dose_type: 'standard',
    planned_at: null,
    part_of: null,
    clicks: null,
    volume_ml: null,
    dose_mg: 2.5 * (1 + (n % 6)),
    extraction_method: 'pen_click',
    injection_location: 'abdomen',
    injection_sub_location: n % 2 === 0 ? 'left_lower' : 'right_lower',
    pain_level: n % 4,
    created_at: FIRST,
    medicine: 'Mounjaro',
    note: n % 40 === 0 ? 'after the weekend' : '',
    logged_by: null,
  }));
}

function requestOf(user: number, rows: readonly DoseTable[]): string {
  const doses = rows.map((row) => ({
    date: new Date(row.taken_at).toISOString(),
    medicine: row.medicine,
    doseAmount: row.dose_mg,
    injectionLocation: row.injection_location,
    injectionSubLocation: row.injection_sub_location,
    painLevel: row.pain_level,
    note: row.note,
  }));
  return rawRequest('POST', '/api/imports', {
    token: userToken(user),
    body: JSON.stringify({ source: 'shotsy-csv', doses }),
    idempotencyKey: `doses-${user}`,
  });
}
