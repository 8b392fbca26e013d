import { type Benchmark, type Extent, type Figure, median, underLimit } from '../bench.ts';
import { databasesOn, type EngineRun, onBothEngines } from '../databases.ts';
import { askOnce, rawRequest } from '../load.ts';
import { type ServerName, startServer } from '../measured-process.ts';
import { userToken, writeAccounts, writeHistories } from '../people.ts';
import { type Defer, withCleanup } from '../scratch.ts';

const STARTS: Readonly<Record<Extent, number>> = { whole: 5, quick: 5, smoke: 1 };
const LIMIT_MS = 450;
const USER = 0;

/** From nothing to the first answer out of the database. */
export const start: Benchmark = {
  name: 'start',
  title: 'Built server, start to first answer',
  quick: 'all',
  run: (extent) => onBothEngines(extent, startFigure),
};

async function startFigure({ engine, label, defer, extent }: EngineRun): Promise<Figure> {
  const databases = await databasesOn(engine, defer);
  const location = await databases.make(async (db) => {
    await writeAccounts(db, [USER]);
    await writeHistories(db, [USER]);
  });
  const times: Record<ServerName, number[]> = { ours: [], floor: [] };
  for (let count = 0; count < STARTS[extent]; count += 1) {
    for (const name of ['ours', 'floor'] as const) {
      times[name].push(await withCleanup((undo) => timeToAnswer(name, location, undo)));
    }
  }
  return {
    ...underLimit(`start, ${label}`, 'ms', median(times.ours), LIMIT_MS),
    boundBy: 'loading modules',
    note: `bare node:http: ${Math.round(median(times.floor))} ms`,
  };
}

async function timeToAnswer(
  name: ServerName,
  location: Parameters<typeof startServer>[1],
  defer: Defer,
): Promise<number> {
  const begin = performance.now();
  const { port } = await startServer(name, location, defer);
  const { status } = await askOnce(
    port,
    rawRequest('GET', '/api/doses', { token: userToken(USER) }),
  );
  if (status !== 200) throw new Error(`The first answer is ${status}.`);
  return performance.now() - begin;
}
