import { alternate } from '../alternate.ts';
import type { Benchmark, Figure } from '../bench.ts';
import { writeCrowd } from '../crowd.ts';
import { databasesOn, type Engine, onBothEngines } from '../databases.ts';
import { type RawRequest, rawRequest } from '../load.ts';
import { startServer } from '../measured-process.ts';
import { userToken } from '../people.ts';
import type { Defer } from '../scratch.ts';

const FEW = 1000;
const MANY = 1_000_000;
/** A person's doses, weekly for a year and a half, and weigh-ins. */
const EACH = { doses: 80, weights: 50 };
const GOAL = 1.3;
const RHYTHM = { rounds: 5, roundSeconds: 0.6 };

const LISTS = [
  { name: 'latest 20 doses', path: '/api/doses?limit=20' },
  { name: 'latest 50 weights', path: '/api/weights?limit=50' },
];

/** One person's lists, whose cost may not depend on how many others there are. */
export const reads: Benchmark = {
  name: 'reads',
  title: 'A list at 1,000,000 doses in the database, against 1,000',
  run: () => onBothEngines(figuresOf),
};

async function figuresOf(engine: Engine, label: string, defer: Defer): Promise<Figure[]> {
  const databases = await databasesOn(engine, defer);
  const serve = async (doses: number) => {
    const users = Math.ceil(doses / EACH.doses);
    const location = await databases.make((db) => writeCrowd(db, engine, users, EACH));
    return { server: await startServer('ours', location, defer), users };
  };
  const [many, few] = [await serve(MANY), await serve(FEW)];
  const figures: Figure[] = [];
  for (const { name, path } of LISTS) {
    const { ours, floor, speedRatio } = await alternate(
      { server: many.server, next: anybody(path, many.users) },
      { server: few.server, next: anybody(path, few.users) },
      RHYTHM,
    );
    figures.push({
      name: `${name}, ${label}`,
      unit: 'ms/request',
      better: 'smaller',
      ours: 1000 / ours.requestsPerSecond,
      floor: 1000 / floor.requestsPerSecond,
      ratio: 1 / speedRatio,
      goal: GOAL,
    });
  }
  return figures;
}

/** Somebody else each time, far apart, so that nobody's rows are at hand by chance. */
function anybody(path: string, users: number): () => RawRequest {
  let user = 0;
  const stride = Math.max(1, Math.floor(users * 0.618));
  return () => {
    user = (user + stride) % users;
    return rawRequest('GET', path, { token: userToken(user) });
  };
}
