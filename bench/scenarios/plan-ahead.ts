import { DAY_MS } from '@dosewise/domain';
import type { WholeDatabase } from '../../apps/server/src/db/database.ts';
import { insertRows } from '../../apps/server/src/testing/rows.ts';
import { alternate, RHYTHMS } from '../alternate.ts';
import type { Benchmark, Figure } from '../bench.ts';
import { databasesOn, type EngineRun, onBothEngines } from '../databases.ts';
import { type RawRequest, rawRequest } from '../load.ts';
import { startServer } from '../measured-process.ts';
import { userId, userToken, writeAccounts, writeHistories, writeNewPens } from '../people.ts';

const GOAL = 3;
const PLANNERS = Array.from({ length: 50 }, (_, n) => n);
/** Beside the twenty that a history used up: forty in all. */
const SEALED = Array.from({ length: 20 }, (_, n) => 50 + n);

/** The cost of a year ahead, against the pens that it is planned from. */
export const planAhead: Benchmark = {
  name: 'plan',
  title: 'A year ahead with forty pens and 18 months of doses, against the list of the pens',
  quick: 'all',
  run: (extent) => onBothEngines(extent, figureOf),
};

async function figureOf({ engine, label, defer, extent }: EngineRun): Promise<Figure> {
  const planners = extent === 'smoke' ? PLANNERS.slice(0, 8) : PLANNERS;
  const databases = await databasesOn(engine, defer);
  const location = await databases.make((db) => writePlanners(db, planners));
  const server = await startServer('ours', location, defer);
  const { ours, floor, speedRatio } = await alternate(
    { server, next: everybody('/api/plan/ahead?days=366', planners) },
    { server, next: everybody('/api/pens', planners) },
    RHYTHMS[extent],
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

async function writePlanners(db: WholeDatabase, planners: readonly number[]): Promise<void> {
  await writeAccounts(db, planners);
  await writeHistories(db, planners);
  for (const number of SEALED) await writeNewPens(db, planners, number);
  await db.updateTable('pen').set({ start_date: null }).where('clicks_used', '=', 0).execute();
  const startDate = new Date(Date.now() - 78 * 7 * DAY_MS).toISOString().slice(0, 10);
  const step = { startDate, time: '08:00', everyDays: 7, doseMg: 10, doses: null };
  const plans = planners.map((user) => ({
    user_id: userId(user),
    medicine: 'tirzepatide',
    anchor: 'last_dose' as const,
    steps: JSON.stringify([step]),
    saved_at: Date.now(),
    ended_at: null,
  }));
  await insertRows(db, 'plan', plans);
}

function everybody(path: string, planners: readonly number[]): () => RawRequest {
  let count = 0;
  return () => rawRequest('GET', path, { token: userToken(count++ % planners.length) });
}
