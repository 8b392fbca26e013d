import { alternate, RHYTHMS, type Rhythm } from '../alternate.ts';
import type { Benchmark, Figure } from '../bench.ts';
import { writeCrowd } from '../crowd.ts';
import { databasesOn, type EngineRun, onBothEngines } from '../databases.ts';
import { type RawRequest, rawRequest } from '../load.ts';
import { startServer } from '../measured-process.ts';
import { userToken } from '../people.ts';

const FEW = 1000;
const MANY = 1_000_000;
/** For a run that measures nothing. */
const SMOKE_MANY = 2000;
/** A person's doses, weekly for a year and a half, and weigh-ins. */
const EACH = { doses: 80, weights: 50 };
const GOAL = 1.3;
const RHYTHM: Rhythm = { rounds: 5, roundSeconds: 0.6, warmUpSeconds: 1 };

const LISTS = [
  {
    name: 'latest 20 doses',
    path: '/api/doses?limit=20',
    boundBy: 'rows of one person that lie apart',
  },
  {
    name: 'latest 50 weights',
    path: '/api/weights?limit=50',
    boundBy: 'on PostgreSQL 50 rows that lie in 50 pages',
  },
];

/** One person's lists, whose cost may not depend on how many others there are. */
export const reads: Benchmark = {
  name: 'reads',
  title: 'A list at 1,000,000 doses in the database, against 1,000',
  run: (extent) => onBothEngines(extent, figuresOf),
};

async function figuresOf({ engine, label, defer, extent }: EngineRun): Promise<Figure[]> {
  const isSmoke = extent === 'smoke';
  const databases = await databasesOn(engine, defer);
  const serve = async (doses: number) => {
    const users = Math.ceil(doses / EACH.doses);
    const location = await databases.make((db) => writeCrowd(db, engine, users, EACH));
    return { server: await startServer('ours', location, defer), users };
  };
  const [many, few] = [await serve(isSmoke ? SMOKE_MANY : MANY), await serve(FEW)];
  const figures: Figure[] = [];
  for (const { name, path, boundBy } of LISTS) {
    const { ours, floor, speedRatio } = await alternate(
      { server: many.server, next: anybody(path, many.users) },
      { server: few.server, next: anybody(path, few.users) },
      isSmoke ? RHYTHMS.smoke : RHYTHM,
    );
    figures.push({
      name: `${name}, ${label}`,
      unit: 'ms/request',
      better: 'smaller',
      ours: 1000 / ours.requestsPerSecond,
      floor: 1000 / floor.requestsPerSecond,
      ratio: 1 / speedRatio,
      goal: GOAL,
      boundBy,
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
