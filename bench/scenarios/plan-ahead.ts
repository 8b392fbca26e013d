import { DAY_MS } from '@dosewise/domain';
import type { WholeDatabase } from '../../apps/server/src/db/database.ts';
import { insertRows } from '../../apps/server/src/testing/rows.ts';
import { alternate } from '../alternate.ts';
import type { Benchmark, Figure } from '../bench.ts';
import { databasesOn, type Engine, onBothEngines } from '../databases.ts';
import { type RawRequest, rawRequest } from '../load.ts';
import { startServer } from '../measured-process.ts';
import { userId, userToken, writeAccounts, writeHistories, writeNewPens } from '../people.ts';
import type { Defer } from '../scratch.ts';

const GOAL = 3;
const RHYTHM = { rounds: 7, roundSeconds: 0.8 };
const PLANNERS = Array.from({ length: 50 }, (_, n) => n);
/** Beside the twenty that a history used up: forty in all. */
const SEALED = Array.from({ length: 20 }, (_, n) => 50 + n);

/** The cost of a year ahead, against the pens that it is planned from. */
export const planAhead: Benchmark = {
  name: 'plan',
  title: 'A year ahead with forty pens and 18 months of doses, against the list of the pens',
  run: () => onBothEngines(figureOf),
};

async function figureOf(engine: Engine, label: string, defer: Defer): Promise<Figure> {
  const databases = await databasesOn(engine, defer);
  const location = await databases.make(writePlanners);
  const server = await startServer('ours', location, defer);
  const { ours, floor, speedRatio } = await alternate(
    { server, next: everybody('/api/plan/ahead?days=366') },
    { server, next: everybody('/api/pens') },
    RHYTHM,
  );
  return {
    name: `a year ahead, ${label}`,
    unit: 'ms/request',
    better: 'smaller',
    ours: 1000 / ours.requestsPerSecond,
    floor: 1000 / floor.requestsPerSecond,
    ratio: 1 / speedRatio,
    goal: GOAL,
  };
}

async function writePlanners(db: WholeDatabase): Promise<void> {
  await writeAccounts(db, PLANNERS);
  await writeHistories(db, PLANNERS);
  for (const number of SEALED) await writeNewPens(db, PLANNERS, number);
  await db.updateTable('pen').set({ start_date: null }).where('clicks_used', '=', 0).execute();
  const startDate = new Date(Date.now() - 78 * 7 * DAY_MS).toISOString().slice(0, 10);
  const step = { startDate, time: '08:00', everyDays: 7, doseMg: 10, doses: null };
  const plans = PLANNERS.map((user) => ({
    user_id: userId(user),
    medicine: 'tirzepatide',
    anchor: 'last_dose' as const,
    steps: JSON.stringify([step]),
    saved_at: Date.now(),
    ended_at: null,
  }));
  await insertRows(db, 'plan', plans);
}

function everybody(path: string): () => RawRequest {
  let count = 0;
  return () => rawRequest('GET', path, { token: userToken(count++ % PLANNERS.length) });
}
