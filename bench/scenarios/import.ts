import { weightCsvSteps } from '@dosewise/file-import';
import type { WeightTable } from '../../apps/server/src/db/tables/record-tables.ts';
import { type Benchmark, type Figure, median } from '../bench.ts';
import { databasesOn, type EngineRun, onBothEngines } from '../databases.ts';
import { Connection, rawRequest } from '../load.ts';
import { startServer } from '../measured-process.ts';
import { benchId, userId, userToken, writeAccounts } from '../people.ts';
import { type ColumnTypes, rawInsert } from '../raw-insert.ts';

const ENTRIES = 20_000;
const ROUNDS = { timed: 7, warmUp: 2 };
/** For a run that measures nothing. */
const SMOKE = { entries: 20, rounds: { timed: 1, warmUp: 0 } };
const GOAL = 3;
const FIRST = Date.UTC(1990, 0, 1, 7);
const INTERVAL_MS = 40_000_000;

const COLUMNS: ColumnTypes<'weight'> = {
  user_id: 'text',
  id: 'text',
  measured_at: 'bigint',
  weight_kg: 'double precision',
  note: 'text',
  source: 'text',
  is_unconfirmed: 'integer',
  created_at: 'bigint',
  logged_by: 'text',
};

/** A file with a weigh-in every eleven hours or so, as an app exports it. */
const fileOf = (rows: readonly WeightTable[]): string =>
  [
    'Date,Weight (kg),Comments',
    ...rows.map(
      (row) => `${new Date(row.measured_at).toISOString()},${row.weight_kg.toFixed(1)},${row.note}`,
    ),
  ].join('\r\n');

/** The rows that the file becomes, for a user. */
function rowsOf(user: number, entries: number): WeightTable[] {
  return Array.from({ length: entries }, (_, n) => ({
    user_id: userId(user),
    id: benchId(user + 100, n),
    measured_at: FIRST + n * INTERVAL_MS,
    weight_kg: Math.round(900 + 100 * Math.sin(n / 500) + (n % 7)) / 10,
    note: n % 40 === 0 ? 'after the weekend' : '',
    source: 'import',
    is_unconfirmed: 0,
    created_at: FIRST,
    logged_by: null,
  }));
}

/** From the text of a file to rows on the disk: parsing, sending, checking, writing. */
export const csvImport: Benchmark = {
  name: 'import',
  title: `CSV import of ${ENTRIES.toLocaleString('en-GB')} weights, file to rows, against a raw insert`,
  quick: 'all',
  run: (extent) => onBothEngines(extent, importFigure),
};

async function importFigure({ engine, label, defer, extent }: EngineRun): Promise<Figure> {
  const { entries, rounds: turns } =
    extent === 'smoke' ? SMOKE : { entries: ENTRIES, rounds: ROUNDS };
  const file = fileOf(rowsOf(0, entries));
  const databases = await databasesOn(engine, defer);
  const users = Array.from({ length: turns.timed + turns.warmUp }, (_, user) => user);
  const location = await databases.make((db) => writeAccounts(db, users));
  const copy = await databases.copy(location);
  const { port } = await startServer('ours', location, defer);
  const connection = new Connection(port);
  defer(() => connection.close());
  const insert = rawInsert(copy, 'weight', COLUMNS, defer);

  const rounds: { parsing: number; ours: number; floor: number }[] = [];
  for (const user of users) {
    const rows = rowsOf(user, entries);
    const start = performance.now();
    const parsed = await importFile(connection, user, { file, entries });
    const middle = performance.now();
    await insert(rows);
    const end = performance.now();
    rounds.push({ parsing: parsed - start, ours: middle - start, floor: end - middle });
  }
  const timed = rounds.slice(turns.warmUp);
  return {
    name: `import, ${label}`,
    unit: 'ms',
    better: 'smaller',
    ours: median(timed.map((round) => round.ours)),
    floor: median(timed.map((round) => round.floor)),
    ratio: median(timed.map((round) => round.ours / round.floor)),
    goal: GOAL,
    boundBy: 'reading the file, checking entries, building statements',
    note: `of it reading the file ${Math.round(median(timed.map((round) => round.parsing)))} ms`,
  };
}

/** Does with a file what the Weight page does. Returns when it was read. */
async function importFile(
  connection: Connection,
  user: number,
  { file, entries: expected }: { readonly file: string; readonly entries: number },
): Promise<number> {
  const options = { timeZone: 'Europe/London', now: Date.now(), answers: {} };
  const steps = weightCsvSteps(file, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const result = step.value;
  if (result.kind !== 'ready') throw new Error('The file was not understood.');
  const read = performance.now();
  const entries = result.entries.map(({ date, weightKg, note, source }) => ({
    date: new Date(date).toISOString(),
    weightKg,
    note,
    source,
  }));
  const { body } = await connection.ask(
    rawRequest('POST', '/api/weights/bulk', {
      token: userToken(user),
      body: JSON.stringify({ entries }),
      idempotencyKey: `import-${user}`,
    }),
  );
  const { upserted } = JSON.parse(String(body));
  if (upserted !== expected) throw new Error(`Not all was imported: ${body}`);
  return read;
}
